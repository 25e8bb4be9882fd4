"""Messages in which players decide, and those in which chance does."""

from math import prod

from games.kit import Card, Coin, Coins, IllegalAnswer, Speak
from table import short
from ui.audit.messages import standing_in
from ui.audit.messages.case import Case, Explanation
from ui.telling.story import Fact, Sentence

BLINDING = 32


def choose(case: Case) -> Explanation:
    number, answer = case.answered(case.payload)
    option = case.option(answer)
    among = {"number": number + 1, "count": len(case.among)}
    return Explanation(
        case.sentence("line-choose-card", option=option, ask=case.ask)
        if isinstance(answer, Card)
        else case.sentence("line-choose", option=option),
        (case.sentence("happened-choose", ask=case.ask, option=option),),
        (case.sentence("proves-choose"),),
        (case.sentence("checked-choose", bytes=case.payload.hex(), **among),),
    )


def commit(case: Case) -> Explanation:
    speakers = case.step.asked.speakers if case.step.asked else ()
    there = [seat for seat in speakers if seat not in case.report.absent_in(case.op)]
    others = [seat for seat in there if seat != case.who]
    sealed = {"ask": case.ask, "hash": short(case.payload)}
    return Explanation(
        case.sentence("line-commit", ask=case.ask),
        (case.sentence("happened-commit", others=others, **sealed),),
        (case.sentence("proves-commit"),),
        (case.sentence("checked-commit"),),
    )


def opened(case: Case) -> Explanation:
    blinding, value = case.payload[:BLINDING], case.payload[BLINDING:]
    option = case.option(case.answered(value)[1])
    (sealed,) = case.said(case.op.parent, "commit", case.who)
    envelope = {"blinding": short(blinding), "value": value.hex(), "hash": short(sealed.payload)}
    return Explanation(
        case.sentence("line-open", option=option),
        (case.sentence("happened-open", ask=case.ask, option=option),),
        (case.sentence("proves-open", sealed=str(sealed.number)),),
        (case.sentence("checked-open", **envelope),),
    )


def speak(case: Case) -> Explanation:
    text = spoken(case)
    facts: dict[str, Fact] = {"text": text, "size": len(case.payload), "count": len(text)}
    return Explanation(
        case.sentence("line-speak" if text else "line-silent", **facts),
        (case.sentence("happened-speak" if text else "happened-silent", **facts),),
        (case.sentence("proves-speak"),),
        (case.sentence("checked-speak", **facts),),
    )


def spoken(case: Case) -> str:
    """The text, if it is one; what a screen would obey is never repeated here."""
    request = case.step.request
    if not isinstance(request, Speak):
        raise ValueError("words that nobody was asked for")
    try:
        return request.accept(case.payload.decode("utf-8"))
    except IllegalAnswer as error:
        raise ValueError(str(error)) from error


def beacon(case: Case) -> Explanation:
    request = case.step.request
    if not isinstance(request, Coin | Coins):
        raise ValueError("a number that nobody was asked to draw")
    each = request.sides if isinstance(request, Coins) else (request.sides,)
    after: list[Sentence] = []
    if case.event is not None:
        answer = case.event.answer
        drawn = answer if isinstance(request, Coins) else (answer,)
        outcomes = [
            Sentence("beacon-outcome", {"number": number + 1, "sides": sides})
            for number, sides in zip(drawn, each, strict=True)
        ]
        after = [case.sentence("after-beacon", outcomes=outcomes, players=case.players)]
    conspiracy = {} if case.quorum is None else {"quorum": case.quorum}
    key = "proves-beacon-quorum" if conspiracy else "proves-beacon"
    return Explanation(
        case.sentence("line-beacon"),
        (case.sentence("happened-beacon", sides=prod(each)),),
        (case.sentence(key, **conspiracy),),
        (case.sentence("checked-beacon"),),
        (*standing_in.stood_in(case), *after),
    )

"""Messages in which players decide, and those in which chance does."""

from games.kit import Card
from table.formulas import short
from ui.audit.case import Case, Explanation

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
    others = [seat for seat in speakers if seat != case.who]
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
    (sealed,) = case.said(case.step.op.removesuffix("/open"), "commit", case.who)
    envelope = {"blinding": short(blinding), "value": value.hex(), "hash": short(sealed.payload)}
    return Explanation(
        case.sentence("line-open", option=option),
        (case.sentence("happened-open", ask=case.ask, option=option),),
        (case.sentence("proves-open", sealed=str(sealed.number)),),
        (case.sentence("checked-open", **envelope),),
    )


def beacon(case: Case) -> Explanation:
    sides = {"sides": getattr(case.step.request, "sides", 0)}
    after = []
    if case.event is not None:
        number, players = case.event.answer + 1, case.players
        after = [case.sentence("after-beacon", number=number, players=players, **sides)]
    conspiracy = {} if case.quorum is None else {"quorum": case.quorum}
    key = "proves-beacon-quorum" if conspiracy else "proves-beacon"
    return Explanation(
        case.sentence("line-beacon"),
        (case.sentence("happened-beacon", **sides),),
        (case.sentence(key, **conspiracy),),
        (case.sentence("checked-beacon"),),
        tuple(after),
    )

"""Messages in which cards move unseen: mixed by everybody, by one player, or to another key."""

from collections.abc import Sequence
from typing import Any

from games.kit import AnyRequest, Arrange, Give, Look, Prove, Seat, Show, Shuffle
from ui.audit.messages import standing_in
from ui.audit.messages.case import Case, Explanation
from ui.telling.story import Fact, Sentence


def shuffle(case: Case) -> Explanation:
    if not isinstance(case.step.request, Shuffle):
        raise ValueError("a pile that nobody was asked to shuffle")
    cards = case.step.request.cards
    passed = standing_in.passed_on(case, case.step.event)
    is_last = case.op.step == case.mixers
    key = "happened-shuffle-one" if len(cards) == 1 else "happened-shuffle"
    return Explanation(
        case.sentence("line-shuffle", count=len(cards), **turn(case)),
        (case.sentence(key, cards=cards), whose_turn(case)),
        (case.sentence("proves-shuffle"),),
        (case.sentence("checked-shuffle", count=len(cards)),),
        (*without(case, passed), *(renamed(case) if is_last else ())),
    )


def ahead(case: Case) -> Explanation:
    """A turn of a shuffle that comes about only if a claim is proved."""
    claim = case.step.request
    if not isinstance(claim, Prove):
        raise LookupError("only a claim lets a shuffle begin ahead of need")
    passed = standing_in.passed_on(case, case.step.event)
    named: dict[str, Fact] = {"cards": claim.into, "claimer": claim.seat, "face": claim.face}
    return Explanation(
        case.sentence("line-ahead", count=len(claim.into) + 1, **turn(case)),
        (case.sentence("happened-ahead", **named), whose_turn(case)),
        (case.sentence("proves-shuffle"),),
        (case.sentence("checked-shuffle", count=len(claim.into) + 1),),
        (*without(case, passed), case.sentence("after-ahead", claimer=claim.seat)),
    )


def turn(case: Case) -> dict[str, Fact]:
    """A turn is called by its number."""
    return {"turn": str(case.op.step), "mixers": case.mixers, "players": case.players}


def whose_turn(case: Case) -> Sentence:
    key = "turn-of-all" if case.mixers == case.players else "turn-of-some"
    return case.sentence(key, **turn(case))


def without(case: Case, passed: Sequence[Seat]) -> tuple[Sentence, ...]:
    """That the turns of seats that were gone were taken by the next."""
    return (case.sentence("after-skipped", gone=passed, count=len(passed)),) if passed else ()


def lift(case: Case) -> Explanation:
    cards = case.step.cards
    why = case.teller.say(reason(case.step.request))
    return Explanation(
        case.sentence("line-lift", cards=cards),
        (case.sentence("happened-lift", cards=cards, count=len(cards), why=why),),
        (case.sentence("proves-lift"),),
        (case.sentence("checked-lift"),),
    )


def reason(request: AnyRequest | None) -> Sentence:
    match request:
        case Shuffle():
            return Sentence("lift-shuffle")
        case Arrange(seat, _):
            return Sentence("lift-arrange", {"seat": seat})
        case Look() | Show() | Give():
            return Sentence("lift-look")
    raise NotImplementedError(f"nobody can explain why cards are lifted for {request}")


def arrange(case: Case) -> Explanation:
    request = case.step.request
    if not isinstance(request, Arrange):
        raise ValueError("cards that nobody was asked to arrange")
    cards, front = request.cards, request.front
    suffix = "-swap" if swaps_or_not(request) else "-front" if front else ""
    facts: dict[str, Fact] = {"cards": cards, "front": front}
    kept = "proves-arrange-owned" if under_own_key(case) else "proves-arrange-joint"
    return Explanation(
        case.sentence(f"line-arrange{suffix}", **facts),
        (case.sentence(f"happened-arrange{suffix}", **facts),),
        (case.sentence("proves-arrange"), case.sentence(kept)),
        (case.sentence("checked-arrange", count=len(cards)),),
        renamed(case),
    )


def swaps_or_not(request: Arrange[Any]) -> bool:
    """Two cards put back into the places they came from: none of them is chosen or kept."""
    match request:
        case Arrange(_, (_, _), 1, on_table=True):
            return True
    return False


def under_own_key(case: Case) -> bool:
    """Were the cards mixed under the key of their owner, not under that of the table?"""
    return case.mixed_under == f"X{case.who}"


def look(case: Case) -> Explanation:
    if standing_in.is_stand_in(case):
        return standing_in.masked(case)
    cards = case.step.cards
    return Explanation(
        case.sentence("line-look", cards=cards),
        (case.sentence("happened-look", cards=cards),),
        (case.sentence("proves-look"),),
        (case.sentence("checked-look"),),
    )


def renamed(case: Case) -> tuple[Sentence, ...]:
    """A card that moved unseen has a new number: nobody can say which it was."""
    if case.event is None or case.event.answer is None:
        return ()
    new = case.event.answer
    return (case.sentence("after-moved", old=len(new), cards=new),)

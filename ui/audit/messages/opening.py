"""Messages in which cards are opened: to one player, to everybody, or as the proof of a claim."""

from collections.abc import Mapping
from typing import Any

from games.kit import AnyCard, AnyRequest, Face, Give, Look, Prove, Reveal, Seat, Show, Shuffle
from table import point_of, short
from ui.audit.messages import standing_in
from ui.audit.messages.case import Case, Explanation
from ui.telling.story import Fact, Sentence

POINT = 33
CONCEDED = 0xFF


def shares(case: Case) -> Explanation:
    request, cards = case.step.request, case.step.cards
    if case.op.step == "own":
        return standing_in.own(case)
    if case.op.step == "lock":
        return standing_in.locked(case)
    readers = readers_in(request)
    if readers is not None:
        return shares_to_look(case, readers)
    return Explanation(
        case.sentence("line-shares-open", cards=cards),
        (case.sentence("happened-shares-open", cards=cards),),
        (case.sentence("proves-shares-open"),),
        (case.sentence("checked-shares", count=len(cards)),),
        (*standing_in.stood_in(case), *turned_up(case, case.event.answer if case.event else ())),
    )


def readers_in(request: AnyRequest | None) -> Mapping[AnyCard, Seat] | None:
    """The seat that reads each card alone; None if everybody reads them."""
    match request:
        case Look(hands):
            return {card: seat for seat in hands for card in hands[seat]}
        case Show(_, shown, to) | Give(_, shown, to):
            return dict.fromkeys(shown, to)
        case Reveal():
            return None
    raise NotImplementedError(f"nobody can explain for whom cards are opened in {request}")


def shares_to_look(case: Case, readers: Mapping[AnyCard, Seat]) -> Explanation:
    cards = case.step.cards
    seats = list(dict.fromkeys(readers[card] for card in cards))
    hands = {seat: tuple(card for card in cards if readers[card] == seat) for seat in seats}
    each = [case.teller.say(Sentence("shares-for", {"cards": hands[s], "to": s})) for s in seats]
    facts: dict[str, Fact] = {"cards": cards, "count": len(cards), "to": seats, "each": each}
    return Explanation(
        case.sentence("line-shares", **facts),
        (case.sentence("happened-shares" if len(seats) == 1 else "happened-shares-each", **facts),),
        (case.sentence("proves-shares"),),
        (case.sentence("checked-shares", count=len(cards)),),
        standing_in.stood_in(case),
    )


def turned_up(case: Case, faces: tuple[Face, ...]) -> tuple[Sentence, ...]:
    """What everybody sees, once somebody does."""
    points = [point_of(case.report.table, face) for face in faces]
    return (case.sentence("after-shares-open", faces=faces, points=points),) if faces else ()


def show(case: Case) -> Explanation:
    request = case.step.request
    if not isinstance(request, Show):
        raise ValueError("cards that nobody was asked to show")
    cards, to = request.cards, request.to
    return Explanation(
        case.sentence("line-show", cards=cards, to=to),
        (case.sentence("happened-show", cards=cards, to=to),),
        (case.sentence("proves-show", to=to),),
        (case.sentence("checked-show"),),
    )


def prove(case: Case) -> Explanation:
    request = case.step.request
    if not isinstance(request, Prove):
        raise ValueError("a proof for something that is no challenge")
    facts: dict[str, Fact] = {"face": request.face, "cards": request.cards}
    facts |= {"count": len(request.cards)}
    asked = case.sentence("happened-prove-asked", **facts)
    if case.payload[0] != CONCEDED:
        return shown(case, request, asked)
    key = "conceded" if request.may_concede else "denied"
    return Explanation(
        case.sentence(f"line-prove-{key}", **facts),
        (asked, case.sentence(f"happened-prove-{key}", **facts)),
        (case.sentence(f"proves-prove-{key}", **facts),),
        (case.sentence(f"checked-prove-{key}", **facts),),
    )


def shown(case: Case, request: Prove[Any], asked: Sentence) -> Explanation:
    card, share = request.cards[case.payload[0]], short(case.payload[1 : 1 + POINT])
    point = point_of(case.report.table, request.face)
    facts: dict[str, Fact] = {"card": card, "face": request.face}
    return Explanation(
        case.sentence("line-prove-shown", **facts),
        (asked, case.sentence("happened-prove-shown", **facts)),
        (case.sentence("proves-prove-shown", **facts),),
        (case.sentence("checked-prove-shown", share=share, point=point, **facts),),
        returned(case, card),
    )


def returned(case: Case, card: AnyCard) -> tuple[Sentence, ...]:
    """The shuffle that ``card`` went into next, if it did and was finished."""
    for place, (request, _) in enumerate(case.report.table.match.events):
        if isinstance(request, Shuffle) and card in request.cards:
            steps = [step for step in case.report.steps if step.event in (place, case.step.event)]
            turns = [step.number for step in steps if step.kind in ("shuffle", "ahead")]
            if len(turns) == case.mixers:
                facts: dict[str, Fact] = {"count": len(request.cards), "turns": len(turns)}
                facts |= {"players": case.players}
                facts |= {"from": str(min(turns)), "to": str(max(turns))}
                return (Sentence("after-prove-shuffled", facts),)
    return ()

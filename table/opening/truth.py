"""What a match shows once some of its seats have opened it: each face by whose word it is (O10).

A face is known if all saw it, if one who could read it opened it, or if it follows along orders
that were opened. Nothing is counted out: what is left of a deck may follow from the rest, but no
seat has said it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from crypto.money import balance
from games.kit import (
    NOBODY,
    AnyCard,
    Arrange,
    ChooseTogether,
    Deck,
    Event,
    Face,
    Lay,
    Play,
    Prove,
    Reveal,
    Seat,
    Seats,
    Shuffle,
)
from table.audit.report import Report
from table.fulfil.arrange import as_they_lie
from table.log.op import Op
from table.opening.check import Opening

T = TypeVar("T")


class Known(NamedTuple, Generic[T]):
    """A face, or an amount, by the word of some seats; of none, if all saw it."""

    value: T
    by: Seats = NOBODY


class Unknown(NamedTuple):
    """Nobody opened it. ``by`` could have and did not; if there are none, nobody ever saw it.

    ``among``: behind a swap that was not opened, it is one of these two.
    """

    by: Seats = NOBODY
    among: tuple[Face, ...] = ()


class Link(NamedTuple):
    """One card under two handles, by the word of whoever moved it."""

    old: AnyCard
    new: AnyCard
    by: Seats


@dataclass(frozen=True)
class Truth:
    """What is known of every card that ever lay on the table, and of every amount offered.

    ``orders`` tell of arrangements which of the old cards each new one was, ``sealed`` what
    somebody had chosen and never came to say; both by event, as are ``amounts``.
    """

    opened: Seats
    cards: Mapping[AnyCard, Known[Face] | Unknown]
    amounts: Mapping[int, Known[int] | Unknown]
    orders: Mapping[int, tuple[int, ...]]
    sealed: Mapping[int, Mapping[Seat, Any]]

    def face(self, card: AnyCard) -> Face | None:
        told = self.cards.get(card)
        return told.value if isinstance(told, Known) else None


def truth(report: Report, openings: Iterable[Opening]) -> Truth:
    by_seat = {opening.seat: opening for opening in openings}
    found = Search(report, by_seat)
    orders = {event: order for o in by_seat.values() for event, order in o.orders.items()}
    said = dict(amounts(report, by_seat)), orders, unsealed(report, by_seat.values())
    return Truth(frozenset(by_seat), found.cards(), *said)


class Search:
    """Faces followed from card to card, as far as there is somebody's word for it."""

    def __init__(self, report: Report, openings: Mapping[Seat, Opening]) -> None:
        self.report, self.openings = report, openings
        self.events = report.table.match.events
        self.links = [*moved_openly(report), *moved_by_word(report, openings)]
        self.untold = could_tell(report, openings)

    def cards(self) -> dict[AnyCard, Known[Face] | Unknown]:
        """In the order in which they lay there."""
        faces = dict(self.seen())
        self.spread(faces)
        unknown = dict(self.unknown(faces))
        return {card: faces.get(card) or unknown[card] for card in all_cards(self.events)}

    def seen(self) -> Iterator[tuple[AnyCard, Known[Face]]]:
        """Whoever opened a card is named only where not all saw it."""
        for opening in self.openings.values():
            yield from read(self.report, opening)
        for event in self.events:
            yield from ((card, Known(face)) for card, face in seen_by_all(event))

    def spread(self, faces: dict[AnyCard, Known[Face]]) -> None:
        """Along all links, both ways, until nothing more follows; by as few words as it takes."""
        changed = True
        while changed:
            changed = False
            for old, new, by in (*self.links, *(Link(n, o, by) for o, n, by in self.links)):
                if old not in faces:
                    continue
                told = Known(faces[old].value, faces[old].by | by)
                if new not in faces or len(told.by) < len(faces[new].by):
                    faces[new], changed = told, True

    def unknown(self, faces: Mapping[AnyCard, Known[Face]]) -> Iterator[tuple[AnyCard, Unknown]]:
        reasons = {card: Unknown(seats) for card, seats in self.untold.items()}
        reasons |= behind_swaps(self.report, self.openings, faces)
        for card in all_cards(self.events):
            same = [other for other in self.same_as(card) if other in reasons]
            by = NOBODY.union(*(reasons[other].by for other in same))
            among = next((reasons[other].among for other in same if reasons[other].among), ())
            yield card, Unknown(by, among)

    def same_as(self, card: AnyCard) -> list[AnyCard]:
        """All handles that the same card had, as far as it can be followed."""
        found, ahead = {card}, [card]
        while ahead:
            here = ahead.pop()
            ends = [{old, new} for old, new, _ in self.links if here in (old, new)]
            near = set[AnyCard]().union(*ends) - found
            ahead += near
            found |= near
        return sorted(found)


def all_cards(events: Sequence[Event]) -> dict[AnyCard, None]:
    made = (Deck, Shuffle, Arrange, Lay)
    rows = [event.answer or () for event in events if isinstance(event.request, made)]
    return {card: None for row in rows for card in row}


def seen_by_all(event: Event) -> Iterable[tuple[AnyCard, Face]]:
    request, answer = event
    match request:
        case Deck(faces):
            return zip(answer, faces, strict=True)
        case Reveal(cards):
            return zip(cards, answer, strict=True)
        case Play():
            return zip(answer.cards, answer.option.shows, strict=True)
        case Prove(_, _, face) if answer is not None:
            return [(answer, face)]
        case Lay() if answer is not None and len(set(request.faces)) == 1:
            return [(answer[0], request.faces[0])]  # which all saw proved
    return ()


def read(report: Report, opening: Opening) -> Iterator[tuple[AnyCard, Known[Face]]]:
    """The cards that a seat could read, now that it has opened them."""
    desk, by = report.table.desk, frozenset({opening.seat})
    for seat, card, e in desk.private.sights:
        if seat == opening.seat:
            yield card, Known(desk.cards.face(e.b - opening.shares[e.a]), by)


def moved_openly(report: Report) -> Iterator[Link]:
    """Cards that anybody could follow: one alone, or as they lay where a seat was gone (G3)."""
    for place, (request, answer) in enumerate(report.table.match.events):
        if not isinstance(request, Shuffle | Arrange) or answer is None:
            continue
        if len(answer) == 1:
            yield Link(request.cards[0], answer[0], NOBODY)
        elif isinstance(request, Arrange) and request.seat in report.absent_in(Op(place)):
            order = as_they_lie(request)
            yield from linked(order, request.cards, answer, NOBODY)


def moved_by_word(report: Report, openings: Mapping[Seat, Opening]) -> Iterator[Link]:
    for arranged in report.table.desk.private.arranged:
        if len(arranged.new) > 1 and arranged.seat in openings:
            order = openings[arranged.seat].orders[arranged.op.event or 0]
            yield from linked(order, arranged.old, arranged.new, frozenset({arranged.seat}))


def linked(
    order: Sequence[int], old: Sequence[AnyCard], new: Sequence[AnyCard], by: Seats
) -> Iterator[Link]:
    for place, card in zip(order, new, strict=True):
        yield Link(old[place], card, by)


def could_tell(report: Report, openings: Mapping[Seat, Opening]) -> dict[AnyCard, Seats]:
    """Cards that seats which have not opened anything could read, or have arranged."""
    private, found = report.table.desk.private, dict[AnyCard, Seats]()
    told = [(seat, card) for seat, card, _ in private.sights]
    told += [(a.seat, card) for a in private.arranged if len(a.new) > 1 for card in a.new]
    for seat, card in told:
        if seat not in openings:
            found[card] = found.get(card, NOBODY) | {seat}
    return found


def behind_swaps(
    report: Report, openings: Mapping[Seat, Opening], faces: Mapping[AnyCard, Known[Face]]
) -> Iterator[tuple[AnyCard, Unknown]]:
    """Two cards that somebody swapped, or not, and keeps it secret."""
    for arranged in report.table.desk.private.arranged:
        is_closed = len(arranged.new) == 2 and arranged.seat not in openings
        if is_closed and all(card in faces for card in arranged.old):
            among = tuple(faces[card].value for card in arranged.old)
            for card in arranged.new:
                yield card, Unknown(frozenset({arranged.seat}), among)


def unsealed(report: Report, openings: Iterable[Opening]) -> dict[int, dict[Seat, Any]]:
    """What seats that were gone had chosen, before they could say it."""
    found, events = dict[int, dict[Seat, Any]](), report.table.match.events
    for opening in openings:
        for place, number in opening.sealed.items():
            request = events[place].request if place < len(events) else report.table.match.pending
            if isinstance(request, ChooseTogether):
                choice = request.among[opening.seat][number]
                found.setdefault(place, {})[opening.seat] = choice
    return found


def amounts(
    report: Report, openings: Mapping[Seat, Opening]
) -> Iterator[tuple[int, Known[int] | Unknown]]:
    """Every offer that stood; either end can tell it."""
    bits = report.table.desk.accounts.bits
    for offering in report.table.desk.private.offers:
        found = {
            seat: balance.units(e.b - openings[seat].shares[e.a], bits)
            for seat, e in offering.read_by()
            if seat in openings
        }
        ends = frozenset(seat for seat, _ in offering.read_by())
        known = Known(next(iter(found.values())), frozenset(found)) if found else Unknown(ends)
        yield offering.op.event or 0, known

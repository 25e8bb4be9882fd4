"""All that is written about one event, live and in a replay alike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.kit import Decision, Event, Match, Seat, Seats
from table import Company
from ui.telling import Teller
from ui.telling.proofs import proof

# What a line can be about; and, where it is written on a terminal, in which style and how far in.
KINDS = {
    "turn": ("bold cyan", 0),
    "event": ("", 2),
    "proof": ("dim green", 4),
    "opened": ("magenta", 4),  # what was hidden then, in a match that was opened afterwards
    "late": ("dim", 2),  # the default counted for somebody who was late
    "absent": ("dim", 2),  # or for somebody who was gone
    "gone": ("yellow", 2),
    "back": ("yellow", 2),
    "care": ("yellow", 2),
    "danger": ("bold red", 2),
    "outcome": ("bold", 2),
}


@dataclass(frozen=True)
class Line:
    """Something told, of one of the ``KINDS``, and the number of the event it is about."""

    event: int
    text: str
    kind: str = "event"

    @property
    def style(self) -> str:
        return KINDS[self.kind][0]

    @property
    def indent(self) -> int:
        return KINDS[self.kind][1]


class Told(Protocol):
    """What is to be told of a table beside its events; a ``MentalTable`` has it."""

    @property
    def match(self) -> Match[Any]: ...

    @property
    def seats(self) -> Sequence[Seat]: ...

    @property
    def mixers(self) -> int: ...

    @property
    def companies(self) -> Sequence[Company]: ...

    @property
    def begun(self) -> Sequence[int]: ...

    def absent_in_event(self, place: int) -> Seats: ...

    def late_in(self, place: int) -> Seats: ...


def lines(teller: Teller, table: Told, place: int) -> Iterator[Line]:
    """What happened in the event at ``place``, for whom the default counted, what was proved."""
    event, before = table.match.events[place], table.match.events[:place]
    absent = table.absent_in_event(place)
    mixed_by = table.mixers, len(table.seats)
    told, proved = teller.describe(event, before), proof(event, absent, mixed_by)
    for late in teller.lateness(table.late_in(place)):
        yield Line(place, late, "late")
    for gone in teller.absence(alone(event) & absent):
        yield Line(place, gone, "absent")
    if told is not None:
        yield Line(place, told)
    if told is not None and proved is not None:
        what = teller.words.say("proved", what=teller.say(proved))
        yield Line(place, what, "proof")


def alone(event: Event) -> frozenset[Seat]:
    """Who decided an event alone: of several, one who is gone would be named again and again."""
    deciders = event.request.deciders() if isinstance(event.request, Decision) else ()
    return frozenset(deciders if len(deciders) == 1 else ())

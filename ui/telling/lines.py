"""All that is written about one event, live and in a replay alike."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from games.kit import Decision, Event, Seat
from table import MentalTable
from ui.telling import Teller
from ui.telling.proofs import proof


@dataclass(frozen=True)
class Line:
    """Something told, and the number of the event it is about."""

    event: int
    text: str
    style: str = ""
    indent: int = 2


def lines(teller: Teller, table: MentalTable[Any], place: int) -> Iterator[Line]:
    """What happened in the event at ``place``, for whom the default counted, what was proved."""
    event, before = table.match.events[place], table.match.events[:place]
    absent = table.absent_in_event(place)
    mixed_by = table.mixers, len(table.seats)
    told, proved = teller.describe(event, before), proof(event, absent, mixed_by)
    for late in teller.lateness(table.late_in(place)):
        yield Line(place, late, "dim")
    for gone in teller.absence(alone(event) & absent):
        yield Line(place, gone, "dim")
    if told is not None:
        yield Line(place, told)
    if told is not None and proved is not None:
        what = teller.words.say("proved", what=teller.say(proved))
        yield Line(place, what, "dim green", indent=4)


def alone(event: Event) -> frozenset[Seat]:
    """Who decided an event alone: of several, one who is gone would be named again and again."""
    deciders = event.request.deciders() if isinstance(event.request, Decision) else ()
    return frozenset(deciders if len(deciders) == 1 else ())

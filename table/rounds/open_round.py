"""One round under way, as it is heard: who has spoken, and what counts for the others."""

from dataclasses import dataclass, field
from typing import Any

from games.kit import Seat, Seats
from table.log.message import Message
from table.log.past import Past, seen_less
from table.rounds.round import Round, Task


@dataclass(slots=True)
class OpenRound:
    """A round under way: who has been heard, and the operation that waits for all.

    ``past`` is what one must have seen to have been asked.
    """

    round: Round[Any]
    task: Task
    past: Past
    heard: dict[Seat, Any] = field(default_factory=dict)
    pasts: list[Past] = field(default_factory=list)
    absent: set[Seat] = field(default_factory=set)  # for whom something else counted, being gone

    @property
    def over(self) -> bool:
        return len(self.heard) == len(self.round.speakers)

    def missing(self) -> tuple[Seat, ...]:
        """Who is still to speak, as far as it is known here."""
        return tuple(seat for seat in self.round.speakers if seat not in self.heard)

    def waits_for(self, seat: Seat) -> bool:
        """Is it one of those?"""
        return seat in self.round.speakers and seat not in self.heard

    def may_speak(self, message: Message) -> bool:
        """Is its author still to speak?"""
        return self.waits_for(message.seat)

    def is_known_to(self, message: Message) -> bool:
        """Had its author seen that it was asked?"""
        return not seen_less(message, self.past)

    def count(self, seat: Seat, value: Any, *pasts: Past) -> None:
        self.heard[seat] = value
        self.pasts += pasts

    def count_default(self, seat: Seat, cut: Past) -> None:
        """By the roll after this ``cut`` the seat is late."""
        self.count(seat, self.round.preset[seat], cut)

    def go_on_without(self, gone: Seats, *pasts: Past) -> None:
        """What counts for seats that are gone; one for which nothing does is waited for."""
        for seat in self.missing():
            if seat in gone and seat in self.round.without:
                self.absent.add(seat)
                self.count(seat, self.round.without[seat], *pasts)

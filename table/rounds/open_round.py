"""One round under way, as it is heard: who has spoken, and what counts for the others."""

from dataclasses import dataclass, field
from typing import Any

from games.kit import Seat
from table.absence.company import Company
from table.absence.lateness import Part
from table.log.message import Message
from table.log.past import Past, seen_less
from table.rounds.round import Round, Task


@dataclass(slots=True)
class OpenRound:
    """A round under way: who has been heard, and the operation that waits for all.

    ``parts`` are those of the speakers who may be voted late, ``past`` and ``unproved`` what one
    must know to have been asked.
    """

    round: Round[Any]
    task: Task
    past: Past
    unproved: tuple[Part, ...]
    parts: dict[Seat, Part] = field(default_factory=dict)
    heard: dict[Seat, Any] = field(default_factory=dict)
    pasts: list[Past] = field(default_factory=list)
    absent: set[Seat] = field(default_factory=set)  # for whom something else counted, being gone

    @property
    def over(self) -> bool:
        return len(self.heard) == len(self.round.speakers)

    def missing(self) -> tuple[Seat, ...]:
        """Who is still to speak, as far as it is known here."""
        answered = [seat for seat, part in self.parts.items() if part.answer]
        return tuple(s for s in self.round.speakers if s not in self.heard and s not in answered)

    def may_speak(self, message: Message) -> bool:
        """Is its author still to speak, by all it had seen? One that has not seen all votes is."""
        part = self.parts.get(message.seat)
        if part is None or not part.is_late or part.answer:
            return message.seat in self.missing()
        return any(seen_less(message, past) for past in part.grounds)

    def is_known_to(self, message: Message) -> bool:
        """Had its author seen that it was asked, and that nobody will be found late?"""
        author, seen = message.seat, message.seen.counts
        certain = all(part.is_certain_to(author, seen) for part in self.unproved)
        return certain and not seen_less(message, self.past)

    def count(self, seat: Seat, value: Any, *pasts: Past) -> None:
        self.heard[seat] = value
        self.pasts += pasts

    def count_without(self, seat: Seat, *pasts: Past) -> None:
        """What counts for a seat that is gone."""
        self.absent.add(seat)
        self.count(seat, self.round.without[seat], *pasts)

    def go_on_without(self, company: Company) -> None:
        """Nobody waits for votes of seats that are gone any more, nor for what only they could say.

        A seat that can be voted late still must be, or peers would rest on different votes; unless
        nobody is left who could vote.
        """
        for part in self.parts.values():
            part.go_on_without(company.gone, company.past)
        for seat in self.missing():
            never_late = seat not in self.parts or self.parts[seat].is_orphaned
            if never_late and seat in company.gone and seat in self.round.without:
                self.count_without(seat, company.past)

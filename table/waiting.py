"""Whom a table waits for, and for what.

For clocks, which decide when our own seat has waited long enough, and for screens, which tell it;
nothing here reads a clock.
"""

from typing import Any, NamedTuple

from games.kit import Seat
from table.calls.roll import Debt, Quorum
from table.rounds.round import Round
from table.rounds.scheduler import Scheduler


class Due(NamedTuple):
    """A message that is waited for: who owes it, in which operation, and what it is."""

    seat: Seat
    op: str
    debt: Debt
    reveals: bool = False  # so that it must first be certain what it rests on (R5)
    decided: bool = False  # by a person: an arrangement of cards may be, and have no default


class Waiting:
    """At one table. ``quorum`` is None where nobody is ever late or gone, however long it takes."""

    def __init__(self, rounds: Scheduler, quorum: Quorum | None) -> None:
        self._rounds, self.quorum = rounds, quorum

    def rounds(self) -> list[tuple[Round[Any], tuple[Seat, ...]]]:
        """The rounds that somebody waits for, with the seats that are still to speak in each."""
        return self._rounds.open()

    def due(self) -> list[Due]:
        """All that members owe."""
        rounds, gone = self._rounds, self._rounds.gone
        owed = [(asked, seat) for asked, missing in self.rounds() for seat in missing]
        found = [(asked, s, rounds.owes(s, asked.op)) for asked, s in owed if s not in gone]
        return [Due(s, r.op, debt, r.reveals, r.decision) for r, s, debt in found if debt]

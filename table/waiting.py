"""Whom a table waits for, and what our own seat may do when it has waited long enough.

For clocks, which decide when that is, and for screens, which tell it; nothing here reads a clock.
"""

from collections.abc import Callable
from typing import Any

from games.kit import Seat
from table.absence.conduct import Member
from table.absence.lateness import Part
from table.outbox import Outbox
from table.rounds.inbox import Inbox
from table.rounds.round import Round
from table.rounds.scheduler import Scheduler


class Waiting:
    """At one table; of spectators nobody expects anything, so they may ask but not act."""

    def __init__(
        self,
        rounds: Scheduler,
        inbox: Inbox,
        member: Member,
        outbox: Outbox,
        is_over: Callable[[], bool],
    ) -> None:
        self._rounds, self._inbox, self._member, self._outbox = rounds, inbox, member, outbox
        self._presence, self._is_over = member.presence, is_over

    # For answers

    def rounds(self) -> list[tuple[Round[Any], tuple[Seat, ...]]]:
        """The rounds that somebody waits for, with the seats that are still to speak in each."""
        return self._rounds.open()

    def part(self, op: str, seat: Seat) -> Part | None:
        """What is known of a seat that may be found late in the operation ``op``."""
        return self._rounds.part(op, seat)

    def overdue(self) -> list[Part]:
        """The seats that are still to speak, and that may be voted late."""
        return self._rounds.overdue()

    def unvoted(self) -> list[Part]:
        """Whom our own seat could vote late now."""
        return self._outbox.unvoted()

    def vote_late(self, part: Part) -> None:
        """We have waited long enough for an answer, and say so unless there is one."""
        self._outbox.vote_late(part)

    def untold(self) -> list[Part]:
        """The answers that we heard, and about which nobody has said a word yet."""
        return self._inbox.untold()

    def tell(self, part: Part) -> None:
        """We have waited long enough for a word about an answer, and say it ourselves."""
        self._outbox.tell(part)

    # For programs

    @property
    def quorum(self) -> int | None:
        """How many must be there to go on without the others; None if nobody is ever gone."""
        return self._presence.quorum

    def unsuspected(self) -> list[tuple[str, Seat]]:
        """Whose programs our own seat waits for, each with what it waits for."""
        return [] if self._is_over() else self._outbox.unsuspected()

    @property
    def suspects(self) -> list[Seat]:
        """Whom we would go on without, as they said nothing since we had enough."""
        return self._outbox.suspects

    def suspect(self, seat: Seat) -> None:
        """We have waited long enough for a program, and would go on without its seat."""
        self._outbox.suspect(seat)

    def departures(self, seat: Seat) -> int:
        """How often ``seat`` has left the table."""
        return self._presence.departures(seat)

    def doubters(self, seat: Seat) -> list[Seat]:
        """The seats that would go on without ``seat``."""
        return self._presence.doubters(seat)

    def holdouts(self) -> list[Seat]:
        """Whose votes are missing for the company that our own seat voted for."""
        return self._member.holdouts()

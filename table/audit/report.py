"""What an audit found: every message with what became of it, and the match that they made."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from crypto.group import Point
from games.kit import Decision, Seat, Seats
from table.audit.status import Status
from table.audit.step import Step
from table.breaking_off import Missed
from table.calls.proof import Proof
from table.calls.report import Claim
from table.calls.roll import Company, Debt, Roll
from table.errors import Cheating
from table.founding import Founding
from table.log.message import Message
from table.log.op import END, Op
from table.mental import MentalTable
from table.rounds.scheduler import Scheduler


class Absence(NamedTuple):
    """Somebody was gone from the roll ``left`` on, until the roll ``back`` or the end."""

    seat: Seat
    left: int
    back: int | None


class Owed(NamedTuple):
    """What a claim names and its seat did owe: the kind of that message, and what sort it is."""

    kind: str
    debt: Debt


class Called(NamedTuple):
    """A roll by which an epoch began, ``after`` so many messages.

    ``owed`` are the claims in its reports that stand by these messages.
    """

    after: int
    proof: Proof
    company: Company
    owed: Mapping[Claim, Owed]

    @property
    def roll(self) -> Roll:
        return self.proof.roll

    def claimed_by(self, seat: Seat, debt: Debt, op: str | None = None) -> tuple[Seat, ...]:
        """Whose reports rightly claim that ``seat`` owes something of this sort, or just ``op``."""
        owed = {c for c, o in self.owed.items() if c.seat == seat and o.debt is debt}
        claims = {claim for claim in owed if op in (None, claim.op)}
        return tuple(r.seat for r in self.roll.reports if claims.intersection(r.claims))


def standing(roll: Roll, rounds: Scheduler) -> Iterator[tuple[Claim, Owed]]:
    """The claims of a roll that stand, when all within its cut has been taken in."""
    for claim in sorted({claim for report in roll.reports for claim in report.claims}):
        entry, debt = rounds.find(claim.op), rounds.owes(*claim)
        if entry is not None and debt is not None:
            yield claim, Owed(entry.round.kind, debt)


@dataclass(frozen=True, slots=True)
class Report:
    """What a record shows, once everything in it has been checked."""

    founding: Founding
    steps: tuple[Step, ...]
    table: MentalTable[Any]
    rolls: tuple[Called, ...] = ()
    missed: Missed | None = None  # about whom all others ended the match by claims (S5)
    convicted: Cheating | None = None  # for evidence: who, and of what
    offence: Step | None = None  # the message that convicts it; none for an equivocation

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.table.winners

    @property
    def status(self) -> Status:
        if self.convicted is not None:
            return Status.EVIDENCE
        if self.table.finished or (self.missed is not None and self.missed.decided):
            return Status.COMPLETE  # signed by all but one that they claim to be gone, at least
        return Status.BROKEN_OFF if self.missed is not None else Status.UNFINISHED

    @property
    def complete(self) -> bool:
        """Is there a result that enough seats signed?"""
        return self.status is Status.COMPLETE

    @property
    def signers(self) -> tuple[Seat, ...]:
        """Who signed the result."""
        return tuple(sorted(step.seat for step in self.steps if step.op == END))

    @property
    def absences(self) -> list[Absence]:
        """Whenever somebody was gone, in the order in which they left."""
        found = [absence for seat in self.seats for absence in self._absences(seat)]
        return sorted(found, key=lambda absence: absence.left)

    def _absences(self, seat: Seat) -> Iterator[Absence]:
        left: int | None = None
        for called in self.rolls:
            if seat in called.company.gone:
                left = called.roll.number if left is None else left
            elif left is not None:
                yield Absence(seat, left, called.roll.number)
                left = None
        if left is not None:
            yield Absence(seat, left, None)

    @property
    def messages(self) -> tuple[Message, ...]:
        return tuple(step.message for step in self.steps)

    @property
    def shuffles(self) -> int:
        return sum(step.shuffle is not None for step in self.steps)

    @property
    def decisions(self) -> int:
        """How often somebody made up their mind."""
        requests = [event.request for event in self.table.match.events]
        return sum(len(r.deciders()) for r in requests if isinstance(r, Decision))

    def absent_in(self, op: Op) -> Seats:
        """The seats that were gone in an operation which went on without them."""
        return self.table.absent_in(op)

    # What it was played with

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.seats

    @property
    def X(self) -> Point:
        """The key of the table."""
        return self.table.desk.X

    @property
    def purse_bits(self) -> int:
        """How many bits the amount in a purse has."""
        return self.table.desk.accounts.bits

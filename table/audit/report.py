"""What an audit found: every message with what became of it, and the match that they made."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from crypto.group import Point
from games.kit import Decision, Seat, Seats
from table.absence.company import Company, Vote
from table.audit.step import Step
from table.errors import Cheating
from table.founding import Founding
from table.log.message import Message
from table.log.op import END, Op
from table.mental import MentalTable
from table.rounds.verdict import Answered, Late


class Absence(NamedTuple):
    """Somebody was gone from the message ``left`` to the message ``back``, or to the end."""

    seat: Seat
    left: int
    back: int | None


class Declared(NamedTuple):
    """A seat that is gone by the word of one other alone, which nobody can confirm."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Report:
    """What a record shows, once everything in it has been checked."""

    founding: Founding
    steps: tuple[Step, ...]
    table: MentalTable[Any]
    convicted: Cheating | None = None  # for evidence: who, and of what
    offence: Step | None = None  # the message that convicts it; none for an equivocation

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.table.winners

    @property
    def complete(self) -> bool:
        """Did everybody who was there sign the result, or did one of two forfeit?"""
        return self.table.finished

    @property
    def signers(self) -> tuple[Seat, ...]:
        """Who signed the result."""
        return tuple(sorted(s.seat for s in self.steps if s.op == END and not s.void))

    @property
    def declared_gone(self) -> Declared | None:
        """Who of two was gone, if nobody but the other says so."""
        votes = [step for step in self.steps if step.company and self.table.of_two]
        return next((Declared(seat, vote.seat) for vote in votes for seat in self.table.gone), None)

    @property
    def absences(self) -> list[Absence]:
        """Whenever somebody was gone, in the order in which they left."""
        votes = {step.company.number: step.number for step in self.steps if step.company}
        absences = [
            Absence(seat, votes[left.number], votes[back.number] if back else None)
            for seat in self.seats
            for left, back in self.table.presence.absences(seat)
        ]
        return sorted(absences, key=lambda absence: absence.left)

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

    # What became of a message in the end

    def step_of(self, vote: Vote) -> Step:
        """The message by which a vote was cast."""
        place = vote.author, vote.seq
        return next(step for step in self.steps if (step.seat, step.message.seq) == place)

    def agreed_in(self, company: Company) -> Step | None:
        """The last vote for a company."""
        return next((step for step in self.steps if step.company == company), None)

    def outcome(self, vote: Step) -> Step | None:
        """The last vote for the company that a vote helped to bring about, if it did."""
        agreed = self.table.presence.fate(vote.message)
        return self.agreed_in(agreed) if agreed else None

    def late(self, op: str, seat: Seat) -> Late | None:
        """By whose votes the default counted for ``seat`` in an operation, if it did."""
        return self.table.late(op, seat)

    def came_too_late(self, step: Step) -> bool:
        """Was it an answer that all others had voted late before they saw it?"""
        answered = isinstance(step.verdict.fate, Answered)
        return answered and self.late(step.op, step.seat) is not None

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

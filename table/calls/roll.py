"""A roll (E4): the reports that all have agreed on, and what follows from them.

How much of everybody counts follows from the reports alone. Who is late or gone depends on what
was said within that cut: a claim stands only if by then its seat still owes what it names.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from crypto.encoding import digest32, u32
from crypto.errors import InvalidProof
from games.kit import NOBODY, Seat, Seats
from table.calls.report import Report
from table.log.message import Seen


class Debt(Enum):
    """What a seat may owe in an operation."""

    DECISION = "the word of its person: it can be late with that"
    DUTY = "what its program says by itself: without that it is gone"


Owes = Callable[[Seat, str], Debt | None]
"""What a seat still owes in an operation, by all within the cut; None, if nothing."""


@dataclass(frozen=True, slots=True)
class Quorum:
    """A table of ``n`` seats, of which any ``q`` may go on; without recovery that is all."""

    n: int
    q: int

    @property
    def spare(self) -> int:
        """How many may be silent."""
        return self.n - self.q

    @property
    def shared(self) -> int:
        """How many seats any two quorums have in common (S1)."""
        return 2 * self.q - self.n

    @property
    def weight(self) -> int:
        """How many claims make a seat late or gone: more than there may be cheats (E4)."""
        return max(2, self.shared)


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at the table in an epoch, and for whom the default counts when it begins."""

    number: int
    gone: Seats = NOBODY
    late: frozenset[tuple[Seat, str]] = frozenset()  # each with the operation of its decision


@dataclass(frozen=True)
class Roll:
    """Reports for one number, one per seat, by seat."""

    number: int
    reports: tuple[Report, ...]

    @classmethod
    def of(cls, number: int, reports: Iterable[Report]) -> "Roll":
        return cls(number, tuple(sorted(reports, key=lambda report: report.seat)))

    @cached_property
    def digest(self) -> bytes:
        return digest_of(self.number, [report.id for report in self.reports])

    @property
    def authors(self) -> tuple[Seat, ...]:
        return tuple(report.seat for report in self.reports)

    @property
    def cut(self) -> Seen:
        """Of each seat as many messages as the report with most of it names."""
        return Seen.most(report.seen for report in self.reports)

    def check(self, table: Quorum) -> None:
        """``InvalidProof`` unless these are reports of enough seats, in order, about one match."""
        authors = self.authors
        if len(authors) < table.q or list(authors) != sorted(set(authors)):
            raise InvalidProof("roll", "not the reports of enough seats, each once and in order")
        if any(report.number != self.number for report in self.reports):
            raise InvalidProof("roll", "a report for another roll")
        if len({report.roll for report in self.reports}) > 1:
            raise InvalidProof("roll", "reports that follow different rolls")
        named = [r.seen.pairs for r in self.reports]
        places = [dict.fromkeys(column) for column in zip(*named, strict=True)]
        if any(len({count for count, _ in column}) < len(column) for column in places):
            raise InvalidProof("roll", "reports that name two messages for one place")

    def company(self, table: Quorum, owes: Owes) -> Company:
        """Who goes on, by what everybody owes when all within the cut has been heard."""
        missing = frozenset(Seat(i) for i in range(1, table.n + 1)) - set(self.authors)
        duties = Counter(self._claimed(owes, Debt.DUTY))
        accused = [seat for seat, claims in duties.items() if claims >= table.weight]
        accused.sort(key=lambda seat: (-duties[seat], -seat))
        authors = [seat for seat in accused if seat in self.authors]
        gone = missing | frozenset(authors[: len(self.authors) - table.q])
        decisions = Counter(self._late(owes))
        late = {key for key, claims in decisions.items() if claims >= table.weight}
        return Company(self.number, gone, frozenset(key for key in late if key[0] not in gone))

    def _claimed(self, owes: Owes, debt: Debt) -> Iterable[Seat]:
        """Each seat once per report that claims something of that sort which it still owes."""
        for report in self.reports:
            yield from {seat for seat, op in report.claims if owes(seat, op) is debt}

    def _late(self, owes: Owes) -> Iterable[tuple[Seat, str]]:
        for report in self.reports:
            yield from (claim for claim in report.claims if owes(*claim) is Debt.DECISION)


def digest_of(number: int, reports: Sequence[bytes]) -> bytes:
    """What votes are about: the ids of all reports, by seat; the place of each names its author."""
    return digest32(u32(number), *reports)

"""One seat's whole part in the call for a roll: reports, which of them are here, and votes.

Who is asked what: this class says when our seat should report because others did (E3), which
rolls deserve its vote (E6) and, through ``Agreement``, what it is to sign. Whoever holds the log
says which reports are here, composes our own one, signs, keeps it all on disk, and sends it.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from math import inf
from typing import Protocol

from crypto.errors import InvalidProof
from games.kit import Seat, Seats
from table.calls.agreement import Agreement, Word
from table.calls.proof import Proof
from table.calls.report import Claim, Report, encode, place_of
from table.calls.roll import Quorum, Roll
from table.calls.statement import Statement, Step
from table.log.message import Seen

ALL_MEMBERS = 5.0  # a proposer's patience with members who have not reported
AFTER_A_MEMBER = 5.0
AFTER_THE_BROKE = 15.0
AFTER_A_RETURN = 1.0


class Reason(Enum):
    """Why our seat should report now, though it waits for nobody itself (E3 b to d, E2)."""

    ENOUGH = "more seats have reported than may be silent"
    MEMBER = "a member has reported, and we had our time"
    RETURN = "a seat that was gone has reported"
    OWN_RETURN = "we are gone ourselves, and our pause is over"


class Around(Protocol):
    """What a call must know of the table around it."""

    def is_here(self, report: Report) -> bool:
        """Do we hold all it names, by id, and does none of that rest on what it does not name?"""

    def is_broke(self, seat: Seat, now: float) -> bool:
        """Is that seat's purse empty (K1)?"""

    def in_pause(self, seat: Seat, now: float) -> bool:
        """Was that seat left out so recently that its return has to wait (K4)?"""

    def has_left(self, seat: Seat) -> bool:
        """Has that seat said goodbye (K8), so that it need not be waited for?"""


class Call:
    """The call for roll ``number``, which follows the one with the digest ``previous``.

    It begins when that one is known, and ends when the epoch that it leads to begins. After a
    restart our own statements, and all others that were kept, are heard again before the first
    look.
    """

    def __init__(
        self,
        number: int,
        table: Quorum,
        members: Seats,
        previous: bytes,
        seat: Seat | None,
        around: Around,
    ) -> None:
        self.number, self.table, self.members, self.previous = number, table, members, previous
        self.seat, self.around = seat, around
        self.reports: dict[Seat, Report] = {}
        self.since: dict[Seat, float] = {}  # when their reports came to be here
        self.agreement = Agreement(number, table, members, seat, self)
        self._by_id: dict[bytes, Report] = {}

    # What was said

    def hear(self, statement: Statement) -> None:
        """Take note of a report or a vote for this number; ``Malformed`` if it can't be read."""
        if statement.place.step is Step.HALT and statement.place.number == self.number:
            self._hear_report(Report.read(statement, self.table.n))
        else:
            self.agreement.hear(statement)

    def _hear_report(self, report: Report) -> None:
        if report.seat not in self.reports:
            self.reports[report.seat] = self._by_id[report.id] = report

    def settle(self, proof: Proof) -> None:
        """The proof came from somebody else; ``InvalidProof`` if it is none of this roll."""
        if proof.roll.number != self.number:
            raise InvalidProof("roll", "it has another number")
        proof.check(self.table, self.previous)
        self.agreement.settle(proof)

    @property
    def decided(self) -> Proof | None:
        return self.agreement.decided

    # Our own report

    @property
    def has_reported(self) -> bool:
        return self.seat in self.reports

    def report(self, seen: Seen, claims: Sequence[Claim]) -> list[Word]:
        """What our seat is to sign when it halts: once for this number, so perhaps nothing."""
        if self.seat is None or self.has_reported:
            return []
        return [(place_of(self.seat, self.number), encode(self.previous, seen, sorted(claims)))]

    def reason(self, now: float) -> Reason | None:
        """Why we should report now because of others, if so; looks at what is here first."""
        self._notice(now)
        if self.seat is None or self.has_reported or self.decided is not None:
            return None
        if self.seat not in self.members:
            return None if self.around.in_pause(self.seat, now) else Reason.OWN_RETURN
        if len(self.since) > self.table.spare:
            return Reason.ENOUGH
        ripe = [seat for seat, at in self.since.items() if now >= at + self._patience(seat, now)]
        if not ripe:
            return None
        return Reason.MEMBER if self.members.intersection(ripe) else Reason.RETURN

    def _patience(self, seat: Seat, now: float) -> float:
        """How long we go on when that seat has reported."""
        if seat in self.members:
            return AFTER_THE_BROKE if self.around.is_broke(seat, now) else AFTER_A_MEMBER
        return inf if self.around.in_pause(seat, now) else AFTER_A_RETURN

    # Clocks

    def stands(self, seat: Seat, now: float) -> bool:
        """Does the clock of what that seat owes stand still (E3, K5)?

        For all from our own report on, and for a seat that has reported, unless it is broke.
        """
        return self.has_reported or (seat in self.since and not self.around.is_broke(seat, now))

    # Votes

    def look(self, now: float) -> list[Word]:
        """What our seat is to sign now. Hear it again, signed, then look again.

        Members vote when they have reported; those that are gone need not. Round 0 begins when
        a roll could be proposed, or when others vote already.
        """
        self._notice(now)
        may_vote = self.seat not in self.members or self.has_reported
        if may_vote and (len(self.since) >= self.table.q or self._is_called):
            self.agreement.begin(now)
        return self.agreement.look(now)

    @property
    def _is_called(self) -> bool:
        return len(self.agreement.tally.rounds.keys() - {self.seat}) > self.table.spare

    def wake(self, now: float) -> float:
        """When to look, and to ask for a reason, again, even if nothing comes.

        Ends of pauses are not in it.
        """
        moments = [] if self.decided else [*self._moments(now)]
        return min((m for m in (*moments, self.agreement.wake) if m > now), default=inf)

    def _moments(self, now: float) -> Iterator[float]:
        round_ = self.agreement.round
        for seat, at in self.since.items():
            yield from (at + lacking(round_), at + alone(round_))
            if not self.has_reported:
                yield at + self._patience(seat, now)
        if (ready := self._ready) is not None:
            yield ready + ALL_MEMBERS

    def _notice(self, now: float) -> None:
        for seat, report in self.reports.items():
            if seat not in self.since and self._is_here(report):
                self.since[seat] = now

    def _is_here(self, report: Report) -> bool:
        return report.roll == self.previous and self.around.is_here(report)

    @property
    def _ready(self) -> float | None:
        """Since when there are reports enough for a roll."""
        return dict(enumerate(sorted(self.since.values()), 1)).get(self.table.q)

    @property
    def _awaited(self) -> Seats:
        """The members whose reports are worth some time."""
        return frozenset(seat for seat in self.members if not self.around.has_left(seat))

    # What the agreement asks (E6)

    def has_left(self, seat: Seat) -> bool:
        return self.around.has_left(seat)

    def offer(self, now: float) -> tuple[bytes, ...] | None:
        """All reports that are here; some time is left to members before they are left out."""
        ready = self._ready
        if ready is None or (now < ready + ALL_MEMBERS and not self._awaited <= self.since.keys()):
            return None
        awake = [seat for seat in self.since if not self.around.in_pause(seat, now)]
        paused = sorted(self.since.keys() - set(awake), key=lambda seat: (self.since[seat], seat))
        seats = awake + paused[: max(0, self.table.q - len(awake))]
        ids = [self.reports[seat].id for seat in sorted(seats)]
        return tuple(ids) if self.is_whole(ids) else None

    def is_fit(self, reports: Sequence[bytes], round_: int, now: float) -> bool | None:
        """Does it lack nobody, as far as we have had time to see? None: wait and see."""
        whole = self.is_whole(reports)
        if not whole:
            return whole
        seats = {self._by_id[id_].seat for id_ in reports}
        if any(self._is_missed(seat, round_, now) for seat in self.since.keys() - seats):
            return False
        ripe = all(now >= self.since[seat] + alone(round_) for seat in seats)
        return True if ripe or self._awaited <= seats else None

    def _is_missed(self, seat: Seat, round_: int, now: float) -> bool:
        return now >= self.since[seat] + lacking(round_) and not self.around.in_pause(seat, now)

    def is_whole(self, reports: Sequence[bytes]) -> bool | None:
        """Are all of them here, and are they a roll?"""
        roll = self.roll(reports)
        if roll is None or any(report.seat not in self.since for report in roll.reports):
            return None
        try:
            roll.check(self.table)
        except InvalidProof:
            return False
        return True

    def roll(self, reports: Sequence[bytes]) -> Roll | None:
        known = [self._by_id[id_] for id_ in reports if id_ in self._by_id]
        return Roll(self.number, tuple(known)) if len(known) == len(reports) else None


def lacking(round_: int) -> float:
    """How long a report may be here, and not be in a roll that is voted for."""
    return min(2.0 * (round_ + 1), 20.0)


def alone(round_: int) -> float:
    """How long a roll without the reports of all members has to wait for a vote."""
    return min(4.0 * (round_ + 1), 40.0)

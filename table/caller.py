"""Our part in the calls of a match, one after the other: heard, reported, voted, and gone on by.

Time comes in as a number. What our seat signs here must be on disk before it leaves, like every
message: whoever signs two statements for one place is a cheat.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

from crypto.errors import CryptoError
from crypto.identity import Identity
from games.kit import Seat
from table.breaking_off import Missed, are_here, missed
from table.calls.call import Call, Reason
from table.calls.claims import Claims, SeatClaim, encode_claim, place_of_claim
from table.calls.proof import Proof, digest_in, number_in
from table.calls.report import MAX_STATEMENT, NO_ROLL, Claim, Report, place_of, with_room
from table.calls.roll import Quorum
from table.calls.statement import Place, Statement, Step
from table.participant import Listener
from table.record import Record

MAX_EARLY = 64  # statements of one seat about rolls after the next one
MAX_ROUNDS_AHEAD = 64  # of a call: an hour of rounds that failed
MAX_CLAIMS = 256  # of one seat; the last one withdraws
MAX_REFUTED = 8  # times that those of all others against a seat were looked at in vain


class Patience(Protocol):
    """What our own clocks know of the others."""

    def is_broke(self, seat: Seat, now: float, /) -> bool:
        """Is that seat's purse empty (K1)?"""

    def in_pause(self, seat: Seat, now: float, /) -> bool:
        """Was that seat left out so recently that its return has to wait (K4)?"""

    def has_left(self, seat: Seat, /) -> bool:
        """Has that seat said goodbye (K8)?"""


class Patient:
    """Nobody's purse is ever empty, whoever is back is heard at once, and nobody says goodbye."""

    def is_broke(self, _seat: Seat, _now: float) -> bool:
        return False

    def in_pause(self, _seat: Seat, _now: float) -> bool:
        return False

    def has_left(self, _seat: Seat) -> bool:
        return False


class Caller:
    """At one table; without an ``identity`` we have no seat, and only listen."""

    def __init__(
        self,
        listener: Listener[Any],
        identity: Identity | None = None,
        patience: Patience | None = None,
    ) -> None:
        self.listener, self.patience = listener, patience or Patient()
        self._identity = identity
        self.claims = Claims(listener.table.seats)
        self.missed: Missed | None = None  # the seat about which the match has ended (S5)
        # Claims of all others against a seat, by which it is not missed.
        self._refuted: dict[Seat | None, list[list[SeatClaim]]] = defaultdict(list)
        self._heard: dict[Place, Statement] = {}  # all that count, of every number
        self._call: Call | None = None
        listener.has_reported = self._has_reported

    @property
    def seat(self) -> Seat | None:
        return self.listener.table.me if self._identity else None

    def _has_reported(self, number: int) -> bool:
        return self.seat is not None and place_of(self.seat, number) in self._heard

    @property
    def number(self) -> int:
        """Of the roll that would be called for now."""
        return self.listener.log.epoch + 1

    @property
    def call(self) -> Call | None:
        """The one for the next roll; None where nobody can call one."""
        table = self.listener.table
        if table.quorum is None or not table.may_be_called:
            return None
        if self._call is None or self._call.number != self.number:
            self._call = self._begin(table.quorum)
        return self._call

    def _begin(self, quorum: Quorum) -> Call:
        table, log = self.listener.table, self.listener.log
        members = frozenset(seat for seat in table.seats if seat not in table.gone)
        call = Call(self.number, quorum, members, log.where.roll, self.seat, self)
        for statement in [s for s in self._heard.values() if s.place.number == self.number]:
            hear(call, statement)
        return call

    # What the call asks

    def is_here(self, report: Report) -> bool:
        return self.listener.is_here(report)

    def is_broke(self, seat: Seat, now: float) -> bool:
        return self.patience.is_broke(seat, now)

    def in_pause(self, seat: Seat, now: float) -> bool:
        return self.patience.in_pause(seat, now)

    def has_left(self, seat: Seat) -> bool:
        return self.patience.has_left(seat)

    # What others say

    def read(self, data: bytes) -> Statement:
        """A statement from the wire; ``Unsigned`` blames nobody."""
        return Statement.decode(data, self.listener.log.table, self.listener.log.players)

    def hear(self, statement: Statement) -> bool:
        """Take in a statement; was it new, and does it count?

        ``Cheating`` if with this one its author has lied (E9).
        """
        place, known = statement.place, self._heard.get(statement.place)
        if known is None and not self._has_room(statement):
            return False
        self.listener.accuse(self.listener.watch.hear(statement))
        if known is not None:
            return False
        self._heard[place] = statement
        if place.step is Step.CLAIM:
            self._hear_claim(statement)
            return True
        self.listener.log.halted = self._has_reported(self.number)
        if self.call is not None and place.number == self.number:
            hear(self.call, statement)
        return True

    def _has_room(self, statement: Statement) -> bool:
        place = statement.place
        if len(statement.body) > MAX_STATEMENT:
            return False
        if place.step is Step.CLAIM:
            return place.number == 0 and place.round <= MAX_CLAIMS
        if self.listener.table.quorum is None or place.number < self.number:
            return False  # decided; only a second word for a place would still tell something
        if place.number == self.number:
            begun = self.call.agreement.reached if self.call else 0
            return place.round <= begun + MAX_ROUNDS_AHEAD
        early = [p for p in self._heard if p.number > self.number and p.seat == place.seat]
        return len(early) < MAX_EARLY

    def learn(self, data: bytes) -> Proof | None:
        """Go on by a proof from the wire, if it is that of the next roll; None for any other.

        Those after it come again when that one is known. ``Malformed`` and ``InvalidProof`` blame
        nobody but whoever made it up. ``Cheating`` if what it shows contradicts what was signed
        here: of another roll than ours, with a number that we know, it always does (A3).
        """
        log, quorum = self.listener.log, self.listener.table.quorum
        if quorum is None:
            return None
        number = number_in(data)
        if 0 < number < self.number:
            self._confront(number, data, quorum)
        if number != self.number or self.listener.knows(number):
            return None
        proof = Proof.decode(data, log.table, log.players)
        proof.check(quorum, log.where.roll)
        self.listener.learn(proof)
        return proof

    def _confront(self, number: int, data: bytes, quorum: Quorum) -> None:
        """Is that another roll than the one that we went on by? Then many have lied."""
        log, rolls = self.listener.log, [NO_ROLL, *(p.roll.digest for p in self.listener.proofs)]
        if digest_in(data, log.table) == rolls[number]:
            return  # whoever voted for it: no signature is worth a look
        proof = Proof.decode(data, log.table, log.players)
        proof.check(quorum, rolls[number - 1])
        self.listener.confront(proof)

    # What we say

    def look(self, now: float) -> Iterator[Statement]:
        """Everything that our seat is to sign now because of what others said, votes first."""
        call = self.call
        if call is None or self.listener.halted or self.listener.knows(self.number):
            return
        while words := call.look(now):
            yield from [self.sign(place, body) for place, body in words]
        if call.decided is not None:
            self.listener.learn(call.decided)

    def reason(self, now: float) -> Reason | None:
        """Why our seat should report now, though it waits for nobody itself."""
        call = self.call
        return call.reason(now) if call is not None and not self.listener.halted else None

    def report(self, claims: Iterable[Claim]) -> list[Statement]:
        """Halt, and tell what we have taken in and who keeps us waiting; once for each number."""
        call = self.call
        if call is None or self.listener.halted or self.listener.knows(self.number):
            return []
        if self.seat is not None and self.listener.log.has_more_of(self.seat):
            return []  # we said more than we have taken in again (J3): we can't name all of it
        words = call.report(self.listener.log.seen, with_room(claims))
        return [self.sign(place, body) for place, body in words]

    def sign(self, place: Place, body: bytes) -> Statement:
        if self._identity is None:
            raise ValueError("only a player's own side can do that")
        said = Statement.sign(self._identity, self.listener.log.table, place, body)
        self.hear(said)
        return said

    def wake(self, now: float) -> float:
        """When to look again, even if nothing comes."""
        return self.call.wake(now) if self.call is not None else float("inf")

    # Claims, where nobody can stand in

    @property
    def may_claim(self) -> bool:
        """Before all seats have accepted their shares, or where there are none to accept (S5)."""
        table = self.listener.table
        has_clock = table.founding.terms.clock is not None
        return has_clock and not table.may_be_called and self.listener.halted is None

    def _hear_claim(self, statement: Statement) -> None:
        try:
            self.claims.hear(statement)
        except CryptoError:
            return
        self.settle()

    def settle(self) -> None:
        """Has the match ended, by the claims of all others against one seat?"""
        if self.missed is not None or not self.may_claim:
            return
        for claims in self.claims.by_all():
            self.missed = self.missed or self._judge(claims)

    def _judge(self, claims: list[SeatClaim]) -> Missed | None:
        """The match may have to be played again for that: not each time that we look, and not for
        those who claim what is not so again and again.
        """
        whom = claims[0].against
        refuted = self._refuted[whom]
        if claims in refuted[-1:] or len(refuted) == MAX_REFUTED:
            return None
        if not are_here(self.listener, claims):
            return None
        found = missed(self.listener, claims)
        refuted += [] if found else [claims]
        return found

    def claim(self, against: Seat | None, op: str = "") -> list[Statement]:
        """Say that a seat is gone, or that nobody is; nothing, if that is what we said last."""
        if self.seat is None or not self.may_claim or self.missed is not None:
            return []
        before = self.claims.of(self.seat)
        if (before.against if before else None) == against:
            return []
        number = before.number + 1 if before else 1
        if number + (against is not None) > MAX_CLAIMS:
            return []  # nobody would keep it, and with another past it would be a second one
        place = place_of_claim(self.seat, number)
        return [self.sign(place, encode_claim(against, op, self.listener.log.seen))]

    def record(self) -> Record:
        """The match so far, or as it ended."""
        if self.missed is None:
            return self.listener.record()
        chains = zip(self.listener.log.chains.items(), self.missed.seen.counts, strict=True)
        before = {seat: chain[:count] for (seat, chain), count in chains}
        claims = tuple(claim.statement for claim in self.missed.claims)
        return replace(Record.of(self.listener.table.founding, before), claims=claims)

    # Helping others

    def statements(self) -> Sequence[Statement]:
        """All about the roll that is called for now, and all claims."""
        return [s for s in self._heard.values() if s.place.number in (0, self.number)]

    def said_for(self, number: int) -> Sequence[Statement]:
        """All about one roll, round by round, so that whoever hears it keeps up."""
        said = [s for s in self._heard.values() if s.place.number == number]
        return sorted(said, key=lambda s: (s.place.round, s.place.step, s.seat))


def hear(call: Call, statement: Statement) -> None:
    """What can't be read counts for nothing."""
    try:
        call.hear(statement)
    except CryptoError:
        return

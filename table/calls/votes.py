"""The votes of a call: what stands in the body of a proposal, a prevote and a precommit (E5).

    proposal:   u32 vr + 1, u8 how many, the ids of that many reports in the order of their seats
    prevote:    digest of the roll, u32 vr + 1 of the proposal it answers; for nil zeros and 0
    precommit:  digest of the roll; for nil zeros

A proposal does not name the seats of its reports: the digest that is voted on covers ids alone,
so that with seats there would be several proposals for one digest.
"""

from dataclasses import dataclass
from typing import NamedTuple

from crypto.encoding import MAX_SEATS, u8, u32
from crypto.errors import Malformed
from crypto.header import ID_SIZE
from table.calls.roll import digest_of
from table.calls.statement import Place, Statement, Step

NO_ROUND = -1
NO_DIGEST = bytes(ID_SIZE)
MAX_ROUNDS = 4096  # days of rounds that fail; what names a later one would only fill memories


class Ballot(NamedTuple):
    """What a vote is for. Prevotes count together only if both of these are the same."""

    digest: bytes | None
    vr: int = NO_ROUND  # of the proposal that a prevote answers


NIL = Ballot(None)


@dataclass(frozen=True, slots=True)
class Proposal:
    """The reports of a roll, and the newest round in which it had enough prevotes."""

    place: Place
    reports: tuple[bytes, ...]
    vr: int = NO_ROUND

    @property
    def digest(self) -> bytes:
        return digest_of(self.place.number, self.reports)

    @property
    def ballot(self) -> Ballot:
        """What a prevote that agrees is for."""
        return Ballot(self.digest, self.vr)

    def encode(self) -> bytes:
        return u32(self.vr + 1) + u8(len(self.reports)) + b"".join(self.reports)

    @classmethod
    def read(cls, statement: Statement) -> "Proposal":
        body, place = statement.body, statement.place
        if place.step is not Step.PROPOSE or len(body) < 5 or not 0 < body[4] <= MAX_SEATS:
            raise Malformed("not a proposal")
        ids = tuple(body[i : i + ID_SIZE] for i in range(5, len(body), ID_SIZE))
        proposal = cls(place, ids, _round(body[:4], place))
        if body != proposal.encode() or len(set(ids)) < len(ids) or len(ids[-1]) < ID_SIZE:
            raise Malformed("a proposal in another than its one form")
        return proposal


def encode_ballot(step: Step, ballot: Ballot) -> bytes:
    digest = NO_DIGEST if ballot.digest is None else ballot.digest
    return digest if step is Step.PRECOMMIT else digest + u32(ballot.vr + 1)


def read_ballot(statement: Statement) -> Ballot:
    """What a prevote or a precommit is for; ``Malformed`` if no honest program says it."""
    step, body, place = statement.place.step, statement.body, statement.place
    if step not in {Step.PREVOTE, Step.PRECOMMIT}:
        raise Malformed("not a vote")
    digest = None if body[:ID_SIZE] == NO_DIGEST else body[:ID_SIZE]
    vr = _round(body[ID_SIZE:], place) if step is Step.PREVOTE else NO_ROUND
    ballot = Ballot(digest, vr)
    if body != encode_ballot(step, ballot) or (digest is None and ballot != NIL):
        raise Malformed("a vote in another than its one form")
    if len(body) < ID_SIZE:
        raise Malformed("too short for a vote")
    return ballot


def _round(data: bytes, place: Place) -> int:
    """A round that a vote rests on, which was before its own."""
    vr = int.from_bytes(data, "big") - 1
    if not vr < place.round < MAX_ROUNDS:
        raise Malformed("a round that can't be")
    return vr

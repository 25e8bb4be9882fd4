"""The proof of a roll (E7): its reports, and votes that nobody can gainsay.

In the file stand seats, signatures and the bodies of reports. All else is rebuilt: votes for one
ballot differ in their authors alone. So a proof can't say anything that was not signed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

import msgspec

from crypto.encoding import MAX_SEATS
from crypto.errors import CryptoError, InvalidProof, Malformed
from crypto.identity import SIGNATURE_SIZE, PublicIdentity
from games.kit import Seat
from table.calls.report import MAX_STATEMENT, Report, place_of
from table.calls.roll import Quorum, Roll, digest_of
from table.calls.statement import Place, Statement, Step
from table.calls.votes import MAX_ROUNDS, NO_ROUND, Ballot, encode_ballot, read_ballot

MAX_PROOF = 1 << 22  # where each of all rounds has failed after it had enough prevotes

SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
Round = Annotated[int, msgspec.Meta(ge=0, lt=MAX_ROUNDS)]
Signature = Annotated[bytes, msgspec.Meta(min_length=SIGNATURE_SIZE, max_length=SIGNATURE_SIZE)]
Some = msgspec.Meta(min_length=1, max_length=MAX_SEATS)
Signers = Annotated[tuple[tuple[SeatNumber, Signature], ...], Some]
Body = Annotated[bytes, msgspec.Meta(max_length=MAX_STATEMENT)]
Votes = tuple[Statement, ...]


class Link(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """Prevotes of one round; the next link is of the round ``vr``, unless there is none."""

    vr: Annotated[int, msgspec.Meta(ge=NO_ROUND, lt=MAX_ROUNDS)]
    signers: Signers


class Pages(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """What is written. The first link is of the ``round`` of the precommits."""

    number: Annotated[int, msgspec.Meta(ge=1, lt=1 << 32)]
    reports: Annotated[tuple[tuple[SeatNumber, Signature, Body], ...], Some]
    round: Round
    precommits: Signers
    links: Annotated[tuple[Link, ...], msgspec.Meta(min_length=1, max_length=MAX_ROUNDS)]


@dataclass(frozen=True, slots=True)
class Proof:
    """A roll with q precommits of one round, and the prevotes that led to them.

    ``links`` are the q prevotes of that round, those of their vr, and so on down to some for a
    proposal that rested on nothing.
    """

    roll: Roll
    precommits: Votes
    links: tuple[Votes, ...]

    @property
    def round(self) -> int:
        return self.precommits[0].place.round

    def check(self, table: Quorum, previous: bytes) -> None:
        """``InvalidProof`` unless this roll follows the one with the digest ``previous``."""
        self.roll.check(table)
        if self.roll.reports[0].roll != previous:
            raise InvalidProof("roll", "it follows another roll")
        self._check_votes(table.q, self.precommits, Step.PRECOMMIT)
        for votes in self.links:
            self._check_votes(table.q, votes, Step.PREVOTE)
        rounds = [votes[0].place.round for votes in self.links]
        if [self.round, *map(vr_of, self.links)] != [*rounds, NO_ROUND]:
            raise InvalidProof("roll", "prevotes that do not lead to one another")

    def _check_votes(self, q: int, votes: Votes, step: Step) -> None:
        seats = [vote.seat for vote in votes]
        if len(votes) != q or any(one >= other for one, other in pairwise(seats)):
            raise InvalidProof("roll", "not the votes of q seats, each once and in order")
        if len({(vote.place.round, vote.body) for vote in votes}) > 1:
            raise InvalidProof("roll", "votes for different ballots or rounds")
        for vote in votes:
            at, ballot = vote.place, read_ballot(vote)
            if (at.number, at.step) != (self.roll.number, step):
                raise InvalidProof("roll", "votes of another step or call")
            if ballot.digest != self.roll.digest:
                raise InvalidProof("roll", "votes for another roll")

    @property
    def statements(self) -> list[Statement]:
        """All that was signed for it."""
        reports = [report.statement for report in self.roll.reports]
        return [*reports, *(vote for votes in self.links for vote in votes), *self.precommits]

    # As bytes

    def pages(self) -> Pages:
        reports = [report.statement for report in self.roll.reports]
        return Pages(
            self.roll.number,
            tuple((int(s.seat), s.signature, s.body) for s in reports),
            self.round,
            signers(self.precommits),
            tuple(Link(vr_of(votes), signers(votes)) for votes in self.links),
        )

    def encode(self) -> bytes:
        return msgspec.msgpack.encode(self.pages())

    @classmethod
    def decode(cls, data: bytes, table: bytes, players: Sequence[PublicIdentity]) -> "Proof":
        """Readable, and all of it signed; ``check`` tells what it shows.

        Otherwise ``Malformed`` or ``Unsigned``: nobody can be blamed for these bytes.
        """
        proof = cls.of(paged(data), table, players)
        if proof.encode() != data:
            raise Malformed("a proof in another than its one form")
        return proof

    @classmethod
    def of(cls, pages: Pages, table: bytes, players: Sequence[PublicIdentity]) -> "Proof":
        """The same, of what was read already."""
        try:
            return Reading(pages, table, players).proof()
        except CryptoError as error:
            raise Malformed(f"no proof of a roll: {error}") from None


def number_in(data: bytes) -> int:
    """The number of the roll that these bytes would prove: before any signature is looked at."""
    return paged(data).number


def digest_in(data: bytes, table: bytes) -> bytes:
    """The digest of that roll, as soon and as cheaply."""
    pages, ids = paged(data), list[bytes]()
    for seat, signature, body in pages.reports:
        place = place_of(Seat(seat), pages.number)
        ids.append(Statement(table, place, body, signature).id)
    return digest_of(pages.number, ids)


def paged(data: bytes) -> Pages:
    if len(data) > MAX_PROOF:
        raise Malformed("too long for a proof")
    try:
        return msgspec.msgpack.decode(data, type=Pages)
    except msgspec.MsgspecError as error:
        raise Malformed(f"no proof of a roll: {error}") from None


@dataclass(frozen=True, slots=True)
class Reading:
    """Rebuilds what was signed, and checks each signature."""

    pages: Pages
    table: bytes
    players: Sequence[PublicIdentity]

    def proof(self) -> Proof:
        pages = self.pages
        roll = Roll(pages.number, tuple(self._report(*report) for report in pages.reports))
        rounds = [pages.round, *(link.vr for link in pages.links)]
        links = tuple(
            self._votes(Step.PREVOTE, round_, Ballot(roll.digest, link.vr), link.signers)
            for round_, link in zip(rounds, pages.links, strict=False)
        )
        precommits = self._votes(Step.PRECOMMIT, pages.round, Ballot(roll.digest), pages.precommits)
        return Proof(roll, precommits, links)

    def _report(self, seat: int, signature: bytes, body: bytes) -> Report:
        place = place_of(Seat(seat), self.pages.number)
        return Report.read(self._signed(place, body, signature), len(self.players))

    def _votes(self, step: Step, round_: int, ballot: Ballot, signers: Signers) -> Votes:
        if not ballot.vr < round_:
            raise Malformed("prevotes that do not lead to one another")
        number, body = self.pages.number, encode_ballot(step, ballot)
        return tuple(
            self._signed(Place(Seat(seat), number, step, round_), body, signature)
            for seat, signature in signers
        )

    def _signed(self, place: Place, body: bytes, signature: bytes) -> Statement:
        statement = Statement(self.table, place, body, signature)
        return Statement.decode(statement.encode(), self.table, self.players)


def vr_of(votes: Votes) -> int:
    return read_ballot(votes[0]).vr


def signers(votes: Votes) -> Signers:
    return tuple((int(vote.seat), vote.signature) for vote in votes)

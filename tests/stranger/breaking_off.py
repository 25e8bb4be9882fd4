"""Rule S5: claims by which all others end a match about one seat."""

from collections.abc import Sequence
from typing import NamedTuple

from tests.stranger.cards import Reader
from tests.stranger.desk import Desk
from tests.stranger.founding import Table
from tests.stranger.log import Log
from tests.stranger.refusal import Bad, Refused
from tests.stranger.rolls import CLAIM, signed
from tests.stranger.rounds import Counts, covers, union
from tests.stranger.signing import is_signed


class Statement(NamedTuple):
    """What is said in a call, as its author signed it."""

    seat: int
    number: int
    step: int
    ballot: int
    body: bytes

    @property
    def place(self) -> tuple[int, int, int, int]:
        return self[:4]


def read_statement(table: Table, data: bytes) -> Statement:
    """One that a seat at this table signed."""
    try:
        reader = Reader(data)
        where, seat = reader.take(32), reader.u16()
        number, step = int.from_bytes(reader.take(4), "big"), reader.u8()
        ballot, signature = int.from_bytes(reader.take(4), "big"), reader.take(64)
        body = reader.rest()
    except Bad as bad:
        raise Refused("no statement") from bad
    if where != table.id or seat not in table.seats or step > CLAIM:
        raise Refused("a statement of another table, or of nobody")
    said = signed(table, seat, number, step, ballot, body)
    if not is_signed(table.identities[seat - 1], said, signature):
        raise Refused("a statement that nobody signed")
    return Statement(seat, number, step, ballot, body)


class Claim(NamedTuple):
    author: int
    about: int
    op: str
    counts: Counts
    ids: tuple[bytes, ...]


def read_claim(table: Table, data: bytes) -> Claim:
    said, n = read_statement(table, data), len(table.keys)
    if said.step != CLAIM or said.number or not said.ballot:
        raise Refused("no claim")
    try:
        reader = Reader(said.body)
        about, op = reader.u8(), reader.take(reader.u8())
        counts = tuple(int.from_bytes(reader.take(4), "big") for _ in range(n))
        ids = tuple(reader.take(32) for _ in range(n))
        reader.end()
    except Bad as bad:
        raise Refused("no claim") from bad
    if about not in table.seats or about == said.seat or not op or not op.isascii():
        raise Refused("a claim against nobody, or without a cause")
    return Claim(said.seat, about, op.decode("ascii"), counts, ids)


def check_claims(desk: Desk, log: Log, claims: Sequence[Claim]) -> int:
    """The seat that all others claim to be gone, by what they name together."""
    if desk.table.clock is None:
        raise Refused("claims where nobody can be too late")
    abouts = {claim.about for claim in claims}
    authors = sorted(claim.author for claim in claims)
    if len(abouts) != 1 or authors != [s for s in desk.table.seats if s not in abouts]:
        raise Refused("not the claims of all others")
    (about,) = abouts
    named: Counts = (0,) * desk.n
    for claim in claims:
        check_named(desk, log, claim)
        named = union(named, claim.counts)
    if named != log.counts:
        raise Refused("the record does not end with what they name")
    if any(desk.rounds.owed(about, claim.op) is None for claim in claims):
        raise Refused("it does not owe that")
    return about


def check_named(desk: Desk, log: Log, claim: Claim) -> None:
    if not covers(log.counts, claim.counts) or list(claim.ids) != log.named(claim.counts):
        raise Refused("a claim about another match")
    for seat, count in zip(desk.table.seats, claim.counts, strict=True):
        if count and not covers(claim.counts, desk.messages[seat][count - 1].seen):
            raise Refused("a claim that leaves out what it rests on")

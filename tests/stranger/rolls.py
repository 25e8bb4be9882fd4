"""Section 16: reports, votes, and the roll that they prove."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.stranger.cards import Reader
from tests.stranger.founding import Table
from tests.stranger.group import digest32, u8, u16, u32
from tests.stranger.log import Log
from tests.stranger.packed import expect, number_from, unpacked
from tests.stranger.refusal import Bad, Refused
from tests.stranger.rounds import Counts, Rounds
from tests.stranger.signing import is_signed

REPORT, PROPOSAL, PREVOTE, PRECOMMIT, CLAIM = range(5)
VOTES = [(int, bytes)]
PROOF = ([(int, bytes, [number_from(0, 2**32 - 1)], bytes)], int, VOTES, [(int, VOTES)])


def signed(table: Table, seat: int, number: int, step: int, ballot: int, body: bytes) -> bytes:
    place = table.id + u16(seat) + u32(number) + u8(step) + u32(ballot)
    return b"undertable/2/call" + place + digest32(body)


@dataclass(frozen=True)
class Report:
    seat: int
    signature: bytes
    body: bytes
    follows: bytes
    counts: Counts
    ids: tuple[bytes, ...]
    claims: tuple[tuple[int, str], ...]


def read_report(n: int, seat: int, signature: bytes, body: bytes) -> Report:
    try:
        reader = Reader(body)
        follows = reader.take(32)
        counts = tuple(int.from_bytes(reader.take(4), "big") for _ in range(n))
        ids = tuple(reader.take(32) for _ in range(n))
        claims = read_claims(reader, n)
        reader.end()
    except Bad as bad:
        raise Refused(f"no report: {bad}") from bad
    if any(claimed == seat for claimed, _ in claims):
        raise Refused("a report against its own author")
    if any((n == 0) != (name == bytes(32)) for n, name in zip(counts, ids, strict=True)):
        raise Refused("a report counts what it does not name")
    return Report(seat, signature, body, follows, counts, ids, claims)


def read_claims(reader: Reader, n: int) -> tuple[tuple[int, str], ...]:
    claims = []
    for _ in range(reader.u8()):
        seat, op = reader.u8(), reader.take(reader.u8())
        if not 1 <= seat <= n or not op or not op.isascii():
            raise Bad("no claim")
        claims.append((seat, op.decode("ascii")))
    if claims != sorted(set(claims)):
        raise Bad("claims are sorted, each once")
    if 1 + sum(2 + len(op) for _, op in claims) > 4096:
        raise Bad("more claims than a report has room for")
    return tuple(claims)


@dataclass(frozen=True)
class Roll:
    """The proof of a roll as it was read; nothing of it is checked yet."""

    table: Table
    number: int
    reports: tuple[Report, ...]
    ballot: int
    precommits: Any
    links: Any

    @property
    def digest(self) -> bytes:
        return roll_digest(self.number, [self.id_of(report) for report in self.reports])

    def id_of(self, report: Report) -> bytes:
        return digest32(signed(self.table, report.seat, self.number, REPORT, 0, report.body))

    @property
    def cut(self) -> Counts:
        return tuple(map(max, zip(*(report.counts for report in self.reports), strict=True)))


def roll_digest(number: int, ids: Sequence[bytes]) -> bytes:
    return digest32(u32(number) + b"".join(ids))


def read_roll(log: Log, number: int, before: bytes, proof: bytes) -> Roll:
    """As a record has it: its reports tell what of all listed so far their authors had not seen."""
    reports, ballot, precommits, links = expect(unpacked(proof), PROOF, "the proof of a roll")
    table = log.table
    seats = [seat for seat, *_ in reports]
    if seats != sorted(set(seats)) or not set(seats) <= set(table.seats):
        raise Refused("reports of other seats")
    if not 0 <= ballot < 2**32 or len(seats) < (table.quorum or len(table.keys) + 1):
        raise Refused("not enough reports")
    read = tuple(rebuilt(log, before, *report) for report in reports)
    return Roll(table, number, read, ballot, precommits, links)


def rebuilt(
    log: Log, before: bytes, seat: int, signature: bytes, unseen: Sequence[int], claims: bytes
) -> Report:
    if len(unseen) != len(log.counts) or any(map(int.__gt__, unseen, log.counts)):
        raise Refused("a report of another table")
    counts = [n - m for n, m in zip(log.counts, unseen, strict=True)]
    named = b"".join(map(u32, counts)) + b"".join(log.named(counts))
    return read_report(len(counts), seat, signature, before + named + claims)


def check_signatures(roll: Roll) -> None:
    """Rule E7: reports, precommits, and prevotes down to a proposal that was new."""
    for report in roll.reports:
        check_signed(roll, report.seat, REPORT, 0, report.body, report.signature)
    check_votes(roll, roll.precommits, PRECOMMIT, roll.ballot, roll.digest)
    ballot = roll.ballot
    for vr, votes in roll.links:
        if not -1 <= vr < ballot:
            raise Refused("a proposal that leads nowhere")
        check_votes(roll, votes, PREVOTE, ballot, roll.digest + u32(vr + 1))
        ballot = vr
    if ballot != -1:
        raise Refused("nobody proposed this")


def check_votes(roll: Roll, votes: Any, step: int, ballot: int, body: bytes) -> None:
    seats = [seat for seat, _ in votes]
    if seats != sorted(set(seats)) or not set(seats) <= set(roll.table.seats):
        raise Refused("votes of other seats")
    if len(seats) != roll.table.quorum:
        raise Refused("not enough votes")
    for seat, signature in votes:
        check_signed(roll, seat, step, ballot, body, signature)


def check_signed(roll: Roll, seat: int, step: int, ballot: int, body: bytes, by: bytes) -> None:
    said = signed(roll.table, seat, roll.number, step, ballot, body)
    if not is_signed(roll.table.identities[seat - 1], said, by):
        raise Refused("a statement of a call is not signed")


@dataclass(frozen=True)
class Outcome:
    company: tuple[int, ...]
    late: frozenset[tuple[int, str]]


def outcome(roll: Roll, rounds: Rounds) -> Outcome:
    authors = [report.seat for report in roll.reports]
    claims = {report.seat: report.claims for report in roll.reports}
    return outcome_of(authors, claims, roll.table, rounds)


def outcome_of(
    authors: Sequence[int],
    claims: Mapping[int, Sequence[tuple[int, str]]],
    table: Table,
    rounds: Rounds,
) -> Outcome:
    """Rule E4: who is late, who is gone."""
    q, n = table.quorum or 0, len(table.keys)
    w = max(2, 2 * q - n)
    late_by: Counter[tuple[int, str]] = Counter()
    gone_by: Counter[int] = Counter()
    for author in authors:
        owed = {(s, op): rounds.owed(s, op) for s, op in claims[author]}
        late_by.update(claim for claim, ask in owed.items() if ask and ask.person)
        gone_by.update({seat for (seat, _), ask in owed.items() if ask and not ask.person})
    gone = [seat for seat, by in gone_by.items() if by >= w and seat in authors]
    gone.sort(key=lambda seat: (-gone_by[seat], -seat))
    spared = gone[: max(0, len(authors) - q)]
    company = tuple(seat for seat in authors if seat not in spared)
    late = frozenset(claim for claim, by in late_by.items() if by >= w)
    return Outcome(company, late)

"""A report (E2): where its author halted, what it has taken in, and who keeps it waiting."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from crypto.encoding import MAX_SEATS, u8
from crypto.errors import Malformed
from crypto.header import ID_SIZE
from games.kit import Seat
from table.calls.statement import Place, Statement, Step
from table.log.message import Seen

NO_ROLL = bytes(ID_SIZE)  # by which epoch 0 began
MAX_CLAIMS = 255
MAX_CLAIMED = 4096  # bytes of claims: 13 such reports, and all votes, still fit into one frame
MAX_STATEMENT = MAX_CLAIMED + 512  # no statement is longer


class Claim(NamedTuple):
    """That ``seat`` owes its message in the operation ``op``."""

    seat: Seat
    op: str


@dataclass(frozen=True)
class Report:
    """What its author said when it halted; ``roll`` is the digest of the one before."""

    statement: Statement
    roll: bytes
    seen: Seen
    claims: tuple[Claim, ...]

    @property
    def seat(self) -> Seat:
        return self.statement.seat

    @property
    def number(self) -> int:
        return self.statement.place.number

    @cached_property
    def id(self) -> bytes:
        return self.statement.id

    @classmethod
    def read(cls, statement: Statement, n: int) -> "Report":
        """What a halt says at a table of ``n``; ``Malformed`` if no honest program says it."""
        if statement.place.step is not Step.HALT or statement.place.round:
            raise Malformed("not a report")
        body, size = statement.body, ID_SIZE + Seen.size(n)
        if not size < len(body) <= size + MAX_CLAIMED:
            raise Malformed("too short for a report, or too long")
        seen, claims = Seen.decode(body[ID_SIZE:size], n), tuple(read_claims(body[size:]))
        report = cls(statement, body[:ID_SIZE], seen, claims)
        if body != encode(report.roll, seen, claims) or not report.is_sane(n):
            raise Malformed("a report in another than its one form")
        return report

    def is_sane(self, n: int) -> bool:
        """Claims are sorted, each once, and about others; what was seen has a number and an id."""
        in_order = list(self.claims) == sorted(set(self.claims))
        others = all(1 <= seat <= n and seat != self.seat for seat, _ in self.claims)
        numbered = all((count == 0) == (id_ == NO_ROLL) for count, id_ in self.seen.pairs)
        return in_order and others and numbered


def place_of(seat: Seat, number: int) -> Place:
    return Place(seat, number, Step.HALT)


def encode(roll: bytes, seen: Seen, claims: Sequence[Claim]) -> bytes:
    told = [u8(seat) + u8(len(op)) + op.encode("ascii") for seat, op in claims]
    return roll + seen.encode() + u8(len(told)) + b"".join(told)


def with_room(claims: Iterable[Claim]) -> list[Claim]:
    """The first of them, in order: as many as fit into a report."""
    found, room = list[Claim](), MAX_CLAIMED - 1
    for claim in sorted(set(claims))[:MAX_CLAIMS]:
        room -= 2 + len(claim.op)
        if room < 0:
            break
        found.append(claim)
    return found


def read_claims(data: bytes) -> Iterator[Claim]:
    """Whatever is left over, or missing, shows when the claims are written again."""
    rest = data[1:]
    for _ in range(data[0]):
        size = rest[1] if len(rest) > 1 else 0
        op = rest[2 : 2 + size]
        if len(op) < size or not size or not op.isascii() or rest[0] > MAX_SEATS:
            raise Malformed("a claim against nobody")
        yield Claim(Seat(rest[0]), op.decode("ascii"))
        rest = rest[2 + size :]

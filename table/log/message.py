"""What travels: a signed header, what its author had seen, and what it says."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from crypto.encoding import read_u32s, u8, u32s
from crypto.errors import Malformed
from crypto.header import ID_SIZE, SIGNED_SIZE, Header, SignedHeader, hash_body, hash_heads
from crypto.identity import Identity, PublicIdentity
from games.kit import Seat

NOTHING_SEEN = bytes(ID_SIZE)
COUNT_SIZE = 4

Place = tuple[Seat, int, int]
"""Seat, epoch and seq: there is one message for each (H6)."""


@dataclass(frozen=True, slots=True)
class Seen:
    """Per seat, how many messages an author had seen, and the id of the newest of them."""

    counts: tuple[int, ...]
    ids: tuple[bytes, ...]

    @classmethod
    def nothing(cls, n: int) -> "Seen":
        return cls((0,) * n, (NOTHING_SEEN,) * n)

    @classmethod
    def most(cls, several: Iterable["Seen"]) -> "Seen":
        """Of each seat the most that any of them has; there is one message for each place."""
        columns = zip(*(seen.pairs for seen in several), strict=True)
        most = [max(column, key=lambda pair: pair[0]) for column in columns]
        return cls(tuple(count for count, _ in most), tuple(id_ for _, id_ in most))

    @property
    def pairs(self) -> tuple[tuple[int, bytes], ...]:
        """Both, seat by seat."""
        return tuple(zip(self.counts, self.ids, strict=True))

    def encode(self) -> bytes:
        return u32s(self.counts) + b"".join(self.ids)

    @classmethod
    def decode(cls, data: bytes, n: int) -> "Seen":
        ids = data[COUNT_SIZE * n :]
        return cls(
            read_u32s(data[: COUNT_SIZE * n]),
            tuple(ids[i : i + ID_SIZE] for i in range(0, ID_SIZE * n, ID_SIZE)),
        )

    @staticmethod
    def size(n: int) -> int:
        return (COUNT_SIZE + ID_SIZE) * n


@dataclass(frozen=True, slots=True)
class Saying:
    """What a message says: its kind, the operation it belongs to, and the bytes for it."""

    kind: str
    op: str
    payload: bytes

    def encode(self) -> bytes:
        op = self.op.encode("ascii")
        return u8(len(op)) + op + self.payload

    @classmethod
    def decode(cls, kind: str, data: bytes) -> "Saying":
        size = data[0] if data else 0
        op = data[1 : 1 + size]
        if not 0 < size == len(op) or not op.isascii():
            raise Malformed("a message names the operation it belongs to")
        return cls(kind, op.decode("ascii"), data[1 + size :])


@dataclass(frozen=True, slots=True)
class Message:
    """One signed message, taken apart; ``encode`` gives back the very bytes."""

    signed: SignedHeader
    header: Header
    id: bytes
    seen: Seen
    saying: Saying
    seat: Seat = field(init=False, repr=False, compare=False)  # of the header: asked for often

    def __post_init__(self) -> None:
        object.__setattr__(self, "seat", Seat(self.header.seat))

    @property
    def epoch(self) -> int:
        return self.header.epoch

    @property
    def seq(self) -> int:
        return self.header.seq

    @property
    def place(self) -> Place:
        return self.seat, self.header.epoch, self.header.seq

    def encode(self) -> bytes:
        return self.signed.encode() + body(self.seen, self.saying)

    @classmethod
    def sign(
        cls, author: Identity, where: "Where", seat: Seat, seen: Seen, saying: Saying
    ) -> "Message":
        """The author's next message: it follows its own newest one in ``seen``."""
        header = header_of(where, seat, seen, saying)
        signed = SignedHeader.sign(header, author)
        return cls(signed, header, signed.id, seen, saying)

    @classmethod
    def read(cls, letter: "Letter", n: int) -> "Message":
        """What a letter at a table of ``n`` says; if that is unreadable, its author signed it."""
        content = letter.content
        # First: where there is not even all that was seen, no operation is named either.
        saying = Saying.decode(letter.header.kind, content[Seen.size(n) :])
        seen = Seen.decode(content[: Seen.size(n)], n)
        return cls(letter.signed, letter.header, letter.signed.id, seen, saying)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message whose signature holds, not yet read: of whatever table, saying whatever."""

    signed: SignedHeader
    header: Header
    content: bytes

    @classmethod
    def decode(cls, data: bytes, players: Sequence[PublicIdentity]) -> "Letter":
        """``Malformed`` and ``InvalidProof`` mean that nobody can be blamed for these bytes."""
        signed = SignedHeader.decode(data[:SIGNED_SIZE])
        header, content = Header.decode(signed.header), data[SIGNED_SIZE:]
        if header.seat > len(players):
            raise Malformed(f"there is no seat {header.seat} at a table of {len(players)}")
        if hash_body(content) != header.body_hash:
            raise Malformed("the body is not the one that was signed")
        signed.check(players[header.seat - 1])
        return cls(signed, header, content)


class Where(NamedTuple):
    """A table, and the epoch in which something is said there, which began with ``roll``."""

    table: bytes
    epoch: int = 0
    roll: bytes = NOTHING_SEEN


def header_of(where: Where, seat: Seat, seen: Seen, saying: Saying) -> Header:
    """The one header under which a seat that has seen this can say that."""
    heads, content = hash_heads(where.roll, seen.ids), hash_body(body(seen, saying))
    seq, prev = seen.counts[seat - 1], seen.ids[seat - 1]
    return Header(where.table, seat, where.epoch, seq, prev, heads, saying.kind, content)


def body(seen: Seen, saying: Saying) -> bytes:
    return seen.encode() + saying.encode()

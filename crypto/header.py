"""The signed part of every message, and what two of them for one position prove."""

from collections.abc import Sequence
from dataclasses import dataclass

from crypto.encoding import MAX_SEATS, digest32, lp, u16, u32
from crypto.errors import InvalidProof, Malformed
from crypto.identity import SIGNATURE_SIZE, Identity, PublicIdentity

MAGIC = b"undertable/2/msg"
ID_SIZE = 32
KIND_SIZE = 16
HEADER_SIZE = len(MAGIC) + ID_SIZE + 2 + 4 + 4 + 3 * ID_SIZE + KIND_SIZE
MAX_BODY = 64 * 1024
SIGNED_SIZE = HEADER_SIZE + SIGNATURE_SIZE
EQUIVOCATION_SIZE = 2 * SIGNED_SIZE


@dataclass(frozen=True, slots=True)
class Header:
    """Where a message stands in the log, and the hash of what it says: 170 bytes."""

    table: bytes
    seat: int
    epoch: int
    seq: int
    prev: bytes
    heads: bytes
    kind: str
    body_hash: bytes

    @property
    def position(self) -> tuple[bytes, int, int, int]:
        return self.table, self.seat, self.epoch, self.seq

    @property
    def id(self) -> bytes:
        return digest32(self.encode())

    def encode(self) -> bytes:
        if not are_ids((self.table, self.prev, self.heads, self.body_hash)):
            raise Malformed(f"table, prev, heads and body hash have {ID_SIZE} bytes each")
        if not 1 <= self.seat <= MAX_SEATS:
            raise Malformed(f"seats are 1 to {MAX_SEATS}, not {self.seat}")
        place = u16(self.seat) + u32(self.epoch) + u32(self.seq)
        return b"".join(
            (MAGIC, self.table, place, self.prev, self.heads, _kind(self.kind), self.body_hash)
        )

    @classmethod
    def decode(cls, data: bytes) -> "Header":
        if len(data) != HEADER_SIZE or not data.startswith(MAGIC):
            raise Malformed(f"a header has {HEADER_SIZE} bytes and begins with its name")
        table, place, rest = data[16:48], data[48:58], data[58:]
        prev, heads, kind, body_hash = rest[:32], rest[32:64], rest[64:80], rest[80:]
        numbers = place[:2], place[2:6], place[6:]
        seat, epoch, seq = (int.from_bytes(number, "big") for number in numbers)
        header = cls(table, seat, epoch, seq, prev, heads, _read_kind(kind), body_hash)
        if header.encode() != data:
            raise Malformed("a header in another than its one encoding")
        return header


def are_ids(parts: Sequence[bytes]) -> bool:
    return set(map(len, parts)) == {ID_SIZE}


def hash_body(body: bytes) -> bytes:
    if len(body) > MAX_BODY:
        raise Malformed(f"a body has at most {MAX_BODY} bytes, not {len(body)}")
    return digest32(body)


def hash_heads(roll: bytes, heads: Sequence[bytes]) -> bytes:
    """The roll by which the epoch began, and per seat the id of the newest message its author had
    seen; zeros where there was none.
    """
    if not are_ids((roll, *heads)):
        raise Malformed(f"a head has {ID_SIZE} bytes")
    return digest32(roll, *heads)


def join_bytes(body: bytes) -> bytes:
    """What a JOIN signs: there is no table yet, so two of them are never an equivocation."""
    return b"undertable/1/join" + hash_body(body)


def table_id(joins: Sequence[bytes]) -> bytes:
    """The table's name, from all JOIN bodies in seat order; fresh nonces make it unrepeatable."""
    return digest32(*map(lp, joins))


@dataclass(frozen=True, slots=True)
class SignedHeader:
    """A header and its author's signature: 234 bytes."""

    header: bytes
    signature: bytes

    @classmethod
    def sign(cls, header: Header, author: Identity) -> "SignedHeader":
        data = header.encode()
        return cls(data, author.sign(data))

    @classmethod
    def decode(cls, data: bytes) -> "SignedHeader":
        if len(data) != SIGNED_SIZE:
            raise Malformed(f"a signed header has {SIGNED_SIZE} bytes")
        return cls(data[:HEADER_SIZE], data[HEADER_SIZE:])

    def encode(self) -> bytes:
        return self.header + self.signature

    @property
    def id(self) -> bytes:
        """That of the header in it, which has one encoding only."""
        return digest32(self.header)

    def check(self, author: PublicIdentity) -> None:
        """Return if ``author`` signed these bytes, whatever they are."""
        author.verify(self.signature, self.header)

    def verify(self, author: PublicIdentity) -> Header:
        """The header, if ``author`` signed it."""
        self.check(author)
        return Header.decode(self.header)


@dataclass(frozen=True, slots=True)
class Equivocation:
    """Two different headers that one player signed for one position: 468 bytes."""

    one: SignedHeader
    other: SignedHeader

    @classmethod
    def decode(cls, data: bytes) -> "Equivocation":
        if len(data) != EQUIVOCATION_SIZE:
            raise Malformed(f"evidence of equivocation has {EQUIVOCATION_SIZE} bytes")
        one, other = data[:SIGNED_SIZE], data[SIGNED_SIZE:]
        return cls(SignedHeader.decode(one), SignedHeader.decode(other))

    def encode(self) -> bytes:
        return self.one.encode() + self.other.encode()

    def verify(self, author: PublicIdentity) -> None:
        """Return if this convicts ``author``, to anyone, without trusting whoever shows it."""
        one, other = self.one.verify(author), self.other.verify(author)
        if one.position != other.position:
            raise InvalidProof("position", "two messages for two positions")
        if self.one.header == self.other.header:
            raise InvalidProof("identical", "one message, shown twice")


def _kind(kind: str) -> bytes:
    name = kind.encode("ascii", errors="replace")
    if not 1 <= len(name) <= KIND_SIZE or not name.isalnum():
        raise Malformed(f"not a kind of message: {kind!r}")
    return name.ljust(KIND_SIZE, b"\0")


def _read_kind(padded: bytes) -> str:
    return padded.rstrip(b"\0").decode("ascii", errors="replace")

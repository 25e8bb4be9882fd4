"""What a seat says in a call: signed, outside of every chain, once for its place."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from crypto.encoding import digest32, u8, u16, u32
from crypto.errors import CryptoError, Malformed
from crypto.header import ID_SIZE, hash_body
from crypto.identity import SIGNATURE_SIZE, Identity, PublicIdentity
from games.kit import Seat
from table.errors import Unsigned

TAG = b"undertable/2/call"
PLACE_SIZE = 2 + 4 + 1 + 4
HEAD_SIZE = len(TAG) + ID_SIZE + PLACE_SIZE + ID_SIZE


class Step(IntEnum):
    """The halt with its report, then the votes of each round; a claim belongs to no call (S5)."""

    HALT = 0
    PROPOSE = 1
    PREVOTE = 2
    PRECOMMIT = 3
    CLAIM = 4


@dataclass(frozen=True, slots=True)
class Place:
    """Whoever signs two statements for one is a cheat (E9)."""

    seat: Seat
    number: int  # of the roll that is called for
    step: Step
    round: int = 0

    def encode(self) -> bytes:
        return u16(self.seat) + u32(self.number) + u8(self.step) + u32(self.round)

    @classmethod
    def decode(cls, data: bytes) -> "Place":
        seat, number = int.from_bytes(data[:2], "big"), int.from_bytes(data[2:6], "big")
        try:
            return cls(Seat(seat), number, Step(data[6]), int.from_bytes(data[7:], "big"))
        except ValueError:
            raise Malformed("no step of a call") from None


@dataclass(frozen=True, slots=True)
class Statement:
    """One signed statement; ``encode`` gives back the very bytes."""

    table: bytes
    place: Place
    body: bytes
    signature: bytes

    @property
    def seat(self) -> Seat:
        return self.place.seat

    @property
    def head(self) -> bytes:
        """What is signed."""
        return head(self.table, self.place, self.body)

    @property
    def id(self) -> bytes:
        return digest32(self.head)

    @classmethod
    def sign(cls, author: Identity, table: bytes, place: Place, body: bytes) -> "Statement":
        return cls(table, place, body, author.sign(head(table, place, body)))

    def encode(self) -> bytes:
        return self.table + self.place.encode() + self.signature + self.body

    @classmethod
    def decode(cls, data: bytes, table: bytes, players: Sequence[PublicIdentity]) -> "Statement":
        """A statement of a seat at this table; ``Unsigned`` blames nobody for other bytes."""
        try:
            statement = cls._read(data)
            if statement.table != table or not 1 <= statement.seat <= len(players):
                raise Malformed("a statement of another table")
            players[statement.seat - 1].verify(statement.signature, statement.head)
        except CryptoError as error:
            raise Unsigned(str(error)) from error
        return statement

    @classmethod
    def _read(cls, data: bytes) -> "Statement":
        signed = ID_SIZE + PLACE_SIZE
        if len(data) < signed + SIGNATURE_SIZE:
            raise Malformed("too short for a statement")
        place = Place.decode(data[ID_SIZE:signed])
        signature = data[signed : signed + SIGNATURE_SIZE]
        return cls(data[:ID_SIZE], place, data[signed + SIGNATURE_SIZE :], signature)


def head(table: bytes, place: Place, body: bytes) -> bytes:
    return TAG + table + place.encode() + hash_body(body)

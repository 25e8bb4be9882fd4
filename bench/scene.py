"""Keys and cards to measure with, as a peer holds them in the middle of a match."""

from collections.abc import Sequence

from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext, encrypt
from crypto.encoding import context
from crypto.generators import card_point
from crypto.group import Point
from crypto.keys import KeyPair

TABLE = bytes(range(32))
CTX = context(TABLE, "bench", 1, "x")


def received(point: Point) -> Point:
    """``point`` as it came from elsewhere: decoded, its encoding at hand."""
    return Point.decode(point.encode())


def new_key() -> KeyPair:
    key = KeyPair.generate()
    return KeyPair(key.x, received(key.X))


def faces(count: int) -> list[Point]:
    return [received(card_point(TABLE, "bench", str(i))) for i in range(count)]


def hidden(face: Point, K: Point) -> Ciphertext:
    """A card as the state holds it: decoded, but never part of a verified shuffle."""
    return Ciphertext.decode(encrypt(face, K, KeyPair.generate().x).encode())


def hidden_deck(k: int, K: Point) -> list[Ciphertext]:
    return [hidden(face, K) for face in faces(k)]


def to_wire(cards: Sequence[Ciphertext]) -> bytes:
    return b"".join([card.encode() for card in cards])


def from_wire(data: bytes) -> list[Ciphertext]:
    starts = range(0, len(data), CIPHERTEXT_SIZE)
    return [Ciphertext.decode(data[at : at + CIPHERTEXT_SIZE]) for at in starts]

"""Hidden cards: ElGamal ciphertexts under a player's key or the key of the whole table."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from crypto.errors import Malformed
from crypto.group import POINT_SIZE, G, Point, point_sum, public_sum

CIPHERTEXT_SIZE = 2 * POINT_SIZE


# A short product: the library splits a scalar u + v·λ (λ the curve's endomorphism) into two
# halves of 64 bits again, and takes 5/8 of the time of a full one.
LAMBDA = 0x5363AD4CC05C30E0A5261C028812645A122E22EA20816678DF02967C1B23BD72


def short_weight() -> int:
    """One of 2^128 for a sum that is to vanish: a cheat would have to guess it."""
    return secrets.randbits(64) + secrets.randbits(64) * LAMBDA


FOLDING_WEIGHT = short_weight()


@dataclass(frozen=True)
class Ciphertext:
    """``(a, b) = (r·G, M + r·K)``: the card ``M`` under the mask ``r`` and the key ``K``."""

    a: Point
    b: Point

    @classmethod
    def decode(cls, data: bytes) -> "Ciphertext":
        if len(data) != CIPHERTEXT_SIZE:
            raise Malformed(f"a ciphertext has {CIPHERTEXT_SIZE} bytes, not {len(data)}")
        return cls(Point.decode(data[:POINT_SIZE]), Point.decode(data[POINT_SIZE:]))

    def encode(self) -> bytes:
        return self.a.encode() + self.b.encode()

    def absorbed(self) -> bytes:
        """The encoding where the identity may occur in memory, as in ``Point``."""
        return self.a.absorbed() + self.b.absorbed()

    def __add__(self, other: "Ciphertext") -> "Ciphertext":
        return Ciphertext(self.a + other.a, self.b + other.b)

    def __sub__(self, other: "Ciphertext") -> "Ciphertext":
        return Ciphertext(self.a - other.a, self.b - other.b)

    def __neg__(self) -> "Ciphertext":
        return Ciphertext(-self.a, -self.b)

    @cached_property
    def folded(self) -> Point:
        """``a + w·b`` for this process's secret weight ``w``: an equation of ciphertexts
        becomes one of points.

        A false equation of pairs stays false when folded, unless its author guesses ``w``
        (128 bits, drawn at import, never shown: a fold must not leave the process). It may
        serve for ever: a false equation vanishes under one ``w`` at most, so each refusal
        tells a cheat one value that ``w`` is not. A card is folded once and then serves both
        as output of one shuffle and as input of the next.
        """
        return public_sum(((1, self.a), (FOLDING_WEIGHT, self.b)))

    def remasked(self, K: Point, rho: int) -> "Ciphertext":
        """The same card under another mask."""
        return Ciphertext(self.a + rho * G, self.b + rho * K)


def ciphertext_sum(cards: Sequence[Ciphertext]) -> Ciphertext:
    """The sum of several, in two calls of the library."""
    return Ciphertext(point_sum([e.a for e in cards]), point_sum([e.b for e in cards]))


def encrypt(M: Point, K: Point, r: int) -> Ciphertext:
    return Ciphertext(r * G, M + r * K)


def public_card(M: Point, X: Point) -> Ciphertext:
    """A card everybody sees, as it enters a pile: mask 1, for mask 0 would contain ``O``."""
    return Ciphertext(G, M + X)


def decrypt(e: Ciphertext, x: int) -> Point:
    return e.b - x * e.a

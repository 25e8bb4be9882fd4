"""The shuffle argument as both sides see it: its bytes, its challenges, its statement.

Groth's linear argument (J. Cryptology 23, 2010) with the product argument in the form of
Bayer and Groth (2012), one row. The letters are theirs; a trailing underscore is a prime.
Lists hold the elements 1…k of the paper at the places 0…k−1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, repeat

from crypto.elgamal import Ciphertext
from crypto.encoding import u32
from crypto.errors import InvalidProof, Malformed
from crypto.generators import MAX_CARDS, shuffle_generators
from crypto.group import ORDER, POINT_SIZE, SCALAR_SIZE, G, Point, encode_scalar, secret_sum
from crypto.reader import Reader
from crypto.transcript import Transcript

Deck = Sequence[Ciphertext]


def check_pile(k: int) -> None:
    if not 2 <= k <= MAX_CARDS:
        raise Malformed(f"a shuffle takes 2 to {MAX_CARDS} cards, not {k}")


def proof_size(k: int) -> int:
    """7 points and 3k + 1 scalars."""
    return 7 * POINT_SIZE + (3 * k + 1) * SCALAR_SIZE


@dataclass(frozen=True, slots=True)
class Proof:
    """What the prover says, in the order of the wire."""

    c: Point  # commits to the permutation
    c_d: Point
    E1: Point
    E2: Point
    c_d_: Point
    c_delta: Point
    c_a: Point
    f: list[int]
    Z: int
    f_: list[int]
    beta: list[int]  # β_2 … β_{k−1}
    z: int
    z_delta: int

    @classmethod
    def decode(cls, data: bytes, k: int) -> "Proof":
        check_pile(k)
        reader = Reader(data, proof_size(k))
        c, c_d, E1, E2, c_d_, c_delta, c_a = reader.points(7)
        f, Z, f_ = reader.scalars(k), reader.scalar(), reader.scalars(k)
        beta, z, z_delta = reader.scalars(k - 2), reader.scalar(), reader.scalar()
        return cls(c, c_d, E1, E2, c_d_, c_delta, c_a, f, Z, f_, beta, z, z_delta)

    def encode(self) -> bytes:
        points = self.c, self.c_d, self.E1, self.E2, self.c_d_, self.c_delta, self.c_a
        scalars = *self.f, self.Z, *self.f_, *self.beta, self.z, self.z_delta
        return b"".join([P.encode() for P in points] + [encode_scalar(s) for s in scalars])


class Conversation:
    """The challenges, each drawn after everything it must depend on."""

    def __init__(self, ctx: bytes, K: Point, before: Deck, after: Deck) -> None:
        check_pile(len(before))
        if len(after) != len(before):
            raise InvalidProof("length", f"{len(before)} cards went in, {len(after)} came out")
        if any(E.a.is_identity or E.b.is_identity for E in after):
            # Impossible on the wire; here for a deck made in memory, whose masks were chosen
            # to cancel those of public cards.
            raise InvalidProof("identity", "a card lost its mask")
        self._transcript = Transcript("shuffle", ctx)
        self._transcript.absorb("k", u32(len(before)))
        self._transcript.absorb("X", K)
        self._transcript.absorb("in", *(P for e in before for P in (e.a, e.b)))
        self._transcript.absorb("out", *(P for E in after for P in (E.a, E.b)))

    def t(self, c: Point, c_d: Point, E1: Point, E2: Point) -> int:
        self._transcript.absorb("1", c, c_d, E1, E2)
        return self._transcript.challenge("t")

    def lambda_x(self, f: Sequence[int], Z: int) -> tuple[int, int]:
        self._transcript.absorb("2", *f, Z)
        return self._transcript.challenge("lambda"), self._transcript.challenge("x")

    def e(self, c_d_: Point, c_delta: Point, c_a: Point) -> int:
        self._transcript.absorb("3", c_d_, c_delta, c_a)
        return self._transcript.challenge("e")


def powers(t: int, k: int) -> list[int]:
    """``t_1 = t`` to ``t_k = t^k``."""
    return list(accumulate(repeat(t, k), lambda power, t: power * t % ORDER))


def commitment(m: Sequence[int], r: int) -> Point:
    """``com(m; r) = r·G + Σ m_i·H_i``, in constant time."""
    return secret_sum([(r, G), *zip(m, shuffle_generators(len(m)), strict=True)])

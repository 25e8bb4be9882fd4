"""A balance is at most what the winner opened, and stays hidden otherwise."""

from collections.abc import Sequence

from crypto import sigma
from crypto.elgamal import Ciphertext
from crypto.generators import H, V
from crypto.group import G, Point, public_product
from crypto.keys import KeyPair
from crypto.money.bits import Bits, SpelledProof, check_bits, check_count, is_bit, weighted
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript


class AtMost(SpelledProof):
    """The bits of the distance to the winner, and their proof: 129·w + 128 bytes."""

    SECRETS = 3


def is_within(X: Point, balance: Ciphertext, most: int, B: Sequence[Point]) -> Statement:
    """The distance δ from the balance up to ``most`` is spelled by bits.

    Witness (x, δ, q): ``X = x·G``, ``most·V − C2 = δ·V − x·C1``, ``Σ 2^i·B_i = δ·V + q·H``.
    """
    equations = (
        Equation(X, ((0, G),)),
        Equation(public_product(most, V) - balance.b, ((1, V), (0, -balance.a))),
        Equation(weighted(B), ((1, V), (2, H))),
    )
    return ((Linear(3, equations),), *map(is_bit, B))


def prove(
    owner: KeyPair, balance: Ciphertext, owned: int, most: int, bits: int, ctx: bytes
) -> AtMost:
    check_bits(bits)
    B = Bits.of(most - owned, bits)
    statement = is_within(owner.X, balance, most, B.B)
    witness = [Known((owner.x, most - owned, B.q)), *B.known()]
    return AtMost(B.B, sigma.prove(statement, witness, Transcript("least", ctx)))


def verify(X: Point, balance: Ciphertext, most: int, proof: AtMost, bits: int, ctx: bytes) -> None:
    check_bits(bits)
    check_count(proof.B, bits)
    statement = is_within(X, balance, most, proof.B)
    sigma.verify(statement, proof.proof, Transcript("least", ctx))

"""A committed amount lies in range: ``C = v·V + r·H`` with 0 ≤ v < 2^w."""

from collections.abc import Sequence

from crypto import sigma
from crypto.generators import H, V
from crypto.group import Point, point_sum
from crypto.money.bits import Bits, SpelledProof, check_bits, check_count, is_bit, weighted
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript


class Range(SpelledProof):
    """Bit commitments and their proof: 129·w + 64 bytes."""

    SECRETS = 1


def in_range(C: Point, B: Sequence[Point]) -> Statement:
    """Every ``B_i`` holds a bit, and together they spell what ``C`` holds."""
    rest = Linear(1, (Equation(C - weighted(B), ((0, H),)),))
    return (*map(is_bit, B), (rest,))


def commit(value: int, r: int) -> Point:
    """``value·V + r·H``; by a detour, since 0·V would take no time and so tell the zero."""
    return point_sum(((value + 1) * V, -V, r * H))


def prove(value: int, r: int, bits: int, ctx: bytes) -> Range:
    """Shows that ``commit(value, r)`` holds an amount below 2^bits."""
    check_bits(bits)
    spelled = Bits.of(value, bits)
    statement = in_range(commit(value, r), spelled.B)
    witness = [*spelled.known(), Known((r - spelled.q,))]
    return Range(spelled.B, sigma.prove(statement, witness, Transcript("range", ctx)))


def verify(C: Point, proof: Range, bits: int, ctx: bytes) -> None:
    check_bits(bits)
    check_count(proof.B, bits)
    sigma.verify(in_range(C, proof.B), proof.proof, Transcript("range", ctx))

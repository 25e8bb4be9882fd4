"""Amounts as committed bits: ``B_i = v_i·V + r_i·H``, each shown to hold 0 or 1."""

from collections.abc import Sequence
from dataclasses import dataclass

from crypto.errors import InvalidProof, Malformed, Unprovable
from crypto.generators import H, V
from crypto.group import O, Point, point_sum, random_scalar
from crypto.sigma import Clause, Equation, Known, Linear

MAX_BITS = 16


def check_bits(bits: int) -> None:
    if not 1 <= bits <= MAX_BITS:
        raise Malformed(f"amounts have 1 to {MAX_BITS} bits, not {bits}")


def is_bit(B: Point) -> Clause:
    """``B`` commits to 0, or to 1: ``B = r·H`` or ``B − V = r·H``."""
    return (
        Linear(1, (Equation(B, ((0, H),)),)),
        Linear(1, (Equation(B - V, ((0, H),)),)),
    )


def weighted(B: Sequence[Point]) -> Point:
    """``Σ 2^i·B_i``: a commitment to the number the bits spell."""
    total = O
    for B_i in reversed(B):
        total = point_sum((total, total, B_i))  # doubling is an addition, not a product
    return total


@dataclass(frozen=True, slots=True, repr=False)
class Bits:
    """A prover's bit commitments to one number, with their openings."""

    value: int
    r: tuple[int, ...]
    B: tuple[Point, ...]

    @classmethod
    def of(cls, value: int, bits: int) -> "Bits":
        if not 0 <= value < 1 << bits:
            raise Unprovable(f"{value} is not an amount below 2^{bits}")
        r = tuple(random_scalar() for _ in range(bits))
        return cls(value, r, tuple(_commit(value >> i & 1, r_i) for i, r_i in enumerate(r)))

    @property
    def q(self) -> int:
        """The blinding of the number as a whole."""
        return sum(r_i << i for i, r_i in enumerate(self.r))

    def under(self, *masks: Point) -> list[Point]:
        """``value·V + mask`` for each mask, with the same work for every value.

        ``value·V`` itself is never made: it would be the identity for zero, and sums and
        products with the identity take no time.
        """
        whole, blinding = weighted(self.B), -(self.q * H)
        return [point_sum((whole, blinding, mask)) for mask in masks]

    def known(self) -> list[Known]:
        return [Known((r_i,), branch=self.value >> i & 1) for i, r_i in enumerate(self.r)]


def _commit(bit: int, r: int) -> Point:
    # Both candidates are made, so that the time does not tell the bit.
    zero = r * H
    return (zero, zero + V)[bit]


def check_count(B: Sequence[Point], bits: int) -> None:
    """More bits than the table allows would spell numbers it does not allow."""
    if len(B) != bits:
        raise InvalidProof("length", f"{bits} bit commitments expected, not {len(B)}")

"""Amounts spelled by a cheat: commitments to any numbers, where an honest prover has bits."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from crypto import sigma
from crypto.generators import H, V
from crypto.group import G, Point
from crypto.keys import KeyPair
from crypto.money.payment import Payment, Purse, is_covered
from crypto.sigma import Known
from crypto.transcript import Transcript
from tests.crypto.material import scalar

RNG = Random(1)


@dataclass
class Digits:
    """``B_i = v_i·V + r_i·H``, and the number they spell, whatever the ``v_i`` are."""

    values: Sequence[int]
    r: Sequence[int]

    @classmethod
    def of(cls, *values: int) -> "Digits":
        return cls(values, [scalar(RNG) for _ in values])

    @classmethod
    def spelling(cls, number: int, bits: int) -> "Digits":
        """The true bits of ``number``; what they can't spell, the last one has to."""
        last = bits - 1
        return cls.of(*(number >> i & 1 for i in range(last)), number >> last)

    @property
    def B(self) -> tuple[Point, ...]:
        return tuple(v * V + r * H for v, r in zip(self.values, self.r, strict=True))

    @property
    def number(self) -> int:
        return sum(v << i for i, v in enumerate(self.values))

    @property
    def q(self) -> int:
        return sum(r << i for i, r in enumerate(self.r))

    def known(self) -> list[Known]:
        """For a bit its branch; for anything else the better guess."""
        return [Known((r,), branch=int(v == 1)) for v, r in zip(self.values, self.r, strict=True)]


def forged_payment(
    payer: KeyPair, purse: Purse, X_R: Point, amount: Digits, remainder: Digits, r: int, ctx: bytes
) -> Payment:
    """A payment with any digits, otherwise made as usual."""
    c = r * G, amount.number * V + r * payer.X, amount.number * V + r * X_R
    statement = is_covered(purse, X_R, c, amount.B, remainder.B)
    witness = [
        Known((r, amount.number, amount.q)),
        Known((payer.x, remainder.number, remainder.q)),
        *amount.known(),
        *remainder.known(),
    ]
    proof = sigma.prove(statement, witness, Transcript("pay", ctx))
    return Payment(*c, amount.B, remainder.B, proof)

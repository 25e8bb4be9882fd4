"""Amounts spelled by a cheat: commitments to any numbers, where an honest prover has bits."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from crypto.generators import H, V
from crypto.group import Point
from crypto.sigma import Known
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

"""A conversation whose challenges somebody chose: what a simulator or an extractor needs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest

from crypto.group import random_scalars
from crypto.shuffle import prover, verifier


class Challenges(NamedTuple):
    t: int
    lam: int
    x: int
    e: int

    @classmethod
    def draw(cls) -> "Challenges":
        return cls(*random_scalars(4))


class Chosen:
    """Stands where ``Conversation`` stands, hears everything, and lets nothing change its mind."""

    def __init__(self, challenges: Challenges) -> None:
        self._challenges = challenges

    def t(self, *_said: object) -> int:
        return self._challenges.t

    def lambda_x(self, *_said: object) -> tuple[int, int]:
        return self._challenges.lam, self._challenges.x

    def e(self, *_said: object) -> int:
        return self._challenges.e


@contextmanager
def chosen(challenges: Challenges) -> Iterator[None]:
    """Inside, shuffles are proved and verified under these challenges instead of hashes."""
    converse: Callable[..., Chosen] = lambda *_statement: Chosen(challenges)  # noqa: E731
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prover, "Conversation", converse)
        patch.setattr(verifier, "Conversation", converse)
        yield

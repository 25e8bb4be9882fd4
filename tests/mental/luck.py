"""Randomness for tests: what ``bench.luck`` does, and the seed is printed."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from bench import luck as seeds


@contextmanager
def luck(seed: int) -> Iterator[Random]:
    """All that ``secrets`` hands out in here comes from ``seed``, which is printed."""
    print(f"seed {seed}")
    with seeds.luck(seed) as random:
        yield random

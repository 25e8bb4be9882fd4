"""Randomness for tests: keys, masks, blindings and decks become a function of a seed."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest


@contextmanager
def luck(seed: int) -> Iterator[Random]:
    """All that ``secrets`` hands out in here comes from ``seed``, which is printed."""
    print(f"seed {seed}")
    random = Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", random.randbytes)
        patch.setattr(secrets, "randbits", random.getrandbits)
        patch.setattr(secrets, "SystemRandom", lambda: random)
        yield random

"""Randomness from a seed: keys, masks, blindings and decks are the same in every run."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any


@contextmanager
def patched(owner: Any, name: str, value: object) -> Iterator[None]:
    """``owner.name`` is ``value`` in here."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def luck(seed: int) -> Iterator[Random]:
    """All that ``secrets`` hands out in here comes from ``seed``."""
    random = Random(seed)
    with ExitStack() as stack:
        stack.enter_context(patched(secrets, "token_bytes", random.randbytes))
        stack.enter_context(patched(secrets, "randbits", random.getrandbits))
        stack.enter_context(patched(secrets, "SystemRandom", lambda: random))
        yield random

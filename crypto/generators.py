"""Points whose logarithms nobody knows: commitment bases, money, and the faces of cards."""

from functools import cache

from crypto.encoding import u16
from crypto.errors import Malformed
from crypto.group import Point, hash_to_group

MAX_CARDS = 128

H = hash_to_group(b"pedersen-H")
V = hash_to_group(b"money-V")


@cache
def shuffle_generator(i: int) -> Point:
    """``H_i`` of the shuffle argument, for i from 1 to 128."""
    if not 1 <= i <= MAX_CARDS:
        raise Malformed(f"a pile has 1 to {MAX_CARDS} cards, not {i}")
    return hash_to_group(b"shuffle-gen", u16(i))


@cache
def shuffle_generators(k: int) -> tuple[Point, ...]:
    """``H_1`` to ``H_k``."""
    return tuple(shuffle_generator(i) for i in range(1, k + 1))


def card_point(table: bytes, game: str, label: str) -> Point:
    """The point that stands for a face at one table; identical copies share it."""
    return hash_to_group(b"card", table, game.encode(), label.encode())

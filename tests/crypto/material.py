"""What tests are made of: one table, its faces, and secrets drawn from a seeded generator."""

from collections.abc import Sequence
from random import Random

from crypto.elgamal import Ciphertext, encrypt
from crypto.encoding import context
from crypto.generators import card_point
from crypto.group import ORDER, Point
from crypto.keys import KeyPair

TABLE = bytes(range(32))
CTX = context(TABLE, "op", 3, "x")
FOREIGN_CONTEXTS = {
    "another table": context(TABLE[::-1], "op", 3, "x"),
    "another operation": context(TABLE, "op2", 3, "x"),
    "another author": context(TABLE, "op", 4, "x"),
    "another place in the message": context(TABLE, "op", 3, "y"),
    "letters moved from one part to the next": context(TABLE, "o", 3, "px"),
    "a suffix": CTX + b"x",
    "nothing": b"",
}

NAMES = ("duke", "captain", "assassin", "ambassador", "contessa")
FACES = tuple(card_point(TABLE, "demo", name) for name in NAMES)
DUKE, CAPTAIN, ASSASSIN, AMBASSADOR, CONTESSA = FACES


def scalar(rng: Random) -> int:
    return rng.randrange(1, ORDER)


def key_pair(rng: Random) -> KeyPair:
    return KeyPair.of(scalar(rng))


def hidden(M: Point, K: Point, rng: Random) -> Ciphertext:
    """The card ``M`` under ``K`` and some mask."""
    return encrypt(M, K, scalar(rng))


def hand(faces: Sequence[Point], K: Point, rng: Random) -> list[Ciphertext]:
    return [hidden(M, K, rng) for M in faces]

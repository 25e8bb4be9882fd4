"""Proofs about keys: knowledge, and equality of logarithms."""

from random import Random

from crypto.group import Point
from crypto.keys import knows_log, same_log, verify_key, verify_same_log
from crypto.reader import Reader
from crypto.sigma import Known
from tests.crypto.material import DUKE, key_pair, scalar
from tests.crypto.proofs import Make, Specimen, by_sigma


def knowledge(rng: Random) -> Specimen:
    key = key_pair(rng)

    def verify(data: bytes, ctx: bytes) -> None:
        reader = Reader(data, 97)
        verify_key(reader.point(), reader.rest(), ctx)

    def of_another_key(data: bytes, ctx: bytes) -> None:
        verify_key(key_pair(rng).X, data[33:], ctx)

    lies = {"another key": of_another_key}
    return by_sigma("pok", [key.X], knows_log(key.X), [Known((key.x,))], verify, lies)


def equality(rng: Random) -> Specimen:
    key = key_pair(rng)
    C = scalar(rng) * DUKE
    S = key.x * C

    def verify(data: bytes, ctx: bytes, X: Point = key.X, C: Point = C) -> None:
        reader = Reader(data, 97)
        verify_same_log(X, C, reader.point(), reader.rest(), ctx)

    return by_sigma(
        "dleq",
        [S],
        same_log(key.X, C, S),
        [Known((key.x,))],
        verify,
        {
            "another key": lambda data, ctx: verify(data, ctx, X=key_pair(rng).X),
            "the negated key": lambda data, ctx: verify(data, ctx, X=-key.X),
            "another base": lambda data, ctx: verify(data, ctx, C=scalar(rng) * DUKE),
            "key and base exchanged": lambda data, ctx: verify(data, ctx, X=C, C=key.X),
        },
    )


SPECIMENS: dict[str, Make] = {"knowledge of a key": knowledge, "equal logarithms": equality}

"""Keys and signatures on which libraries differ, with the one verdict that I1 allows.

The kinds are those of Chalkias, Garillot and Nikolaenko (eprint 2020/1244), and some more; all
numbers are our own.
"""

from collections.abc import Iterator
from itertools import count, product

from tests.crypto.edwards import (
    BASE,
    NEUTRAL,
    L,
    P,
    Point,
    add,
    answered,
    challenge,
    encode,
    encodings,
    forge,
    is_admitted,
    lift,
    secret_scalar,
    small_order,
    times,
    verifies,
    verifies_eightfold,
)
from tests.vectors.form import Vector

a = secret_scalar(b"A" * 32)
A = times(a, BASE)
TORSION = small_order()
ORDERS = {2: TORSION[4], 4: TORSION[2], 8: TORSION[1]}
MESSAGE = b"left"


def all_signatures() -> Vector:
    return {
        "keys": [_key(why, key) for why, key in _keys()],
        "signatures": [_signature(*case) for case in _signatures()],
    }


def _key(why: str, key: bytes) -> Vector:
    return {"why": why, "key": key.hex(), "admitted": is_admitted(key)}


def _signature(why: str, key: bytes, signature: bytes) -> Vector:
    return {
        "why": why,
        "key": key.hex(),
        "message": MESSAGE.hex(),
        "signature": signature.hex(),
        "admitted": is_admitted(key),
        "verifies": verifies(key, signature, MESSAGE),
        "verifies eightfold": verifies_eightfold(key, signature, MESSAGE),
    }


def _keys() -> Iterator[tuple[str, bytes]]:
    yield "a key", encode(A)
    yield "its negative", encode((P - A[0], A[1]))
    yield "the base point: everybody knows its secret", encode(BASE)
    for order, T in ORDERS.items():
        yield f"a key and a component of order {order}", encode(add(A, T))
    for point in TORSION:
        yield from (("small order", key) for key in encodings(point))
    for y in range(2, 19):
        point_there = lift(y)
        if point_there is None:
            yield f"no point has y = {y}", y.to_bytes(32, "little")
            continue
        for key in encodings(point_there):
            yield f"a point with y = {y}, its logarithm unknown", key
    yield "the largest number", b"\xff" * 32


def _signatures() -> Iterator[tuple[str, bytes, bytes]]:
    for why, signature in _under_a_key(encode(A)):
        yield why, encode(A), signature
    for order, T in ORDERS.items():
        key = encode(add(A, T))
        for why, signature in _under_a_mixed_key(key, T):
            yield f"{why}; the key has a component of order {order}", key, signature
    for point in TORSION:
        for key in encodings(point):
            yield "made by somebody without a secret", key, forge(key, point, MESSAGE)
    yield "S is zero", encode(ORDERS[8]), _without_S(ORDERS[8])


def _under_a_key(key: bytes) -> Iterator[tuple[str, bytes]]:
    honest = _answered(key, times(7, BASE), 7)
    S = int.from_bytes(honest[32:], "little")
    yield "a signature", honest
    yield "the negative of R", _answered(key, times(L - 7, BASE), 7)
    for more in (1, 2, 8, 14):
        yield f"S + {more}·L", honest[:32] + (S + more * L).to_bytes(32, "little")
    yield "S is L", honest[:32] + L.to_bytes(32, "little")
    for order, T in ORDERS.items():
        yield f"R has a component of order {order}", _answered(key, add(times(7, BASE), T), 7)
        yield f"R has order {order}", _answered(key, T, 0)
    for R in encodings(NEUTRAL):
        yield "R is the identity", answered(a, key, R, 0, MESSAGE)
    yield "R is no point", answered(a, key, (2).to_bytes(32, "little"), 0, MESSAGE)


def _under_a_mixed_key(key: bytes, T: Point) -> Iterator[tuple[str, bytes]]:
    """By whoever knows ``a``; some verifiers take k modulo L, others as the hash gives it."""
    for reduced, whole in product((True, False), repeat=2):
        terms = f"[k mod L]T {'=' if reduced else '≠'} O, [k]T {'=' if whole else '≠'} O"
        yield terms, _searched(key, T, reduced, whole)
    yield "R takes the component up", _taken_up(key, T)


def _searched(key: bytes, T: Point, reduced: bool, whole: bool) -> bytes:
    for nonce in count(1):
        R = encode(times(nonce, BASE))
        k = challenge(R, key, MESSAGE)
        if (times(k % L % 8, T) == NEUTRAL, times(k % 8, T) == NEUTRAL) == (reduced, whole):
            return answered(a, key, R, nonce, MESSAGE)
    raise AssertionError


def _taken_up(key: bytes, T: Point) -> bytes:
    """R has a component of small order, and the key's takes it away again."""
    for nonce in count(1):
        R = encode(add(times(nonce, BASE), T))
        if times(challenge(R, key, MESSAGE) % L % 8 + 1, T) == NEUTRAL:
            return answered(a, key, R, nonce, MESSAGE)
    raise AssertionError


def _without_S(point: Point) -> bytes:
    """Both the key and R have small order: R is guessed."""
    for R in map(encode, TORSION):
        signature = R + bytes(32)
        if verifies(encode(point), signature, MESSAGE):
            return signature
    raise AssertionError("another message is needed")


def _answered(key: bytes, R: Point, nonce: int) -> bytes:
    return answered(a, key, encode(R), nonce, MESSAGE)

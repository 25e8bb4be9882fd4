"""Edwards25519 in a few lines, straight from RFC 8032: slow, and good enough to forge with.

The second implementation of I1: what its two halves say, and what others would say instead.
"""

from collections.abc import Iterator
from hashlib import sha512

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P

Point = tuple[int, int]
NEUTRAL: Point = (0, 1)


def root(square: int) -> int | None:
    """A square root modulo P, or None."""
    candidate = pow(square, (P + 3) // 8, P)
    for x in (candidate, candidate * pow(2, (P - 1) // 4, P) % P):
        if (x * x - square) % P == 0:
            return x
    return None


def lift(y: int) -> Point | None:
    """A point with this second coordinate, if there is one."""
    x = root((y * y - 1) * pow(D * y * y + 1, -1, P) % P)
    return None if x is None else (x, y % P)


def add(one: Point, other: Point) -> Point:
    return affine(total((*one, 1), (*other, 1)))


def times(scalar: int, point: Point) -> Point:
    product = (*NEUTRAL, 1)
    for bit in f"{scalar:b}":
        product = total(product, product)
        if bit == "1":
            product = total(product, (*point, 1))
    return affine(product)


def total(one: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[int, int, int]:
    """The law of addition, complete, with a common denominator: inverses are dear."""
    (x1, y1, z1), (x2, y2, z2) = one, other
    z = z1 * z2 % P
    square, crossed = z * z % P, D * x1 * x2 % P * y1 * y2 % P
    less, more = square - crossed, square + crossed
    x = z * less % P * (x1 * y2 + x2 * y1) % P
    return x, z * more % P * (y1 * y2 + x1 * x2) % P, less * more % P


def affine(point: tuple[int, int, int]) -> Point:
    x, y, z = point
    inverse = pow(z, -1, P)
    return x * inverse % P, y * inverse % P


def encode(point: Point) -> bytes:
    x, y = point
    return (y | (x & 1) << 255).to_bytes(32, "little")


def encodings(point: Point) -> Iterator[bytes]:
    """All 32-byte strings that a lenient decoder takes for ``point``, the canonical one first."""
    x, y = point
    for number in (y, y + P):
        for sign in (x & 1, 1 - (x & 1)):
            if number < 2**255 and (x == 0 or sign == x & 1):
                yield (number | sign << 255).to_bytes(32, "little")


def base() -> Point:
    point = lift(4 * pow(5, -1, P))
    assert point is not None
    return point if point[0] % 2 == 0 else (P - point[0], point[1])


BASE = base()


def small_order() -> list[Point]:
    """The eight points whose order divides 8: multiples of what L leaves of a random point."""
    for y in range(2, 100):
        point = lift(y)
        if point is not None:
            torsion = times(L, point)
            if times(4, torsion) != NEUTRAL:
                return [times(i, torsion) for i in range(8)]
    raise AssertionError("no point of order 8 found")


def decode(data: bytes) -> Point | None:
    """The point that a lenient decoder takes ``data`` for; one that is strict compares bytes."""
    number = int.from_bytes(data, "little")
    point = lift((number & (1 << 255) - 1) % P)
    if point is None:
        return None
    return point if point[0] & 1 == number >> 255 else (-point[0] % P, point[1])


def is_admitted(key: bytes) -> bool:
    """The first half of I1: canonical, and of order L."""
    point = decode(key)
    if point is None or encode(point) != key:
        return False
    return point != NEUTRAL and times(L, point) == NEUTRAL


def challenge(R: bytes, key: bytes, message: bytes) -> int:
    return int.from_bytes(sha512(R + key + message).digest(), "little")


def verifies(key: bytes, signature: bytes, message: bytes) -> bool:
    """The second half of I1, under any key that is some point."""
    R, S = signature[:32], int.from_bytes(signature[32:], "little")
    return S < L and encode(remainder(key, S, challenge(R, key, message) % L)) == R


def verifies_eightfold(key: bytes, signature: bytes, message: bytes) -> bool:
    """What RFC 8032 allows as well: both sides times the cofactor, whatever R is written like."""
    R, S = decode(signature[:32]), int.from_bytes(signature[32:], "little")
    if R is None or S >= L:
        return False
    left = remainder(key, S, challenge(signature[:32], key, message))
    return times(8, left) == times(8, R)


def remainder(key: bytes, S: int, k: int) -> Point:
    """[S]B − [k]A, which is R if all is well."""
    A = decode(key)
    assert A is not None
    return add(times(S, BASE), times(k, (-A[0] % P, A[1])))


def forge(key: bytes, point: Point, message: bytes) -> bytes:
    """A signature over ``message`` for a key of small order, by somebody who knows no secret.

    S·B = R + h·A is wanted; h·A has eight values at most, so guess it and hash again.
    """
    for s in range(1, 1000):
        R = encode(add(times(s, BASE), times(s % 8, point)))
        h = challenge(R, key, message) % L
        if times(h % 8 + s % 8, point) == NEUTRAL:
            return R + s.to_bytes(32, "little")
    raise AssertionError("no forgery found in a thousand tries")


def secret_scalar(secret: bytes) -> int:
    return int.from_bytes(sha512(secret).digest()[:32], "little") & (2**254 - 8) | 2**254


def sign(secret: bytes, message: bytes, nonce: int) -> bytes:
    """A signature with a nonce of the signer's choice, where RFC 8032 would derive one."""
    a = secret_scalar(secret)
    return answered(a, encode(times(a, BASE)), encode(times(nonce, BASE)), nonce, message)


def answered(a: int, key: bytes, R: bytes, nonce: int, message: bytes) -> bytes:
    """R with the S that fits ``a`` and ``nonce``, whatever else is in ``key`` and R."""
    S = (nonce + challenge(R, key, message) * a) % L
    return R + S.to_bytes(32, "little")

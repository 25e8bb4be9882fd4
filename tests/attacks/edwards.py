"""Edwards25519 in a few lines, straight from RFC 8032: slow, and good enough to forge with."""

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
    (x1, y1), (x2, y2) = one, other
    crossed = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + crossed, -1, P)
    y = (y1 * y2 + x1 * x2) * pow(1 - crossed, -1, P)
    return x % P, y % P


def times(scalar: int, point: Point) -> Point:
    total = NEUTRAL
    for bit in f"{scalar:b}":
        total = add(total, total)
        if bit == "1":
            total = add(total, point)
    return total


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


def forge(key: bytes, point: Point, message: bytes) -> bytes:
    """A signature over ``message`` for a key of small order, by somebody who knows no secret.

    S·B = R + h·A is wanted; h·A has eight values at most, so guess it and hash again.
    """
    for s in range(1, 1000):
        R = encode(add(times(s, BASE), times(s % 8, point)))
        h = int.from_bytes(sha512(R + key + message).digest(), "little") % L
        if times(h % 8 + s % 8, point) == NEUTRAL:
            return R + s.to_bytes(32, "little")
    raise AssertionError("no forgery found in a thousand tries")


def sign(secret: bytes, message: bytes, nonce: int) -> bytes:
    """A signature with a nonce of the signer's choice, where RFC 8032 would derive one."""
    clamped = int.from_bytes(sha512(secret).digest()[:32], "little") & (2**254 - 8) | 2**254
    key, R = encode(times(clamped, BASE)), encode(times(nonce, BASE))
    h = int.from_bytes(sha512(R + key + message).digest(), "little")
    return R + ((nonce + h * clamped) % L).to_bytes(32, "little")

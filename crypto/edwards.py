"""Just enough of edwards25519 to tell the order of a point that somebody shows as a key.

Only public points come here, so nothing takes constant time. Letters are those of RFC 8032.
"""

from typing import NamedTuple

from crypto.errors import Malformed

p = 2**255 - 19
d = -121665 * pow(121666, -1, p) % p
_SQRT_MINUS_ONE = pow(2, (p - 1) // 4, p)
_A = 486662
_HALF = pow(2, -1, p)

Affine = tuple[int, int]


def decode(key: bytes) -> Affine:
    """The point whose one canonical encoding is ``key``."""
    number = int.from_bytes(key, "little")
    sign, y = number >> 255, number & (1 << 255) - 1
    if y >= p:
        raise Malformed("in a non-canonical encoding")
    x = _root((y * y - 1) * pow(d * y * y + 1, -1, p) % p)
    if x is None:
        raise Malformed("of no point")
    if x == 0 and sign:
        raise Malformed("in a non-canonical encoding")
    return (x if x & 1 == sign else p - x), y


def _root(square: int) -> int | None:
    candidate = pow(square, (p + 3) // 8, p)
    for x in (candidate, candidate * _SQRT_MINUS_ONE % p):
        if (x * x - square) % p == 0:
            return x
    return None


_ROOT = _root(-(_A + 2) % p) or 0  # of −486664, which is a square


def is_identity(P: Affine) -> bool:
    return P == (0, 1)


def is_of_odd_order(P: Affine) -> bool:
    """Has no component of ``P`` small order?

    The points of small order are a cycle of 8, so those without such a component are those that
    can be halved three times. To see whether [L]P is the identity would take longer.
    """
    x, y = P
    if x == 0:
        return y == 1
    half = _halved(_halved(_on_montgomery_curve(x, y)))
    return half is not None and _root(half.u) is not None


class Montgomery(NamedTuple):
    """A point on the Montgomery form v² = u·(u² + A·u + 1); ``s`` is v/u."""

    u: int
    s: int


def _on_montgomery_curve(x: int, y: int) -> Montgomery:
    """The map of RFC 7748, 4.1: u = (1 + y)/(1 − y), and v/u = √−486664 / x."""
    inverse = pow((1 - y) * x, -1, p)
    return Montgomery((1 + y) * x * inverse % p, _ROOT * (1 - y) * inverse % p)


def _halved(P: Montgomery | None) -> Montgomery | None:
    """A point that is ``P`` when doubled; None if there is none (Pornin, eprint 2022/1164).

    Doubling takes a point to a curve with another A and from there to ``P``. There are two ways
    back to that curve, by w and by −w, if u is a square, and one of them leads on.
    """
    root = _root(P.u) if P is not None else None
    if P is None or root is None:
        return None
    for w in (root, -root):
        X = (2 * P.u + _A - 2 * P.s * w) % p
        if (s := _root(X)) is not None:
            return Montgomery(((X - _A) * _HALF - w * s) % p, s)
    raise AssertionError("two numbers whose product is no square, and neither is one")

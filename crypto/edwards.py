"""Just enough of edwards25519 to tell the order of a point that somebody shows as a key.

Only public points come here, so nothing takes constant time. Letters are those of RFC 8032,
coordinates the extended ones of Hisil, Wong, Carter and Dawson (eprint 2008/522).
"""

from crypto.errors import Malformed

p = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
d = -121665 * pow(121666, -1, p) % p
_SQRT_MINUS_ONE = pow(2, (p - 1) // 4, p)
_BITS_OF_L = f"{L:b}"[1:]

Coordinates = tuple[int, int, int, int]  # X, Y, Z, T with x = X/Z, y = Y/Z, x·y = T/Z


def decode(key: bytes) -> Coordinates:
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
    x = x if x & 1 == sign else p - x
    return x, y, 1, x * y % p


def _root(square: int) -> int | None:
    candidate = pow(square, (p + 3) // 8, p)
    for x in (candidate, candidate * _SQRT_MINUS_ONE % p):
        if (x * x - square) % p == 0:
            return x
    return None


def is_identity(P: Coordinates) -> bool:
    X, Y, Z, _ = P
    return X % p == 0 and (Y - Z) % p == 0


def times_L(P: Coordinates) -> Coordinates:
    """``[L]P``: the identity if, and only if, no component of ``P`` has small order."""
    product = P
    for bit in _BITS_OF_L:
        product = _doubled(product)
        if bit == "1":
            product = _sum(product, P)
    return product


def _doubled(P: Coordinates) -> Coordinates:
    X, Y, Z, _ = P
    A, B = X * X % p, Y * Y % p
    E, G, H = -2 * X * Y % p, A - B, A + B
    F = 2 * Z * Z + G
    return E * F % p, G * H % p, F * G % p, E * H % p


def _sum(P: Coordinates, Q: Coordinates) -> Coordinates:
    X1, Y1, Z1, T1 = P
    X2, Y2, Z2, T2 = Q
    A, B = (Y1 - X1) * (Y2 - X2) % p, (Y1 + X1) * (Y2 + X2) % p
    C, D = 2 * d * T1 * T2 % p, 2 * Z1 * Z2 % p
    E, F, G, H = B - A, D - C, D + C, B + A
    return E * F % p, G * H % p, F * G % p, E * H % p

"""Rule I1: which 32 bytes are an identity, and which 64 its signature.

Keys are looked at with the arithmetic of RFC 8032 written out; OpenSSL checks signatures with the
equation that the rule names.
"""

from functools import cache, lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)

Spot = tuple[int, int]
NEUTRAL: Spot = (0, 1)


def add(one: Spot, other: Spot) -> Spot:
    (x1, y1), (x2, y2) = one, other
    k = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + k, -1, P) % P
    y = (y1 * y2 + x1 * x2) * pow(1 - k, -1, P) % P
    return x, y


def multiple(k: int, spot: Spot) -> Spot:
    out = NEUTRAL
    while k:
        if k & 1:
            out = add(out, spot)
        spot, k = add(spot, spot), k >> 1
    return out


def decoded(key: bytes) -> Spot | None:
    number = int.from_bytes(key, "little")
    sign, y = number >> 255, number & ((1 << 255) - 1)
    if len(key) != 32 or y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT_OF_MINUS_ONE % P
    if x * x % P != square or (x == 0 and sign):
        return None
    return (P - x if x % 2 != sign else x), y


@cache
def is_identity(key: bytes) -> bool:
    spot = decoded(key)
    return spot is not None and spot != NEUTRAL and multiple(L, spot) == NEUTRAL


@lru_cache(maxsize=1 << 12)
def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """A signature of an identity that was admitted."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True

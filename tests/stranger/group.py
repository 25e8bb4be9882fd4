"""Sections 1 and 2 of docs/protocol.md: numbers, bytes, points, and points of unknown logarithm.

A point is its 33 bytes; 33 zero bytes stand for the identity, which has no encoding.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from hashlib import sha512

from btclib_secp256k1 import keys

from tests.stranger.refusal import Bad

Point = bytes
Pair = tuple[Point, Point]

ORDER = 0xFFFFFFFF_FFFFFFFF_FFFFFFFF_FFFFFFFE_BAAEDCE6_AF48A03B_BFD25E8C_D0364141
FIELD = 2**256 - 2**32 - 977
REMEMBERED = 1 << 15  # sums: more than the longest match here has
O = bytes(33)  # noqa: E741
G = keys.pubkey_from_prvkey(1)
ROOT = pow(-3 % FIELD, (FIELD + 1) // 4, FIELD)  # of -3: the one that is a square itself


def u8(number: int) -> bytes:
    return number.to_bytes(1, "big")


def u16(number: int) -> bytes:
    return number.to_bytes(2, "big")


def u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def lp(text: bytes) -> bytes:
    return u32(len(text)) + text


def digest32(text: bytes) -> bytes:
    return sha512(text).digest()[:32]


def scalar(data: bytes) -> int:
    number = int.from_bytes(data, "big")
    if len(data) != 32 or number >= ORDER:
        raise Bad("no scalar")
    return number


def point(data: bytes) -> Point:
    """The same bytes, if they are a point."""
    if len(data) != 33 or data[0] not in (2, 3) or not _is_on_curve(bytes(data)):
        raise Bad("no point")
    return bytes(data)


@cache
def _is_on_curve(data: bytes) -> bool:
    return keys.pubkey_verify(data)


def total(terms: Iterable[tuple[int, Point]]) -> Point:
    """The sum of products, as bytes; O if it vanishes."""
    return _total(tuple((k % ORDER, P) for k, P in terms if k % ORDER and P != O))


@lru_cache(maxsize=REMEMBERED)
def _total(useful: tuple[tuple[int, Point], ...]) -> Point:
    """Remembered: the mutants of a match have most of its proofs in common."""
    if not useful:
        return O
    return keys.pubkey_tweak_mul_sum([P for _, P in useful], [k for k, _ in useful]) or O


def times(k: int, P: Point) -> Point:
    return total([(k, P)])


def plus(*points: Point) -> Point:
    present = [P for P in points if P != O]
    return keys.pubkey_sum(present) or O if present else O


def negative(P: Point) -> Point:
    return P if P == O else keys.pubkey_negate(P)


def minus(P: Point, Q: Point) -> Point:
    return plus(P, negative(Q))


def pair_plus(one: Pair, other: Pair) -> Pair:
    return plus(one[0], other[0]), plus(one[1], other[1])


def pair_minus(one: Pair, other: Pair) -> Pair:
    return minus(one[0], other[0]), minus(one[1], other[1])


@cache
def named_point(*parts: bytes) -> Point:
    """``H2G`` of the page: SHA-512, then the map of BIP 324 written out."""
    digest = sha512(b"undertable/1/h2g" + b"".join(map(lp, parts))).digest()
    u, t = (int.from_bytes(half, "big") % FIELD for half in (digest[:32], digest[32:]))
    parity = t % 2
    u, t = u or 1, t or 1
    if (u**3 + t**2 + 7) % FIELD == 0:
        t = 2 * t % FIELD
    X = (u**3 + 7 - t**2) * pow(2 * t, -1, FIELD) % FIELD
    Y = (X + t) * pow(u * ROOT, -1, FIELD) % FIELD
    return _first_point((u + 4 * Y * Y, *_halves(X * pow(Y, -1, FIELD), u)), parity)


def _halves(ratio: int, u: int) -> tuple[int, int]:
    half = pow(2, -1, FIELD)
    return (-ratio - u) * half, (ratio - u) * half


def _first_point(candidates: Sequence[int], parity: int) -> Point:
    for candidate in candidates:
        x = candidate % FIELD
        encoded = bytes([2 + parity]) + x.to_bytes(32, "big")
        if keys.pubkey_verify(encoded):
            return encoded
    raise AssertionError("the map always finds a point")


H = named_point(b"pedersen-H")
V = named_point(b"money-V")


def shuffle_generator(i: int) -> Point:
    return named_point(b"shuffle-gen", u16(i))


def face_point(table: bytes, game: str, label: str) -> Point:
    return named_point(b"card", table, game.encode(), label.encode())

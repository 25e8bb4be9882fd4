"""The group of secp256k1, written additively, on Bitcoin Core's libsecp256k1.

``k * P`` takes constant time, whatever ``k`` is: the safe product is the short one to
write. Verifiers, who multiply by public numbers only, ask for ``public_sum``.

The identity ``O`` exists in memory and inside transcripts, never on the wire. The library
can't represent it, and worse, answers "fine" when handed an object that a failed call left
behind; so ``O`` is a point without a library object here, and no object is kept whose
producing call did not return 1.
"""

import secrets
from collections.abc import Iterable
from hashlib import sha512
from typing import Any, ClassVar

from btclib_secp256k1 import ffi, lib
from btclib_secp256k1.context import ctx

from crypto.encoding import lp
from crypto.errors import Malformed

ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
POINT_SIZE = 33
SCALAR_SIZE = 32

_COMPRESSED = 258
_KEY = ffi.typeof("secp256k1_pubkey *")
_ENCODING = ffi.typeof("unsigned char[33]")
_UNCOMPRESSED = ffi.typeof("unsigned char[65]")
_SIZE = ffi.typeof("size_t *")
_new = ffi.new
_XY = lib.btclib_secp256k1_ecdh_hash_function_xy


class Point:
    """An element of the group: immutable, parsed once, encoded at most once."""

    __slots__ = ("_encoding", "_key")

    _key: Any  # a secp256k1_pubkey, or None for the identity
    _encoding: bytes | None

    IDENTITY_IN_TRANSCRIPT: ClassVar[bytes] = bytes(POINT_SIZE)

    def __init__(self, key: Any, encoding: bytes | None = None) -> None:
        self._key = key
        self._encoding = encoding

    @classmethod
    def decode(cls, data: bytes) -> "Point":
        """The point with exactly this 33-byte encoding; the identity has none."""
        # The library would also take 65-byte and hybrid forms: the length decides first.
        if len(data) != POINT_SIZE:
            raise Malformed(f"a point has {POINT_SIZE} bytes, not {len(data)}")
        key = _new(_KEY)
        if lib.secp256k1_ec_pubkey_parse(ctx, key, data, POINT_SIZE) != 1:
            raise Malformed(f"not a point of the curve: {data.hex()}")
        return cls(key, bytes(data))

    def encode(self) -> bytes:
        """The 33 bytes for the wire. Refuses the identity, which no message may carry."""
        if self._key is None:
            raise Malformed("the identity has no encoding")
        return self.absorbed()

    def absorbed(self) -> bytes:
        """The 33 bytes for a transcript, where the identity stands as zeros."""
        if self._encoding is None:
            self._encoding = self._serialize()
        return self._encoding

    def _serialize(self) -> bytes:
        if self._key is None:
            return self.IDENTITY_IN_TRANSCRIPT
        out = _new(_ENCODING)
        size = _new(_SIZE, POINT_SIZE)
        _ok(lib.secp256k1_ec_pubkey_serialize(ctx, out, size, self._key, _COMPRESSED))
        return bytes(ffi.buffer(out))

    @property
    def is_identity(self) -> bool:
        return self._key is None

    def __add__(self, other: "Point") -> "Point":
        return point_sum((self, other))

    def __sub__(self, other: "Point") -> "Point":
        return point_sum((self, -other))

    def __neg__(self) -> "Point":
        if self._key is None:
            return self
        key = _new(_KEY, self._key[0])
        _ok(lib.secp256k1_ec_pubkey_negate(ctx, key))
        return Point(key)

    def __rmul__(self, scalar: int) -> "Point":
        """The product by a scalar that may be secret, in constant time."""
        scalar %= ORDER
        if scalar == 0 or self._key is None:
            return O
        return _base_product(scalar) if self is G else _secret_product(scalar, self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and self.absorbed() == other.absorbed()

    def __hash__(self) -> int:
        return hash(self.absorbed())

    def __repr__(self) -> str:
        return f"Point({self.absorbed().hex()})"


O = Point(None)  # noqa: E741  the letter of the papers


def _ok(returned: int) -> None:
    if returned != 1:
        raise AssertionError("libsecp256k1 refused an argument it was never to be given")


def _base_product(scalar: int) -> Point:
    key = _new(_KEY)
    _ok(lib.secp256k1_ec_pubkey_create(ctx, key, scalar.to_bytes(SCALAR_SIZE, "big")))
    return Point(key)


def _secret_product(scalar: int, key: Any) -> Point:
    # ECDH is the library's constant-time product; with this "hash" it hands out x and y.
    point = _new(_UNCOMPRESSED, b"\x04")
    _ok(lib.secp256k1_ecdh(ctx, point + 1, key, scalar.to_bytes(SCALAR_SIZE, "big"), _XY, ffi.NULL))
    product = _new(_KEY)
    _ok(lib.secp256k1_ec_pubkey_parse(ctx, product, point, 65))
    return Point(product)


def public_product(scalar: int, point: Point) -> Point:
    """The product by a scalar everybody knows; its time depends on the scalar."""
    scalar %= ORDER
    if scalar == 0 or point._key is None:
        return O
    if scalar == 1:
        return point
    if point is G:
        return _base_product(scalar)
    key = _new(_KEY, point._key[0])
    _ok(lib.secp256k1_ec_pubkey_tweak_mul(ctx, key, scalar.to_bytes(SCALAR_SIZE, "big")))
    return Point(key)


def point_sum(points: Iterable[Point]) -> Point:
    """The sum of any number of points, in one call of the library."""
    finite = [point for point in points if point._key is not None]
    if len(finite) <= 1:
        return finite[0] if finite else O  # with the encoding it may have
    total = _new(_KEY)
    keys = [point._key for point in finite]
    # Every input is a valid key, so 0 means just this: the sum is the identity.
    if lib.secp256k1_ec_pubkey_combine(ctx, total, keys, len(keys)) != 1:
        return O
    return Point(total)


def secret_sum(terms: Iterable[tuple[int, Point]]) -> Point:
    """Σ scalar·point with constant-time products: the scalars may be secret."""
    return point_sum([scalar * point for scalar, point in terms])


def public_sum(terms: Iterable[tuple[int, Point]]) -> Point:
    """Σ scalar·point with variable-time products: every scalar must be public."""
    return point_sum([public_product(scalar, point) for scalar, point in terms])


def random_scalar() -> int:
    """A uniformly random scalar that is not zero."""
    return random_scalars(1)[0]


def random_scalars(count: int) -> list[int]:
    """Uniformly random scalars that are not zero, from one reading of the system's source."""
    drawn = secrets.token_bytes(SCALAR_SIZE * count)
    words = [int.from_bytes(drawn[i : i + SCALAR_SIZE], "big") for i in range(0, len(drawn), 32)]
    # The order is so close to 2^256 that practically nobody ever sees a word thrown away.
    return [word if 0 < word < ORDER else random_scalar() for word in words]


def invert(scalar: int) -> int:
    return int(pow(scalar, -1, ORDER))


def encode_scalar(scalar: int) -> bytes:
    return (scalar % ORDER).to_bytes(SCALAR_SIZE, "big")


def decode_scalar(data: bytes) -> int:
    """The scalar with exactly this 32-byte encoding; numbers from the order up are refused."""
    if len(data) != SCALAR_SIZE:
        raise Malformed(f"a scalar has {SCALAR_SIZE} bytes, not {len(data)}")
    scalar = int.from_bytes(data, "big")
    if scalar >= ORDER:
        raise Malformed("a scalar is smaller than the order of the group")
    return scalar


def hash_to_group(*parts: bytes) -> Point:
    """A point nobody knows the logarithm of (SwiftEC, eprint 2022/759); never the identity."""
    seed = sha512(b"undertable/1/h2g" + b"".join(map(lp, parts))).digest()
    key = _new(_KEY)
    _ok(lib.secp256k1_ellswift_decode(ctx, key, seed))
    return Point(key)


G = _base_product(1)

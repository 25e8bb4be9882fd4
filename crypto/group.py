"""The group of secp256k1, written additively.

``k * P`` takes constant time, whatever ``k`` is: the safe product is the short one to
write. Verifiers, who multiply by public numbers only, ask for ``public_sum``.

The identity ``O`` exists in memory and inside transcripts, never on the wire. The library
can't represent it (``crypto.curve``); so ``O`` is a point without a key here.
"""

import secrets
from collections.abc import Iterable
from hashlib import sha512
from typing import ClassVar

from crypto import curve
from crypto.curve import Key
from crypto.encoding import lp
from crypto.errors import Malformed

ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
POINT_SIZE = curve.POINT_SIZE
SCALAR_SIZE = curve.SCALAR_SIZE


class Point:
    """An element of the group: immutable, parsed once, encoded at most once."""

    __slots__ = ("_encoding", "_key")

    _key: Key | None  # None for the identity
    _encoding: bytes | None

    IDENTITY_IN_TRANSCRIPT: ClassVar[bytes] = bytes(POINT_SIZE)

    def __init__(self, key: Key | None, encoding: bytes | None = None) -> None:
        self._key = key
        self._encoding = encoding

    @classmethod
    def decode(cls, data: bytes) -> "Point":
        """The point with exactly this 33-byte encoding; the identity has none."""
        # The library would also take 65-byte and hybrid forms: the length decides first.
        if len(data) != POINT_SIZE:
            raise Malformed(f"a point has {POINT_SIZE} bytes, not {len(data)}")
        key = curve.parse(data)
        if key is None:
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
            finite = self._key is not None
            self._encoding = curve.serialize(self._key) if finite else self.IDENTITY_IN_TRANSCRIPT
        return self._encoding

    @property
    def is_identity(self) -> bool:
        return self._key is None

    def __add__(self, other: "Point") -> "Point":
        return point_sum((self, other))

    def __sub__(self, other: "Point") -> "Point":
        return point_sum((self, -other))

    def __neg__(self) -> "Point":
        return self if self._key is None else Point(curve.negate(self._key))

    def __rmul__(self, scalar: int) -> "Point":
        """The product by a scalar that may be secret, in constant time."""
        scalar %= ORDER
        if scalar == 0 or self._key is None:
            return O
        return Point(curve.create(scalar) if self is G else curve.secret_product(scalar, self._key))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and self.absorbed() == other.absorbed()

    def __hash__(self) -> int:
        return hash(self.absorbed())

    def __repr__(self) -> str:
        return f"Point({self.absorbed().hex()})"


O = Point(None)  # noqa: E741  the letter of the papers


def public_product(scalar: int, point: Point) -> Point:
    """The product by a scalar everybody knows; its time depends on the scalar."""
    scalar %= ORDER
    if scalar == 0 or point._key is None:
        return O
    if scalar == 1:
        return point
    return Point(curve.create(scalar) if point is G else curve.public_product(scalar, point._key))


def point_sum(points: Iterable[Point]) -> Point:
    """The sum of any number of points, in one call of the library."""
    finite = [point for point in points if point._key is not None]
    if len(finite) <= 1:
        return finite[0] if finite else O  # with the encoding it may have
    total = curve.total([point._key for point in finite])
    return O if total is None else Point(total)


def secret_sum(terms: Iterable[tuple[int, Point]]) -> Point:
    """Σ scalar·point with constant-time products: the scalars may be secret."""
    return point_sum([scalar * point for scalar, point in terms])


def public_sum(terms: Iterable[tuple[int, Point]]) -> Point:
    """Σ scalar·point with variable-time products: every scalar must be public."""
    finite = [
        (scalar, point)
        for number, point in terms
        if (scalar := number % ORDER) and point._key is not None
    ]
    if len(finite) <= 1 and (not finite or finite[0][0] == 1):
        return finite[0][1] if finite else O  # with the encoding it may have
    total = curve.public_sum([(scalar, point._key) for scalar, point in finite])
    return O if total is None else Point(total)


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
    return decode_scalars(data, 1)[0]


def decode_scalars(data: bytes, count: int) -> list[int]:
    """``count`` of them, one behind the other: a proof may have hundreds."""
    if len(data) != SCALAR_SIZE * count:
        raise Malformed(f"a scalar has {SCALAR_SIZE} bytes, not {len(data)} for {count}")
    places = range(0, len(data), SCALAR_SIZE)
    scalars = [int.from_bytes(data[i : i + SCALAR_SIZE], "big") for i in places]
    if max(scalars, default=0) >= ORDER:
        raise Malformed("a scalar is smaller than the order of the group")
    return scalars


def hash_to_group(*parts: bytes) -> Point:
    """A point nobody knows the logarithm of (SwiftEC, eprint 2022/759); never the identity."""
    seed = sha512(b"undertable/1/h2g" + b"".join(map(lp, parts))).digest()
    return Point(curve.from_seed(seed))


G = Point(curve.BASE)

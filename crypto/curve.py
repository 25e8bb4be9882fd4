"""Bitcoin Core's libsecp256k1, and the only file that knows it: another library would go here.

A ``Key`` is a finite point, and opaque: it is handed in and out, and nobody else looks inside.
The library can't represent the identity, and worse, answers "fine" when handed an object that a
failed call left behind; so no key leaves this file whose producing call did not return 1.
Scalars are from 1 to the order less 1.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from btclib_secp256k1 import ffi, lib
from btclib_secp256k1.context import ctx

POINT_SIZE = 33
SCALAR_SIZE = 32

Key = Any

_COMPRESSED = 258
_KEY = ffi.typeof("secp256k1_pubkey *")
_ENCODING = ffi.typeof("unsigned char[33]")
_UNCOMPRESSED = ffi.typeof("unsigned char[65]")
_SIZE = ffi.typeof("size_t *")
_new = ffi.new
_XY = lib.btclib_secp256k1_ecdh_hash_function_xy


def parse(data: bytes) -> Key | None:
    """The key with this encoding, if there is one; ``data`` must have 33 bytes."""
    key = _new(_KEY)
    return key if lib.secp256k1_ec_pubkey_parse(ctx, key, data, POINT_SIZE) == 1 else None


def serialize(key: Key) -> bytes:
    out = _new(_ENCODING)
    size = _new(_SIZE, POINT_SIZE)
    _ok(lib.secp256k1_ec_pubkey_serialize(ctx, out, size, key, _COMPRESSED))
    return bytes(ffi.buffer(out))


def create(scalar: int) -> Key:
    """The product of the base point, in constant time."""
    key = _new(_KEY)
    _ok(lib.secp256k1_ec_pubkey_create(ctx, key, scalar.to_bytes(SCALAR_SIZE, "big")))
    return key


def negate(key: Key) -> Key:
    negative = _new(_KEY, key[0])
    _ok(lib.secp256k1_ec_pubkey_negate(ctx, negative))
    return negative


def secret_product(scalar: int, key: Key) -> Key:
    """In constant time."""
    # ECDH is the library's constant-time product; with this "hash" it hands out x and y.
    point = _new(_UNCOMPRESSED, b"\x04")
    _ok(lib.secp256k1_ecdh(ctx, point + 1, key, scalar.to_bytes(SCALAR_SIZE, "big"), _XY, ffi.NULL))
    product = _new(_KEY)
    _ok(lib.secp256k1_ec_pubkey_parse(ctx, product, point, 65))
    return product


def public_product(scalar: int, key: Key) -> Key:
    """In a time that depends on the scalar."""
    product = _new(_KEY, key[0])
    _ok(lib.secp256k1_ec_pubkey_tweak_mul(ctx, product, scalar.to_bytes(SCALAR_SIZE, "big")))
    return product


def public_sum(terms: Iterable[tuple[int, Key]]) -> Key | None:
    """Σ scalar·key of one or more, in a time that depends on the scalars; None for the identity.

    The whole sum comes here, for a library that can add it up at once (docs/performance.md).
    """
    return total([_public_term(scalar, key) for scalar, key in terms])


def _public_term(scalar: int, key: Key) -> Key:
    if scalar == 1:
        return key
    return create(scalar) if key is BASE else public_product(scalar, key)


def total(keys: Sequence[Key]) -> Key | None:
    """The sum of one or more keys; None if it is the identity."""
    if len(keys) == 1:
        return keys[0]
    key = _new(_KEY)
    # Every input is a valid key, so 0 means just this: the sum is the identity.
    return key if lib.secp256k1_ec_pubkey_combine(ctx, key, keys, len(keys)) == 1 else None


def from_seed(seed: bytes) -> Key:
    """A key nobody knows the logarithm of, from 64 bytes of a hash (ElligatorSwift)."""
    key = _new(_KEY)
    _ok(lib.secp256k1_ellswift_decode(ctx, key, seed))
    return key


def _ok(returned: int) -> None:
    if returned != 1:
        raise AssertionError("libsecp256k1 refused an argument it was never to be given")


BASE: Key = create(1)

"""libsodium's Ed25519, by PyNaCl where that is installed: it takes little more than half as long
as OpenSSL's.

I1 asks for one verdict, so it must earn its place: before the first use it is shown signatures that
a verifier accepts who multiplies by the cofactor, as versions of it do, or does not look how
large S is. One difference is known, and left to the caller: it refuses every R of small order.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

try:
    # What PyNaCl's own modules call; to import those would take longer than a hundred signatures.
    from nacl._sodium import ffi, lib
except ImportError:
    ffi = lib = None

_KEY = "db995fe25169d141cab9bbba92baa01f9f2e1ece7df4cb2ac05190f37fcc1f9d"
_R, _S = (
    "b862409fb5c4c4123df2abf7462b88f041ad36dd6864ce872fd5472be363c5b1",
    "7ec370e696de0be1c8f42eeecf2ebaf72d26516486a7857bfbf14c774ee78807",
)
L = 2**252 + 27742317777372353535851937790883648493


Verify = Callable[[bytes, bytes, bytes], bool]
"""Whether a signature holds: by its key, itself, and the data."""


class Probe(NamedTuple):
    """A signature over ``b"left"``, and the verdict of I1."""

    why: str
    signature: str
    holds: bool


PROBES = (
    Probe("an honest one", _R + _S, holds=True),
    Probe(
        "S + L",
        _R + (int.from_bytes(bytes.fromhex(_S), "little") + L).to_bytes(32, "little").hex(),
        holds=False,
    ),
    Probe(
        "R has a component of order 2",
        "359dbf604a3b3bedc20d5408b9d4770fbe52c922979b3178d02ab8d41c9c3a4e"
        "f4fdd9e9e7b4cf73e3869b82618d25897de760cde212753b64235c6c6293bf0f",
        holds=False,
    ),
    Probe(
        "R has a component of order 4",
        "d7fcf1f00e29dd947529006e74d779973e3c1a1bad96b7807ab8644b5604ee50"
        "cc1afef975ed17538bd076f2648b19105ca5c9a89b0ea18d1dd48217baa13008",
        holds=False,
    ),
    Probe(
        "R has a component of order 8",
        "e9b2fe981587efae6478f48ba1fa60cec6126d0e26dde72a0a24f640dcd783e5"
        "bca710596a7e19e48f1d6a8d1363b7ae00158a5e28fc03cd1460df0b5159d70a",
        holds=False,
    ),
)


@cache
def is_usable() -> bool:
    """Is it installed, and does it compare as I1 asks?"""
    return lib is not None and lib.sodium_init() >= 0 and passes(verifies)


def passes(verify: Verify) -> bool:
    """The self-test."""
    key = bytes.fromhex(_KEY)
    return all(verify(key, bytes.fromhex(p.signature), b"left") == p.holds for p in PROBES)


def verifies(key: bytes, signature: bytes, data: bytes) -> bool:
    signed = signature + data
    return bool(lib.crypto_sign_open(ffi.NULL, ffi.NULL, signed, len(signed), key) == 0)

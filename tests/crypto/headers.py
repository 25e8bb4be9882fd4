"""A header to start from, for tests that change one thing about it."""

from dataclasses import replace

from crypto.header import Header, SignedHeader, hash_body
from crypto.identity import Identity
from tests.crypto.material import TABLE

ALICE, BOB = Identity(b"A" * 32), Identity(b"B" * 32)

_PLAIN = Header(TABLE, 3, 2, 5, bytes(32), bytes(32), "play", hash_body(b"left"))


def header(**changed: object) -> Header:
    return replace(_PLAIN, **changed)  # type: ignore[arg-type]


def signed(author: Identity = ALICE, **changed: object) -> SignedHeader:
    return SignedHeader.sign(header(**changed), author)

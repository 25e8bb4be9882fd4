"""Choices made at the same time: everybody commits, then everybody opens.

A commitment names its author, table and step, so a rival who copies it can't open it.
"""

import hmac
import secrets
from dataclasses import dataclass

from crypto.encoding import digest32, lp, u16
from crypto.errors import InvalidProof, Malformed
from crypto.secret import Secret

COMMITMENT_SIZE = 32
BLINDING_SIZE = 32


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Secret):
    """The blinding and the value: 32 bytes, then the value."""

    r: bytes
    value: bytes

    @classmethod
    def of(cls, value: bytes) -> "Opening":
        return cls(secrets.token_bytes(BLINDING_SIZE), value)

    @classmethod
    def decode(cls, data: bytes) -> "Opening":
        if len(data) < BLINDING_SIZE:
            raise Malformed(f"an opening has {BLINDING_SIZE} bytes or more, not {len(data)}")
        return cls(data[:BLINDING_SIZE], data[BLINDING_SIZE:])

    def encode(self) -> bytes:
        return self.r + self.value


def commit(opening: Opening, table: bytes, step: str, seat: int) -> bytes:
    if len(opening.r) != BLINDING_SIZE:
        raise Malformed(f"a blinding has {BLINDING_SIZE} bytes, not {len(opening.r)}")
    parts = (table, step.encode(), u16(seat), opening.r, opening.value)
    return digest32(b"undertable/1/commit", *map(lp, parts))


def verify(commitment: bytes, opening: Opening, table: bytes, step: str, seat: int) -> None:
    if not hmac.compare_digest(commitment, commit(opening, table, step, seat)):
        raise InvalidProof("commitment", "the opening is of another value, author or step")

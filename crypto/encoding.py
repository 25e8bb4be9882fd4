"""Big-endian integers and length-prefixed strings: one encoding per content."""

import struct
from collections.abc import Sequence
from hashlib import sha512

from crypto.errors import Malformed

MAX_SEATS = 13


def u8(number: int) -> bytes:
    return unsigned(number, 1)


def u16(number: int) -> bytes:
    return unsigned(number, 2)


def u32(number: int) -> bytes:
    return unsigned(number, 4)


def u32s(numbers: Sequence[int]) -> bytes:
    """The same as ``u32`` of each; they are known to fit."""
    return struct.pack(f">{len(numbers)}I", *numbers)


def read_u32s(data: bytes) -> tuple[int, ...]:
    return struct.unpack(f">{len(data) // 4}I", data)


def unsigned(number: int, size: int) -> bytes:
    try:
        return number.to_bytes(size, "big")
    except OverflowError:
        raise Malformed(f"{number} does not fit into {size} bytes") from None


def lp(part: bytes) -> bytes:
    """``part`` behind its length, so that no two lists of parts look alike."""
    return len(part).to_bytes(4, "big") + part


def digest32(*parts: bytes) -> bytes:
    """The first 32 bytes of SHA-512 over ``parts``, which the caller has framed."""
    return sha512(b"".join(parts)).digest()[:32]


def context(table: bytes, op: str, author: int, label: str) -> bytes:
    """What a proof is bound to: one table, one operation, one author, one place in a message.

    ``op`` is the logical operation of the state machine, not a position in the log, so a
    proof may be prepared ahead. The result is self-delimiting: appending a suffix to it
    can't collide with another context.
    """
    if len(table) != 32:
        raise Malformed(f"a table id has 32 bytes, not {len(table)}")
    parts = (table, op.encode(), u16(author), label.encode())
    return b"undertable/1/ctx" + b"".join(map(lp, parts))

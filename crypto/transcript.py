"""The strong Fiat-Shamir transform: the whole conversation goes into every challenge."""

import secrets
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from hashlib import sha512
from typing import TYPE_CHECKING

from crypto.encoding import lp, u8, u32
from crypto.group import ORDER, POINT_SIZE, SCALAR_SIZE, Point, encode_scalar

if TYPE_CHECKING:
    from hashlib import _Hash as HASH

Item = bytes | Point | int


class Transcript:
    """A hash of everything said so far, from which both sides draw the same challenges.

    ``kind`` names the argument and ``ctx`` the table, operation, author and place that the
    proof belongs to. Everything is framed by labels, counts and lengths, so two different
    conversations never hash alike.
    """

    def __init__(self, kind: str, ctx: bytes) -> None:
        self.kind = kind
        self._state = _begun(kind).copy()
        self.absorb("ctx", ctx)

    def absorb(self, label: str, *items: Item) -> None:
        """Take in bytes as they are, points in 33 bytes, integers as 32-byte scalars."""
        self._state.update(_heading(label, len(items)) + b"".join(map(_framed, items)))

    def challenge(self, label: str) -> int:
        """A scalar that depends on everything absorbed; 512 bits reduced, so without bias."""
        self.absorb("chal:" + label)
        digest = self._state.digest()
        self._state.update(digest)
        return int.from_bytes(digest, "big") % ORDER

    def nonces(self, witness: Sequence[int]) -> Iterator[int]:
        """Secret nonces for a prover, hedged by the statement and the witness.

        Fresh randomness alone would repeat in a copied virtual machine, and one nonce under
        two challenges tells the secret. Here a different statement gives different nonces
        even then.
        """
        seed = sha512(
            b"undertable/1/nonce"
            + self._state.digest()
            + secrets.token_bytes(32)
            + b"".join(map(encode_scalar, witness))
        ).digest()
        i = 0
        while True:
            yield int.from_bytes(sha512(seed + u32(i)).digest(), "big") % ORDER
            i += 1


@cache
def _begun(kind: str) -> "HASH":
    """What every transcript of a kind begins with: there are few, and many proofs of each."""
    name = b"undertable/1/" + kind.encode()
    return sha512(_heading("proto", 1) + lp(name))


@lru_cache(maxsize=1024)
def _heading(label: str, count: int) -> bytes:
    return u8(len(label)) + label.encode() + u32(count)


_POINT_FRAME, _SCALAR_FRAME = u32(POINT_SIZE), u32(SCALAR_SIZE)


def _framed(item: Item) -> bytes:
    if isinstance(item, Point):
        return _POINT_FRAME + item.absorbed()
    return _SCALAR_FRAME + encode_scalar(item) if isinstance(item, int) else lp(item)

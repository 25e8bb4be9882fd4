"""Dice nobody can load: a value fixed by all keys, unknown until the last one speaks.

A distributed verifiable random function (Galindo et al., eprint 2020/096). Unlike with
commit and reveal, whoever speaks last can't spoil a roll: a missing share is recovered.
"""

from collections.abc import Iterable
from hashlib import sha512

from crypto.encoding import lp, u32
from crypto.errors import Malformed
from crypto.group import Point, hash_to_group, point_sum
from crypto.keys import KeyPair, prove_same_log, verify_same_log


def target(table: bytes, step: str) -> Point:
    """The point every seat multiplies by its key for this step."""
    return hash_to_group(b"beacon", table, step.encode())


def give(key: KeyPair, table: bytes, step: str, ctx: bytes) -> tuple[Point, bytes]:
    C = target(table, step)
    S = key.x * C
    return S, prove_same_log(key, C, S, ctx)


def verify(X: Point, S: Point, table: bytes, step: str, proof: bytes, ctx: bytes) -> None:
    verify_same_log(X, target(table, step), S, proof, ctx)


def output(shares: Iterable[Point], table: bytes, step: str) -> bytes:
    """The beacon's 64 bytes, from the shares of every seat."""
    total = point_sum(shares).encode()
    return sha512(b"undertable/1/beacon-out" + lp(table) + lp(step.encode()) + total).digest()


def number(beacon: bytes, label: str, n: int) -> int:
    """A fair number from 0 to n − 1: draws from the uneven end of the range are thrown away."""
    if not 1 <= n <= 1 << 32:
        raise Malformed(f"a beacon draws among 1 to 2^32 outcomes, not {n}")
    even = (1 << 64) // n * n
    i = 0
    while True:
        v = int.from_bytes(sha512(beacon + label.encode() + u32(i)).digest()[:8], "big")
        if v < even:
            return v % n
        i += 1

"""Decryption shares: everyone in turn takes their key off some cards, and proves it.

One proof covers all cards of a message, by a random linear combination whose weights
depend on every share (batched Chaum-Pedersen).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from crypto import sigma
from crypto.elgamal import Ciphertext
from crypto.errors import InvalidProof, Malformed
from crypto.generators import MAX_CARDS
from crypto.group import POINT_SIZE, Point, point_sum, public_sum
from crypto.keys import KeyPair, same_log
from crypto.reader import Reader
from crypto.sigma import Known, Statement
from crypto.transcript import Transcript

PROOF_SIZE = 64


@dataclass(frozen=True, slots=True)
class Shares:
    """``s_k = x·a_k`` for each card of a message, and one proof for all: 33·k + 64 bytes."""

    points: tuple[Point, ...]
    proof: bytes

    @classmethod
    def decode(cls, data: bytes, count: int) -> "Shares":
        reader = Reader(data, count * POINT_SIZE + PROOF_SIZE)
        return cls(tuple(reader.points(count)), reader.rest())

    def encode(self) -> bytes:
        return b"".join(s.encode() for s in self.points) + self.proof


def weights(X: Point, masks: Sequence[Point], shares: Sequence[Point], ctx: bytes) -> list[int]:
    """One for the first card, then challenges that depend on every mask and share."""
    if not 1 <= len(masks) <= MAX_CARDS:
        raise Malformed(f"shares are given on 1 to {MAX_CARDS} cards, not {len(masks)}")
    if len(shares) != len(masks):
        raise InvalidProof("length", f"{len(shares)} shares for {len(masks)} cards")
    if len(masks) == 1:
        return [1]
    transcript = Transcript("bdleq-w", ctx)
    transcript.absorb("X", X)
    transcript.absorb("C", *masks)
    transcript.absorb("S", *shares)
    return [1] + [transcript.challenge("w") for _ in masks[1:]]


def all_taken_by_one_key(
    X: Point, masks: Sequence[Point], shares: Sequence[Point], ctx: bytes
) -> Statement:
    """Every share is the same multiple of its mask as ``X`` is of ``G``.

    A single wrong share survives the weighted sum with probability 1/ℓ, since the weights
    are drawn after all shares are fixed.
    """
    w = weights(X, masks, shares, ctx)
    C = public_sum(zip(w, masks, strict=True))
    S = public_sum(zip(w, shares, strict=True))
    return same_log(X, C, S)


def give(key: KeyPair, masks: Sequence[Point], ctx: bytes) -> Shares:
    """The owner of ``key`` takes it off the cards whose first components are ``masks``."""
    points = tuple(key.x * a for a in masks)
    w = weights(key.X, masks, points, ctx)
    C = public_sum(zip(w, masks, strict=True))
    # Whoever knows x gets Σ w·s in one product; for one card it is the share itself.
    S = key.x * C if len(masks) > 1 else points[0]
    proof = sigma.prove(same_log(key.X, C, S), [Known((key.x,))], Transcript("bdleq", ctx))
    return Shares(points, proof)


def verify(X: Point, masks: Sequence[Point], shares: Shares, ctx: bytes) -> None:
    statement = all_taken_by_one_key(X, masks, shares.points, ctx)
    sigma.verify(statement, shares.proof, Transcript("bdleq", ctx))


def reduced(e: Ciphertext, shares: Sequence[Point]) -> Ciphertext:
    """The card with these shares taken off; with all but one, only that one reads it."""
    return Ciphertext(e.a, e.b - point_sum(shares))

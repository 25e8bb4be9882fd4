"""Piles and honest shufflers, for every test of the shuffle argument."""

from collections.abc import Sequence
from dataclasses import replace

from crypto.elgamal import Ciphertext, encrypt, public_card
from crypto.encoding import context
from crypto.generators import card_point
from crypto.group import Point, random_scalar
from crypto.keys import KeyPair
from crypto.shuffle.argument import Proof
from crypto.shuffle.prover import shuffle
from crypto.shuffle.verifier import Claim
from tests.crypto.material import TABLE

CTX = context(TABLE, "deck0/v7/shuffle/turn3", 3, "shuffle")


def face(label: str) -> Point:
    return card_point(TABLE, "demo", label)


def faces(k: int) -> list[Point]:
    return [face(f"card {i}") for i in range(k)]


def hidden_pile(k: int, K: Point) -> list[Ciphertext]:
    """``k`` different cards, each under a mask that was thrown away."""
    return [encrypt(M, K, random_scalar()) for M in faces(k)]


def fresh_pile(labels: Sequence[str], K: Point) -> list[Ciphertext]:
    """Public cards as they enter a deck: all with mask 1, copies equal in both components."""
    return [public_card(face(label), K) for label in labels]


def honest(
    before: Sequence[Ciphertext], K: Point, ctx: bytes = CTX, order: Sequence[int] | None = None
) -> Claim:
    done = shuffle(before, K, ctx, order)
    return Claim(before, done.after, K, done.proof, ctx)


def honest_of(k: int, ctx: bytes = CTX) -> Claim:
    K = KeyPair.generate().X
    return honest(hidden_pile(k, K), K, ctx)


def joint(before: Sequence[Ciphertext], K: Point, seats: int) -> list[Claim]:
    """A joint shuffle: every seat in turn shuffles what the one before it left."""
    claims = []
    for seat in range(1, seats + 1):
        claims.append(honest(before, K, context(TABLE, f"deck0/turn{seat}", seat, "shuffle")))
        before = claims[-1].after
    return claims


def altered(claim: Claim, **fields: object) -> Claim:
    """``claim`` with some words of its proof replaced."""
    proof = Proof.decode(claim.proof, len(claim.before))
    return replace(claim, proof=replace(proof, **fields).encode())  # type: ignore[arg-type]

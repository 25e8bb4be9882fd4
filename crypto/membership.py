"""A card is one of these faces, without saying which: one card, or any of a hand."""

from collections.abc import Sequence

from crypto import sigma
from crypto.elgamal import Ciphertext, decrypt
from crypto.errors import Malformed, Unprovable
from crypto.group import G, Point
from crypto.keys import KeyPair
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript

MAX_BRANCHES = 1024
MEMBER_SIZE = 64  # bytes a face


def has_face(X: Point, e: Ciphertext, M: Point) -> Linear:
    """Knowledge of ``x`` with ``X = x·G`` and ``e.b − M = x·e.a``: the card shows ``M``."""
    return Linear(1, (Equation(X, ((0, G),)), Equation(e.b - M, ((0, e.a),))))


def one_of(X: Point, hand: Sequence[Ciphertext], faces: Sequence[Point]) -> Statement:
    """At least one card of ``hand`` shows one of ``faces``; cards outermost."""
    if not 1 <= len(hand) * len(faces) <= MAX_BRANCHES:
        raise Malformed(f"{len(hand)} cards by {len(faces)} faces: 1 to {MAX_BRANCHES} in all")
    return (tuple(has_face(X, e, M) for e in hand for M in faces),)


def prove_member(owner: KeyPair, e: Ciphertext, faces: Sequence[Point], ctx: bytes) -> bytes:
    """Shows that the owner's card is one of ``faces``: 64 bytes for each of them."""
    return _prove(owner, [e], faces, Transcript("member", ctx))


def verify_member(
    X: Point, e: Ciphertext, faces: Sequence[Point], proof: bytes, ctx: bytes
) -> None:
    sigma.verify(one_of(X, [e], faces), proof, Transcript("member", ctx))


def prove_possession(
    owner: KeyPair, hand: Sequence[Ciphertext], faces: Sequence[Point], ctx: bytes
) -> bytes:
    """Shows that some card of ``hand`` is one of ``faces``; neither card nor face is told."""
    return _prove(owner, hand, faces, Transcript("own", ctx))


def verify_possession(
    X: Point, hand: Sequence[Ciphertext], faces: Sequence[Point], proof: bytes, ctx: bytes
) -> None:
    sigma.verify(one_of(X, hand, faces), proof, Transcript("own", ctx))


def _prove(
    owner: KeyPair, hand: Sequence[Ciphertext], faces: Sequence[Point], transcript: Transcript
) -> bytes:
    statement = one_of(owner.X, hand, faces)
    shown = [decrypt(e, owner.x) for e in hand]
    true = [i for i, pair in enumerate((c, M) for c in shown for M in faces) if pair[0] == pair[1]]
    if not true:
        raise Unprovable("none of the cards shows one of the faces")
    return sigma.prove(statement, [Known((owner.x,), branch=true[0])], transcript)

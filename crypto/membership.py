"""A card is one of these faces, without saying which."""

from collections.abc import Sequence

from crypto import sigma
from crypto.elgamal import Ciphertext, decrypt
from crypto.errors import Malformed, Unprovable
from crypto.group import G, Point
from crypto.keys import KeyPair
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript

MAX_FACES = 1024
MEMBER_SIZE = 64  # bytes a face


def has_face(X: Point, e: Ciphertext, M: Point) -> Linear:
    """Knowledge of ``x`` with ``X = x·G`` and ``e.b − M = x·e.a``: the card shows ``M``."""
    return Linear(1, (Equation(X, ((0, G),)), Equation(e.b - M, ((0, e.a),))))


def one_of(X: Point, e: Ciphertext, faces: Sequence[Point]) -> Statement:
    """The card shows one of ``faces``: a branch for each."""
    if not 1 <= len(faces) <= MAX_FACES:
        raise Malformed(f"a card is said to be one of 1 to {MAX_FACES} faces, not {len(faces)}")
    return (tuple(has_face(X, e, M) for M in faces),)


def prove_member(owner: KeyPair, e: Ciphertext, faces: Sequence[Point], ctx: bytes) -> bytes:
    """Shows that the owner's card is one of ``faces``: 64 bytes for each of them."""
    statement = one_of(owner.X, e, faces)
    shown = decrypt(e, owner.x)
    # All faces are compared: a search that stopped would take longer for later ones.
    true = [i for i, M in enumerate(faces) if shown == M]
    if not true:
        raise Unprovable("the card shows none of the faces")
    known = Known((owner.x,), branch=true[0])
    return sigma.prove(statement, [known], Transcript("member", ctx))


def verify_member(
    X: Point, e: Ciphertext, faces: Sequence[Point], proof: bytes, ctx: bytes
) -> None:
    sigma.verify(one_of(X, e, faces), proof, Transcript("member", ctx))

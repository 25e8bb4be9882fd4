"""Sealed choices: like a commitment, but the table can open it if its author vanishes."""

from collections.abc import Sequence

from crypto import sigma
from crypto.elgamal import Ciphertext, encrypt
from crypto.errors import InvalidProof, Malformed, Unprovable
from crypto.group import G, Point, random_scalar
from crypto.membership import MAX_BRANCHES
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript


def holds_one_of(e: Ciphertext, choices: Sequence[Point], X: Point) -> Statement:
    """Knowledge of ``r`` with ``e.a = r·G`` and ``e.b − M_t = r·X`` for one of the choices.

    A proof of knowledge of the mask: nobody can seal a copy of another's choice.
    """
    if not 1 <= len(choices) <= MAX_BRANCHES:
        raise Malformed(f"a sealed choice is among 1 to {MAX_BRANCHES}, not {len(choices)}")
    return (
        tuple(Linear(1, (Equation(e.a, ((0, G),)), Equation(e.b - M, ((0, X),)))) for M in choices),
    )


def seal(
    choice: int, choices: Sequence[Point], X: Point, ctx: bytes
) -> tuple[Ciphertext, bytes, int]:
    """The sealed choice, its proof, and the secret ``r`` that opens it."""
    if not 0 <= choice < len(choices):
        raise Unprovable(f"there is no choice {choice} among {len(choices)}")
    r = random_scalar()
    e = encrypt(choices[choice], X, r)
    statement = holds_one_of(e, choices, X)
    proof = sigma.prove(statement, [Known((r,), branch=choice)], Transcript("seal", ctx))
    return e, proof, r


def verify(e: Ciphertext, choices: Sequence[Point], X: Point, proof: bytes, ctx: bytes) -> None:
    if e.a.is_identity or e.b.is_identity:  # impossible on the wire; here for a seal in memory
        raise InvalidProof("identity", "a seal without a mask")
    sigma.verify(holds_one_of(e, choices, X), proof, Transcript("seal", ctx))


def unseal(e: Ciphertext, choices: Sequence[Point], X: Point, r: int) -> int:
    """The choice that ``r`` opens; refuses an ``r`` that is not the mask of the seal."""
    if r * G != e.a:
        raise InvalidProof("mask", "the seal was made with another mask")
    return read(e.b - r * X, choices)


def read(M: Point, choices: Sequence[Point]) -> int:
    """Which of the choices a point stands for, once shares or the mask are taken off."""
    if M not in choices:
        raise InvalidProof("choice", "the seal holds none of the choices")
    return list(choices).index(M)

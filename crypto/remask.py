"""A new mask for a card, and the relation on which swaps rest too."""

from crypto import sigma
from crypto.elgamal import Ciphertext
from crypto.group import G, Point
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript

PROOF_SIZE = 64


def hides_nothing(d: Ciphertext, K: Point) -> Linear:
    """Knowledge of ``ρ`` with ``d = (ρ·G, ρ·K)``: a difference of masks, without a card."""
    return Linear(1, (Equation(d.a, ((0, G),)), Equation(d.b, ((0, K),))))


def same_card(before: Ciphertext, after: Ciphertext, K: Point) -> Statement:
    return ((hides_nothing(after - before, K),),)


def prove(before: Ciphertext, after: Ciphertext, K: Point, rho: int, ctx: bytes) -> bytes:
    """Shows that ``after`` is ``before`` under another mask."""
    return sigma.prove(same_card(before, after, K), [Known((rho,))], Transcript("remask", ctx))


def verify(before: Ciphertext, after: Ciphertext, K: Point, proof: bytes, ctx: bytes) -> None:
    sigma.verify(same_card(before, after, K), proof, Transcript("remask", ctx))

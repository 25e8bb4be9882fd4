"""A card is not that face: shown card by card by a player who concedes a claim."""

from dataclasses import dataclass

from crypto import sigma
from crypto.elgamal import Ciphertext, decrypt
from crypto.errors import InvalidProof, Unprovable
from crypto.group import POINT_SIZE, G, O, Point, random_scalar
from crypto.keys import KeyPair
from crypto.reader import Reader
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript

DENIAL_SIZE = POINT_SIZE + 96


@dataclass(frozen=True, slots=True)
class Denial:
    """``W = r·(M − D)`` for a fresh ``r``, and its proof: 129 bytes.

    Everything rests on ``W`` not being the identity, which has no encoding: with M = D no
    other ``W`` satisfies the equations.
    """

    W: Point
    proof: bytes

    @classmethod
    def decode(cls, data: bytes) -> "Denial":
        reader = Reader(data, DENIAL_SIZE)
        return cls(reader.point(), reader.rest())

    def encode(self) -> bytes:
        return self.W.encode() + self.proof


def differs(X: Point, e: Ciphertext, D: Point, W: Point) -> Statement:
    """Knowledge of (α, β) with ``W = α·(e.b − D) − β·e.a`` and ``O = α·X − β·G``."""
    equations = (
        Equation(W, ((0, e.b - D), (1, -e.a))),
        Equation(O, ((0, X), (1, -G))),
    )
    return ((Linear(2, equations),),)


def deny(owner: KeyPair, e: Ciphertext, D: Point, ctx: bytes) -> Denial:
    """Show that the owner's card is not ``D``, and nothing else about it."""
    r = random_scalar()
    W = r * (decrypt(e, owner.x) - D)
    if W.is_identity:
        raise Unprovable("the card is the one to be denied")
    statement = differs(owner.X, e, D, W)
    proof = sigma.prove(statement, [Known((r, r * owner.x))], Transcript("neq", ctx))
    return Denial(W, proof)


def verify(X: Point, e: Ciphertext, D: Point, denial: Denial, ctx: bytes) -> None:
    if denial.W.is_identity:  # impossible on the wire; here for a denial made in memory
        raise InvalidProof("identity", "W is the identity")
    sigma.verify(differs(X, e, D, denial.W), denial.proof, Transcript("neq", ctx))

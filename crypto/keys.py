"""Keys, and the two proofs that need no more than one: knowledge, and equality of logarithms."""

from collections.abc import Sequence
from dataclasses import dataclass

from crypto import sigma
from crypto.errors import InvalidProof
from crypto.group import G, Point, point_sum, random_scalar
from crypto.secret import Secret
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript

PROOF_SIZE = 64  # of either


@dataclass(frozen=True, slots=True)
class KeyPair(Secret):
    """A secret ``x`` and its public key ``X = x·G``."""

    x: int
    X: Point

    @classmethod
    def generate(cls) -> "KeyPair":
        return cls.of(random_scalar())

    @classmethod
    def of(cls, x: int) -> "KeyPair":
        return cls(x, x * G)

    def __repr__(self) -> str:
        return f"KeyPair(X={self.X!r})"  # a secret has no place in a log


def joint_key(keys: Sequence[Point]) -> Point:
    """The table's key ``X = Σ X_i``; every ``X_i`` must have been proved with ``verify_key``."""
    if len(set(keys)) != len(keys):
        raise InvalidProof("copied", "two seats show one key")
    X = point_sum(keys)
    if X.is_identity:
        raise InvalidProof("identity", "the keys cancel")
    return X


def knows_log(X: Point) -> Statement:
    """Knowledge of ``x`` with ``X = x·G`` (Schnorr 1991)."""
    return ((Linear(1, (Equation(X, ((0, G),)),)),),)


def same_log(X: Point, C: Point, S: Point) -> Statement:
    """Knowledge of ``x`` with ``X = x·G`` and ``S = x·C`` (Chaum and Pedersen 1992)."""
    return ((Linear(1, (Equation(X, ((0, G),)), Equation(S, ((0, C),)))),),)


def prove_key(key: KeyPair, ctx: bytes) -> bytes:
    """Shows that ``key`` was made by its owner, not cancelled together from others' keys."""
    return sigma.prove(knows_log(key.X), [Known((key.x,))], Transcript("pok", ctx))


def verify_key(X: Point, proof: bytes, ctx: bytes) -> None:
    sigma.verify(knows_log(X), proof, Transcript("pok", ctx))


def prove_same_log(key: KeyPair, C: Point, S: Point, ctx: bytes) -> bytes:
    return sigma.prove(same_log(key.X, C, S), [Known((key.x,))], Transcript("dleq", ctx))


def verify_same_log(X: Point, C: Point, S: Point, proof: bytes, ctx: bytes) -> None:
    sigma.verify(same_log(X, C, S), proof, Transcript("dleq", ctx))

"""A card changes keys: back to the table (lift), on to an ally (pass), or in copy (show)."""

from crypto import sigma
from crypto.elgamal import Ciphertext, decrypt, encrypt
from crypto.group import G, Point, random_scalar
from crypto.keys import KeyPair
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript

PROOF_SIZE = 96


def same_card_under(X: Point, e: Ciphertext, K: Point, E: Ciphertext) -> Statement:
    """``E`` under ``K`` holds the card that ``e`` holds under ``X``.

    Witness (σ, x): ``E.a = σ·G``, ``X = x·G``, ``E.b − e.b = σ·K − x·e.a``.
    """
    equations = (
        Equation(E.a, ((0, G),)),
        Equation(X, ((1, G),)),
        Equation(E.b - e.b, ((0, K), (1, -e.a))),
    )
    return ((Linear(2, equations),),)


def convert(owner: KeyPair, e: Ciphertext, K: Point, ctx: bytes) -> tuple[Ciphertext, bytes]:
    """Encrypt the owner's card afresh under ``K``, without help from anybody."""
    mask = random_scalar()
    E = encrypt(decrypt(e, owner.x), K, mask)
    return E, prove(owner, e, K, E, mask, ctx)


def prove(owner: KeyPair, e: Ciphertext, K: Point, E: Ciphertext, mask: int, ctx: bytes) -> bytes:
    statement = same_card_under(owner.X, e, K, E)
    return sigma.prove(statement, [Known((mask, owner.x))], Transcript("conv", ctx))


def verify(X: Point, e: Ciphertext, K: Point, E: Ciphertext, proof: bytes, ctx: bytes) -> None:
    sigma.verify(same_card_under(X, e, K, E), proof, Transcript("conv", ctx))

"""Swapped or not under the table: two cards come back, and nobody sees in which order."""

from crypto import sigma
from crypto.elgamal import Ciphertext, ciphertext_sum
from crypto.group import Point, random_scalar
from crypto.remask import hides_nothing
from crypto.sigma import Known, Statement
from crypto.transcript import Transcript

PROOF_SIZE = 160

Two = tuple[Ciphertext, Ciphertext]


def swapped_or_not(before: Two, after: Two, K: Point) -> Statement:
    """``after`` are the cards of ``before``, each under a new mask, in either order.

    The sums hold the same cards, and the first card out is one of the two that went in;
    hence the second one out is the other.
    """
    first, second = -before[0], -before[1]
    sums = ciphertext_sum([*after, first, second])
    return (
        (hides_nothing(sums, K),),
        (hides_nothing(after[0] + first, K), hides_nothing(after[0] + second, K)),
    )


def shuffle(
    before: Two, K: Point, exchange: bool, ctx: bytes, rho: tuple[int, int] | None = None
) -> tuple[Two, bytes]:
    """Re-mask two cards, exchanged if ``exchange``; the same work and size in either case.

    ``rho`` are the new masks, if the caller has to remember them.
    """
    rho = rho or (random_scalar(), random_scalar())
    first, second = (before[1], before[0]) if exchange else before
    after = first.remasked(K, rho[0]), second.remasked(K, rho[1])
    return after, prove(before, after, K, rho, exchange, ctx)


def prove(
    before: Two, after: Two, K: Point, rho: tuple[int, int], exchange: bool, ctx: bytes
) -> bytes:
    witness = [Known((sum(rho),)), Known((rho[0],), branch=int(exchange))]
    return sigma.prove(swapped_or_not(before, after, K), witness, Transcript("swap", ctx))


def verify(before: Two, after: Two, K: Point, proof: bytes, ctx: bytes) -> None:
    sigma.verify(swapped_or_not(before, after, K), proof, Transcript("swap", ctx))

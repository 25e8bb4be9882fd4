"""Cheats who know the logarithm of a base: their own key stands in many a statement."""

from random import Random

from crypto import remask, sigma
from crypto.elgamal import Ciphertext, decrypt
from crypto.group import ORDER, G, invert
from crypto.keys import prove_same_log, same_log, verify_same_log
from crypto.remask import same_card
from crypto.sigma import Equation, Known, Linear
from crypto.transcript import Transcript
from tests.crypto.material import CTX, DUKE, hidden, key_pair, scalar
from tests.crypto.proofs import refused


def test_a_share_made_with_another_key_than_one_s_own() -> None:
    """The share and its base agree, and so do the key and its base, but not with each other."""
    rng = Random(1)
    key, other, C = key_pair(rng), key_pair(rng), scalar(rng) * DUKE
    S = other.x * C
    verify_same_log(other.X, C, S, prove_same_log(other, C, S, CTX), CTX)

    for x in (key.x, other.x):
        proof = sigma.prove(same_log(key.X, C, S), [Known((x,))], Transcript("dleq", CTX))
        with refused("challenge"):
            verify_same_log(key.X, C, S, proof, CTX)


def test_the_owner_of_a_key_moves_a_mask_from_one_component_to_the_other() -> None:
    """Of both components together the right number is known; of each by itself, none."""
    rng = Random(2)
    owner = key_pair(rng)
    before = hidden(DUKE, owner.X, rng)
    alpha, beta = scalar(rng), scalar(rng)
    after = before + Ciphertext(alpha * G, beta * G)
    rho = (alpha + beta) * invert(1 + owner.x) % ORDER

    # What a verifier would see who asked for a mask of the sum of the components.
    d = after - before
    together = ((Linear(1, (Equation(d.a + d.b, ((0, G + owner.X),)),)),),)
    proof = sigma.prove(together, [Known((rho,))], Transcript("remask", CTX))
    sigma.verify(together, proof, Transcript("remask", CTX))
    assert decrypt(after, owner.x) != DUKE

    for mask in (rho, alpha, beta * invert(owner.x)):
        statement = same_card(before, after, owner.X)
        proof = sigma.prove(statement, [Known((mask,))], Transcript("remask", CTX))
        with refused("challenge"):
            remask.verify(before, after, owner.X, proof, CTX)

"""Attacks on what a purse holds: false openings, losers richer than the winner, bad ranges."""

from collections.abc import Sequence
from random import Random

import pytest

from crypto import sigma
from crypto.generators import H, V
from crypto.money import at_most, range_proof
from crypto.money.at_most import AtMost, is_within
from crypto.money.balance import endowment, prove_balance, verify_balance
from crypto.money.bits import weighted
from crypto.money.range_proof import Range, commit, in_range
from crypto.sigma import Known, Statement
from crypto.transcript import Transcript
from tests.attacks.digits import Digits
from tests.crypto.material import CTX, hidden, key_pair, scalar
from tests.crypto.proofs import refused

BITS = 4
RNG = Random(1)
OWNER = key_pair(RNG)
BALANCE = hidden(5 * V, OWNER.X, RNG)


@pytest.mark.parametrize("claimed", [4, 6, 0, 5 + 2**9, -5])
def test_a_purse_is_opened_with_another_amount(claimed: int) -> None:
    """The cheat ends the game richer, or poorer, than he is."""
    proof = prove_balance(OWNER, BALANCE, claimed, CTX)
    with refused("challenge"):
        verify_balance(OWNER.X, BALANCE, claimed, proof, CTX)
    with refused("challenge"):
        true = prove_balance(OWNER, BALANCE, 5, CTX)
        verify_balance(OWNER.X, BALANCE, claimed, true, CTX)


def poorer(digits: Digits, most: int, x: int = OWNER.x) -> AtMost:
    """The usual proof that a balance is at most ``most``, with any digits of the distance."""
    statement = is_within(OWNER.X, BALANCE, most, digits.B)
    witness = [Known((x, digits.number, digits.q)), *digits.known()]
    return AtMost(digits.B, sigma.prove(statement, witness, Transcript("least", CTX)))


def test_a_loser_is_richer_than_the_winner() -> None:
    """The cheat owns 5, the winner opened 4; he hides that the tie would go the other way."""
    at_most.verify(OWNER.X, BALANCE, 6, poorer(Digits.of(1, 0, 0, 0), 6), BITS, CTX)

    for digits in ((-1, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0), (1, 1, 1, -1), (1, -1, 0, 0)):
        with refused("challenge"):
            at_most.verify(OWNER.X, BALANCE, 4, poorer(Digits.of(*digits), 4), BITS, CTX)


def test_without_bits_any_distance_will_do() -> None:
    """Why the single bits are proved: the sum alone holds for a distance below zero."""
    digits = Digits.of(-1, 0, 0, 0)
    weak: Statement = is_within(OWNER.X, BALANCE, 4, digits.B)[:1]
    known = [Known((OWNER.x, -1, digits.q))]

    sigma.verify(weak, sigma.prove(weak, known, Transcript("x", CTX)), Transcript("x", CTX))


def test_a_loser_s_proof_about_an_earlier_balance() -> None:
    """The cheat was poor before the last payment came in."""
    made = poorer(Digits.of(0, 0, 0, 0), 5)
    at_most.verify(OWNER.X, BALANCE, 5, made, BITS, CTX)
    richer = BALANCE + endowment(3, OWNER.X)

    with refused("challenge"):
        at_most.verify(OWNER.X, richer, 5, made, BITS, CTX)


@pytest.mark.parametrize("digits", [(-1, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0, 2), (-2, 2, 0, 0)])
def test_a_range_is_proved_with_digits_that_are_no_bits(digits: Sequence[int]) -> None:
    """The cheat commits to −1 or 16, or spells a fine amount with bad digits."""
    spelled, r = Digits.of(*digits), scalar(RNG)
    C = commit(spelled.number, r)
    statement = in_range(C, spelled.B)
    assert weighted(spelled.B) == spelled.number * V + spelled.q * H
    for branch in (0, 1):
        bits = [Known(known.scalars, branch) for known in spelled.known()]
        witness = [*bits, Known((r - spelled.q,))]
        proof = Range(spelled.B, sigma.prove(statement, witness, Transcript("range", CTX)))
        with refused("challenge"):
            range_proof.verify(C, proof, BITS, CTX)


def test_a_commitment_whose_bits_spell_something_else() -> None:
    """The cheat proves the bits of 3 for a commitment to 300."""
    spelled, r = Digits.of(1, 1, 0, 0), scalar(RNG)
    C = commit(300, r)
    witness = [*spelled.known(), Known((r - spelled.q,))]
    proof = sigma.prove(in_range(C, spelled.B), witness, Transcript("range", CTX))

    with refused("challenge"):
        range_proof.verify(C, Range(spelled.B, proof), BITS, CTX)

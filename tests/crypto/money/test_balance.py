"""Balances."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.elgamal import Ciphertext, encrypt
from crypto.errors import Malformed
from crypto.generators import V
from crypto.group import ORDER, G, O
from crypto.money.balance import credited, endowment, prove_balance, read, sound, verify_balance
from tests.crypto.material import CTX, DUKE, hidden, key_pair
from tests.crypto.proofs import refused

BITS = 9


@settings(max_examples=30)
@given(st.integers(0, 2**BITS - 1), st.integers(0, 2**32))
def test_the_owner_reads_and_opens_any_balance(units: int, seed: int) -> None:
    rng = Random(seed)
    owner = key_pair(rng)
    for balance in (endowment(units, owner.X), hidden(units * V, owner.X, rng)):
        proof = prove_balance(owner, balance, units, CTX)
        assert read(owner, balance, BITS) == units
        assert len(proof) == 64
        verify_balance(owner.X, balance, units, proof, CTX)


def test_public_income_and_expenses_change_what_is_read() -> None:
    owner = key_pair(Random(1))
    balance = hidden(10 * V, owner.X, Random(2))

    assert read(owner, credited(balance, 5), BITS) == 15
    assert read(owner, credited(balance, -4), BITS) == 6
    assert credited(balance, 0) == balance


def test_what_is_no_amount_can_not_be_read() -> None:
    owner, rng = key_pair(Random(3)), Random(4)
    for M in (-V, (1 << BITS) * V, DUKE, (ORDER - 1) * V):
        with pytest.raises(Malformed):
            read(owner, hidden(M, owner.X, rng), BITS)
    with pytest.raises(Malformed):
        read(owner, endowment(3, key_pair(rng).X), BITS)


@pytest.mark.parametrize("bits", [0, 17])
def test_a_balance_is_read_with_a_sensible_number_of_bits(bits: int) -> None:
    owner = key_pair(Random(5))
    with pytest.raises(Malformed):
        read(owner, endowment(0, owner.X), bits)


def test_a_balance_that_lost_its_mask_is_refused() -> None:
    for balance in (Ciphertext(O, G), Ciphertext(G, O), Ciphertext(O, O)):
        with refused("identity"):
            sound(balance)
    assert sound(Ciphertext(G, V)) == Ciphertext(G, V)


def test_income_chosen_to_cancel_a_balance_is_refused() -> None:
    """Its owner could set this up only by a key that is a known multiple of V; still no state."""
    with refused("identity"):
        credited(Ciphertext(G, -3 * V), 3)


def test_an_endowment_is_an_amount_under_mask_one() -> None:
    X = key_pair(Random(6)).X

    assert endowment(7, X) == encrypt(7 * V, X, 1)

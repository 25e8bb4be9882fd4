"""Attacks on what a purse holds: false openings."""

from random import Random

import pytest

from crypto.generators import V
from crypto.money.balance import prove_balance, verify_balance
from tests.crypto.material import CTX, hidden, key_pair
from tests.crypto.proofs import refused

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

"""A balance is at most what the winner opened."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed, Unprovable
from crypto.generators import V
from crypto.money import at_most
from crypto.money.at_most import AtMost
from crypto.money.balance import endowment
from tests.crypto.material import CTX, hidden, key_pair
from tests.crypto.proofs import refused

BITS = 3
pairs = st.integers(0, 7).flatmap(lambda most: st.tuples(st.just(most), st.integers(0, most)))


@settings(max_examples=15)
@given(pairs, st.integers(0, 2**32))
def test_any_balance_up_to_the_winner_s_can_be_proved(pair: tuple[int, int], seed: int) -> None:
    (most, owned), rng = pair, Random(seed)
    owner = key_pair(rng)
    balance = hidden(owned * V, owner.X, rng)
    proof = at_most.prove(owner, balance, owned, most, BITS, CTX)

    assert AtMost.decode(proof.encode(), BITS) == proof
    at_most.verify(owner.X, balance, most, proof, BITS, CTX)


def test_nine_bits_take_1289_bytes_whatever_the_distance() -> None:
    owner = key_pair(Random(1))
    for owned in (0, 1, 511):
        proof = at_most.prove(owner, endowment(owned, owner.X), owned, 511, 9, CTX)
        assert len(proof.encode()) == 1289


def test_who_owns_more_than_the_winner_can_not_prove_less() -> None:
    owner = key_pair(Random(2))
    with pytest.raises(Unprovable):
        at_most.prove(owner, endowment(5, owner.X), 5, 4, BITS, CTX)


def test_a_wrong_word_about_one_s_own_balance_proves_nothing() -> None:
    owner = key_pair(Random(3))
    balance = endowment(5, owner.X)

    with refused("challenge"):
        proof = at_most.prove(owner, balance, 3, 4, BITS, CTX)
        at_most.verify(owner.X, balance, 4, proof, BITS, CTX)


def test_another_number_of_bits_is_refused() -> None:
    owner = key_pair(Random(4))
    balance = endowment(1, owner.X)
    proof = at_most.prove(owner, balance, 1, 4, BITS, CTX)
    for bits in (BITS - 1, BITS + 1):
        with refused("length"):
            at_most.verify(owner.X, balance, 4, proof, bits, CTX)
        with refused("length"):
            AtMost.decode(proof.encode(), bits)


@pytest.mark.parametrize("bits", [0, 17])
def test_a_senseless_number_of_bits_is_refused_everywhere(bits: int) -> None:
    owner = key_pair(Random(5))
    balance = endowment(1, owner.X)
    proof = at_most.prove(owner, balance, 1, 4, BITS, CTX)
    with pytest.raises(Malformed):
        at_most.prove(owner, balance, 1, 4, bits, CTX)
    with pytest.raises(Malformed):
        at_most.verify(owner.X, balance, 4, proof, bits, CTX)

"""Keys, the key of the table, knowledge and equality of logarithms."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.group import ORDER, G, point_sum
from crypto.keys import KeyPair, joint_key, prove_key, prove_same_log, verify_key, verify_same_log
from tests.crypto.material import CTX, DUKE, key_pair
from tests.crypto.proofs import refused

secrets = st.integers(1, ORDER - 1)


@settings(max_examples=20)
@given(secrets)
def test_an_owner_can_prove_the_key_in_64_bytes(x: int) -> None:
    key = KeyPair.of(x)
    proof = prove_key(key, CTX)

    assert len(proof) == 64
    verify_key(key.X, proof, CTX)


@settings(max_examples=20)
@given(secrets, secrets)
def test_an_owner_can_prove_a_multiple_in_64_bytes(x: int, c: int) -> None:
    key, C = KeyPair.of(x), c * DUKE
    proof = prove_same_log(key, C, x * C, CTX)

    assert len(proof) == 64
    verify_same_log(key.X, C, x * C, proof, CTX)


@pytest.mark.parametrize("wrong", [1, -1, 2])
def test_a_multiple_by_another_number_can_not_be_proved(wrong: int) -> None:
    key = key_pair(Random(wrong))
    S = (key.x + wrong) * DUKE

    with refused("challenge"):
        verify_same_log(key.X, DUKE, S, prove_same_log(key, DUKE, S, CTX), CTX)


def test_a_key_can_not_be_proved_with_another_secret() -> None:
    key = key_pair(Random(1))

    with refused("challenge"):
        verify_key(key.X, prove_key(KeyPair(key.x + 1, key.X), CTX), CTX)


def test_generated_keys_differ_and_fit() -> None:
    keys = [KeyPair.generate() for _ in range(20)]

    assert len({key.X for key in keys}) == 20
    assert [key.X for key in keys] == [key.x * G for key in keys]


def test_a_key_pair_does_not_show_its_secret() -> None:
    assert "31337" not in repr(KeyPair.of(31337))


@settings(max_examples=20)
@given(st.lists(secrets, min_size=1, max_size=13, unique=True))
def test_the_joint_key_belongs_to_the_sum_of_all_secrets(secrets: list[int]) -> None:
    if sum(secrets) % ORDER:
        assert joint_key([x * G for x in secrets]) == sum(secrets) * G


def test_keys_that_occur_twice_or_cancel_make_no_joint_key() -> None:
    X = [key_pair(Random(i)).X for i in range(3)]

    with refused("copied"):
        joint_key([*X, X[0]])
    with refused("identity"):
        joint_key([*X, -point_sum(X)])
    with refused("identity"):
        joint_key([])

"""A whole joint shuffle in one sum: it says what the single checks say, and names the culprit."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import InvalidProof
from crypto.group import ORDER
from crypto.keys import KeyPair
from crypto.shuffle.argument import Proof
from crypto.shuffle.verifier import Claim, InvalidShuffle, verify, verify_all
from tests.crypto.shuffling import altered, fresh_pile, hidden_pile, honest_of, joint


def test_a_joint_shuffle_of_several_seats_verifies_at_once() -> None:
    K = KeyPair.generate().X
    verify_all(joint(fresh_pile([*"aaabbbcccdddeee"], K), K, seats=6))


def test_sizes_and_keys_may_be_mixed() -> None:
    verify_all([honest_of(k) for k in (2, 9, 3, 2, 30)])


@pytest.mark.long
def test_every_size_there_is_in_one_batch() -> None:
    verify_all([honest_of(k) for k in range(2, 129)])


@pytest.mark.long
def test_the_largest_table_shuffles_the_largest_deck() -> None:
    K = KeyPair.generate().X
    claims = joint(hidden_pile(128, K), K, seats=13)
    verify_all(claims)
    claims[11] = off_by_one(claims[11], "beta")
    with pytest.raises(InvalidShuffle) as caught:
        verify_all(claims)
    assert (caught.value.index, caught.value.check) == (11, "V2")


def test_one_proof_may_occur_twice() -> None:
    claim = honest_of(3)
    verify_all([claim, claim])


def test_a_batch_of_one_is_a_single() -> None:
    verify_all([honest_of(4)])


def test_a_batch_of_none_holds() -> None:
    verify_all([])


def off_by_one(claim: Claim, word: str) -> Claim:
    value: Any = getattr(Proof.decode(claim.proof, len(claim.before)), word)
    moved = [*value[:-1], value[-1] + 1] if isinstance(value, list) else value + 1
    return altered(claim, **{word: moved})


SPOILERS: dict[str, tuple[str, Callable[[Claim], Claim]]] = {
    "cut short": ("length", lambda claim: replace(claim, proof=claim.proof[:-1])),
    "a card too few": ("length", lambda claim: replace(claim, after=claim.after[:-1])),
    "not a point": ("encoding", lambda claim: replace(claim, proof=bytes(33) + claim.proof[33:])),
    "another context": ("V1", lambda claim: replace(claim, ctx=claim.ctx + b"!")),
    "another z": ("V1", lambda claim: off_by_one(claim, "z")),
    "another f'": ("V1", lambda claim: off_by_one(claim, "f_")),
    "another beta": ("V2", lambda claim: off_by_one(claim, "beta")),
    "another z_delta": ("V2", lambda claim: off_by_one(claim, "z_delta")),
}


@pytest.mark.parametrize("name", SPOILERS)
@pytest.mark.parametrize("culprit", [0, 1, 3])
def test_a_failed_batch_names_the_culprit_and_the_check(name: str, culprit: int) -> None:
    K = KeyPair.generate().X
    claims = joint(hidden_pile(3, K), K, seats=4)
    check, spoil = SPOILERS[name]
    claims[culprit] = spoil(claims[culprit])
    with pytest.raises(InvalidShuffle) as caught:
        verify_all(claims)
    assert (caught.value.index, caught.value.check) == (culprit, check)
    assert str(culprit) in str(caught.value)


@pytest.mark.parametrize("name", SPOILERS)
def test_a_single_check_names_the_same(name: str) -> None:
    check, spoil = SPOILERS[name]
    with pytest.raises(InvalidProof) as caught:
        verify(spoil(honest_of(3)))
    assert caught.value.check == check


def test_of_two_culprits_the_first_is_named() -> None:
    claims = [honest_of(k) for k in (2, 3, 4, 5)]
    for culprit in (1, 3):
        claims[culprit] = off_by_one(claims[culprit], "z")
    with pytest.raises(InvalidShuffle) as caught:
        verify_all(claims)
    assert caught.value.index == 1


@settings(deadline=None, max_examples=20)
@given(
    sizes=st.lists(st.integers(3, 6), min_size=1, max_size=4),
    bad=st.sets(st.integers(0, 3)),
    word=st.sampled_from(["z", "z_delta", "f_", "beta", "f", "Z"]),
)
def test_a_batch_says_what_the_singles_say(sizes: list[int], bad: set[int], word: str) -> None:
    claims = [honest_of(k) for k in sizes]
    claims = [off_by_one(c, word) if i in bad else c for i, c in enumerate(claims)]
    first = next((i for i, claim in enumerate(claims) if not holds(claim)), None)
    assert first == min(bad & set(range(len(sizes))), default=None)
    if first is None:
        verify_all(claims)
    else:
        with pytest.raises(InvalidShuffle) as caught:
            verify_all(claims)
        assert caught.value.index == first


def holds(claim: Claim) -> bool:
    try:
        verify(claim)
    except InvalidProof:
        return False
    return True


def test_numbers_are_read_modulo_nothing() -> None:
    """A word and the same word plus the order are two encodings; only one is taken."""
    claim = honest_of(3)
    small = altered(claim, z=5)
    swollen = replace(
        small, proof=small.proof[:-64] + (5 + ORDER).to_bytes(32, "big") + small.proof[-32:]
    )
    with pytest.raises(InvalidProof) as caught:
        verify(swollen)
    assert caught.value.check == "encoding"

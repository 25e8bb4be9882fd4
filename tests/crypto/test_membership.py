"""A card, or one of a hand, is one of these faces."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed, Unprovable
from crypto.group import G
from crypto.membership import (
    MAX_BRANCHES,
    one_of,
    prove_member,
    prove_possession,
    verify_member,
    verify_possession,
)
from tests.crypto.material import ASSASSIN, CAPTAIN, CTX, DUKE, FACES, hand, hidden, key_pair
from tests.crypto.proofs import refused

faces = st.lists(st.sampled_from(range(5)), min_size=1, max_size=5)


@settings(max_examples=20)
@given(faces, st.integers(0, 2**32))
def test_membership_takes_64_bytes_a_face_and_is_provable_just_when_true(
    among: list[int], seed: int
) -> None:
    rng = Random(seed)
    owner, listed = key_pair(rng), [FACES[i] for i in among]
    for face, M in enumerate(FACES):
        e = hidden(M, owner.X, rng)
        if face not in among:
            with pytest.raises(Unprovable):
                prove_member(owner, e, listed, CTX)
            continue
        proof = prove_member(owner, e, listed, CTX)
        assert len(proof) == 64 * len(among)
        verify_member(owner.X, e, listed, proof, CTX)


@settings(max_examples=20)
@given(st.lists(st.sampled_from(range(5)), min_size=1, max_size=3), faces, st.integers(0, 2**32))
def test_possession_takes_64_bytes_a_pair_and_is_provable_just_when_true(
    held: list[int], among: list[int], seed: int
) -> None:
    rng = Random(seed)
    owner, listed = key_pair(rng), [FACES[i] for i in among]
    cards = hand([FACES[i] for i in held], owner.X, rng)
    if set(held).isdisjoint(among):
        with pytest.raises(Unprovable):
            prove_possession(owner, cards, listed, CTX)
    else:
        proof = prove_possession(owner, cards, listed, CTX)
        assert len(proof) == 64 * len(held) * len(among)
        verify_possession(owner.X, cards, listed, proof, CTX)


def test_membership_and_possession_of_one_card_are_different_claims() -> None:
    rng = Random(1)
    owner, among = key_pair(rng), [DUKE, CAPTAIN]
    e = hidden(DUKE, owner.X, rng)

    with refused("challenge"):
        verify_possession(owner.X, [e], among, prove_member(owner, e, among, CTX), CTX)
    with refused("challenge"):
        verify_member(owner.X, e, among, prove_possession(owner, [e], among, CTX), CTX)


def test_who_does_not_own_the_card_can_not_prove_what_it_is() -> None:
    rng = Random(2)
    owner, thief = key_pair(rng), key_pair(rng)
    e = hidden(DUKE, owner.X, rng)

    with pytest.raises(Unprovable):
        prove_member(thief, e, FACES, CTX)


@pytest.mark.parametrize(("cards", "listed"), [(0, 3), (3, 0), (0, 0), (33, 32)])
def test_an_empty_or_enormous_claim_is_refused(cards: int, listed: int) -> None:
    e = hidden(DUKE, G, Random(3))

    with pytest.raises(Malformed):
        one_of(G, [e] * cards, [ASSASSIN] * listed)
    with pytest.raises(Malformed):
        verify_possession(G, [e] * cards, [ASSASSIN] * listed, bytes(64 * cards * listed), CTX)


def test_the_largest_claim_is_fine() -> None:
    assert len(one_of(G, [hidden(DUKE, G, Random(4))] * 32, [ASSASSIN] * 32)[0]) == MAX_BRANCHES

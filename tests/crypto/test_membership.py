"""A card is one of these faces."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed, Unprovable
from crypto.group import G
from crypto.membership import MAX_FACES, one_of, prove_member, verify_member
from tests.crypto.material import ASSASSIN, CTX, DUKE, FACES, hidden, key_pair

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


def test_who_does_not_own_the_card_can_not_prove_what_it_is() -> None:
    rng = Random(2)
    owner, thief = key_pair(rng), key_pair(rng)
    e = hidden(DUKE, owner.X, rng)

    with pytest.raises(Unprovable):
        prove_member(thief, e, FACES, CTX)


@pytest.mark.parametrize("listed", [0, MAX_FACES + 1])
def test_an_empty_or_enormous_claim_is_refused(listed: int) -> None:
    owner = key_pair(Random(3))
    e = hidden(DUKE, owner.X, Random(3))

    with pytest.raises(Malformed):
        one_of(owner.X, e, [DUKE] * listed)
    with pytest.raises(Malformed):
        prove_member(owner, e, [DUKE] * listed, CTX)
    with pytest.raises(Malformed):
        verify_member(owner.X, e, [DUKE] * listed, bytes(64 * listed), CTX)


def test_the_largest_claim_is_fine() -> None:
    assert len(one_of(G, hidden(DUKE, G, Random(4)), [ASSASSIN] * MAX_FACES)[0]) == MAX_FACES

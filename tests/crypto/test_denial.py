"""A card is not that face."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import denial
from crypto.denial import Denial
from crypto.errors import Malformed, Unprovable
from crypto.group import O
from tests.crypto.material import CAPTAIN, CTX, DUKE, FACES, hidden, key_pair
from tests.crypto.proofs import refused


@settings(max_examples=20)
@given(st.sampled_from(range(5)), st.sampled_from(range(5)), st.integers(0, 2**32))
def test_a_denial_takes_129_bytes_and_is_provable_just_when_true(
    held: int, denied: int, seed: int
) -> None:
    rng = Random(seed)
    owner = key_pair(rng)
    e, D = hidden(FACES[held], owner.X, rng), FACES[denied]
    if held == denied:
        with pytest.raises(Unprovable):
            denial.deny(owner, e, D, CTX)
        return
    made = denial.deny(owner, e, D, CTX)
    assert len(made.encode()) == 129
    assert Denial.decode(made.encode()) == made
    denial.verify(owner.X, e, D, made, CTX)


def test_two_denials_of_one_card_have_nothing_in_common() -> None:
    """Else the point ``W`` of a shown card would tell the next one."""
    rng = Random(1)
    owner = key_pair(rng)
    e = hidden(DUKE, owner.X, rng)
    first, second = (denial.deny(owner, e, CAPTAIN, CTX) for _ in range(2))

    assert first.W != second.W
    assert first.proof != second.proof


def test_the_identity_denies_nothing() -> None:
    rng = Random(2)
    owner = key_pair(rng)
    e = hidden(DUKE, owner.X, rng)

    with pytest.raises(Malformed):
        Denial(O, bytes(96)).encode()
    with refused("encoding"):
        Denial.decode(bytes(129))
    with refused("identity"):
        denial.verify(owner.X, e, CAPTAIN, Denial(O, bytes(96)), CTX)

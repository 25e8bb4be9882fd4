"""Two cards, swapped or not."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import swap
from crypto.elgamal import decrypt
from crypto.group import Point
from tests.crypto.material import CAPTAIN, CTX, DUKE, FACES, hidden, key_pair


@settings(max_examples=20)
@given(st.booleans(), st.sampled_from(FACES), st.sampled_from(FACES), st.integers(0, 2**32))
def test_both_cards_come_back_in_the_chosen_order(
    exchange: bool, first: Point, second: Point, seed: int
) -> None:
    rng = Random(seed)
    key = key_pair(rng)
    before = hidden(first, key.X, rng), hidden(second, key.X, rng)
    after, proof = swap.shuffle(before, key.X, exchange, CTX)

    swap.verify(before, after, key.X, proof, CTX)
    shown = [decrypt(e, key.x) for e in after]
    assert shown == ([second, first] if exchange else [first, second])


@pytest.mark.parametrize("exchange", [False, True])
def test_a_swap_takes_292_bytes_whether_or_not_it_happens(exchange: bool) -> None:
    rng = Random(1)
    X = key_pair(rng).X
    before = hidden(DUKE, X, rng), hidden(CAPTAIN, X, rng)
    after, proof = swap.shuffle(before, X, exchange, CTX)

    assert len(proof) == 160
    assert len(b"".join(e.encode() for e in after) + proof) == 292


def test_no_point_of_the_outcome_is_one_of_the_beginning() -> None:
    rng = Random(2)
    X = key_pair(rng).X
    before = hidden(DUKE, X, rng), hidden(CAPTAIN, X, rng)
    after, _ = swap.shuffle(before, X, True, CTX)

    assert {P for e in before for P in (e.a, e.b)}.isdisjoint(P for e in after for P in (e.a, e.b))


def test_every_mask_is_fresh() -> None:
    """Equal masks for both cards, or for two swaps, would show at once what moved where."""
    rng = Random(3)
    X = key_pair(rng).X
    before = hidden(DUKE, X, rng), hidden(CAPTAIN, X, rng)
    after = [e for _ in range(3) for e in swap.shuffle(before, X, False, CTX)[0]]
    masks = [new.a - old.a for new, old in zip(after, before * 3, strict=True)]

    assert len(set(masks)) == len(masks)

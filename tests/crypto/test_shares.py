"""Decryption shares, one proof for all cards of a message."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import shares
from crypto.elgamal import decrypt
from crypto.errors import Malformed
from crypto.generators import MAX_CARDS
from crypto.group import G, O
from crypto.keys import joint_key
from crypto.shares import Shares
from tests.crypto.material import CTX, DUKE, FACES, hand, hidden, key_pair, scalar
from tests.crypto.proofs import refused


@settings(max_examples=15)
@given(st.integers(1, 9), st.integers(0, 2**32))
def test_shares_are_proved_in_33_bytes_a_card_and_64(count: int, seed: int) -> None:
    rng = Random(seed)
    key = key_pair(rng)
    masks = [scalar(rng) * G for _ in range(count)]
    given = shares.give(key, masks, CTX)

    assert len(given.encode()) == 33 * count + 64
    assert Shares.decode(given.encode(), count) == given
    assert given.points == tuple(key.x * a for a in masks)
    shares.verify(key.X, masks, given, CTX)


def test_two_equal_cards_may_be_shared_in_one_message() -> None:
    key = key_pair(Random(1))

    shares.verify(key.X, [DUKE, DUKE], shares.give(key, [DUKE, DUKE], CTX), CTX)


@settings(max_examples=10)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_with_all_shares_but_one_only_that_one_reads_the_card(n: int, seed: int) -> None:
    rng = Random(seed)
    keys = [key_pair(rng) for _ in range(n)]
    e = hidden(DUKE, joint_key([key.X for key in keys]), rng)
    given = [shares.give(key, [e.a], CTX).points[0] for key in keys]

    left = shares.reduced(e, given[1:])
    assert decrypt(left, keys[0].x) == DUKE
    assert all(decrypt(left, key.x) not in FACES for key in keys[1:])
    assert left.b not in FACES
    assert shares.reduced(e, given).b == DUKE
    assert shares.reduced(e, []) == e


def test_more_or_fewer_shares_than_cards_are_refused() -> None:
    rng = Random(2)
    key = key_pair(rng)
    masks = [e.a for e in hand(FACES[:3], key.X, rng)]
    given = shares.give(key, masks, CTX)
    for points in (given.points[:2], (*given.points, given.points[0]), ()):
        with refused("length"):
            shares.verify(key.X, masks, Shares(points, given.proof), CTX)
    for some in (masks[:2], [*masks, masks[0]]):
        with refused("length"):
            shares.verify(key.X, some, given, CTX)
    for count in (0, 2, 4):
        with refused("length"):
            Shares.decode(given.encode(), count)


@pytest.mark.parametrize("count", [0, MAX_CARDS + 1])
def test_shares_are_given_on_at_least_one_card_and_at_most_a_pile(count: int) -> None:
    with pytest.raises(Malformed):
        shares.give(key_pair(Random(3)), [G] * count, CTX)
    with pytest.raises(Malformed):
        shares.verify(G, [G] * count, Shares((G,) * count, bytes(64)), CTX)


def test_shares_for_a_whole_pile_are_fine() -> None:
    rng = Random(4)
    key = key_pair(rng)
    masks = [scalar(rng) * G for _ in range(MAX_CARDS)]

    shares.verify(key.X, masks, shares.give(key, masks, CTX), CTX)


def test_a_share_that_is_the_identity_can_not_be_written() -> None:
    with pytest.raises(Malformed):
        Shares((O,), bytes(64)).encode()

"""Commitment bases and the faces of cards: hashed to the curve, so nobody knows a relation."""

from itertools import product

import pytest

from crypto.errors import Malformed
from crypto.generators import MAX_CARDS, H, V, card_point, shuffle_generator, shuffle_generators
from crypto.group import G
from tests.crypto import reference
from tests.crypto.material import TABLE


def test_every_base_is_the_hash_of_its_name() -> None:
    """Nobody chose them: a generator somebody knows the logarithm of opens commitments at will."""
    assert H.encode() == reference.encode(reference.hash_to_group(b"pedersen-H"))
    assert V.encode() == reference.encode(reference.hash_to_group(b"money-V"))
    for i in (1, 2, 127, 128):
        named = reference.hash_to_group(b"shuffle-gen", i.to_bytes(2, "big"))
        assert shuffle_generator(i).encode() == reference.encode(named)


def test_all_bases_differ_and_none_is_the_negative_of_another() -> None:
    bases = [G, H, V, *shuffle_generators(MAX_CARDS)]

    assert len({P.encode()[1:] for P in bases}) == MAX_CARDS + 3


def test_there_are_128_generators_for_shuffles() -> None:
    for i in (0, -1, MAX_CARDS + 1):
        with pytest.raises(Malformed):
            shuffle_generator(i)
    with pytest.raises(Malformed):
        shuffle_generators(MAX_CARDS + 1)
    assert shuffle_generators(3) == tuple(shuffle_generator(i) for i in (1, 2, 3))


def test_a_face_has_another_point_at_another_table_or_in_another_game() -> None:
    places = list(product([TABLE, TABLE[::-1]], ["a", "ab", ""], ["b", "ab", "bb"]))

    assert len({card_point(*place) for place in places}) == len(places)


def test_identical_copies_share_a_point() -> None:
    assert card_point(TABLE, "demo", "duke") == card_point(TABLE, "demo", "duke")

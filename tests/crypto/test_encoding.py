"""Integers, length prefixes and contexts: one encoding per content."""

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypto.encoding import context, digest32, lp, u8, u16, u32
from crypto.errors import Malformed

words = st.text(alphabet="ab/", max_size=4)


@pytest.mark.parametrize(("encode", "size"), [(u8, 1), (u16, 2), (u32, 4)])
def test_a_number_has_exactly_its_size_or_is_refused(
    encode: Callable[[int], bytes], size: int
) -> None:
    assert encode(0) == bytes(size)
    assert encode(1) == bytes(size - 1) + b"\1"
    assert encode(256**size - 1) == b"\xff" * size
    for number in (256**size, -1):
        with pytest.raises(Malformed):
            encode(number)


@given(st.lists(st.binary(max_size=5), max_size=4), st.lists(st.binary(max_size=5), max_size=4))
def test_two_lists_of_parts_never_look_alike(left: list[bytes], right: list[bytes]) -> None:
    assert (left == right) == (b"".join(map(lp, left)) == b"".join(map(lp, right)))


def test_a_digest_of_32_bytes_covers_all_parts() -> None:
    assert len(digest32(b"a", b"b")) == 32
    assert digest32(b"a", b"b") == digest32(b"ab"), "the caller frames the parts"
    assert digest32(b"a", b"b") != digest32(b"a", b"c")


@given(st.lists(st.tuples(words, st.integers(0, 3), words), min_size=2, max_size=4, unique=True))
def test_two_places_never_share_a_context(places: list[tuple[str, int, str]]) -> None:
    contexts = [context(bytes(32), *place) for place in places]

    assert len(set(contexts)) == len(places)
    # A suffix can't turn one context into another: none is the beginning of another.
    for one, other in combinations(contexts, 2):
        assert not one.startswith(other)
        assert not other.startswith(one)


def test_a_context_names_the_table() -> None:
    assert context(bytes(32), "op", 1, "x") != context(b"\1" * 32, "op", 1, "x")


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_table_id_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(Malformed):
        context(bytes(size), "op", 1, "x")


@pytest.mark.parametrize("author", [-1, 1 << 16])
def test_an_author_no_seat_can_have_is_refused(author: int) -> None:
    with pytest.raises(Malformed):
        context(bytes(32), "op", author, "x")

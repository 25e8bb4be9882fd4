"""Commitments of honest players: they open to what was committed, where it was committed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.commitment import Opening, commit, verify
from crypto.errors import Malformed
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused

VALUES = st.binary(max_size=100)


@settings(deadline=None)
@given(value=VALUES, step=st.text("deck/v019é", max_size=20), seat=st.integers(0, 2**16 - 1))
def test_a_commitment_opens_to_its_value(value: bytes, step: str, seat: int) -> None:
    opening = Opening.of(value)
    commitment = commit(opening, TABLE, step, seat)
    assert len(commitment) == 32
    heard = Opening.decode(opening.encode())
    assert heard == opening
    verify(commitment, heard, TABLE, step, seat)


@settings(deadline=None)
@given(value=VALUES, other=VALUES)
def test_a_commitment_opens_to_nothing_else(value: bytes, other: bytes) -> None:
    opening = Opening.of(value)
    commitment = commit(opening, TABLE, "s", 2)
    if other != value:
        with refused("commitment"):
            verify(commitment, Opening(opening.r, other), TABLE, "s", 2)
    with refused("commitment"):
        verify(commitment, Opening.of(value), TABLE, "s", 2)


def test_one_value_is_never_committed_to_twice_alike() -> None:
    commitments = {commit(Opening.of(b"rock"), TABLE, "s", 2) for _ in range(20)}
    assert len(commitments) == 20


def test_parts_that_run_together_are_different_commitments() -> None:
    r = bytes(32)
    one = commit(Opening(r, b"x"), TABLE, "step", 1)
    assert one != commit(Opening(r, b"px"), TABLE, "ste", 1)
    assert one != commit(Opening(r, b"x"), TABLE + b"s", "tep", 1)
    assert one != commit(Opening(r, r + b"x"), TABLE, "step", 1)


@pytest.mark.parametrize("size", [0, 31])
def test_an_opening_too_short_for_its_blinding_is_refused(size: int) -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        Opening.decode(bytes(size))


def test_an_opening_may_be_of_the_empty_value() -> None:
    assert Opening.decode(bytes(32)) == Opening(bytes(32), b"")


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_blinding_has_32_bytes(size: int) -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        commit(Opening(bytes(size), b"rock"), TABLE, "s", 2)


@pytest.mark.parametrize("seat", [-1, 2**16])
def test_a_seat_that_does_not_fit_is_refused(seat: int) -> None:
    with pytest.raises(Malformed):
        commit(Opening.of(b"rock"), TABLE, "s", seat)


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_commitment_of_another_size_is_refused(size: int) -> None:
    opening = Opening.of(b"rock")
    with refused("commitment"):
        verify((commit(opening, TABLE, "s", 2) * 2)[:size], opening, TABLE, "s", 2)


def test_an_opening_does_not_show_in_a_printout() -> None:
    assert "rock" not in repr(Opening.of(b"rock"))

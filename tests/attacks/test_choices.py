"""Somebody who wants to choose last where all choose at once: commitments."""

import pytest

from crypto.commitment import Opening, commit, verify
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused


def test_a_copied_commitment_can_not_be_opened_by_the_copier() -> None:
    """The rival repeats a commitment, waits for its opening, and repeats that too."""
    victim = Opening.of(b"rock")
    copied = commit(victim, TABLE, "s", 2)
    verify(copied, victim, TABLE, "s", 2)
    with refused("commitment"):
        verify(copied, victim, TABLE, "s", 3)


@pytest.mark.parametrize(
    ("table", "step", "seat"),
    [(TABLE[::-1], "s", 2), (TABLE, "t", 2), (TABLE, "s", 3), (TABLE, "", 2), (b"", "s", 2)],
    ids=["table", "step", "author", "no step", "no table"],
)
def test_a_commitment_serves_only_where_it_was_made(table: bytes, step: str, seat: int) -> None:
    """The cheat brings an old commitment, of which it already knows how it went."""
    opening = Opening.of(b"rock")
    with refused("commitment"):
        verify(commit(opening, TABLE, "s", 2), opening, table, step, seat)


def test_a_committed_value_can_not_be_changed_after_the_others_opened() -> None:
    """The cheat sees what the others chose, and would rather have chosen something else."""
    opening = Opening.of(b"rock")
    commitment = commit(opening, TABLE, "s", 2)
    for value in (b"paper", b"rock ", b"", opening.encode()):
        with refused("commitment"):
            verify(commitment, Opening(opening.r, value), TABLE, "s", 2)
    for moved in (Opening(opening.r[:31] + b"r", b"ock"), Opening.of(b"rock")):
        with refused("commitment"):
            verify(commitment, moved, TABLE, "s", 2)


def test_a_commitment_of_few_values_can_not_be_searched() -> None:
    """The rival commits to every possible value, and compares."""
    commitment = commit(Opening.of(b"rock"), TABLE, "s", 2)
    guesses = [commit(Opening(bytes(32), v), TABLE, "s", 2) for v in (b"rock", b"paper", b"")]
    assert commitment not in guesses

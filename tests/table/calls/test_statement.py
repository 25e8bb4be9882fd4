"""A statement: whose it is, where it counts, and that it says what was signed."""

import pytest

from crypto.identity import Identity
from games.kit import Seat
from table.calls.statement import PLACE_SIZE, Place, Statement, Step
from table.errors import Unsigned

TABLE, ELSEWHERE = bytes(range(32)), bytes(32)
PLAYERS = [Identity(bytes([seat]) * 32) for seat in (1, 2, 3)]
PUBLIC = [player.public for player in PLAYERS]
PLACE = Place(Seat(2), 1, Step.PREVOTE, 3)
SAID = Statement.sign(PLAYERS[1], TABLE, PLACE, b"a vote")


def test_a_statement_is_read_as_it_was_written() -> None:
    assert Statement.decode(SAID.encode(), TABLE, PUBLIC) == SAID


def test_a_bit_turned_anywhere_is_nobody_s_word() -> None:
    """Table, place, signature and body: what is signed is all of it."""
    data = SAID.encode()
    for at in range(len(data)):
        turned = bytearray(data)
        turned[at] ^= 1
        with pytest.raises(Unsigned):
            Statement.decode(bytes(turned), TABLE, PUBLIC)


def test_what_was_said_at_one_table_counts_at_no_other() -> None:
    """The same players may sit at both, and it is signed."""
    with pytest.raises(Unsigned, match="another table"):
        Statement.decode(SAID.encode(), ELSEWHERE, PUBLIC)
    moved = Statement(ELSEWHERE, PLACE, SAID.body, SAID.signature)
    with pytest.raises(Unsigned):
        Statement.decode(moved.encode(), ELSEWHERE, PUBLIC)


@pytest.mark.parametrize("seat", [0, 4])
def test_nobody_speaks_from_a_seat_that_is_not_there(seat: int) -> None:
    place = Place(Seat(seat), 1, Step.PREVOTE)
    signed = Statement.sign(PLAYERS[2], TABLE, place, b"a vote")
    with pytest.raises(Unsigned, match="another table"):
        Statement.decode(signed.encode(), TABLE, PUBLIC)


def test_what_is_too_short_is_no_statement() -> None:
    shortest = len(TABLE) + PLACE_SIZE + len(SAID.signature)
    for size in range(shortest):
        with pytest.raises(Unsigned):
            Statement.decode(SAID.encode()[:size], TABLE, PUBLIC)

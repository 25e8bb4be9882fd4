"""A match in one file, of one form: what is no record, and says so."""

import msgpack
import pytest

from table.errors import Unsigned
from table.record import MAX_RECORD, Outdated, Record, Unreadable, read_record
from tests.mental.worlds import World, kingdom
from tests.table.audit.test_compare import nobody_decides

JOINS, EPOCHS, CLAIMS, FORMAT = 0, 1, 2, 5
PROOF, ENTRIES = 0, 1
SEAT, UNSEEN, SAYING = 0, 2, 3


@pytest.fixture(scope="module")
def pages() -> list[object]:
    players = kingdom(4).players()
    World(players, nobody_decides, calls=False).run()
    data = players[0].record().encode()
    assert Record.decode(data).encode() == data
    return msgpack.unpackb(data)  # type: ignore[no-any-return]


def changed(pages: list[object], *at: int, to: object) -> bytes:
    """A record that has something else in one place, down these lists."""
    bent = page = msgpack.unpackb(msgpack.packb(pages))
    for place in at[:-1]:
        page = page[place]
    page[at[-1]] = to
    return bytes(msgpack.packb(bent))


def test_no_roll_comes_before_the_first_epoch(pages: list[object]) -> None:
    with pytest.raises(Unreadable, match="before the first epoch"):
        read_record(changed(pages, EPOCHS, 0, PROOF, to=b"a proof"))


def test_no_message_comes_from_a_seat_that_is_not_there(pages: list[object]) -> None:
    with pytest.raises(Unreadable, match="message 1 belongs to another table"):
        read_record(changed(pages, EPOCHS, 0, ENTRIES, 0, SEAT, to=5))


@pytest.mark.parametrize("seats", [3, 5])
def test_a_message_tells_what_it_saw_of_every_seat(seats: int, pages: list[object]) -> None:
    with pytest.raises(Unreadable, match="message 1 belongs to another table"):
        read_record(changed(pages, EPOCHS, 0, ENTRIES, 0, UNSEEN, to=[0] * seats))


def test_what_nobody_said_is_nobody_s_message(pages: list[object]) -> None:
    with pytest.raises(Unsigned, match="never signed it"):
        read_record(changed(pages, EPOCHS, 0, ENTRIES, 0, SAYING, to=b"\3key!"))


def test_a_claim_is_signed_like_everything_else(pages: list[object]) -> None:
    with pytest.raises(Unsigned):
        read_record(changed(pages, CLAIMS, to=[bytes(200)]))


def test_messages_are_listed_in_one_order_alone() -> None:
    """Here all seats have spoken, and none had heard another."""
    party = kingdom(4)
    everybody = [data for player in party.players() for data in player.speak()]
    spectator = party.spectator()
    for data in everybody:
        spectator.receive(data)
    pages = msgpack.unpackb(spectator.record().encode())
    first, second, *rest = pages[EPOCHS][0][ENTRIES]
    first[UNSEEN], second[UNSEEN] = [0, 1, 0, 0], [0, 0, 0, 0]
    with pytest.raises(Unreadable, match="another than their one order"):
        read_record(changed(pages, EPOCHS, 0, ENTRIES, to=[second, first, *rest]))


def test_a_record_of_another_version_is_told_from_a_damaged_one(pages: list[object]) -> None:
    for version in (1, 3):
        with pytest.raises(Outdated, match=f"version {version}"):
            read_record(changed(pages, FORMAT, to=f"undertable/{version}/record"))
    with pytest.raises(Unreadable):
        read_record(changed(pages, FORMAT, to="undertable/two/record"))


def test_a_file_that_is_too_long_is_not_even_read() -> None:
    with pytest.raises(Unreadable, match="at most"):
        read_record(bytes(MAX_RECORD + 1))

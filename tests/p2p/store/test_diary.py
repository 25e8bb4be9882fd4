"""A diary, whatever it is written in: here nothing but memory."""

import pytest

from p2p.store.diary import Diary, Founded, Heard, decode
from p2p.store.journal import JournalError
from tests.p2p.joins import passed_on


class MemoryStore:
    """Survives whatever a test does, as long as the test does."""

    name = "memory"

    def __init__(self, *entries: bytes) -> None:
        self.entries = list(entries)
        self.is_open, self.safe = True, 0

    def write(self, *payloads: bytes) -> None:
        self.entries += payloads

    def sync(self) -> None:
        self.safe = len(self.entries)

    def destroy(self) -> None:
        self.entries.clear()

    def close(self) -> None:
        self.is_open = False


async def test_what_was_kept_is_remembered_behind_what_was_noted() -> None:
    store = MemoryStore()
    diary = Diary(store)
    diary.note(Heard(b"one"))
    assert store.entries == []
    await diary.keep(Founded((passed_on(1, b"join"),)))
    assert store.safe == 2
    diary.note(Heard(b"never kept"))
    diary.close()

    again = Diary(store)
    assert again.memory.match == [Heard(b"one")]
    assert again.memory.founded == Founded((passed_on(1, b"join"),))


async def test_what_was_written_outlives_the_program_before_it_outlives_the_machine() -> None:
    store = MemoryStore()
    diary = Diary(store)
    diary.note(Heard(b"one"))
    diary.write()
    assert (len(store.entries), store.safe) == (1, 0)
    await diary.keep()
    assert (len(store.entries), store.safe) == (1, 1)


async def test_nothing_is_left_of_a_diary_that_was_burnt() -> None:
    store = MemoryStore()
    diary = Diary(store)
    await diary.keep(Heard(b"one"))
    diary.burn()
    assert store.entries == []


def test_a_diary_that_was_closed_is_written_in_no_more() -> None:
    """Somebody may knock after the end, and is answered; the file is another's by then."""
    store = MemoryStore()
    diary = Diary(store)
    diary.close()
    diary.note(Heard(b"late"))
    diary.write()
    assert store.entries == []


def test_a_store_that_holds_no_diary_is_named_and_closed() -> None:
    store = MemoryStore(b"\xc1")
    with pytest.raises(JournalError, match="memory: entry 0 is unreadable"):
        Diary(store)
    assert not store.is_open


async def test_an_entry_is_written_in_one_way() -> None:
    store = MemoryStore()
    await Diary(store).keep(Heard(b"one"))
    (plain,) = store.entries
    assert decode(plain) == Heard(b"one")
    assert plain[0] == 0x92, "a list of two"
    with pytest.raises(JournalError, match="one encoding"):
        decode(b"\xdc\x00\x02" + plain[1:])


async def test_entries_are_there_in_the_order_in_which_they_came() -> None:
    store = MemoryStore()
    diary = Diary(store)
    diary.note(Heard(b"one"), Heard(b"two"))
    diary.note(Heard(b"three"))
    await diary.keep(Heard(b"four"))
    assert [decode(entry) for entry in store.entries] == [
        Heard(word) for word in (b"one", b"two", b"three", b"four")
    ]

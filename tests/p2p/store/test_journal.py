"""Whatever happens to the file, the journal gives back what was written, or says that it can't."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p.store import journal as journals
from p2p.store.journal import HEAD_SIZE, MAX_ENTRY, Journal, JournalError, read_entries

ENTRIES = [b"", b"a", b"the second entry", bytes(300)]


def written(folder: Path, entries: list[bytes] = ENTRIES) -> Path:
    path = folder / "match.journal"
    with Journal(path) as journal:
        journal.write(*entries)
    return path


def reopened(path: Path) -> list[bytes]:
    with Journal(path) as journal:
        return journal.entries


def test_what_was_appended_is_there_after_opening_again(tmp_path: Path) -> None:
    path = written(tmp_path)
    with Journal(path) as journal:
        journal.write(b"later")
    assert reopened(path) == [*ENTRIES, b"later"]


def test_a_file_cut_anywhere_keeps_every_whole_entry_and_can_be_written_on(tmp_path: Path) -> None:
    whole = written(tmp_path).read_bytes()
    ends = [read_entries(whole[:length])[1] for length in range(len(whole) + 1)]
    for length, end in enumerate(ends):
        path = tmp_path / f"{length}.journal"
        path.write_bytes(whole[:length])
        before = reopened(path)
        assert ENTRIES[: len(before)] == before
        assert path.stat().st_size == end
        with Journal(path) as journal:
            journal.write(b"after the crash")
        assert reopened(path) == [*before, b"after the crash"]


@pytest.mark.parametrize("room", [1, 8, 4096])
def test_a_tail_of_zeros_is_a_torn_one(room: int, tmp_path: Path) -> None:
    """After a power cut a file may have its new length, but not what was to be written there."""
    whole = written(tmp_path).read_bytes()
    for length in range(len(whole) + 1):
        entries, end = read_entries(whole[:length] + bytes(len(whole) - length + room))
        assert (entries, end) == read_entries(whole[:length].rstrip(b"\0"))
        assert entries == ENTRIES[: len(entries)]


def test_no_flipped_bit_goes_unnoticed(tmp_path: Path) -> None:
    """A flip in the last entry's body may look like nothing else but damage, never like less."""
    whole = written(tmp_path).read_bytes()
    for place in range(len(whole)):
        for bit in range(8):
            damaged = bytearray(whole)
            damaged[place] ^= 1 << bit
            with pytest.raises(JournalError, match="damaged"):
                read_entries(bytes(damaged))


def test_an_entry_taken_out_of_the_middle_is_noticed(tmp_path: Path) -> None:
    whole = written(tmp_path, [b"one", b"two", b"three"]).read_bytes()
    size = HEAD_SIZE + 3 + 8
    with pytest.raises(JournalError, match="damaged"):
        read_entries(whole[:size] + whole[2 * size :])


@given(st.binary(max_size=120))
def test_arbitrary_bytes_are_a_journal_or_a_journal_error(data: bytes) -> None:
    try:
        entries, end = read_entries(data)
    except JournalError:
        return
    assert end <= len(data)
    assert len(entries) <= len(data) // HEAD_SIZE


def test_two_processes_never_write_one_journal(tmp_path: Path) -> None:
    path = written(tmp_path)
    with Journal(path), pytest.raises(JournalError, match="in use"):
        Journal(path)
    assert reopened(path) == ENTRIES


def test_a_journal_is_for_its_owner_only(tmp_path: Path) -> None:
    assert written(tmp_path).stat().st_mode & 0o777 == 0o600


def test_an_entry_too_long_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    path = written(tmp_path)
    with Journal(path) as journal, pytest.raises(JournalError, match="at most"):
        journal.write(bytes(MAX_ENTRY + 1))
    assert reopened(path) == ENTRIES


def test_what_was_synced_is_on_disk_and_so_is_the_name_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[object]()
    monkeypatch.setattr(journals, "sync_folder", synced.append)
    monkeypatch.setattr(journals, "sync_file", lambda handle: synced.append(os.fstat(handle)))
    with Journal(tmp_path / "match.journal") as journal:
        assert synced == [tmp_path]
        journal.write(b"one")
        journal.sync()
    assert synced == [tmp_path, journal.path.stat()]


def test_a_system_that_writes_a_little_at_a_time_writes_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:3]))
    assert reopened(written(tmp_path)) == ENTRIES


def test_on_a_full_disk_nothing_is_lost_that_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, data: bytes) -> int:
        if len(data) > 8:
            return write(handle, data[:8])
        raise OSError(errno.ENOSPC, "No space left on device")

    path, write = written(tmp_path), os.write
    with Journal(path) as journal, monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(JournalError, match="No space left"):
            journal.write(b"one too many")
    assert reopened(path) == ENTRIES


def test_nothing_is_left_of_a_journal_that_was_destroyed(tmp_path: Path) -> None:
    with Journal(written(tmp_path)) as journal:
        journal.destroy()
        assert not journal.path.exists(), "a crash just now must not keep it"
    assert list(tmp_path.iterdir()) == []


WRITER = """
import sys
from pathlib import Path
from p2p.store.journal import Journal
with Journal(Path(sys.argv[1])) as journal:
    for number in range(len(journal.entries), 1_000_000):
        journal.write(str(number).encode())
        print(number, flush=True)
"""


def test_entries_that_were_reported_written_survive_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "match.journal"
    for pause in (0.0, 0.002, 0.005, 0.011, 0.023):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[3],
        )
        assert process.stdout is not None
        first = int(process.stdout.readline())
        time.sleep(pause)  # another moment to be killed at each time; nothing waits for it
        process.kill()
        reported = [first, *map(int, process.stdout.read().split())]
        process.wait()
        process.stdout.close()
        entries = reopened(path)
        assert len(entries) > reported[-1]
        assert entries == [str(number).encode() for number in range(len(entries))]

"""Files that are whole or not there, on file systems and platforms that can do less."""

import errno
import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from p2p.store import disk
from p2p.store.disk import save_file, sync_folder, write_new
from p2p.store.home import home_folder

FULL_SYNC = 51  # what a Mac calls F_FULLFSYNC


class Calls(list[str]):
    """How a file was brought to disk."""

    def fsync(self, _: int) -> None:
        self.append("fsync")

    def fdatasync(self, _: int) -> None:
        self.append("fdatasync")

    def fcntl(self, _: int, command: int) -> None:
        assert command == FULL_SYNC
        self.append("the drive's cache")

    def refusing(self, _: int, __: int) -> None:
        raise OSError(errno.ENOTSUP, "Operation not supported")

    def failing(self, _: int, __: int) -> None:
        raise OSError(errno.EIO, "Input/output error")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    noted = Calls()
    monkeypatch.setattr(os, "fsync", noted.fsync)
    monkeypatch.setattr(os, "fdatasync", noted.fdatasync, raising=False)
    return noted


def on_a_mac(monkeypatch: pytest.MonkeyPatch, full_sync: object) -> ModuleType:
    """The module as it is read there."""
    fcntl = ModuleType("fcntl")
    fcntl.F_FULLFSYNC, fcntl.fcntl = FULL_SYNC, full_sync  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "fcntl", fcntl)
    monkeypatch.delattr(os, "fdatasync", raising=False)
    spec = importlib.util.spec_from_file_location("disk_on_a_mac", disk.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_file_is_synced_by_the_quickest_way_there_is(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk.sync_file(0)
    monkeypatch.delattr(os, "fdatasync")
    disk.sync_file(0)
    assert calls == ["fdatasync", "fsync"]


def test_on_a_mac_the_drive_writes_down_what_it_holds(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_a_mac(monkeypatch, calls.fcntl).sync_file(0)
    assert calls == ["the drive's cache"]


def test_on_a_mac_a_volume_without_that_is_synced_as_it_can(
    calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_a_mac(monkeypatch, calls.refusing).sync_file(0)
    assert calls == ["fsync"]
    with pytest.raises(OSError, match="Input/output"):
        on_a_mac(monkeypatch, calls.failing).sync_file(0)


def test_a_folder_is_synced_for_the_names_in_it(calls: Calls, tmp_path: Path) -> None:
    sync_folder(tmp_path)
    assert calls == ["fsync"]


@pytest.mark.parametrize("write", [save_file, write_new])
def test_a_file_gets_its_name_when_all_of_it_is_on_disk(
    write: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a power cut leaves a name with nothing behind it."""
    found = list[tuple[int, bool]]()

    def look(handle: int) -> None:
        found.append((os.fstat(handle).st_size, (tmp_path / "key").exists()))

    monkeypatch.setattr(disk, "sync_file", look)
    write(tmp_path / "key", b"all of it")  # type: ignore[operator]
    assert found == [(len(b"all of it"), False)]


def test_two_who_write_at_once_do_not_write_into_one_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "key"
    sync_file = disk.sync_file

    def meanwhile(_: int) -> None:
        monkeypatch.setattr(disk, "sync_file", sync_file)
        save_file(path, b"the other's")

    monkeypatch.setattr(disk, "sync_file", meanwhile)
    save_file(path, b"one's own")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"key": b"one's own"}


@pytest.mark.parametrize("number", disk.NOT_THERE)
def test_a_folder_that_can_not_be_synced_need_not_be(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refusing)
    sync_folder(tmp_path)


def test_a_folder_that_is_lost_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", failing)
    with pytest.raises(OSError, match="Input/output"):
        sync_folder(tmp_path)


@pytest.mark.parametrize("has_links", [True, False])
def test_what_was_there_first_stays(
    has_links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_link(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    if not has_links:
        monkeypatch.setattr(os, "link", no_link)
    for text in (b"first", b"second"):
        write_new(tmp_path / "key", text)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"key": b"first"}
    save_file(tmp_path / "key", b"third\n")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"key": b"third\n"}


@pytest.mark.parametrize("write", [save_file, write_new])
def test_a_disk_that_is_full_keeps_no_half_and_no_draft(
    write: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(disk, "sync_file", full)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path / "match.record", b"all of it")  # type: ignore[operator]
    assert list(tmp_path.iterdir()) == []


def test_a_home_is_where_it_always_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("UNDERTABLE_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if sys.platform == "linux":
        assert home_folder() == tmp_path / ".local" / "share" / "undertable"
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        assert home_folder() == tmp_path / "data" / "undertable"
        assert home_folder().stat().st_mode & 0o777 == 0o700
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path / "mine"))
    assert home_folder() == tmp_path / "mine"

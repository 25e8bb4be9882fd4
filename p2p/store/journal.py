"""What survives a crash: an append-only file, on disk before a message of ours leaves.

An entry is four bytes of length, a check of the length itself (else one flipped bit could cut
off good entries unnoticed), the payload, and eight bytes that chain it to all before it. The first
one names the version; journals of programs before the first release don't, and are read all the
same. A torn tail, the trace of a crash, is cut off: a file that ends too early or, where the system
had made room for what was never written, in zeros. Damage inside is reported; nothing is guessed.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Self
from zlib import crc32

from filelock import FileLock, Timeout

from crypto.encoding import u32
from crypto.versions import JOURNAL
from p2p.store.disk import open_private, sync_file, sync_folder

HEAD_SIZE = 8
LINK_SIZE = 8
MAX_ENTRY = 1 << 23  # the longest is the proof of a roll that took days
GRACE_SECONDS = 0.5  # for a process that was just killed: its lock may outlive it by a moment


class JournalError(Exception):
    """The journal can't be used; its text says why."""


class Journal:
    """One file, used by one process; opening it gives back what was written before."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, str(path)
        self._link = bytes(LINK_SIZE)
        self._destroyed = False
        # Beside the journal: Windows lets nobody read what is locked, not even us. It ends with
        # the process, however that ends. Any task may close what another has opened.
        self._lock = FileLock(path.with_suffix(".lock"), thread_local=False)
        with self._mendable():
            self._take()

    def _take(self) -> None:
        is_new = not self.path.exists()
        try:
            self._lock.acquire(timeout=GRACE_SECONDS, poll_interval=GRACE_SECONDS / 10)
        except Timeout:
            raise JournalError(f"{self.path} is in use by another process") from None
        try:
            self._file = open_private(self.path, os.O_RDWR | os.O_CREAT)
        except BaseException:
            self._let_go(forget=is_new)
            raise
        try:
            self.entries = self._recover()
            sync_folder(self.path.parent)
        except JournalError as error:
            self._destroyed = is_new
            self.close()
            raise JournalError(f"{self.path}: {error}") from error
        except BaseException:
            self._destroyed = is_new
            self.close()
            raise

    @contextmanager
    def _mendable(self) -> Iterator[None]:
        """A full disk is nobody's bug, and costs nothing but time: what is torn is cut off."""
        try:
            yield
        except OSError as error:
            raise JournalError(f"can't write {self.path}: {error.strerror}") from error

    def _recover(self) -> list[bytes]:
        """Nothing is cut off from a journal that another version wrote: it is not ours to mend."""
        payloads, end = read_payloads(self.path.read_bytes())
        entries = without_name(payloads)
        for entry in payloads:
            self._link = chained(self._link, entry)
        os.ftruncate(self._file, end)
        os.lseek(self._file, end, os.SEEK_SET)
        self._is_empty = not end
        return entries

    def write(self, *payloads: bytes) -> None:
        """Hand entries to the system; on disk they are after ``sync``."""
        data, link = b"", self._link
        for payload in (JOURNAL.name, *payloads) if self._is_empty else payloads:
            link = chained(link, payload)
            data += framed(payload) + link
        written = 0
        with self._mendable():
            while written < len(data):
                written += os.write(self._file, data[written:])
        self._link, self._is_empty = link, False

    def sync(self) -> None:
        """Blocks: call it in a thread. More may be written meanwhile."""
        with self._mendable():
            sync_file(self._file)

    def destroy(self) -> None:
        self._destroyed = True
        with suppress(PermissionError):  # Windows keeps what is open until it is closed
            self.path.unlink(missing_ok=True)

    def close(self) -> None:
        os.close(self._file)
        if self._destroyed:
            self.path.unlink(missing_ok=True)
        self._let_go(forget=self._destroyed)

    def _let_go(self, *, forget: bool) -> None:
        self._lock.release()
        if forget:
            with suppress(OSError):
                Path(self._lock.lock_file).unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def framed(payload: bytes) -> bytes:
    if len(payload) > MAX_ENTRY:
        raise JournalError(f"an entry has at most {MAX_ENTRY} bytes, not {len(payload)}")
    size = u32(len(payload))
    return size + u32(crc32(size)) + payload


def chained(link: bytes, payload: bytes) -> bytes:
    return blake2b(link + payload, digest_size=LINK_SIZE).digest()


def read_entries(data: bytes) -> tuple[list[bytes], int]:
    """The entries of a journal, and where the last whole one ends."""
    payloads, end = read_payloads(data)
    return without_name(payloads), end


def without_name(payloads: list[bytes]) -> list[bytes]:
    """What stands behind the version; ``JournalError`` if it is not ours."""
    first = payloads[0] if payloads else b""
    if (refusal := JOURNAL.refusal(first)) is not None:
        raise JournalError(f"a journal {refusal}; it was left as it is")
    return payloads[1:] if first == JOURNAL.name else payloads


def read_payloads(data: bytes) -> tuple[list[bytes], int]:
    entries: list[bytes] = []
    link, at = bytes(LINK_SIZE), 0
    written = len(data.rstrip(b"\0"))
    while at + HEAD_SIZE < written:  # for no entry ends in eight zeros
        size = data[at : at + 4]
        if u32(crc32(size)) != data[at + 4 : at + HEAD_SIZE]:
            raise JournalError(f"damaged at byte {at}: a length fails its check")
        start, stop = at + HEAD_SIZE, at + HEAD_SIZE + int.from_bytes(size, "big")
        if stop + LINK_SIZE > len(data) or stop >= written:
            break  # torn: the crash came while this was being written
        link = chained(link, data[start:stop])
        if link != data[stop : stop + LINK_SIZE]:
            if written < stop + LINK_SIZE and link.startswith(data[stop:written]):
                break  # torn within its last bytes
            raise JournalError(f"damaged at byte {start}: an entry fails its check")
        entries.append(data[start:stop])
        at = stop + LINK_SIZE
    return entries, at

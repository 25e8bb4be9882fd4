"""What survives a crash: an append-only file, on disk before a message of ours leaves.

An entry is four bytes of length, a check of the length itself (else one flipped bit could cut
off good entries unnoticed), the payload, and eight bytes that chain it to all before it. A
torn tail, the trace of a crash, is cut off: a file that ends too early or, where the system had
made room for what was never written, in zeros. Damage inside is reported; nothing is guessed.
"""

import fcntl
import os
from hashlib import blake2b
from pathlib import Path
from typing import Self
from zlib import crc32

from crypto.encoding import u32

HEAD_SIZE = 8
LINK_SIZE = 8
MAX_ENTRY = 1 << 20


class JournalError(Exception):
    """The journal can't be used; its text says why."""


class Journal:
    """One file, used by one process; opening it gives back what was written before."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, str(path)
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise JournalError(f"{path} is in use by another process") from None
        self._link = bytes(LINK_SIZE)
        try:
            self.entries = self._recover()
            _sync_folder(path.parent)
        except BaseException:
            os.close(self._file)
            raise

    def _recover(self) -> list[bytes]:
        data = self.path.read_bytes()
        entries, end = read_entries(data)
        for entry in entries:
            self._link = chained(self._link, entry)
        os.ftruncate(self._file, end)
        os.lseek(self._file, end, os.SEEK_SET)
        return entries

    def write(self, *payloads: bytes) -> None:
        """Hand entries to the system; on disk they are after ``sync``."""
        data, link = b"", self._link
        for payload in payloads:
            link = chained(link, payload)
            data += framed(payload) + link
        written = 0
        while written < len(data):
            written += os.write(self._file, data[written:])
        self._link = link

    def sync(self) -> None:
        """Blocks: call it in a thread. More may be written meanwhile."""
        os.fdatasync(self._file)

    def destroy(self) -> None:
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        os.close(self._file)

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


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

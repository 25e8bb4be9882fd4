"""What being on disk takes: platforms differ in how a file gets there, and for whose eyes."""

import errno
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

BINARY = getattr(os, "O_BINARY", 0)  # else Windows writes each newline as two bytes
# A drive, or a file system over a network, that has no such thing.
NOT_THERE = (errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.ENOTTY)


def open_private(path: Path, flags: int) -> int:
    """A file for its owner's eyes; on Windows it is the user's folder that sees to it."""
    return os.open(path, flags | BINARY, 0o600)


def sync_file(handle: int) -> None:
    """Return when no power cut takes away what was written. Blocks: use a thread."""
    if sys.platform == "darwin" and _sync_drive(handle):
        return
    # Windows and Macs have the slower one only, which writes the time of the change down as well.
    getattr(os, "fdatasync", os.fsync)(handle)


if sys.platform == "darwin":
    import fcntl

    def _sync_drive(handle: int) -> bool:
        """A Mac's ``fsync`` ends when the drive has the data, be it in its cache."""
        try:
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        except OSError as error:
            if error.errno not in NOT_THERE:
                raise
            return False
        return True


def sync_folder(folder: Path) -> None:
    """Without this a new file may be lost with its name when the power fails.

    Windows lets nobody open a folder, and writes names down by itself.
    """
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in NOT_THERE:
            raise
    finally:
        os.close(handle)


def save_file(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees half of it, and nothing is left if that fails."""
    draft = _written_draft(path, data)
    try:
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_new(path: Path, data: bytes) -> None:
    """All of it or nothing, and never over what another process has just made."""
    draft = _written_draft(path, data)
    try:
        with suppress(FileExistsError):
            _put_in_place(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _written_draft(path: Path, data: bytes) -> Path:
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    handle = open_private(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            sync_file(file.fileno())
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft


def _put_in_place(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        # Sticks and cards have no links. Then the name is taken first, so that it is taken once.
        os.close(open_private(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        draft.replace(path)

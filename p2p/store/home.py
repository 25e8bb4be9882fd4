"""Where a player's things are: the identity, the journals of matches, their records."""

import os
import sys
from pathlib import Path

from crypto.errors import Malformed
from crypto.identity import Identity
from p2p.errors import PeerError

KEY_FILE = "identity.key"


class HomeProblem(PeerError):
    """The folder or the key in it can't be used; the text says why."""


def home_folder() -> Path:
    """``UNDERTABLE_HOME``, or the platform's folder for a user's data; made at first use."""
    named = os.environ.get("UNDERTABLE_HOME")
    folder = Path(named) if named else _user_data() / "undertable"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise HomeProblem(f"can't use {folder}: {error.strerror}") from error
    return folder


def _user_data() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()))
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def matches_folder(home: Path) -> Path:
    folder = home / "matches"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def load_identity(home: Path) -> Identity:
    """The player's key, made at first use and readable by nobody else."""
    path = home / KEY_FILE
    if not path.exists():
        write_new(path, Identity.generate().secret_bytes().hex() + "\n")
    try:
        return Identity(bytes.fromhex(path.read_text("ascii").strip()))
    except (ValueError, Malformed):
        raise HomeProblem(f"{path} does not hold a key; move it away to get a new one") from None
    except OSError as error:
        raise HomeProblem(f"can't read {path}: {error.strerror}") from error


def write_new(path: Path, text: str) -> None:
    """All of it or nothing, for a crash in between must not leave half a key."""
    draft = path.with_suffix(f".{os.getpid()}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)  # never over a key that another process just made
    except FileExistsError:
        pass
    finally:
        draft.unlink()


def save_file(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees half of it."""
    draft = path.with_name(path.name + ".part")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)

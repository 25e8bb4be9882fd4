"""Where a player's things are: the identity, the journals of matches, their records."""

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

from crypto.errors import Malformed
from crypto.identity import Identity
from p2p.errors import PeerError
from p2p.store.disk import write_new

KEY_FILE = "identity.key"


class HomeProblem(PeerError):
    """The folder or the key in it can't be used; the text says why."""


def home_folder() -> Path:
    """``UNDERTABLE_HOME``, or the platform's folder for a user's data; made at first use."""
    named = os.environ.get("UNDERTABLE_HOME")
    return made(Path(named) if named else user_data_path("undertable", appauthor=False))


def matches_folder(home: Path) -> Path:
    return made(home / "matches")


def made(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise HomeProblem(f"can't use {folder}: {error.strerror}") from error
    return folder


def load_identity(home: Path) -> Identity:
    """The player's key, made at first use and readable by nobody else."""
    path = home / KEY_FILE
    try:
        if not path.exists():
            write_new(path, Identity.generate().secret_bytes().hex().encode() + b"\n")
        return Identity(bytes.fromhex(path.read_text("ascii").strip()))
    except (ValueError, Malformed):
        raise HomeProblem(f"{path} does not hold a key; move it away to get a new one") from None
    except OSError as error:
        with suppress(OSError):
            home.rmdir()  # made just now, and good for nothing; one that holds anything stays
        raise HomeProblem(f"can't use {path}: {error.strerror}") from error

"""Whom we have played with: their keys, and what they called themselves. Nothing of it is sent.

A name proves nothing, a key does: one that comes with another key than before is worth a word.
"""

import re
from pathlib import Path

import msgspec

from crypto.errors import CryptoError
from crypto.identity import PublicIdentity
from p2p.store.disk import save_file

FILE = "people.json"
KEY = re.compile("[0-9a-f]{64}")
MOST = 1000  # of whom we played with last


class People:
    """The file in ``home``; one that can't be read is as good as none."""

    def __init__(self, home: Path) -> None:
        self._path = home / FILE
        self.names = self._read()  # by key in hexadecimal, who played last at the end

    def _read(self) -> dict[str, str]:
        try:
            found = msgspec.json.decode(self._path.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return {}
        return {key: name for key, name in found.items() if KEY.fullmatch(key)}

    def namesakes(self, who: PublicIdentity, name: str) -> list[PublicIdentity]:
        """The other keys that came with this name, if ``who`` is nobody we know."""
        if who.key.hex() in self.names:
            return []
        same = [key for key, known in self.names.items() if known.casefold() == name.casefold()]
        return [known for key in same if (known := identity(key)) is not None]

    def former_name(self, who: PublicIdentity, name: str) -> str | None:
        """What ``who`` was called last time, if that was another name."""
        known = self.names.get(who.key.hex())
        return known if known is not None and known.casefold() != name.casefold() else None

    def played(self, players: dict[PublicIdentity, str]) -> None:
        """Keep who sat at a table with us: each of them has signed for it with their key."""
        for who, name in players.items():
            self.names.pop(who.key.hex(), None)
            self.names[who.key.hex()] = name
        self.names = dict(list(self.names.items())[-MOST:])
        save_file(self._path, msgspec.json.format(msgspec.json.encode(self.names)))


def identity(key: str) -> PublicIdentity | None:
    try:
        return PublicIdentity(bytes.fromhex(key))
    except CryptoError:  # somebody wrote into the file
        return None

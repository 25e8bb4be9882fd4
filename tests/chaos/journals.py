"""What all players of a table write down, read behind their backs while they do.

A journal is burnt when its match is over. Whoever has it open can still read the rest.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from crypto.header import HEADER_SIZE, Header
from crypto.versions import JOURNAL
from p2p.store.diary import AnyEntry, Heard, SatDown, Spoke, decode
from p2p.store.journal import HEAD_SIZE, LINK_SIZE
from tests.chaos.plan import Moment, Sign
from tests.p2p.places import Places


class Tail:
    """One journal, from where we have read to."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("rb")
        self._at = 0

    def entries(self) -> Iterator[AnyEntry]:
        """Those that are whole; a torn one is cut off by whoever opens the journal next."""
        self._file.seek(self._at)
        data, start = self._file.read(), 0
        while (stop := end_of_entry(data, start)) <= len(data):
            payload = data[start + HEAD_SIZE : stop - LINK_SIZE]
            if payload != JOURNAL.name:
                yield decode(payload)
            start = stop
        self._at += start

    def close(self) -> None:
        self._file.close()


def end_of_entry(data: bytes, start: int) -> int:
    """Where it ends, or would if there were one."""
    size = int.from_bytes(data[start : start + 4], "big") if start + 4 <= len(data) else 0
    return start + HEAD_SIZE + max(1, size) + LINK_SIZE


class Journals:
    """All journals below ``folder``; ``look`` as often as you like."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tails: dict[tuple[Path, int], Tail] = {}  # by inode: a folder may be restored
        self.places = Places()
        self.heard = Places()  # of these, the messages that somebody has from somebody else
        self.ended = False  # has anybody signed the result?
        self.seats: dict[str, int] = {}  # by name

    def look(self) -> None:
        for path in self._folder.glob("*/matches/*.journal"):
            self._open(path)
        for tail in self._tails.values():
            for entry in tail.entries():
                self._note(entry)

    def _open(self, path: Path) -> None:
        with suppress(FileNotFoundError):  # burnt just now
            key = path, path.stat().st_ino
            if key not in self._tails:
                self._tails[key] = Tail(path)

    def _note(self, entry: AnyEntry) -> None:
        self.places.note_entry(entry)
        if isinstance(entry, Heard):
            self.heard.note_entry(entry)
        match entry:
            case SatDown(lobby):
                self.seats = {guest.name: 1 + at for at, guest in enumerate(lobby.guests)}
            case Heard(message) | Spoke(message):
                self.ended |= Header.decode(message[:HEADER_SIZE]).kind == "end"

    @property
    def messages(self) -> int:
        return len(self.places.signed) - self.places.statements()

    def shows(self, moment: Moment) -> bool:
        match moment.sign:
            case Sign.MESSAGES:
                return bool(self.seats) and self.messages >= moment.count
            case Sign.CALL:
                return self.places.statements() > 0
            case Sign.END:
                return self.ended

    def close(self) -> None:
        for tail in self._tails.values():
            tail.close()

"""What one seat has to remember of a match, entry by entry in its journal."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec
import trio

from p2p.store.journal import Journal, JournalError
from p2p.wire.frames import MAX_FRAME, Lobby, Port
from table import MAX_JOIN

Bytes = Annotated[bytes, msgspec.Meta(max_length=MAX_FRAME)]


class Entry(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """One thing that happened."""


class Entrance(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """Where we listened, and the secret of the table's invitation."""

    port: Port
    secret: Annotated[bytes, msgspec.Meta(max_length=32)]


class SatDown(Entry, frozen=True, tag=1):
    """Our secret key for this match, and the JOIN that shows the public one."""

    lobby: Lobby
    door: Entrance
    x: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
    join: Annotated[bytes, msgspec.Meta(max_length=MAX_JOIN)]


class Founded(Entry, frozen=True, tag=2):
    joins: tuple[Annotated[bytes, msgspec.Meta(max_length=MAX_JOIN)], ...]


class Heard(Entry, frozen=True, tag=3):
    message: Bytes


class Spoke(Entry, frozen=True, tag=4):
    """A message of ours, with the secrets behind it."""

    message: Bytes
    op: str
    secret: Bytes


AnyEntry = SatDown | Founded | Heard | Spoke
_decoder: msgspec.msgpack.Decoder[AnyEntry] = msgspec.msgpack.Decoder(AnyEntry)


def decode(payload: bytes) -> AnyEntry:
    """The entry that was written so; ``JournalError`` if nothing is."""
    try:
        entry = _decoder.decode(payload)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise JournalError(f"not an entry: {error}") from error
    if msgspec.msgpack.encode(entry) != payload:
        raise JournalError("an entry in another than its one encoding")
    return entry


@dataclass
class Memory:
    """A diary read back."""

    sat_down: SatDown | None = None
    founded: Founded | None = None
    match: list[Heard | Spoke] = field(default_factory=list)

    def recall(self, entry: AnyEntry) -> None:
        match entry:
            case SatDown():
                self.sat_down = entry
            case Founded():
                self.founded = entry
            case Heard() | Spoke():
                self.match.append(entry)


class Diary:
    """A journal of entries; ``memory`` is what it held when it was opened."""

    def __init__(self, path: Path) -> None:
        self._journal = Journal(path)
        self._unwritten: list[bytes] = []
        self.memory = Memory()
        for number, payload in enumerate(self._journal.entries):
            try:
                self.memory.recall(decode(payload))
            except JournalError as error:
                self._journal.close()
                why = f"entry {number} is unreadable, or another version wrote it: {error}"
                raise JournalError(f"{path}: {why}") from error

    def note(self, *entries: Entry) -> None:
        """Remember soon: on disk together with what is kept next."""
        self._unwritten += [msgspec.msgpack.encode(entry) for entry in entries]

    async def keep(self, *entries: Entry) -> None:
        """On disk when this returns, behind everything that was noted. One task at a time."""
        self.note(*entries)
        written, self._unwritten = self._unwritten, []
        if written:
            await trio.to_thread.run_sync(self._journal.append, *written)

    def burn(self) -> None:
        """The match is over and recorded: its secrets have no more use, except to a thief."""
        self._journal.path.unlink(missing_ok=True)

    def close(self) -> None:
        self._journal.close()

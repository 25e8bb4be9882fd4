"""What one seat has to remember of a match, entry by entry in its journal."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec

from p2p.store.journal import MAX_ENTRY, Journal, JournalError
from p2p.store.store import Store
from p2p.threads import in_thread
from p2p.wire.frames import MAX_FRAME, Joined, Lobby, Port

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
    joined: Joined


class Founded(Entry, frozen=True, tag=2):
    joins: tuple[Joined, ...]


class Heard(Entry, frozen=True, tag=3):
    message: Bytes


class Spoke(Entry, frozen=True, tag=4):
    """A message of ours, with the secrets behind it."""

    message: Bytes
    op: str
    secret: Bytes


class Stated(Entry, frozen=True, tag=5):
    """A statement in a call, of ours or of somebody else."""

    statement: Bytes


class Entered(Entry, frozen=True, tag=6):
    """The proof of a roll, by which all have gone on."""

    proof: Annotated[bytes, msgspec.Meta(max_length=MAX_ENTRY)]


class Woke(Entry, frozen=True, tag=7):
    """The program was started again, to go on with the match."""


OfMatch = Heard | Spoke | Stated | Entered | Woke
AnyEntry = SatDown | Founded | OfMatch
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
    match: list[OfMatch] = field(default_factory=list)

    def recall(self, entry: AnyEntry) -> None:
        match entry:
            case SatDown():
                self.sat_down = entry
            case Founded():
                self.founded = entry
            case _:
                self.match.append(entry)


class Diary:
    """Entries in a store, or in the journal at a path; ``memory`` is what it held when opened."""

    def __init__(self, place: Path | Store) -> None:
        self._store: Store = Journal(place) if isinstance(place, Path) else place
        self.name = Path(self._store.name).name
        self._unwritten: list[bytes] = []
        self._unsafe = False  # was anything written that a crash of the machine may take away?
        self._is_closed = False
        self.memory = Memory()
        for number, payload in enumerate(self._store.entries):
            try:
                self.memory.recall(decode(payload))
            except JournalError as error:
                self._store.close()
                why = f"entry {number} is unreadable, or another version wrote it: {error}"
                raise JournalError(f"{self._store.name}: {why}") from error

    def note(self, *entries: Entry) -> None:
        """Remember soon: on disk together with what is kept next."""
        self._unwritten += [msgspec.msgpack.encode(entry) for entry in entries]

    def write(self) -> None:
        """All that was noted is there again if the program crashes now; if the machine does,
        perhaps not. After the end nothing is: others may still ask us for the record.
        """
        if self._unwritten and not self._is_closed:
            written, self._unwritten, self._unsafe = self._unwritten, [], True
            self._store.write(*written)

    async def keep(self, *entries: Entry) -> None:
        """On disk when this returns, behind everything that was noted. One task at a time."""
        self.note(*entries)
        self.write()
        if self._unsafe:
            self._unsafe = False
            await in_thread(self._store.sync)

    def burn(self) -> None:
        """The match is over and recorded: its secrets have no more use, except to a thief."""
        self._store.destroy()

    def close(self) -> None:
        self._is_closed = True
        self._store.close()

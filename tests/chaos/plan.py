"""What is played at one table, and what goes wrong there and when: as data, before it happens.

Players are counted from 0, the host; their seats at the table may be others.
"""

from dataclasses import dataclass
from enum import StrEnum

from table.quorum import usual_quorum


class Sign(StrEnum):
    """What somebody can see of a match from outside."""

    MESSAGES = "messages"  # so many have been signed, by all together
    CALL = "call"  # somebody has reported, or claimed
    END = "end"  # somebody has signed the result


@dataclass(frozen=True)
class Moment:
    """So many seconds after the first sign of something."""

    sign: Sign
    count: int = 0  # of messages
    later: float = 0.0


@dataclass(frozen=True)
class Kill:
    """``kill -9``; after ``back`` seconds it is started again, or never."""

    when: Moment
    players: tuple[int, ...]
    back: float | None


@dataclass(frozen=True)
class Stop:
    """A closed lid: nothing of the program runs for so many seconds."""

    when: Moment
    player: int
    seconds: float


@dataclass(frozen=True)
class Unplug:
    """The machine has no network at all for so many seconds."""

    when: Moment
    player: int
    seconds: float


@dataclass(frozen=True)
class Cut:
    """What the first of each pair sends does not reach the second; None: never again."""

    when: Moment
    pairs: tuple[tuple[int, int], ...]
    seconds: float | None


@dataclass(frozen=True)
class Restore:
    """The folder is copied; ``more`` messages later the program is killed, and goes on with it."""

    when: Moment
    player: int
    more: int


@dataclass(frozen=True)
class Twin:
    """The folder is copied to another machine, and the match gone on with there as well."""

    when: Moment
    player: int


@dataclass(frozen=True)
class TwinAtTheDoor:
    """A folder with the same key is on two machines from the start, and both want to sit down."""

    player: int


@dataclass(frozen=True)
class FullDisk:
    """The folder is on a disk with so little room."""

    player: int
    kilobytes: int


@dataclass(frozen=True)
class Away:
    """Nobody is at the keyboard."""

    player: int


@dataclass(frozen=True)
class Hostile:
    """The program has one thing bent, by its name in ``hostile``."""

    player: int
    bend: str


Strike = Kill | Stop | Unplug | Cut | Restore | Twin
Lot = FullDisk | Away | Hostile | TwinAtTheDoor  # how a player is from the start
Fault = Strike | Lot


@dataclass(frozen=True)
class Plan:
    """One match; ``number`` and ``seed`` are where it was drawn from."""

    seed: int
    number: int
    game: str
    players: int
    options: tuple[str, ...]
    clock: int
    wait: int  # minutes at a table that can't go on
    pace: str
    faults: tuple[Fault, ...]

    @property
    def spares(self) -> int:
        """How many may be absent for good, and the others play to the end."""
        return self.players - (usual_quorum(self.players) or self.players)

    def of(self, *kinds: type) -> list[Fault]:
        return [fault for fault in self.faults if isinstance(fault, kinds)]

    @property
    def hostile(self) -> frozenset[int]:
        return frozenset(fault.player for fault in self.faults if isinstance(fault, Hostile))

    @property
    def doubled(self) -> frozenset[int]:
        """Players whose key may really be in use twice: neither program is kept out by the other
        where not everybody hears the first one, or it was not there for a while.
        """
        twins = {fault.player for fault in self.faults if isinstance(fault, Twin)}
        lines_cut = any(isinstance(fault, Cut | Unplug) for fault in self.faults)
        at_the_door = {f.player for f in self.faults if isinstance(f, TwinAtTheDoor)}
        struck = [
            p for fault in self.faults if isinstance(fault, Kill | Stop) for p in victims(fault)
        ]
        return frozenset(at_the_door | (twins if lines_cut else twins.intersection(struck)))

    @property
    def struck(self) -> frozenset[int]:
        """Players to whom something happens, whatever it is, or who are no honest program."""
        return frozenset(player for fault in self.faults for player in victims(fault))

    @property
    def lost(self) -> frozenset[int]:
        """Players who may never be back."""
        found = set(self.hostile)
        for fault in self.faults:
            is_final = isinstance(fault, FullDisk | Restore | Twin | TwinAtTheDoor)
            if is_final or (isinstance(fault, Kill) and fault.back is None):
                found |= victims(fault)
        return frozenset(found)


def victims(fault: Fault) -> set[int]:
    match fault:
        case Kill():
            return set(fault.players)
        case Cut():
            return {player for pair in fault.pairs for player in pair}
        case _:
            return {fault.player}

"""Many tables, and what they make of everybody who sat there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from table import Status, table_of
from ui.audit.checking import bytes_of
from ui.ladder.rating import Outcome, Rating, rate
from ui.ladder.sitting import Claimed, File, Player, Sitting
from ui.problem import RecordProblem


class Person(NamedTuple):
    """Somebody by its key. ``wins`` of ``matches`` that count; a shared win is one, too."""

    key: bytes
    fingerprint: str
    names: tuple[str, ...]
    matches: int
    wins: int
    rating: Rating


@dataclass(frozen=True)
class League:
    """All that was found in ``files`` files: the same in whatever order they were named."""

    files: int
    sittings: tuple[Sitting, ...]  # of tables that are known by a file that holds
    refused: tuple[File, ...]
    signed_twice: tuple[Player, ...]  # for one occasion, at two tables or in a file (J1)
    loose: tuple[File, ...] = ()  # two JOINs, and no match

    @property
    def counted(self) -> list[Sitting]:
        return [sitting for sitting in self.sittings if sitting.counts]

    @property
    def others(self) -> list[Sitting]:
        return [sitting for sitting in self.sittings if not sitting.counts]

    @property
    def people(self) -> list[Person]:
        """Everybody who sat at a table that counts, the strongest first."""
        ratings = rate([outcome(sitting) for sitting in self.counted])
        found = [self._person(key, rating) for key, rating in ratings.items()]
        return sorted(found, key=lambda person: (-person.rating.points, person.key))

    def _person(self, key: str, rating: Rating) -> Person:
        sat = [(s, seat) for s in self.counted for seat in seats_of(s, bytes.fromhex(key))]
        players = [sitting.players[seat - 1] for sitting, seat in sat]
        names = tuple(sorted({player.name for player in players}))
        wins = sum(seat in sitting.winners for sitting, seat in sat)
        return Person(players[0].key, players[0].fingerprint, names, len(sat), wins, rating)

    @property
    def exit_code(self) -> int:
        """4: somebody is convicted; 1: a file does not hold; else 0, whatever counts."""
        if any(sitting.status is Status.EVIDENCE for sitting in self.sittings):
            return Status.EVIDENCE.exit_code
        return int(bool(self.refused))


def seats_of(sitting: Sitting, key: bytes) -> list[int]:
    return [seat for seat, player in enumerate(sitting.players, start=1) if player.key == key]


def outcome(sitting: Sitting) -> Outcome:
    keys = [player.key.hex() for player in sitting.players]
    return Outcome(tuple(keys), tuple(keys[seat - 1] for seat in sitting.winners))


def by_table(paths: Iterable[Path]) -> list[Claimed]:
    """The files of each table together, by their own word; what is no record stands alone."""
    found: dict[bytes | str, list[str]] = {}
    for path in sorted({*map(str, paths)}):
        found.setdefault(claimed_table(Path(path)) or path, []).append(path)
    return [
        Claimed(table if isinstance(table, bytes) else None, tuple(files))
        for table, files in found.items()
    ]


def claimed_table(path: Path) -> bytes | None:
    try:
        return table_of(bytes_of(path))
    except RecordProblem:
        return None


def league(checked: Iterable[Sitting]) -> League:
    sittings = list(checked)
    files = [file for sitting in sittings for file in sitting.files]
    known = sorted((s for s in sittings if s.table), key=lambda s: (s.game, names(s), s.table))
    return League(
        len(files),
        tuple(known),
        tuple(sorted(file for file in files if file.refusal is not None)),
        tuple(signed_twice(known)),
        tuple(sorted(file for file in files if file.status is Status.SIGNED_TWICE)),
    )


def names(sitting: Sitting) -> tuple[str, ...]:
    return tuple(player.name for player in sitting.players)


def signed_twice(sittings: Sequence[Sitting]) -> Iterator[Player]:
    """Whose keys sat down twice for one occasion (J1)."""
    seen: dict[tuple[bytes, bytes], Player] = {}
    told = set[bytes]()
    for sitting in sittings:
        for player in sitting.players if sitting.occasion else ():
            first = seen.setdefault((sitting.occasion, player.key), player)
            if first.join != player.join and player.key not in told:
                told.add(player.key)
                yield player

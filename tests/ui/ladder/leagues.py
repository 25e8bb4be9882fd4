"""Leagues as folders of records: matches in memory, among people who come back."""

from collections.abc import Sequence
from itertools import combinations, islice
from pathlib import Path
from random import Random
from typing import Any

from crypto.identity import Identity
from table.participant import Player
from tests.sample import Room, by_lot, seated, terms


class People:
    """Some players with keys of their own, under the names they go by."""

    def __init__(self, names: Sequence[str], seed: int) -> None:
        self.names, self.random = names, Random(seed)
        self.identities = [Identity.generate() for _ in names]

    def match(self, who: Sequence[int], most: int | None = None) -> list[Player[Any]]:
        """A match of Kuhn's poker among two of them; up to ``most`` messages heard."""
        names, keys = [self.names[place] for place in who], [self.identities[p] for p in who]
        room = seated(terms("kuhn", len(who)), names=names, identities=keys)
        Room(room, self.random, by_lot(self.random)).play(most)
        return room


def save(path: Path, player: Player[Any]) -> Path:
    path.write_bytes(player.record().encode())
    return path


def season(folder: Path, people: People, matches: int) -> list[Path]:
    """Everybody meets everybody, again and again; of each match one record."""
    pairs = [pair for _ in range(matches) for pair in combinations(range(len(people.names)), 2)]
    return [
        save(folder / f"{number:02}.rec", people.match(pair)[0])
        for number, pair in enumerate(islice(pairs, matches))
    ]


def flip_a_bit(path: Path) -> None:
    """In the middle of the file, where messages are."""
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(bytes(data))

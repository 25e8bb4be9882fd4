"""Whole matches in memory, with real keys and proofs: ``python -m tests.sample FILE`` writes one.

Chance decides. Messages travel in any order, as they would between machines.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from crypto.identity import Identity
from crypto.keys import KeyPair
from games.kit import Seat
from players.view import view
from table.founding import Founding, Join, MakeGame, Terms
from table.fulfil.desk import Home
from table.mental import MentalTable
from table.participant import Player
from tests.mental.seating import terms_of
from ui.terms import game_of

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi")
Decide = Callable[[Player[Any]], Any]


def terms(game: str, players: int, *options: tuple[str, str], start: int | None = None) -> Terms:
    return replace(terms_of(game, players, **dict(options)), start=start)


def seated(
    terms: Terms,
    make_game: MakeGame = game_of,
    names: Sequence[str] = NAMES,
    identities: Sequence[Identity] = (),
) -> list[Player[Any]]:
    """Everybody at the table, each at a home of its own; strangers unless ``identities`` come."""
    identities = identities or [Identity.generate() for _ in range(terms.players)]
    keys = [KeyPair.generate() for _ in identities]
    people = zip(identities, names, keys, strict=False)
    founding = Founding.of([Join.sign(who, name, terms, key.X) for who, name, key in people])
    homes = [Home(Seat(number), key) for number, key in enumerate(keys, start=1)]
    tables = [MentalTable(make_game(terms), founding, home) for home in homes]
    return [Player(*pair) for pair in zip(tables, identities, strict=True)]


class Room:
    """Carries what the players say to each other, one message at a time."""

    def __init__(self, players: Sequence[Player[Any]], random: Random, decide: Decide) -> None:
        self.players, self.random, self.decide = players, random, decide
        self.ways: dict[tuple[Seat, Seat], list[bytes]] = {}
        self.silent: set[Seat] = set()  # who plays no more

    def play(self, most: int | None = None) -> None:
        """Go on until nobody has anything to say, or until ``most`` messages have been heard."""
        heard = 0
        for player in self.players:
            self.speak(player)
        while self.ways and heard != most:
            way = self.random.choice(list(self.ways))
            data = self.ways[way].pop(0)
            if not self.ways[way]:
                del self.ways[way]
            listener = self.players[way[1] - 1]
            listener.receive(data)
            self.speak(listener)
            heard += 1

    def speak(self, player: Player[Any]) -> None:
        self.post(player, self.words(player))
        while player.seat in player.table.deciders and player.seat not in self.silent:
            player.table.decide(self.decide(player))
            self.post(player, self.words(player))

    def words(self, player: Player[Any]) -> list[bytes]:
        """What ``player`` has to say now."""
        return list(player.speak())

    def post(self, author: Player[Any], messages: list[bytes]) -> None:
        for other in self.players:
            if other is not author and messages:
                self.ways.setdefault((author.seat, other.seat), []).extend(messages)


def by_lot(random: Random) -> Decide:
    """Any option, each as likely."""

    def decide(player: Player[Any]) -> Any:
        return random.choice(list(view(player.table, player.seat).options))

    return decide


def play(terms: Terms, seed: int, make_game: MakeGame = game_of) -> list[Player[Any]]:
    """A whole match. The seed decides the decisions; keys, cards and coins are new each time."""
    random = Random(seed)
    players = seated(terms, make_game)
    Room(players, random, by_lot(random)).play()
    return players


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.sample", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="complots")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE")
    args = parser.parse_intermixed_args()
    options = [tuple(word.partition("=")[::2]) for word in args.options]
    players = play(terms(args.game, args.players, *options), args.seed)
    args.file.write_bytes(players[0].record().encode())


if __name__ == "__main__":
    main()

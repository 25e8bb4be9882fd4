"""How players sit down at a table in memory."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from crypto.identity import Identity
from crypto.keys import KeyPair
from games.catalogue import GAMES, find
from games.kit import Game, Seat, make
from table.founding import Founding, Join, Terms
from table.fulfil.desk import Home
from table.mental import MentalTable
from table.participant import Listener, Player

MakeGame = Callable[[Terms], Game]


def game_of(terms: Terms) -> Game:
    """The game of the catalogue that ``terms`` name."""
    start = {"start": str(terms.start)} if terms.start else {}
    return make(find(terms.game), terms.players, dict(terms.options) | start)


def terms_of(game: str, players: int, **options: str) -> Terms:
    """Terms without a clock, and so without recovery; a game of the tests needs no options."""
    if game not in GAMES:
        return Terms(game, 1, players, tuple(sorted(options.items())))
    kind, start = GAMES[game], options.pop("start", None)
    signed = sorted(kind.option_type.parse(options).words.items())
    return Terms(game, kind.edition, players, tuple(signed), int(start) if start else None)


@dataclass
class Party:
    """Everybody's secrets, in one place as only a test may have them."""

    identities: list[Identity]
    keys: list[KeyPair]
    founding: Founding
    make_game: MakeGame = game_of
    table: type[MentalTable[Any]] = MentalTable

    @classmethod
    def of(cls, terms: Terms, make_game: MakeGame = game_of) -> "Party":
        identities = [Identity(secrets.token_bytes(32)) for _ in range(terms.players)]
        keys = [KeyPair.generate() for _ in identities]
        pairs = enumerate(zip(identities, keys, strict=True), start=1)
        joins = [Join.sign(who, f"P{i}", terms, key.X) for i, (who, key) in pairs]
        founding = Founding.of([Join.decode(join.encode()) for join in joins])
        return cls(identities, keys, founding, make_game)

    def game(self) -> Game:
        return self.make_game(self.founding.terms)

    def players(self) -> list[Player[Any]]:
        return [self.player(Seat(i)) for i in range(1, len(self.keys) + 1)]

    def player(self, seat: Seat) -> Player[Any]:
        home = Home(seat, self.keys[seat - 1])
        return Player(self.table(self.game(), self.founding, home), self.identities[seat - 1])

    def spectator(self) -> Listener[Any]:
        return Listener(self.table(self.game(), self.founding))

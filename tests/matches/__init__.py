"""Recorded matches that every later version must still verify, byte for byte."""

from pathlib import Path
from typing import NamedTuple

from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of

FOLDER = Path(__file__).parent


class Recipe(NamedTuple):
    """How a match is made; chosen so that together they hold every kind of message."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    mode: str = ""  # if there is more than one match of the game

    @property
    def name(self) -> str:
        return f"{self.game}-{self.mode}" if self.mode else self.game

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.rec"

    def play(self) -> bytes:
        with luck(self.seed):
            party = Party.of(terms_of(self.game, self.players, **self.options))
            hub = Hub(party.players(), self.seed)
            hub.run()
        return hub.players[0].record().encode()


RECIPES = (
    Recipe("complots", 3, {"variant": "inquisitor", "concede": "no"}, 6),
    Recipe("mascarade", 4, {}, 347),
    Recipe("intrigue", 3, {"offers": "1"}, 3),
    Recipe("intrigue", 3, {"offers": "1", "bribes": "sealed"}, 1, "sealed"),
    Recipe("shadow_blades", 4, {"length": "short", "alliance": "yes"}, 6),
    Recipe("kuhn", 2, {}, 4),
)

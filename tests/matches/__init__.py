"""Recorded matches that every later version must still verify, byte for byte."""

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from table.audit.verify import verify_record
from table.founding import Clock
from table.opening.make import make_opening
from table.record import read_record
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of
from tests.mental.vanishing import Churning, clocked

FOLDER = Path(__file__).parent


class Recipe(NamedTuple):
    """How a match is made; chosen so that together they hold every kind of message."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    mode: str = ""  # if there is more than one match of the game
    hub: type[Hub] = Hub
    clock: Clock | None = None

    @property
    def name(self) -> str:
        return f"{self.game}-{self.mode}" if self.mode else self.game

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.rec"

    def played(self) -> Hub:
        with luck(self.seed):
            terms = (clocked if self.clock else terms_of)(self.game, self.players, **self.options)
            party = Party.of(replace(terms, clock=self.clock))
            hub = self.hub(party.players(), self.seed)
            hub.run()
        return hub

    def play(self) -> bytes:
        return self.played().players[0].record().encode()

    def opening(self, seat: int) -> Path:
        """What a seat has opened of it, if that was kept."""
        return self.path.with_name(f"{self.name}.seat{seat}.opening")

    def opened(self) -> dict[Path, bytes]:
        """By everybody, if the match comes out as it was recorded."""
        hub = self.played()
        if hub.players[0].record().encode() != self.path.read_bytes():
            return {}
        report = verify_record(read_record(self.path.read_bytes()), game_of)
        return {
            self.opening(player.seat): make_opening(report, player.table.desk.mine, player.identity)
            for player in hub.players
        }


RECIPES = (
    Recipe("complots", 3, {"variant": "inquisitor", "concede": "no"}, 6),
    Recipe("complots", 4, {}, 30, "gone", Churning, Clock(90, 30)),
    Recipe("mascarade", 4, {}, 347, clock=Clock(90, 30)),
    Recipe("intrigue", 3, {"offers": "1"}, 3),
    Recipe("intrigue", 3, {"offers": "1", "bribes": "sealed"}, 1, "sealed"),
    Recipe("shadow_blades", 4, {"length": "short", "alliance": "yes"}, 25, clock=Clock(90, 30)),
    Recipe("kuhn", 2, {}, 4),
)

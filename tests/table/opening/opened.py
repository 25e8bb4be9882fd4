"""Matches that were played, and what their seats can tell afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from crypto.elgamal import decrypt
from crypto.group import ORDER
from games.kit import AnyCard, Event, Face
from table.audit.report import Report
from table.audit.verify import verify_record
from table.fulfil.cards import Joint, Open, Owned
from table.opening.check import Opening, check_opening
from table.opening.make import make_opening
from table.opening.truth import Truth, truth
from table.participant import Player
from table.record import read_record
from tests.mental.curious import Curious
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of
from tests.mental.vanishing import Impatient, clocked

OPTIONS = {
    "complots": {"variant": "inquisitor"},
    "intrigue": {"bribes": "sealed", "offers": "1"},
    "shadow_blades": {"length": "short"},
}


@dataclass
class Opened:
    """A match in which everybody would open everything."""

    party: Party
    players: list[Player[Any]]
    report: Report
    record: bytes

    @property
    def events(self) -> list[Event]:
        return self.report.table.match.events

    def file(self, seat: int) -> bytes:
        player = self.players[seat - 1]
        return make_opening(self.report, player.table.desk.mine, player.identity)

    def opening(self, seat: int) -> Opening:
        return check_opening(self.report, self.file(seat))

    def truth(self, *without: int) -> Truth:
        """What is known if all but these have opened it."""
        seats = [seat for seat in self.report.seats if seat not in without]
        return truth(self.report, map(self.opening, seats))

    def face(self, card: AnyCard) -> Face:
        """What the card really was, by all keys together."""
        cards, keys = self.report.table.desk.cards, [key.x for key in self.party.keys]
        match cards.as_laid(card):
            case Open(face):
                return face
            case Joint(e):
                return cards.face(decrypt(e, sum(keys) % ORDER))
            case Owned(seat, e):
                return cards.face(decrypt(e, keys[seat - 1]))
        raise AssertionError(card)

    def really(self) -> dict[AnyCard, Face]:
        """Every card that ever lay there; a last shuffle may never have ended."""
        laid = self.report.table.desk.cards._laid
        return {card: self.face(card) for card in self.truth().cards if card in laid}


@cache
def opened(game: str, players: int, seed: int, hub: type[Hub] = Hub) -> Opened:
    """A match at random, in which nobody is gone unless the ``hub`` sees to that."""
    terms = clocked if issubclass(hub, Impatient) else terms_of
    with luck(seed):
        party = Party.of(terms(game, players, **OPTIONS.get(game, {})))
        there = hub(party.players(), seed)
        there.run()
    assert there.errors == []
    record = there.players[-1].record().encode()
    report = verify_record(read_record(record), game_of)
    return Opened(party, there.players, report, record)


# How many play, and a seed.
GAMES = {
    "complots": (3, 1),
    "mascarade": (4, 1),
    "intrigue": (3, 1),
    "shadow_blades": (3, 2),
    "kuhn": (2, 3),
}


class Trusting(Hub):
    """Players who seldom doubt anything."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        if tuple(options) == (False, True):
            return self.random.random() < 0.2
        return super().decide(player, options)


HUBS: dict[str, Any] = {"complots": Trusting, "mascarade": Curious}


def match_of(game: str) -> Opened:
    players, seed = GAMES[game]
    return opened(game, players, seed, HUBS.get(game, Hub))

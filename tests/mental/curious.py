"""Matches of Mascarade in which everybody wants to see cards, rather than to win."""

from collections.abc import Sequence
from typing import Any

from games.mascarade.characters import Character
from games.mascarade.rules import Move, Play
from table.participant import Player
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.mental.vanishing import clocked

# Options that put the Spy and the Fool into play, who read and move the cards of others.
SPY_AND_FOOL = {
    2: {"bishop": "out", "spy": "in"},
    3: {"bishop": "out", "spy": "in"},
    4: {"bishop": "out", "thief": "out", "spy": "in", "fool": "in"},
    5: {"bishop": "out", "cheat": "out", "spy": "in", "fool": "in"},
    6: {"bishop": "out", "cheat": "out", "spy": "in", "fool": "in"},
}


class Curious(Hub):
    """Players who look, spy and swap, and seldom contest; after some turns they just play."""

    turns = 40
    often_look = 0.5
    favourite, often_announce = Character.SPY, 0.3

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        if player.table.match.game.turns > self.turns:
            return super().decide(player, options)
        plays = [option for option in options if isinstance(option, Play)]
        looks = [play for play in plays if play.move is Move.LOOK]
        roles = [play for play in plays if play.character is self.favourite]
        quiet = [option for option in options if option is None]
        habits = (looks, self.often_look), (roles, self.often_announce), (quiet, 0.95)
        for wanted, often in habits:
            if wanted and self.random.random() < often:
                return self.random.choice(wanted)
        return super().decide(player, options)


def sit_down(seed: int, players: int, recovery: bool = True) -> Party:
    """A table with the Spy and the Fool, everybody's secrets drawn from ``seed``."""
    terms = (clocked if recovery else terms_of)(
        "mascarade", players, **SPY_AND_FOOL.get(players, {})
    )
    with luck(seed):
        return Party.of(terms)


def played(seed: int, players: int, recovery: bool = True) -> tuple[Party, Hub]:
    """A whole match, with a spectator, in which nobody cheats."""
    party = sit_down(seed, players, recovery)
    with luck(seed):
        hub = Curious(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    assert hub.errors == []
    return party, hub

"""Matches in which every message takes one beat, to count how long an operation takes."""

from collections.abc import Sequence
from typing import Any

from games.complots import RULES, Ask
from games.kit import Event
from table.participant import Player
from tests.mental.hub import Vouched
from tests.mental.manners import Peaceful


class Beats(Peaceful):
    """All messages of one beat arrive together; thinking takes no time."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.now = 0
        self.reached = [0]  # the beat at which the last player had seen so many events
        self.open_at: list[set[str]] = [set()]  # and the kinds of rounds then open there

    enough = 40  # events

    def run(self) -> None:
        for player in self.players:
            self.speak(player)
        while self.on_its_way and len(self.reached) <= self.enough:
            self.beat()

    def beat(self) -> None:
        self.now += 1
        arriving, self.on_its_way = self.on_its_way, []
        for peer, data in arriving:
            if isinstance(data, Vouched):
                peer.certainty.vouch(*data)
            else:
                peer.receive(data)
        for player in self.players:
            self.speak(player)
        slowest = min(self.players, key=lambda player: len(player.table.match.events))
        kinds = {asked.kind for asked, _ in slowest.table.rounds.open()}
        while len(self.reached) <= len(slowest.table.match.events):
            self.reached.append(self.now)
            self.open_at.append(kinds)

    @property
    def events(self) -> Sequence[Event]:
        return self.players[0].table.match.events

    def beats(self, first: int, after: int) -> int:
        """From where all waited for request ``first`` to where all waited for ``after``."""
        return self.reached[after] - self.reached[first]


class Truthful(Beats):
    """The actor claims what it has, if it has a claim that earns coins; else it waits."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        request = player.table.match.pending
        if getattr(request, "ask", None) == Ask.ACTION and player.seat == self.actor:
            faces = player.table.knowledge(player.seat).faces
            hand = [faces[card] for card in player.table.match.game.hands[player.seat]]
            true = [play for play in options if RULES[play.move].claim in hand]
            return (true or options)[0]
        if getattr(request, "ask", None) == Ask.PROVE:
            return options[0]
        return super().decide(player, options)

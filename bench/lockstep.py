"""A mental match in memory, hop by hop: what is said in one hop is heard by all in the next."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any

from crypto.identity import Identity
from crypto.keys import KeyPair
from crypto.recovery import default_quorum
from games.catalogue import agreed
from games.kit import Game, Seat
from table.founding import Founding, Join, MakeGame, Terms
from table.fulfil.desk import Home
from table.mental import MentalTable
from table.participant import Player

Figures = dict[str, Any]
# What a player answers when it is asked; it may look at everything.
Decide = Callable[[Player[Any]], object]


def game_for(terms: Terms) -> Game:
    return agreed(terms.game, terms.edition, terms.players, terms.options, terms.start)


def seated(game: str, n: int, make_game: MakeGame = game_for) -> list[Player[Any]]:
    terms = Terms(game, 1, n, quorum=default_quorum(n))
    people = [(Identity.generate(), KeyPair.generate()) for _ in range(n)]
    joins = [Join.sign(who, f"seat {i}", terms, key.X) for i, (who, key) in enumerate(people, 1)]
    founding = Founding.of(joins)
    return [
        Player(MentalTable(make_game(terms), founding, Home(Seat(i), key)), who)
        for i, (who, key) in enumerate(people, 1)
    ]


class Lockstep:
    """Counts hops, bytes, messages and everybody's CPU time while a match goes on."""

    def __init__(self, players: list[Player[Any]], decide: Decide) -> None:
        self.players, self.decide = players, decide
        self.hops = self.bytes = self.messages = 0
        self.cpu = 0.0
        self._in_flight: list[tuple[Player[Any], bytes]] = []

    def run(self, until: Callable[[], bool]) -> None:
        """Go on until ``until``, or until nothing is left to be said; nobody answers it yet."""
        self._speak()
        while self._in_flight:
            heard, self._in_flight = self._in_flight, []
            start = process_time()
            for author, data in heard:
                for player in self.players:
                    if player is not author:
                        player.receive(data)
            self.cpu += process_time() - start
            self.hops += 1
            if until():
                return
            self._speak()

    def measured(self, until: Callable[[], bool]) -> Figures:
        """What it takes to go on until ``until``."""
        hops, size, cpu = self.hops, self.bytes, self.cpu
        self.run(until)
        spent = 1000 * (self.cpu - cpu) / len(self.players)
        return {"hops": self.hops - hops, "bytes": self.bytes - size, "cpu_ms_per_peer": spent}

    def _speak(self) -> None:
        for player in self.players:
            if player.table.asked is not None:
                player.table.decide(self.decide(player))
            start = process_time()
            said = list(player.speak())
            self.cpu += process_time() - start
            self._in_flight += [(player, data) for data in said]
            self.bytes += sum(map(len, said))
            self.messages += len(said)


def medians(runs: Sequence[dict[str, Figures]]) -> dict[str, Figures]:
    """Each figure's median over all runs; hops are the same every time."""
    return {
        name: {figure: median(run[name][figure] for run in runs) for figure in figures}
        for name, figures in runs[0].items()
    }

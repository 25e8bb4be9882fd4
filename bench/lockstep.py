"""A mental match in memory, hop by hop: what is said in one hop is heard by all in the next."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any

from crypto.identity import Identity
from crypto.keys import KeyPair
from games.catalogue import GAMES, agreed, set_up
from games.kit import Game, Seat
from table.founding import Clock, Founding, Join, MakeGame, Terms
from table.fulfil.desk import Home
from table.mental import MentalTable
from table.participant import Player
from table.quorum import usual_quorum

Figures = dict[str, Any]
# What a player answers when it is asked; it may look at everything.
Decide = Callable[[Player[Any]], object]


def game_for(terms: Terms) -> Game:
    return agreed(terms.game, terms.edition, terms.players, terms.options, terms.start)


def terms_of(game: str, n: int) -> Terms:
    """As ``host`` proposes them: with a clock, and from four on with others who could stand in."""
    options, edition = signed(game, n)
    return Terms(game, edition, n, options, None, usual_quorum(n), clock=Clock(180, 60, 600))


def seated(game: str, n: int, make_game: MakeGame = game_for) -> list[Player[Any]]:
    terms = terms_of(game, n)
    people = [(Identity.generate(), KeyPair.generate()) for _ in range(n)]
    joins = [Join.sign(who, f"seat {i}", terms, key.X) for i, (who, key) in enumerate(people, 1)]
    founding = Founding.of(joins)
    return [
        Player(MentalTable(make_game(terms), founding, Home(Seat(i), key)), who)
        for i, (who, key) in enumerate(people, 1)
    ]


def signed(game: str, n: int) -> tuple[tuple[tuple[str, str], ...], int]:
    """All options of a game, and its edition; a game of the benchmarks' own has neither."""
    if game not in GAMES:
        return (), 1
    made = set_up(game, n, [])
    return tuple(sorted(made.options.words.items())), made.edition


class Lockstep:
    """Counts hops, bytes, messages and everybody's CPU time while a match goes on."""

    def __init__(self, players: list[Player[Any]], decide: Decide) -> None:
        self.players, self.decide = players, decide
        self.hops = self.bytes = self.messages = 0
        self.cpu = 0.0
        self._in_flight: list[tuple[Player[Any], bytes]] = []
        # Words on how much was taken in, to seats that are to open something (R5).
        self._vouched: list[tuple[Seat, Seat, int, tuple[int, ...]]] = []

    def run(self, until: Callable[[], bool]) -> None:
        """Go on until ``until``, or until nothing is left to be said; nobody answers it yet."""
        self._speak()
        while self._in_flight or self._vouched:
            heard, self._in_flight = self._in_flight, []
            vouched, self._vouched = self._vouched, []
            start = process_time()
            for author, data in heard:
                for player in self.players:
                    if player is not author:
                        player.receive(data)
            for voucher, seat, epoch, counts in vouched:
                self.players[seat - 1].certainty.vouch(voucher, epoch, counts)
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
            where = player.log.epoch, player.log.seen.counts
            self._vouched += [(player.seat, seat, *where) for seat in player.vouches()]
            self.bytes += sum(map(len, said))
            self.messages += len(said)


def medians(runs: Sequence[dict[str, Figures]]) -> dict[str, Figures]:
    """Each figure's median over all runs; hops are the same every time."""
    return {
        name: {figure: median(run[name][figure] for run in runs) for figure in figures}
        for name, figures in runs[0].items()
    }

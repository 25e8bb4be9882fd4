"""Two worlds of one table: seats that hear only each other, and cheats who sit in both.

In a world everything arrives at once, and time passes when nothing moves. Seats that are not in it
are silent, and after a while they are called gone. A cheat runs the honest program in each world,
with one key: a twin.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from games.kit import Choose, Game, Seat
from table.caller import Caller
from table.calls.report import Claim
from table.founding import Clock, Terms
from table.fulfil.desk import Home
from table.participant import Player
from table.quorum import usual_quorum
from tests.mental.hub import options_of
from tests.mental.seating import Party

PATIENCE = 10  # seconds before a world claims that somebody is gone
LONG = 300  # seconds after which nothing comes any more


class Ask(StrEnum):
    ADVISE = "advise"
    CROWN = "crown"


@dataclass
class Succession(Game):
    """Everybody advises the first player, who then says who wins: one word decides it all."""

    key: ClassVar[str] = "succession"
    counts: ClassVar[range] = range(2, 14)

    async def play(self) -> None:
        for seat in self.seats[1:]:
            await Choose(seat, self.seats, Ask.ADVISE, seat)
        self.winners = (await Choose(self.seats[0], self.seats, Ask.CROWN, self.seats[0]),)


def succession(terms: Terms) -> Succession:
    return Succession(terms.players)


def kingdom(n: int) -> Party:
    """A table of ``n`` with the usual quorum."""
    terms = Terms("succession", 1, n, quorum=usual_quorum(n), clock=Clock(90, 30))
    return Party.of(terms, succession)


Choice = Callable[[Player[Any], Sequence[Any]], Any]
"""What a player decides; None to think on."""


class World:
    """Some players of one table; ``choose`` decides for all of them."""

    def __init__(
        self, players: Iterable[Player[Any]], choose: Choice, *, calls: bool = True
    ) -> None:
        self.players, self.choose, self.calls = list(players), choose, calls
        self.callers = {p.seat: Caller(p, p.identity) for p in self.players}
        self.now = 0.0

    def run(self) -> None:
        """Until everybody has a result, or nothing comes any more."""
        self.settle()
        while self.calls and self.now < LONG and not all(p.table.finished for p in self.players):
            self.now += 1
            self.settle()

    @property
    def results(self) -> set[tuple[Seat, ...]]:
        """What somebody here takes for the result."""
        return {p.table.winners for p in self.players if p.table.finished}

    def settle(self) -> None:
        """Everybody says what is due, until nothing moves."""
        while sum(self.speak(player) for player in self.players):
            pass

    def speak(self, player: Player[Any]) -> bool:
        """Was there anything to say?"""
        options = options_of(player)
        choice = self.choose(player, options) if options is not None else None
        if choice is not None:
            player.table.decide(choice)
        words = [*self.words(player)]
        for other in self.players:
            for word in words if other is not player else ():
                self.hear(other, word)
        return bool(words)

    def words(self, player: Player[Any]) -> Iterator[Any]:
        caller = self.callers[player.seat]
        yield from player.speak()
        for seat in player.vouches():
            yield seat, player.seat, player.log.epoch, player.log.seen.counts
        if self.calls:
            claims = [*self.claims(player)]
            if claims or caller.reason(self.now):
                yield from caller.report(claims)
            yield from caller.look(self.now)

    def claims(self, player: Player[Any]) -> Iterator[Claim]:
        """Nobody has more patience than any other."""
        for due in player.table.waiting.due() if self.now >= PATIENCE else ():
            if due.seat != player.seat:
                yield Claim(due.seat, due.op)

    def hear(self, player: Player[Any], word: Any) -> None:
        match word:
            case bytes():
                player.receive(word)
            case (Seat() as to, seat, epoch, counts):
                if to == player.seat:
                    player.certainty.vouch(seat, epoch, counts)
            case _:
                self.callers[player.seat].hear(word)


def twin(party: Party, player: Player[Any]) -> Player[Any]:
    """The same program once more: the same keys, the same past."""
    old = player.table.desk.mine
    home = Home(old.seat, old.key, kept=dict(old.kept))
    again = Player(party.table(party.game(), party.founding, home), player.identity)
    for message in player.log.ordered():
        again.take(message)
    return again

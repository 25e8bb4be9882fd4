"""Players without patience: each votes the others late when it likes, while answers cross."""

from typing import Any

from msgspec.structs import replace

from games.kit import Seat
from table.founding import Clock, Terms
from table.participant import Player
from tests.mental.hub import Hub
from tests.mental.seating import terms_of


def clocked(game: str, players: int, **options: str) -> Terms:
    """Terms with a clock; how long it runs is nothing to a table in memory."""
    return replace(terms_of(game, players, **options), clock=Clock(90, 30))


class Impatient(Hub):
    """Whoever is asked may think for long, and whoever waits may find that too long.

    Those in ``asleep`` never decide. The table comes to the end whatever is voted.
    """

    hesitation = 0.5  # how likely it is to think on, whenever something has been heard
    haste = 0.1  # how likely it is to vote somebody late, just as often
    asleep: frozenset[Seat] = frozenset()

    def run(self) -> None:
        super().run()
        while not all(player.table.finished for player in self.there) and not self.errors:
            self.wake()
            while self.on_its_way:
                self.deliver(*self.pick())

    @property
    def there(self) -> list[Player[Any]]:
        """The players who can come to the end."""
        return self.players

    def wake(self) -> None:
        """Nothing moves any more: time passes, and somebody answers or has enough of waiting."""
        player = self.random.choice(self.players)
        if self.random.random() < 0.5:
            self.vote(player, 1)
        self.speak(player)

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return player.seat not in self.asleep and self.random.random() > self.hesitation

    def speak(self, player: Player[Any]) -> None:
        self.vote(player, self.haste)
        super().speak(player)

    def vote(self, player: Player[Any], haste: float) -> None:
        for part in player.table.waiting.unvoted():
            if self.random.random() < haste:
                player.table.outbox.vote_late(part)

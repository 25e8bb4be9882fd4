"""Seats that are cut off and come back, and others who may find at any time that they are gone."""

from collections.abc import Mapping
from typing import Any

from games.kit import Seat
from table.participant import Listener, Player
from tests.mental.hub import Sent
from tests.mental.impatient import Impatient


class Vanishing(Impatient):
    """Seats in ``cut_off`` neither hear nor are heard; what was said waits until they are back.

    A seat that waits for a program suspects it to be gone, rightly or not: with a likelihood of
    ``doubt`` whenever something was heard, and certainly when nothing moves.
    """

    haste = 0.02
    doubt = 0.0
    cut_off: frozenset[Seat] = frozenset()

    def run(self) -> None:
        self.kept_back: list[tuple[Seat, Listener[Any], bytes]] = []
        super().run()

    def cut(self, *seats: int) -> None:
        """From now on just these are cut off."""
        self.cut_off = frozenset(map(Seat, seats))
        kept, self.kept_back = self.kept_back, []
        for author, peer, data in kept:
            self.post(author, peer, data)

    @property
    def there(self) -> list[Player[Any]]:
        return [player for player in self.players if not self.is_cut(player)]

    def is_cut(self, peer: Listener[Any]) -> bool:
        return isinstance(peer, Player) and peer.seat in self.cut_off

    def send(self, author: Listener[Any], sent: Sent) -> None:
        assert isinstance(author, Player)
        assert not isinstance(sent, Mapping)
        for peer in self.peers:
            for data in sent if peer is not author else ():
                self.post(author.seat, peer, data)

    def post(self, author: Seat, peer: Listener[Any], data: bytes) -> None:
        if author in self.cut_off or self.is_cut(peer):
            self.kept_back.append((author, peer, data))
        else:
            self.on_its_way.append((peer, data))

    def speak(self, player: Player[Any]) -> None:
        self.suspect(player, self.doubt)
        super().speak(player)

    def suspect(self, player: Player[Any], doubt: float) -> None:
        for _, seat in player.table.waiting.unsuspected():
            if self.random.random() < doubt:
                player.table.outbox.suspect(seat)

    def wake(self) -> None:
        player = self.random.choice(self.players)
        if not self.is_cut(player):
            self.suspect(player, 1)
        for part in player.table.inbox.untold():
            player.table.outbox.tell(part)
        super().wake()


class Churning(Vanishing):
    """Somebody else is cut off every now and then, sometimes more than the table can spare."""

    doubt = 0.01
    unrest: float = (
        0.02  # how likely it is that somebody else is cut off, whenever something was heard
    )

    @property
    def there(self) -> list[Player[Any]]:
        return self.players  # in the end all of them

    def run(self) -> None:
        """Until all are finished, and have heard all: who was cut off may have to start again."""
        super().run()
        self.unrest = 0
        self.cut()
        while self.on_its_way:
            self.deliver(*self.pick())

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        self.stir(self.unrest)

    def wake(self) -> None:
        self.stir(0.2)
        super().wake()

    def stir(self, unrest: float) -> None:
        if self.random.random() < unrest:
            count = self.random.choice([0, 0, 1, 1, 1, 2])
            self.cut(*self.random.sample(range(1, len(self.players) + 1), count))

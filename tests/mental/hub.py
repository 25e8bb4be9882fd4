"""Links in memory between the peers of one match, and the hands that bend what goes out.

Messages are late and out of order, as the seed will have it; none is lost. A cheat is a player
whose honest messages pass through a ``bend`` before even itself has heard them: it has an
identity and signs whatever it likes, and may tell every peer something else.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from games.kit import Decision, Seat
from table.errors import MatchError
from table.log.message import Message
from table.participant import Listener, Player

Sent = Sequence[bytes] | Mapping[Seat, Sequence[bytes]]
"""What goes out to all others, or to each of some."""

Bend = Callable[[Player[Any], Message], Sent | None]
"""What a cheat sends instead of an honest message; None lets it pass."""


class Vouched(NamedTuple):
    """A seat's word on how much it has taken in."""

    seat: Seat
    epoch: int
    counts: tuple[int, ...]


class Hub:
    """Players, and any number of spectators behind them, until nothing is on its way."""

    def __init__(
        self,
        players: Sequence[Player[Any]],
        seed: int,
        cheats: Mapping[Seat, Bend] | None = None,
        spectators: Sequence[Listener[Any]] = (),
    ) -> None:
        self.random = Random(seed)
        self.players = list(players)
        self.peers: list[Listener[Any]] = [*players, *spectators]
        self.cheats = dict(cheats or {})
        self.flood = False  # do peers pass on what is new to them?
        self.errors: list[tuple[Listener[Any], MatchError]] = []
        self._passed_on: set[tuple[int, bytes]] = set()
        self.on_its_way: list[tuple[Listener[Any], Any]] = []
        self.messages = self.bytes = 0

    def decide(self, _: Player[Any], options: Sequence[Any]) -> Any:
        """What a player chooses: by lot, unless a test knows better."""
        return self.random.choice(list(options))

    def made_up_its_mind(self, _: Player[Any]) -> bool:
        """Does a player that is asked decide now, or only after hearing more?"""
        return True

    def rested(self, peer: Listener[Any]) -> None:
        """``peer`` has taken something in and waits again; for tests that watch."""

    def run(self) -> None:
        """Deliver in random order, let everybody decide at once, until nothing moves."""
        for player in self.players:
            self.rested(player)
            self.speak(player)
        while self.on_its_way:
            self.deliver(*self.pick())

    def pick(self) -> tuple[Listener[Any], Any]:
        chosen = self.random.randrange(len(self.on_its_way))
        self.on_its_way[chosen], last = self.on_its_way[-1], self.on_its_way[chosen]
        self.on_its_way.pop()
        return last

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        if isinstance(data, Vouched):
            peer.certainty.vouch(*data)
        else:
            self.hear_message(peer, data)
        if isinstance(peer, Player):
            self.speak(peer)

    def hear_message(self, peer: Listener[Any], data: bytes) -> None:
        try:
            peer.receive(data)
        except MatchError as error:
            self.errors.append((peer, error))
        self.rested(peer)
        if self.flood:
            self.pass_on(peer, data)

    def pass_on(self, peer: Listener[Any], data: bytes) -> None:
        if (id(peer), data) not in self._passed_on:
            self._passed_on.add((id(peer), data))
            self.send(peer, [data])

    def speak(self, player: Player[Any]) -> None:
        """Whatever is due, and the decisions that are, until ``player`` has to wait."""
        while True:
            for sent in self.said(player):
                self.send(player, sent)
                self.rested(player)
            self.vouch(player)
            options = options_of(player)
            if options is None or player.halted or not self.made_up_its_mind(player):
                return
            player.table.decide(self.decide(player, options))

    def vouch(self, player: Player[Any]) -> None:
        """Tell whoever is to open something what we have taken in (R5)."""
        waiting = set(player.vouches())
        word = Vouched(player.seat, player.log.epoch, player.log.seen.counts)
        for other in self.players:
            if other.seat in waiting:
                self.pass_word(player, other, word)

    def pass_word(self, _: Player[Any], other: Player[Any], word: Vouched) -> None:
        self.on_its_way.append((other, word))

    def said(self, player: Player[Any]) -> Iterator[Sent]:
        if player.seat in self.cheats:
            yield from bent(player, self.cheats[player.seat])
            return
        try:
            for data in player.speak():
                self.messages += 1
                self.bytes += len(data)
                yield [data]
        except MatchError as error:
            self.errors.append((player, error))

    def send(self, author: Listener[Any], sent: Sent) -> None:
        for peer in self.peers:
            if peer is not author:
                self.on_its_way += [(peer, data) for data in self.addressed(peer, sent)]

    def addressed(self, peer: Listener[Any], sent: Sent) -> Iterable[bytes]:
        if isinstance(sent, Mapping):
            return sent.get(peer.seat, ()) if isinstance(peer, Player) else ()
        return sent


def bent(cheat: Player[Any], bend: Bend) -> Iterator[Sent]:
    """What a cheat sends; it takes in only what it left as it was, even if that convicts it."""
    while due := list(cheat.table.say()):
        for saying, _ in due:
            message = cheat.log.sign(cheat.identity, cheat.seat, saying)
            sent = bend(cheat, message)
            if sent is None:
                with suppress(MatchError):
                    cheat.take(message)
            yield [message.encode()] if sent is None else sent


def options_of(player: Player[Any]) -> Sequence[Any] | None:
    """What ``player`` may choose, if it has to decide now and has not."""
    table = player.table
    request = table.match.pending
    if player.seat not in table.deciders or not isinstance(request, Decision):
        return None
    if table.op in table.desk.mine.choices:
        return None  # a cheat who has not even told itself
    return request.options(player.seat, table.knowledge(player.seat).sight)

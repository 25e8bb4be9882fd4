"""Goodbyes: a seat that leaves on purpose says so, and nobody waits for it any longer (K8).

A goodbye proves nothing and binds nobody. It only spares our own clocks a wait: what is owed by
a seat that has left is overdue at once, and it takes as many claims as ever to go on without it.
"""

from collections import Counter

from crypto.errors import CryptoError
from crypto.identity import Identity
from games.kit import Seat, Seats
from p2p.changes import Changes
from p2p.errors import WireError
from p2p.match.keeper import Keeper
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node
from p2p.wire.frames import Goodbye, Have
from p2p.wire.link import Link

MAX_GOODBYES = 16  # of one seat in one match, that are taken in and passed on
LIFE_BITS = 32  # in the number of a ``Have``, below those that count the lives of its author


class Farewells:
    """Who has said goodbye in a match and was not heard since."""

    def __init__(
        self, keeper: Keeper, node: Node, liveness: Liveness, changes: Changes, me: Identity | None
    ) -> None:
        self._keeper, self._node, self._me = keeper, node, me
        self.is_said = False  # our own: nothing may follow it
        self._liveness, self._changes = liveness, changes
        self._left: dict[Seat, Goodbye] = {}
        self._lives: dict[Seat, int] = {}  # the last of each seat that we know of
        self._said: Counter[Seat] = Counter()
        self.broken: set[Seat] = set()  # who said goodbye and played on: not believed again

    @property
    def left(self) -> Seats:
        """For screens: everybody who has said so."""
        return frozenset(self._left)

    def believed(self) -> Seats:
        """Those for whom no clock need wait."""
        return self.left - self.broken

    # Our own

    def say(self) -> None:
        """Tell everybody that we leave; what we say after it takes it back."""
        table = self._keeper.listener.table
        if self._me is None or table.me is None:
            return
        self.is_said = True
        epoch, said = self._keeper.listener.log.epoch, self._keeper.counts[table.me - 1]
        word = Goodbye(table.founding.table, int(table.me), self._keeper.lives, epoch, said)
        self._node.flood(word.signed_by(self._me))

    # Those of others

    def hear(self, link: Link, word: Goodbye) -> None:
        """Take in a goodbye that is new, and pass it on; one that was never signed is refused."""
        founding, seat = self._keeper.listener.table.founding, Seat(word.seat)
        if word.table != founding.table:
            return
        if not 1 <= seat <= len(founding.players):
            raise WireError("a goodbye of nobody at this table")
        if not self._is_new(seat, word):
            return
        try:
            founding.players[seat - 1].verify(word.signature, word.signed_bytes())
        except CryptoError as error:
            raise WireError(f"a goodbye that seat {seat} never said: {error}") from error
        self._take(seat, word)
        self._node.flood(word, link)

    def _is_new(self, seat: Seat, word: Goodbye) -> bool:
        """One for each life; whoever has been heard in a later one is there again."""
        is_ours = seat == self._keeper.listener.table.me
        is_late = word.life < self._lives.get(seat, 0) or self._has_spoken_since(seat, word)
        known = self._left.get(seat)
        is_known = known is not None and known.life >= word.life
        return not (is_ours or is_late or is_known or self._said[seat] >= MAX_GOODBYES)

    def _take(self, seat: Seat, word: Goodbye) -> None:
        self._said[seat] += 1
        self._lives[seat], self._left[seat] = word.life, word
        self._liveness.forget(seat)
        self._changes.tell()

    # Whoever is heard again has not left

    def heard_from(self, seat: Seat) -> None:
        """Something has come on a line of its own."""
        if seat in self._left:
            self._come_back(seat)

    def heard_of(self, seat: Seat, have: Have) -> None:
        """Somebody has passed on how far that seat is."""
        life = have.number >> LIFE_BITS
        if life > self._lives.get(seat, 0):
            self._lives[seat] = life
            self.heard_from(seat)

    def look(self) -> None:
        """Has anybody gone on speaking after a goodbye?"""
        for seat, word in list(self._left.items()):
            if self._has_spoken_since(seat, word):
                self._come_back(seat)

    def _has_spoken_since(self, seat: Seat, word: Goodbye) -> bool:
        log = self._keeper.listener.log
        return log.epoch == word.epoch and self._keeper.counts[seat - 1] > word.said

    def _come_back(self, seat: Seat) -> None:
        """If the others had not gone on without it yet, its goodbye was none."""
        word = self._left.pop(seat)
        self._lives[seat] = max(self._lives.get(seat, 0), word.life + 1)
        if seat not in self._keeper.listener.table.gone:
            self.broken.add(seat)
        self._changes.tell()

"""Goodbyes: a seat that leaves on purpose says so, and nobody waits for it any longer (K8).

A goodbye proves nothing and binds nobody. It only spares our own clocks a wait: what is owed by
a seat that has left is overdue at once, and it takes as many claims as ever to go on without it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from crypto.errors import CryptoError
from crypto.identity import PublicIdentity
from games.kit import Seat, Seats
from p2p.changes import Changes
from p2p.errors import WireError
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node
from p2p.wire.frames import LIFE_BITS, Goodbye, Have
from p2p.wire.link import Link

MAX_GOODBYES = 16  # of one seat in one match, that are taken in and passed on


class Seated(NamedTuple):
    """A match: its table, who sits there, and which seat is ours if we have one."""

    table: bytes
    players: Sequence[PublicIdentity]
    me: Seat | None


class Now(NamedTuple):
    """How far it has come: by its epoch, by messages of each seat, and without whom; and how
    often our own program was started again in it.
    """

    epoch: int
    counts: Sequence[int]
    gone: Seats
    life: int


class Farewells:
    """Who has said goodbye in a match and was not heard since."""

    def __init__(
        self,
        seated: Seated,
        now: Callable[[], Now],
        node: Node,
        liveness: Liveness,
        changes: Changes,
    ) -> None:
        self._seated, self._now, self._node = seated, now, node
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
        seat, now = self._seated.me, self._now()
        if seat is None:
            return
        self.is_said = True
        said = now.counts[seat - 1]
        word = Goodbye(self._seated.table, int(seat), now.life, now.epoch, said)
        self._node.flood(word.signed_by(self._node.identity))

    # Those of others

    def hear(self, link: Link, word: Goodbye) -> None:
        """Take in a goodbye that is new, and pass it on; one that was never signed is refused."""
        seat, players = Seat(word.seat), self._seated.players
        if word.table != self._seated.table:
            return
        if not 1 <= seat <= len(players):
            raise WireError("a goodbye of nobody at this table")
        if not self._is_new(seat, word):
            return
        try:
            players[seat - 1].verify(word.signature, word.signed_bytes())
        except CryptoError as error:
            raise WireError(f"a goodbye that seat {seat} never said: {error}") from error
        self._take(seat, word)
        self._node.flood(word, link)

    def _is_new(self, seat: Seat, word: Goodbye) -> bool:
        """One for each life; whoever has been heard in a later one is there again."""
        is_ours = seat == self._seated.me
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
        now = self._now()
        return now.epoch == word.epoch and now.counts[seat - 1] > word.said

    def _come_back(self, seat: Seat) -> None:
        """If the others had not gone on without it yet, its goodbye was none."""
        word = self._left.pop(seat)
        self._lives[seat] = max(self._lives.get(seat, 0), word.life + 1)
        if seat not in self._now().gone:
            self.broken.add(seat)
        self._changes.tell()

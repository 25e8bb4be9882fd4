"""A match that can't go on: why, for whom it is waited, and for how long (K7)."""

from dataclasses import dataclass
from enum import StrEnum

import trio

from games.kit import Seats
from p2p.attention import Attention
from p2p.changes import Changes
from p2p.match.clocks import Clocks

LOOK_SECONDS = 1.0
FELT_SECONDS = 20.0  # lines come and go; what lasts longer is worth a sentence
MUTE_SECONDS = 60.0  # without a message or a roll: patience and a call take no longer by themselves


class Why(StrEnum):
    """What keeps a match from going on."""

    ALONE = "alone"  # nobody else gives a sign of life
    ANY = "any"  # more are silent than the table can spare; some of them would do
    ALL = "all"  # somebody is silent, and nobody can stand in
    MUTE = "mute"  # enough are there, and yet they don't say what they owe


@dataclass(frozen=True, slots=True)
class Stuck:
    """Why it does not go on, on whom that depends, since when, and when we leave."""

    why: Why
    seats: Seats
    seconds: float
    left: float


class Standstill:
    """Ends a match as *unfinished* after ``wait`` seconds; whoever comes back goes on with it."""

    def __init__(self, clocks: Clocks, changes: Changes, wait: float) -> None:
        self._clocks, self._table, self._changes = clocks, clocks.table, changes
        self.wait = wait
        self._attention = Attention()  # by which all this is counted
        self._since: float | None = None  # too few have given a sign of life
        self._moved = 0.0  # when something was said last
        self._heard: object = None  # and how far we were then

    @property
    def now(self) -> Stuck | None:
        """None while the match goes on, or people think, which may take as long as they like."""
        self.look()
        # Too few at a time may still bring a match forward, now these and then those.
        since = self._moved if self._since is None else max(self._since, self._moved)
        seconds = self._attention.seconds - since
        if self._since is not None:
            return Stuck(self._why(), self._clocks.silent(), seconds, self.wait - seconds)
        if seconds < MUTE_SECONDS or not (owing := self._clocks.owing()):
            return None
        others = owing - {self._table.me} or frozenset(self._table.seats) - {self._table.me}
        return Stuck(Why.MUTE, others, seconds, self.wait - seconds)

    def lasting(self, seconds: float = FELT_SECONDS) -> Stuck | None:
        """The same once it has lasted, for screens; but where the others can end the match about
        one silent seat (S5), that time is to be told instead.
        """
        stuck = self.now
        if stuck is None or stuck.seconds < seconds:
            return None
        can_end = self._clocks.may_claim and len(stuck.seats - {self._table.me}) == 1
        return None if can_end else stuck

    def _why(self) -> Why:
        if not self._clocks.liveness.alive() - {self._table.me}:
            return Why.ALONE
        return Why.ANY if self._is_spared else Why.ALL

    @property
    def is_over(self) -> bool:
        stuck = self.now
        return stuck is not None and stuck.left <= 0

    @property
    def _is_spared(self) -> bool:
        """Can the table go on without some of its seats?"""
        return self._table.quorum is not None and self._table.may_be_called

    @property
    def _needed(self) -> int:
        table = self._table
        return table.quorum.q if table.quorum and self._is_spared else len(table.seats)

    def look(self) -> None:
        """Who is there, and what was said? A program that slept has waited for nobody (K3)."""
        self._attention.look(trio.current_time())
        now, heard = self._attention.seconds, self._clocks.heard()
        if heard != self._heard:
            self._heard, self._moved = heard, now
        if len(self._clocks.liveness.alive()) >= self._needed:
            self._since = None
        elif self._since is None:
            self._since = now

    async def run(self) -> None:
        """Look once a second, as long as the match lasts."""
        while True:
            if self.is_over:
                self._changes.tell()
            await trio.sleep(LOOK_SECONDS)

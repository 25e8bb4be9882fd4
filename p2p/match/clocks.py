"""Our own clocks: how long is left for a decision, whom we vote late, and whom we find gone.

Clocks are local. What they decide here is only when our own seat votes; what a vote does is the
table's business.
"""

import math
from collections.abc import Callable
from typing import Any

import trio

from games.kit import Seat
from p2p.changes import Changes
from p2p.match.comeback import ComebackPause
from p2p.mesh.liveness import Liveness
from table import MentalTable, Part

BRIEF_SECONDS = 10.0  # for each decision in a negotiation that has taken too long already
GRACE_SECONDS = 5.0  # for what is on its way: whoever's time is up takes the default itself
AWAY_SECONDS = 1.0  # for a seat that was found late and has not been back since
# For the word that an answer was heard. Whoever should say it may be gone, or silent on purpose
# so that whoever answered can't go on; the rest of the grace is for those who wait for the word.
WORD_SECONDS = 2.0
GONE_SECONDS = 60.0  # for what a program says without its person, if a decision has less time
SILENT_SECONDS = 15.0  # for a program whose person was found late and has not been back since
FORFEIT_SECONDS = 300.0  # for the other of two, when the time of a decision is over
WAKE_SECONDS = 5.0  # how often we look at the clock meanwhile: a program that slept has not waited
PATIENCE_SECONDS = 5.0  # for one that was gone before: each time it has half as long, but this


class Clocks:
    """One for each seat that is waited for, from the moment we know that it has to speak.

    ``said`` counts the messages of each seat that have reached us.
    """

    def __init__(
        self, table: MentalTable[Any], changes: Changes, said: Callable[[], tuple[int, ...]]
    ) -> None:
        self.table, self._changes, self._said = table, changes, said
        self.liveness, self.pause = Liveness(), ComebackPause(table)
        self._since: dict[tuple[str, Seat], float] = {}
        self._matter: tuple[object, float] = (None, 0.0)  # of a negotiation, and since when
        self._away: dict[Seat, int] = {}  # how much it had said when we voted it late
        self._looked = -math.inf  # when we last saw to it that we are awake
        self._untold: dict[Part, float] = {}  # since when we know an answer nobody spoke of

    def left(self) -> dict[Seat, float]:
        """The seconds that everybody who has to decide has left; nobody's, without a clock."""
        table, now = self.table, trio.current_time()
        since = {seat: begun for (op, seat), begun in self._since.items() if op == table.op}
        ends = {seat: self._time_is_up(since.get(seat, now)) for seat in table.deciders}
        return {seat: max(0.0, end - now) for seat, end in ends.items() if end < math.inf}

    def forfeits(self) -> dict[Seat, float]:
        """Of two, in how many seconds we shall declare the other gone, once its time is up."""
        table, now = self.table, trio.current_time()
        silent = table.waiting.unsuspected() if table.of_two else []
        ends = [(self._gone_at(op, s), s) for op, s in silent if (op, s) in self._since]
        return {s: end - now for end, s in sorted(ends)[:1] if end - now <= FORFEIT_SECONDS}

    def is_back(self, seat: Seat) -> None:
        """A seat that was found late is there again, even if it has had nothing to say."""
        self._away.pop(seat, None)

    def ours_is_up(self) -> float:
        """When the time is over for a decision that our own seat begins to think about now."""
        self._look()
        return self._time_is_up(trio.current_time())

    def _time_is_up(self, begun: float) -> float:
        """When the time is over for a decision that somebody has thought about since ``begun``."""
        clock, (matter, since) = self.table.founding.terms.clock, self._matter
        alone = begun + self.table.seconds
        if clock is None or clock.negotiation is None or matter is None:
            return alone
        return min(alone, max(since + clock.negotiation, begun + BRIEF_SECONDS))

    async def run(self) -> None:
        """Vote on whoever keeps us waiting for too long."""
        while True:
            self._look()
            if self.pause.just_ended():
                self._changes.tell()
            times = self._next_vote(), self._next_word(), self._next_doubt(), self.pause.end()
            with trio.move_on_at(min(times)):
                await self._changes.next()

    def _look(self) -> None:
        """Who is waited for now? The clocks of all others stop."""
        now, matter = trio.current_time(), self.table.match.game.matter
        if matter != self._matter[0]:
            self._matter = matter, now
        asked = [(asked.op, s) for asked, late in self.table.waiting.rounds() for s in late]
        waited_for = [*asked, *self.table.waiting.unsuspected()]
        before = {} if self._slept(now) else self._since
        self._since = {key: before.get(key, now) for key in waited_for}
        self._untold = {part: self._untold.get(part, now) for part in self.table.waiting.untold()}

    def _slept(self, now: float) -> bool:
        """Of two, were we away ourselves, as with a closed lid? Nobody else could tell who was."""
        looked, self._looked = self._looked, now
        return self.table.of_two and now - looked > 2 * WAKE_SECONDS

    def _next_vote(self) -> float:
        """Vote whoever's time is up; when will it be the next one's?"""
        times = {part: self._end(part) for part in self.table.waiting.unvoted()}
        for part, end in times.items():
            if end <= trio.current_time():
                self._away[part.seat] = self._heard(part.seat)
                self.table.waiting.vote_late(part)
                self._changes.tell()
        return min((end for end in times.values() if end > trio.current_time()), default=math.inf)

    def _next_word(self) -> float:
        """Say ourselves, once, what others should have said by now; when is the next word due?"""
        for part, since in self._untold.items():
            if since + WORD_SECONDS <= trio.current_time():
                self._untold[part] = math.inf
                self.table.waiting.tell(part)
                self._changes.tell()
        return min(self._untold.values(), default=math.inf) + WORD_SECONDS

    def _next_doubt(self) -> float:
        """Suspect every program silent for too long; returns when the next one will be."""
        table, now = self.table, trio.current_time()
        silent = [
            key for key in table.waiting.unsuspected() if key[1] not in table.waiting.suspects
        ]
        ends = {(op, s): self._gone_at(op, s) for op, s in silent}
        for (_, seat), end in ends.items():
            if end <= now and self._can_do_without(seat):
                table.waiting.suspect(seat)
                self._changes.tell()
        soonest = min((end for end in ends.values() if end > now), default=math.inf)
        is_ours = table.of_two and soonest < math.inf
        return min(soonest, now + WAKE_SECONDS) if is_ours else soonest

    def _gone_at(self, op: str, seat: Seat) -> float:
        """When we have waited long enough for what ``seat`` has to say in ``op``."""
        since = self._since[op, seat]
        if self.table.of_two:
            return self._time_is_up(since) + FORFEIT_SECONDS
        return since + self._patience(seat)

    def _can_do_without(self, seat: Seat) -> bool:
        """Are enough others there? Else it may be us who are cut off, and whoever has voted to go
        on without a seat is deaf to it until some third one has spoken.
        """
        table, seats, enough = self.table, self.table.seats, self.table.waiting.quorum
        lost = self.liveness.lost(s for s in seats if s != table.me)
        missed = {seat, *table.gone, *table.waiting.suspects, *lost}
        return enough is not None and len(seats) - len(missed) >= enough

    def _patience(self, seat: Seat) -> float:
        """How long a program may be silent; no clock at the table, no end."""
        clock = self.table.founding.terms.clock
        if clock is None:
            return math.inf
        usual = SILENT_SECONDS if self._is_away(seat) else max(GONE_SECONDS, clock.decision)
        return max(usual * 0.5 ** self.table.waiting.departures(seat), PATIENCE_SECONDS)

    def _end(self, part: Part) -> float:
        since = self._since[part.op, part.seat]
        if part.seat in self.table.gone:
            return since
        if self._is_away(part.seat):
            return since + AWAY_SECONDS
        return self._time_is_up(since) + GRACE_SECONDS

    def _is_away(self, seat: Seat) -> bool:
        return self._away.get(seat) == self._heard(seat)

    def _heard(self, seat: Seat) -> int:
        return self._said()[seat - 1]

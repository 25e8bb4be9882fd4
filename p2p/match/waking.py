"""Before our seat signs anything it asks what it has said, if it may have forgotten that (J3).

A folder may have been restored, or moved from one machine to another. Whatever we signed that it
does not hold, somebody else does. The same goes for a program that heard nobody for a while, or did
not run itself: meanwhile somebody may have gone on with a copy of its folder.
"""

import math
from collections.abc import Callable

import trio

from games.kit import Seat, Seats
from p2p.changes import Changes
from p2p.mesh.liveness import Liveness
from p2p.wire.link import Link

REACH_SECONDS = 10.0  # in which whoever is there is found
ASK_SECONDS, LONGEST_PAUSE = 3.0, 24.0  # between two questions, twice as long each time
TELL_SECONDS = 10.0  # more, for those who were found and have not told what they hold


class Waking:
    """Our own seat signs nothing until it ``is_awake``: one that never slept is from the start.

    At least one other has to tell what it holds, and all within reach if they do so in time. Were
    it a quorum, nobody would wake where all have slept and only one has lines to the others.
    """

    def __init__(
        self, others: Seats, changes: Changes, liveness: Liveness, *, resumed: bool
    ) -> None:
        self.is_awake = not resumed
        self._has_dozed = False  # in this life: we know all that we said before
        self._others, self._changes, self._liveness = others, changes, liveness
        self._asleep_since = -math.inf
        self._told: set[Seat] = set()

    # Falling asleep

    def look(self) -> bool:
        """May we sign something now? Not if nobody was heard for too long, up to now or before."""
        if self.is_awake and (self._liveness.was_alone or self._liveness.is_alone):
            self.doze()
        return self.is_awake

    def doze(self) -> None:
        """Another program may have gone on in our place: ask again."""
        self.is_awake, self._has_dozed = False, True
        self._forget()
        self._changes.tell()

    def _forget(self) -> None:
        self._asleep_since, self._liveness.was_alone = trio.current_time(), False
        self._told.clear()

    # Waking up

    def told(self, seat: Seat, line: Link) -> None:
        """We hold all that this one holds, by what came on this line."""
        if self._liveness.was_alone:
            self._forget()
        if line.said_after >= self._asleep_since:
            self._told.add(seat)

    async def run(self, reached: Callable[[], Seats], ask: Callable[[], None]) -> None:
        """Wake up when everybody within reach has told; if nobody does, never."""
        while True:
            await self._changes.until(lambda: not self.is_awake)
            if not self._has_dozed:
                with trio.move_on_after(REACH_SECONDS):
                    await self._changes.until(lambda: self._told >= self._others)
            await self._be_told(reached, ask)
            self.is_awake = True
            self._changes.tell()

    async def _be_told(self, reached: Callable[[], Seats], ask: Callable[[], None]) -> None:
        until = trio.current_time() + TELL_SECONDS

        def is_told() -> bool:
            late = trio.current_time() >= until
            return bool(self._told) and (late or self._told >= reached())

        pause = ASK_SECONDS
        while not is_told():
            ask()
            with trio.move_on_after(pause):
                await self._changes.until(is_told)
            pause = min(2 * pause, LONGEST_PAUSE)

"""Coming back with a diary that may be older than what others have heard from us (J3).

A folder may have been restored, or moved from one machine to another. Whatever we signed that it
does not hold, somebody else does; so we ask before we sign anything.
"""

from collections.abc import Callable

import trio

from games.kit import Seat, Seats
from p2p.changes import Changes

REACH_SECONDS = 10.0  # in which whoever is there is found
TELL_SECONDS = 10.0  # more, for those who were found and have not told what they hold


class Waking:
    """Our own seat signs nothing until it ``is_awake``: one that never slept is from the start."""

    def __init__(self, others: Seats, changes: Changes, *, resumed: bool) -> None:
        self.is_awake = not resumed
        self._others, self._changes = others, changes
        self._told: set[Seat] = set()

    def told(self, seat: Seat) -> None:
        """We hold all that this one holds."""
        self._told.add(seat)

    async def run(self, reached: Callable[[], Seats]) -> None:
        """Wake up when everybody within reach has told; if nobody does, never."""
        if self.is_awake:
            return
        with trio.move_on_after(REACH_SECONDS):
            await self._changes.until(lambda: self._told >= self._others)
        with trio.move_on_after(TELL_SECONDS):
            await self._changes.until(lambda: bool(self._told) and self._told >= reached())
        await self._changes.until(lambda: bool(self._told))
        self.is_awake = True
        self._changes.tell()

"""A match that can't go on, since too few players are there: for how long it is waited for them."""

from typing import Any

import trio

from p2p.changes import Changes
from p2p.match.owed import ASLEEP_SECONDS
from p2p.mesh.liveness import Liveness
from table import MentalTable

LOOK_SECONDS = 5.0


class Standstill:
    """Ends a match as *unfinished* after ``wait`` seconds; whoever comes back goes on with it."""

    def __init__(
        self, table: MentalTable[Any], liveness: Liveness, changes: Changes, wait: float
    ) -> None:
        self._table, self._liveness, self._changes, self.wait = table, liveness, changes, wait
        self._since: float | None = None
        self._looked: float | None = None

    @property
    def seconds(self) -> float | None:
        """For how long too few have given a sign of life; None while the match can go on."""
        return None if self._since is None else trio.current_time() - self._since

    @property
    def is_over(self) -> bool:
        return self.seconds is not None and self.seconds >= self.wait

    @property
    def _needed(self) -> int:
        table = self._table
        return table.quorum.q if table.quorum and table.may_be_called else len(table.seats)

    def look(self) -> None:
        """Who is there? A program that slept has waited for nobody (K3)."""
        now = trio.current_time()
        slept = self._looked is not None and now > self._looked + ASLEEP_SECONDS
        self._looked = now
        if len(self._liveness.alive()) >= self._needed:
            self._since = None
        elif self._since is None or slept:
            self._since = now

    async def run(self) -> None:
        """Look every few seconds, as long as the match lasts."""
        while True:
            self.look()
            if self.is_over:
                self._changes.tell()
            await trio.sleep(LOOK_SECONDS)

"""The pause before our own seat comes back to a table that goes on without it.

Others could vote us out again and again, and each time we have to hear the match from its
beginning. So whoever was gone before stays away, each time twice as long.
"""

import math
from typing import Any

import trio

from table import MentalTable

BACK_SECONDS, MOST_DEPARTURES = 2.5, 6


class ComebackPause:
    """Ours, at one table; nobody's, as long as we are there or only watch."""

    def __init__(self, table: MentalTable[Any]) -> None:
        self._table = table
        self._missed: tuple[int, float] = (0, 0.0)  # the company that we are not in, and since when
        self._rested = 0  # the last such company of which the pause is over

    @property
    def is_on(self) -> bool:
        """Is it too early for our own seat to come back? There is nothing else it could say."""
        return trio.current_time() < self._back()

    def just_ended(self) -> bool:
        """Has it come to its end since we last asked?"""
        ended = not self.is_on and self._rested < self._missed[0]
        if ended:
            self._rested = self._missed[0]
        return ended

    def end(self) -> float:
        """When it will be over; never, if it is."""
        return self._back() if self.is_on else math.inf

    def _back(self) -> float:
        """When our own seat may be back, if the match goes on without it."""
        me, now = self._table.me, self._table.companies[-1]
        if me is None or me not in now.gone:
            return -math.inf
        if self._missed[0] != now.number:
            self._missed = now.number, trio.current_time()
        again = min(self._table.waiting.departures(me), MOST_DEPARTURES) - 1
        pause = BACK_SECONDS * 2**again if again else 0.0
        return self._missed[1] + pause

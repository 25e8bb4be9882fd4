"""How long a seat that was left out has to wait before it may come back (K4).

The first time not at all; whoever leaves again and again waits longer each time, as everybody
else has to halt whenever it comes back.
"""

from math import inf

from games.kit import NOBODY, Seat, Seats

SHORTEST = 5.0
LONGEST = 120.0


class Pauses:
    """Of all seats. A seat's pause begins with the epoch for which it was left out.

    Only leaving counts: rolls that are called while it is gone make its pause no longer.
    """

    def __init__(self, quorum: int) -> None:
        self.quorum = quorum
        self.gone: Seats = NOBODY
        self._times: dict[Seat, int] = {}  # that it has been left out
        self._until: dict[Seat, float] = {}

    def begin(self, gone: Seats, now: float) -> None:
        """An epoch begins, without these."""
        for seat in gone - self.gone:
            self._times[seat] = self._times.get(seat, 0) + 1
            self._until[seat] = now + length(self._times[seat])
        self.gone = gone

    def is_on(self, seat: Seat, alive: Seats, now: float) -> bool:
        """Must that seat still wait? Not if without it fewer than q give signs of life."""
        needed = len(alive - {seat}) < self.quorum
        return seat in self.gone and not needed and now < self._until[seat]

    def wake(self, now: float) -> float:
        """When the next pause is over."""
        ends = (self._until[seat] for seat in self.gone)
        return min((end for end in ends if end > now), default=inf)


def length(times: int) -> float:
    """The pause before a seat's return, by how many times it was left out: none, 5 s, 10 s …"""
    return min(SHORTEST * 2.0 ** (times - 2), LONGEST) if times > 1 else 0.0

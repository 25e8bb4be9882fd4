"""Signs of life: which seats seem to be there, whether or not they have anything to say (E3)."""

import math
import time

import trio

from games.kit import Seat, Seats

SIGN_SECONDS = 10.0  # several times as long as peers keep quiet while a match is played


class Liveness:
    """Of a seat counts whatever comes on a line to it, and what it signed and was new to us."""

    def __init__(self, me: Seat | None) -> None:
        self._me = me
        self._heard: dict[Seat, float] = {}
        self._suspended = math.inf  # for how long, when anybody was heard last
        self.was_alone = False  # was there a time without a sign of life of anybody else?

    def heard(self, seat: Seat) -> None:
        """It has just sent us something, or somebody has passed on what it said."""
        self.was_alone |= self.is_alone
        self._heard[seat], self._suspended = trio.current_time(), suspended()

    @property
    def is_alone(self) -> bool:
        """Has nobody been heard for so long, of those who were? Or was our machine suspended?"""
        if not self._heard:
            return False
        recent = trio.current_time() - SIGN_SECONDS
        slept = suspended() - self._suspended
        return max(self._heard.values()) < recent or slept > SIGN_SECONDS

    def forget(self, seat: Seat) -> None:
        """It has said that it leaves."""
        self._heard.pop(seat, None)

    def alive(self) -> Seats:
        """The seats that have given a sign of life lately, ourselves included."""
        recent = trio.current_time() - SIGN_SECONDS
        others = {seat for seat, when in self._heard.items() if when >= recent}
        return frozenset(others if self._me is None else {*others, self._me})

    def last(self, seat: Seat) -> float | None:
        """When a seat gave its last sign of life, if it ever did."""
        return self._heard.get(seat)


def suspended() -> float:
    """Grows by the seconds in which our machine is suspended: most clocks stand then, but for the
    time of day.
    """
    return time.time() - time.monotonic()

"""Signs of life: which seats seem to be there, whether or not they have anything to say (E3)."""

import math
import time

import trio

from games.kit import Seat, Seats
from p2p.wire.link import Link

SIGN_SECONDS = 10.0  # several times as long as peers keep quiet while a match is played


class Liveness:
    """Of a seat counts whatever comes on a line to it, and what it signed and was new to us."""

    def __init__(self, me: Seat | None) -> None:
        self._me = me
        self._heard: dict[Seat, float] = {}
        self._suspended = math.inf  # for how long, when anybody was heard last
        self.was_alone = False  # was there a time without a sign of life of anybody else?
        self._through: dict[Seat, dict[Link, float]] = {}  # when it was heard on which lines

    def heard(self, seat: Seat, line: Link | None = None) -> None:
        """It has just sent us something, or somebody has passed on what it said."""
        self.was_alone |= self.is_alone
        self._heard[seat] = now = trio.current_time()
        self._suspended = suspended()
        if line is not None:
            lines = self._through.setdefault(seat, {})
            for old in [] if line in lines else self._old(lines, now):
                del lines[old]
            lines[line] = now

    def _old(self, lines: dict[Link, float], now: float) -> list[Link]:
        return [line for line, when in lines.items() if when < now - SIGN_SECONDS]

    @property
    def is_alone(self) -> bool:
        """Has nobody been heard for so long, of those who were? Or was our machine suspended?"""
        others = [when for seat, when in self._heard.items() if seat != self._me]
        if not others:
            return False
        recent = trio.current_time() - SIGN_SECONDS
        return max(others) < recent or suspended() - self._suspended > SIGN_SECONDS

    def forget(self, seat: Seat) -> None:
        """It has said that it leaves."""
        self._heard.pop(seat, None)

    def alive(self) -> Seats:
        """The seats that have given a sign of life lately, ourselves included."""
        recent = trio.current_time() - SIGN_SECONDS
        others = {seat for seat, when in self._heard.items() if when >= recent}
        return frozenset(others if self._me is None else {*others, self._me})

    def lines_of(self, seat: Seat) -> list[Link]:
        """Those on which it was last heard, and others shortly before."""
        lines = self._through.get(seat, {})
        old = self._old(lines, max(lines.values(), default=0.0))
        return [line for line in lines if line not in old]

    def last(self, seat: Seat) -> float | None:
        """When a seat gave its last sign of life, if it ever did."""
        return self._heard.get(seat)


def suspended() -> float:
    """Grows by the seconds in which our machine is suspended: most clocks stand then, but for the
    time of day.
    """
    return time.time() - time.monotonic()

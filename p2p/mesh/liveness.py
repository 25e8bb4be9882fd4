"""Signs of life: which seats seem to be there, whether or not they have anything to say (E3)."""

import trio

from games.kit import Seat, Seats

SIGN_SECONDS = 10.0  # several times as long as peers keep quiet while a match is played


class Liveness:
    """Of a seat counts whatever comes on a line to it, and what it signed and was new to us."""

    def __init__(self, me: Seat | None) -> None:
        self._me = me
        self._heard: dict[Seat, float] = {}

    def heard(self, seat: Seat) -> None:
        """It has just sent us something, or somebody has passed on what it said."""
        self._heard[seat] = trio.current_time()

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

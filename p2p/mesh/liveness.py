"""Signs of life: which seats seem to be there, whether or not they have anything to say."""

from collections.abc import Iterable

import trio

from games.kit import Seat

SIGN_SECONDS = 10.0  # several times as long as peers keep quiet while a match is played


class Liveness:
    """A seat with a line to us is heard all the time; one without, only through others."""

    def __init__(self) -> None:
        self._direct: dict[Seat, float] = {}
        self._through_others: set[Seat] = set()

    def heard(self, seat: Seat) -> None:
        """It itself has just sent us something."""
        self._direct[seat] = trio.current_time()

    def heard_of(self, seat: Seat) -> None:
        """Somebody has passed on what it said."""
        self._through_others.add(seat)

    def lost(self, seats: Iterable[Seat]) -> set[Seat]:
        """Those who had a line to us and are silent on it, or were never heard at all."""
        return {seat for seat in seats if self._is_lost(seat)}

    def _is_lost(self, seat: Seat) -> bool:
        if seat not in self._direct:
            return seat not in self._through_others
        return self._direct[seat] < trio.current_time() - SIGN_SECONDS

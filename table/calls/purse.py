"""How long a seat's program is waited for: out of a purse of seconds (K1).

A program that always answers just in time would make a match last for ever. So whatever its
messages take beyond a few seconds is paid from a purse that fills slowly, and so are calls that
changed nothing.
"""

FULL = 60.0
FREE = 3.0  # what each message may take for nothing
REFILL = 2.0 / 60.0  # a second
LEAST_PATIENCE = 10.0
CALL = 20.0  # the price of a call that changed nothing
BACK = 20.0  # what a seat has that was gone


class Purse:
    """The seconds of one seat, as we count them. A restarted program begins with full ones."""

    def __init__(self, now: float) -> None:
        self._left, self._at = FULL, now

    def left(self, now: float) -> float:
        return min(FULL, self._left + REFILL * (now - self._at))

    def patience(self, now: float) -> float:
        """How long a message of this seat's program may be owed before we claim that it is gone."""
        return max(self.left(now), LEAST_PATIENCE)

    def is_broke(self, now: float) -> bool:
        """Is it too empty to pay for a call? A purse that fills all the time is never at 0."""
        return self.left(now) < CALL

    def pay(self, owed: float, now: float) -> None:
        """A message came that had been owed for that long, by clocks that stood during calls."""
        self._take(max(0.0, owed - FREE), now)

    def pay_for_call(self, now: float) -> None:
        """Its report was here first, and the call changed nothing: same company, nobody late."""
        self._take(CALL, now)

    def come_back(self, now: float) -> None:
        """It was gone and is a member again, with so much, whatever was left."""
        self._left, self._at = BACK, now

    def _take(self, seconds: float, now: float) -> None:
        self._left, self._at = max(0.0, self.left(now) - seconds), now

"""How long a line takes there and back, from echoes alone (RFC 9002, section 5)."""

import math
import secrets

LEAST_SECONDS, MOST_SECONDS = 0.02, 10.0
FIRST_SECONDS = 0.333  # before anything was measured, as there
GRAIN_SECONDS = 0.05  # by so much a clock or a task may be late


class RoundTrip:
    """Numbers can't be guessed, so a peer can look slower than it is, but not faster; and
    only within bounds. What it gains is to be sent later what it lacks.
    """

    def __init__(self) -> None:
        self.smoothed, self._variation = FIRST_SECONDS, FIRST_SECONDS / 2
        self._measured = False
        self._asked: tuple[int, float] | None = None
        self.answered = -math.inf  # when the last question was asked that has been answered

    def ask(self, now: float) -> int:
        """A number for the other end to send back; what was asked before counts no more."""
        self._asked = secrets.randbits(32), now
        return self._asked[0]

    def echoed(self, number: int, now: float) -> None:
        if self._asked is None or self._asked[0] != number:
            return  # late, sent twice, or made up
        self.answered, self._asked = self._asked[1], None
        sample = min(max(now - self.answered, LEAST_SECONDS), MOST_SECONDS)
        if self._measured:
            self._variation += (abs(self.smoothed - sample) - self._variation) / 4
            self.smoothed += (sample - self.smoothed) / 8
        else:
            self.smoothed, self._variation, self._measured = sample, sample / 2, True

    @property
    def timeout(self) -> float:
        """When an answer that was given at once should be here (6.2.1)."""
        return self.smoothed + max(4 * self._variation, GRAIN_SECONDS)

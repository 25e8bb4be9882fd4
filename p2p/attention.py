"""Seconds in which our own program was there: whoever slept has waited for nobody (K3)."""

MOST_SECONDS = 1.0  # that one look adds; so who waits for something looks once a second, or oftener


class Attention:
    """A clock that runs only while it is looked at.

    A lid that was closed for an hour, or a machine with too much to do, makes a look come late.
    What others said meanwhile is still to be read, so that time is not theirs.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._looked: float | None = None

    def look(self, now: float) -> float:
        """How much has passed since the last look, as far as it counts?"""
        looked, self._looked = self._looked, now
        passed = 0.0 if looked is None else min(now - looked, MOST_SECONDS)
        self.seconds += passed
        return passed

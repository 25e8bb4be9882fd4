"""Which option is best, when trying one tells only a little: a race in which losers drop out."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, TypeVar

T = TypeVar("T")

CLEARLY = 2.0  # standard errors behind the leader


class Race(Generic[T]):
    """Options compared lap by lap; in a lap, all that are left are tried under the same luck."""

    def __init__(self, options: Sequence[T]) -> None:
        self.options = options
        self.values: dict[int, list[float]] = {place: [] for place in range(len(options))}

    @property
    def decided(self) -> bool:
        return len(self.values) == 1

    @property
    def leader(self) -> T:
        return self.options[self._first()]

    def lap(self, attempt: Callable[[T], float]) -> None:
        """Try every option that is left; ``attempt`` gives the value of one."""
        for place, values in self.values.items():
            values.append(attempt(self.options[place]))

    def drop_losers(self) -> None:
        """Leave out what is clearly behind, or has always been exactly as good as the leader."""
        first = self._first()
        best = self.values[first]
        for place in [place for place in self.values if place != first]:
            gaps = [a - b for a, b in zip(best, self.values[place], strict=True)]
            mean = sum(gaps) / len(gaps)
            spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
            if mean >= CLEARLY * sqrt(spread / len(gaps)):
                del self.values[place]

    def _first(self) -> int:
        return max(self.values, key=lambda place: sum(self.values[place]))

"""CPU time on a machine that does other things too: many short laps, taken in turns.

A burst of somebody else's work then disturbs all figures alike, and the medians hardly.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time_ns
from typing import TypeVar

Result = TypeVar("Result")


class Stopwatch:
    """Laps of CPU time by name. Laps may be nested."""

    def __init__(self) -> None:
        self._laps: defaultdict[str, list[int]] = defaultdict(list)

    def __call__(self, name: str, work: Callable[[], Result]) -> Result:
        start = process_time_ns()
        result = work()
        self._laps[name].append(process_time_ns() - start)
        return result

    def median_us(self) -> dict[str, float]:
        return {name: median(laps) / 1e3 for name, laps in self._laps.items()}


@dataclass(frozen=True)
class Case:
    """Something to measure: ``once`` does it once; ``path`` is where its figures go."""

    path: str
    once: Callable[[Stopwatch], None]
    bytes: int | None = None


@dataclass(frozen=True)
class Effort:
    """In each round every case is repeated for this long, and at least once."""

    rounds: int = 15
    milliseconds: float = 6


def take_turns(
    cases: Sequence[Case], yardstick: Case, effort: Effort, after_each: Callable[[], None]
) -> dict[str, Stopwatch]:
    """Measure all cases, the yardstick before each of them again."""
    watches = {case.path: Stopwatch() for case in (yardstick, *cases)}
    for _ in range(effort.rounds):
        for case in cases:
            yardstick.once(watches[yardstick.path])
            _repeat(case, watches[case.path], effort.milliseconds)
            after_each()
    return watches


def _repeat(case: Case, watch: Stopwatch, milliseconds: float) -> None:
    end = process_time_ns() + milliseconds * 1e6
    case.once(watch)
    while process_time_ns() < end:
        case.once(watch)

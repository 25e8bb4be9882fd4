"""What many matches amount to: win rates with their uncertainty, and how long matches last."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import accumulate, repeat
from math import sqrt
from operator import mul
from statistics import median
from typing import Any, NamedTuple

from players.simulate import Plan, Played

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations
BARS = 12


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: int, matches: int, z: float = Z) -> Interval:
    """The rates that ``wins`` out of ``matches`` leave plausible (Wilson 1927).

    Unlike the textbook interval it holds for few matches and for rates near 0 and 1.
    """
    rate, square = wins / matches, z * z / matches
    middle = (rate + square / 2) / (1 + square)
    reach = z * sqrt(rate * (1 - rate) / matches + square / (4 * matches)) / (1 + square)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


class Bar(NamedTuple):
    """How many matches took from ``least`` to ``most`` decisions."""

    least: int
    most: int
    matches: int


def histogram(lengths: Iterable[int], bars: int = BARS) -> list[Bar]:
    """All ``lengths`` in at most ``bars`` ranges of equal, round width."""
    counts = Counter(lengths)
    least, most = min(counts), max(counts)
    width = round_width((most - least + 1) / bars)
    first = least // width * width
    if (most - first) // width >= bars:  # rounding down the first range cost one
        width = round_width(width + 1)
        first = least // width * width
    return [
        Bar(low, low + width - 1, sum(counts[length] for length in range(low, low + width)))
        for low in range(first, most + 1, width)
    ]


def round_width(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50, ... that is not below ``least``."""
    return next(
        digit * size
        for size in accumulate(repeat(10), mul, initial=1)
        for digit in (1, 2, 5)
        if digit * size >= least
    )


class Score(NamedTuple):
    """One bot of the plan; ``rate`` is of all matches, the undecided included."""

    bot: str
    wins: int
    rate: float
    interval: Interval


@dataclass(frozen=True)
class Results:
    plan: Plan
    matches: int
    undecided: int
    scores: tuple[Score, ...]
    bars: tuple[Bar, ...]
    median: float

    def as_json(self) -> dict[str, Any]:
        """The same figures for a program; equal for equal plans and numbers of matches."""
        scores = [
            {"bot": score.bot, "wins": score.wins, "rate": score.rate, "interval": score.interval}
            for score in self.scores
        ]
        lengths = {"median": self.median, "bars": [bar._asdict() for bar in self.bars]}
        counts = {"matches": self.matches, "undecided": self.undecided}
        return {**asdict(self.plan), **counts, "scores": scores, "decisions": lengths}


def add_up(plan: Plan, played: Iterable[Played]) -> Results:
    """The results of at least one match of ``plan``."""
    matches = list(played)
    wins = Counter(winner for match in matches for winner in match.winners or ())
    lengths = [match.decisions for match in matches]
    return Results(
        plan=plan,
        matches=len(matches),
        undecided=sum(match.winners is None for match in matches),
        scores=tuple(
            Score(bot, wins[place], wins[place] / len(matches), wilson(wins[place], len(matches)))
            for place, bot in enumerate(plan.bots)
        ),
        bars=tuple(histogram(lengths)),
        median=median(lengths),
    )

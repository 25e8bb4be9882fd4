"""``python -m players.complots.fit``: what positions are worth, learnt from their winners.

Regulars play each other; every position at the beginning of a turn, with its later winner, is an
example. The points for ``worth`` are those under which the winners were most likely (a
conditional logit), kept small where there are few examples. Some minutes, always the same result.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from math import exp, sqrt
from pprint import pprint
from random import Random
from typing import NamedTuple

from games.complots import Ask, Complots, ComplotsOptions, Variant
from games.kit import Decision, Seat
from players.complots.regular import Regular
from players.complots.worth import features
from players.view import view
from table import PlainTable

MATCHES = 2000
PLAYERS = (2, 3, 4, 4, 4, 5, 6)
SEED = 20_000_000  # far from the seeds of simulations
ROUNDS = 150
STEP = 0.1
SMALL = 0.001  # how much large points are resisted


class Example(NamedTuple):
    """What each player had at the beginning of a turn, the later winner first."""

    players: list[list[tuple[str, float]]]


def examples(matches: int) -> Iterator[tuple[int, Example]]:
    """Positions, by the number of players left; 4 stands for more."""
    for number in range(matches):
        random = Random(SEED + number)
        options = ComplotsOptions(variant=random.choice(tuple(Variant)))
        table = PlainTable(
            Complots(random.choice(PLAYERS), options=options), random.getrandbits(64)
        )
        bots = {seat: Regular(random.getrandbits(64)) for seat in table.game.seats}
        seen: list[dict[Seat, list[tuple[str, float]]]] = []
        while table.deciders:
            pending = table.match.pending
            if isinstance(pending, Decision) and pending.ask is Ask.ACTION:
                living = table.game.living
                seen.append({s: list(features(table.game, table.faces, s)) for s in living})
            for seat in table.deciders:
                table.decide(seat, bots[seat](view(table, seat)))
        (winner,) = table.game.winners
        for position in seen:
            first = position.pop(winner)
            yield min(len(position) + 1, 4), Example([first, *position.values()])


def fit(sample: list[Example]) -> dict[str, float]:
    """The points that make the winners of ``sample`` most likely."""
    points: dict[str, float] = defaultdict(float)
    speed: dict[str, float] = defaultdict(float)
    for _ in range(ROUNDS):
        slope = gradient(sample, points)
        for name, value in slope.items():
            value -= SMALL * points[name]
            speed[name] += value * value
            points[name] += STEP * value / sqrt(speed[name])
    return {name: round(value, 2) for name, value in sorted(points.items())}


def gradient(sample: list[Example], points: dict[str, float]) -> dict[str, float]:
    """How the likelihood of an average example grows with each of the points."""
    slope: dict[str, float] = defaultdict(float)
    for (players,) in sample:
        shares = [exp(sum([points[name] * amount for name, amount in own])) for own in players]
        for place, (own, share) in enumerate(zip(players, shares, strict=True)):
            surprise = (place == 0) - share / sum(shares)
            for name, amount in own:
                slope[name] += surprise * amount / len(sample)
    return slope


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    samples: dict[int, list[Example]] = defaultdict(list)
    for left, example in examples(matches):
        samples[left].append(example)
    for left, sample in sorted(samples.items()):
        print(f"{left} players left, {len(sample)} examples:")
        pprint(fit(sample))


if __name__ == "__main__":
    main()

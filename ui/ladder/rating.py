"""How strong everybody is, from all matches at once, and how little is known of that.

The model is Luce's (1959), which Plackett (1975) made one of whole rankings and which between two
is that of Bradley and Terry (1952): at a table, i wins with probability exp(θ_i)/Σ exp(θ_j). Each θ
comes from a normal distribution, as in Glicko (Glickman 1999), so that whoever has won once is
not infinitely strong. The most likely θ is unique and depends on no order of matches, unlike a
rating that is kept up match by match. How uncertain it is, the curvature there tells (Laplace).

Of the libraries, choix fits this model, but gives no uncertainty for tables of more than two, and
brings 215 MB of numpy and scipy along; openskill rates match by match, so order matters. What
follows is Newton's method in one screen; tests compare it with what choix finds.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from operator import mul
from typing import NamedTuple

SCALE = 400 / log(10)  # as in Elo's: 400 points are odds of ten to one
MIDDLE, DEVIATION = 1500, 350  # of somebody nobody knows
Z = 1.959964  # 95 % of a normal distribution lie within so many deviations
PRECISE = 1e-9
PATIENCE = 100  # steps; some ten are enough

Vector = list[float]
Matrix = list[Vector]


class Outcome(NamedTuple):
    """Who sat at a table, and which of them won; several share one win."""

    players: tuple[str, ...]
    winners: tuple[str, ...]


class Rating(NamedTuple):
    """In points; the truth is likely (95 %) no farther from ``points`` than ``reach``."""

    points: float
    reach: float


def rate(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Everybody's rating: the same for the same outcomes in any order, bit by bit."""
    names = sorted({player for outcome in outcomes for player in outcome.players})
    places = {name: place for place, name in enumerate(names)}
    tables = [seen_from(places, outcome) for outcome in sorted(outcomes)]
    strengths = most_likely(tables, len(names))
    root = cholesky(curvature(tables, strengths))
    return {
        name: Rating(MIDDLE + SCALE * strengths[place], Z * SCALE * sqrt(variance(root, place)))
        for name, place in places.items()
    }


class Sat(NamedTuple):
    """An outcome by numbers: the players in order, and each one's part of the win."""

    players: tuple[int, ...]
    parts: tuple[float, ...]


def seen_from(places: Mapping[str, int], outcome: Outcome) -> Sat:
    won = {places[winner] for winner in outcome.winners}
    players = tuple(sorted(places[player] for player in outcome.players))
    return Sat(players, tuple((player in won) / len(won) for player in players))


# The most likely strengths

WIDTH = DEVIATION / SCALE


def most_likely(tables: Sequence[Sat], players: int) -> Vector:
    """Newton's method on a concave function, with shorter steps where a whole one goes too far."""
    strengths = [0.0] * players
    for _ in range(PATIENCE):
        root = cholesky(curvature(tables, strengths))
        step = solve(root, slope(tables, strengths))
        strengths = climb(tables, strengths, step)
        if max(map(abs, step), default=0) < PRECISE:
            return strengths
    raise ArithmeticError("a concave function without a summit")


def climb(tables: Sequence[Sat], strengths: Vector, step: Vector) -> Vector:
    here, share = likelihood(tables, strengths), 1.0
    while share > PRECISE:
        there = [s + share * d for s, d in zip(strengths, step, strict=True)]
        if likelihood(tables, there) >= here - PRECISE:
            return there
        share /= 2
    return strengths


def chances(table: Sat, strengths: Vector) -> Vector:
    most = max(strengths[player] for player in table.players)
    weights = [exp(strengths[player] - most) for player in table.players]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def likelihood(tables: Sequence[Sat], strengths: Vector) -> float:
    """Its logarithm, up to a constant, after what was believed before."""
    told = sum(
        part * log(chance)
        for table in tables
        for part, chance in zip(table.parts, chances(table, strengths), strict=True)
        if part
    )
    return told - sum(s * s for s in strengths) / (2 * WIDTH**2)


def slope(tables: Sequence[Sat], strengths: Vector) -> Vector:
    found = [-s / WIDTH**2 for s in strengths]
    for table in tables:
        for player, part, chance in zip(*table, chances(table, strengths), strict=True):
            found[player] += part - chance
    return found


def curvature(tables: Sequence[Sat], strengths: Vector) -> Matrix:
    """Minus the second derivatives: positive definite, as nobody's strength was quite unknown."""
    found = [[0.0] * len(strengths) for _ in strengths]
    for place, row in enumerate(found):
        row[place] = WIDTH**-2
    for table in tables:
        odds = chances(table, strengths)
        for i, p in zip(table.players, odds, strict=True):
            found[i][i] += p
            for j, q in zip(table.players, odds, strict=True):
                found[i][j] -= p * q
    return found


# Positive definite matrices


def cholesky(matrix: Matrix) -> Matrix:
    """The lower triangle whose product with its mirror image is ``matrix``."""
    rows: Matrix = []
    for i, given in enumerate(matrix):
        row: Vector = []
        for j in range(i):
            row.append((given[j] - sum(map(mul, row, rows[j]))) / rows[j][j])
        row.append(sqrt(given[i] - sum(map(mul, row, row))))
        rows.append(row)
    return rows


def solve(root: Matrix, right: Vector) -> Vector:
    """What the matrix with this ``root`` takes to ``right``."""
    halfway = forward(root, right)
    found = [0.0] * len(root)
    for i in reversed(range(len(root))):
        rest = sum(root[j][i] * found[j] for j in range(i + 1, len(root)))
        found[i] = (halfway[i] - rest) / root[i][i]
    return found


def forward(root: Matrix, right: Vector) -> Vector:
    """What ``root`` itself takes to ``right``."""
    found: Vector = []
    for row, value in zip(root, right, strict=True):
        found.append((value - sum(map(mul, row, found))) / row[-1])
    return found


def variance(root: Matrix, place: int) -> float:
    """How much one number may be off: an entry on the diagonal of the inverse."""
    unit = [float(i == place) for i in range(len(root))]
    return sum((value * value for value in forward(root, unit)), 0.0)

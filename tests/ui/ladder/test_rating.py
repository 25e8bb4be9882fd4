"""Ratings: the summit of what is likely, the same in any order, and honest about what they know."""

from random import Random

import pytest

from ui.ladder.rating import (
    DEVIATION,
    MIDDLE,
    SCALE,
    WIDTH,
    Outcome,
    Sat,
    Z,
    cholesky,
    curvature,
    likelihood,
    most_likely,
    rate,
    solve,
    variance,
)

# Of each table the players, and the winner as a capital.
PLAYED = ("abC", "abcD", "Ab", "aB", "bCd", "cD", "Dea", "aEb", "Bcde", "Ea")
# choix 0.4.1: opt_top1(5, data, alpha=1/(2·WIDTH²), method="Newton-CG", tol=1e-14), in points
CHOIX = {"a": 1297.333, "b": 1406.148, "c": 1577.465, "d": 1670.214, "e": 1548.840}


def outcome(table: str) -> Outcome:
    winners = tuple(player.lower() for player in table if player.isupper())
    return Outcome(tuple(table.lower()), winners)


def outcomes(seed: int, players: int = 6, matches: int = 30) -> list[Outcome]:
    print("seed", seed)
    random, names = Random(seed), "abcdefghij"[:players]
    tables = [random.sample(names, random.randint(2, 5)) for _ in range(matches)]
    return [Outcome(tuple(t), tuple(random.sample(t, random.randint(1, len(t))))) for t in tables]


def test_another_program_finds_the_same() -> None:
    found = rate([outcome(table) for table in PLAYED])
    assert {key: round(rating.points, 3) for key, rating in found.items()} == CHOIX


def test_the_order_of_matches_and_of_players_changes_nothing() -> None:
    seed = Random().getrandbits(32)
    played, random = outcomes(seed), Random(seed)
    expected = rate(played)
    for _ in range(5):
        random.shuffle(played)
        assert rate(played) == expected


def test_nowhere_near_is_more_likely() -> None:
    places = {name: place for place, name in enumerate("abcde")}
    tables = [
        Sat(tuple(places[p] for p in o.players), tuple(float(p in o.winners) for p in o.players))
        for o in map(outcome, PLAYED)
    ]
    summit = most_likely(tables, 5)
    for place in range(5):
        for step in (-0.01, 0.01):
            near = [s + step * (i == place) for i, s in enumerate(summit)]
            assert likelihood(tables, near) < likelihood(tables, summit)


def test_nobody_is_known_before_a_match_and_nobody_is_infinitely_strong_after_one() -> None:
    assert rate([]) == {}
    strong, weak = rate([Outcome(("a", "b"), ("a",))]).values()
    assert MIDDLE < strong.points < MIDDLE + DEVIATION
    assert strong.points - MIDDLE == pytest.approx(MIDDLE - weak.points)
    assert 0 < strong.reach < Z * DEVIATION


def test_more_matches_tell_more() -> None:
    reaches = [rate([outcome("Ab"), outcome("aB")] * n)["a"].reach for n in (1, 10, 100)]
    assert reaches == sorted(reaches, reverse=True)
    assert rate([outcome("Ab"), outcome("aB")])["a"].points == pytest.approx(MIDDLE)


def test_who_shares_every_win_is_in_the_middle() -> None:
    found = rate([Outcome(("a", "b", "c"), ("a", "b", "c"))] * 5)
    assert [rating.points for rating in found.values()] == pytest.approx([MIDDLE] * 3)


def test_a_long_row_of_wins_is_no_trouble() -> None:
    found = rate([outcome("Ab")] * 200)
    assert 900 < found["a"].points - found["b"].points < 20 * SCALE


def test_linear_algebra() -> None:
    seed = Random().getrandbits(32)
    print("seed", seed)
    random = Random(seed)
    tables = [Sat((0, 1, 2), (1.0, 0.0, 0.0)), Sat((1, 3), (0.0, 1.0))]
    matrix = curvature(tables, [random.gauss(0, 1) for _ in range(4)])
    root, right = cholesky(matrix), [random.gauss(0, 1) for _ in range(4)]
    found = solve(root, right)
    for row, value in zip(matrix, right, strict=True):
        assert sum(a * b for a, b in zip(row, found, strict=True)) == pytest.approx(value)
    for place in range(4):
        unit = [float(i == place) for i in range(4)]
        assert variance(root, place) == pytest.approx(solve(root, unit)[place])
    assert variance(cholesky([[WIDTH**-2]]), 0) == pytest.approx(WIDTH**2)

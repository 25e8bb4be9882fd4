"""What is said about many matches is right."""

from itertools import pairwise
from math import comb
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from players.results import BARS, Interval, Z, add_up, histogram, round_width, wilson
from players.simulate import Plan, Played

PLAN = Plan("complots", ("regular", "novice", "novice"), ("variant=inquisitor",), seed=8)
FOUR_MATCHES = [Played((0,), 40), Played((2,), 70), Played(None, 5000), Played((0,), 41)]


def test_the_interval_is_for_95_percent() -> None:
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-6) == Z


@given(st.integers(1, 10**6), st.data())
def test_the_ends_of_the_interval_are_the_rates_just_95_percent_away(
    matches: int, data: st.DataObject
) -> None:
    """What Wilson asks of them: the score lies exactly Z standard errors of that rate away."""
    wins = data.draw(st.integers(0, matches))
    for end in wilson(wins, matches):
        assert (wins / matches - end) ** 2 == pytest.approx(Z**2 * end * (1 - end) / matches)


@pytest.mark.parametrize(
    ("wins", "low", "high"), [(0, 0.0, 0.2775), (5, 0.2366, 0.7634), (10, 0.7225, 1.0)]
)
def test_ten_matches_leave_much_room(wins: int, low: float, high: float) -> None:
    assert wilson(wins, 10) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6), st.data())
def test_the_interval_surrounds_the_rate_and_is_the_same_for_losses(
    matches: int, data: st.DataObject
) -> None:
    wins = data.draw(st.integers(0, matches))
    low, high = wilson(wins, matches)
    assert 0 <= low <= wins / matches + 1e-12
    assert wins / matches - 1e-12 <= high <= 1
    mirrored = wilson(matches - wins, matches)
    assert Interval(1 - mirrored.high, 1 - mirrored.low) == pytest.approx((low, high))


def test_the_interval_holds_what_it_promises() -> None:
    """For true rates of 5 % to 95 %: how often do 50 matches give an interval that has it?"""
    for rate in (0.05, 0.25, 0.5, 0.95):
        chances = [binomial(50, wins, rate) for wins in range(51)]
        inside = [wilson(wins, 50).low <= rate <= wilson(wins, 50).high for wins in range(51)]
        assert sum(c for c, hit in zip(chances, inside, strict=True) if hit) > 0.92


def binomial(matches: int, wins: int, rate: float) -> float:
    return comb(matches, wins) * rate**wins * (1 - rate) ** (matches - wins)


@given(st.lists(st.integers(0, 5000), min_size=1, max_size=200))
def test_a_histogram_counts_every_match_once_in_bars_of_equal_width(lengths: list[int]) -> None:
    bars = histogram(lengths)
    assert sum(bar.matches for bar in bars) == len(lengths)
    assert len(bars) <= BARS
    assert len({bar.most - bar.least for bar in bars}) == 1
    for bar, after in pairwise(bars):
        assert after.least == bar.most + 1
    for bar in bars:
        assert bar.matches == sum(bar.least <= length <= bar.most for length in lengths)


def test_widths_are_round() -> None:
    assert [round_width(least) for least in (0.1, 1, 1.5, 3, 5, 6, 11, 21, 51, 600)] == [
        1, 1, 2, 5, 5, 10, 20, 50, 100, 1000,
    ]  # fmt: skip


def test_undecided_matches_count_as_played_and_as_won_by_nobody() -> None:
    results = add_up(PLAN, FOUR_MATCHES)
    assert (results.matches, results.undecided) == (4, 1)
    assert [score.wins for score in results.scores] == [2, 0, 1]
    assert results.scores[0].rate == 0.5
    assert results.median == 55.5


def test_a_shared_win_is_a_win_for_each() -> None:
    results = add_up(PLAN, [Played((0, 1), 40)])
    assert [score.wins for score in results.scores] == [1, 1, 0]

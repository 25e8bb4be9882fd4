"""How long a seat is waited for, and how long it waits before it comes back (K1, K4)."""

from math import inf

import pytest

from games.kit import Seat
from table.calls.pause import Pauses, length
from table.calls.purse import Purse
from tests.table.calls.small import ALL, LAST, ONE, THREE

NONE = frozenset[Seat]()


def test_a_full_purse_is_a_minute_of_patience() -> None:
    purse = Purse(100.0)
    assert (purse.left(100.0), purse.patience(100.0)) == (60.0, 60.0)
    assert purse.left(1000.0) == 60.0


def test_a_message_is_free_for_three_seconds() -> None:
    purse = Purse(0.0)
    purse.pay(2.9, 0.0)
    assert purse.left(0.0) == 60.0
    purse.pay(8.0, 0.0)
    assert purse.left(0.0) == 55.0


def test_two_seconds_a_minute_come_back() -> None:
    purse = Purse(0.0)
    purse.pay(33.0, 0.0)
    assert purse.left(60.0) == pytest.approx(32.0)
    assert purse.left(10_000.0) == 60.0


def test_a_purse_is_never_below_nothing_and_patience_never_below_ten_seconds() -> None:
    purse = Purse(0.0)
    purse.pay(1000.0, 0.0)
    assert (purse.left(0.0), purse.patience(0.0)) == (0.0, 10.0)
    assert purse.left(60.0) == pytest.approx(2.0)


def test_three_calls_that_change_nothing_empty_a_purse_for_ten_minutes() -> None:
    purse = Purse(0.0)
    for _ in range(3):
        assert not purse.is_broke(0.0)
        purse.pay_for_call(0.0)
    assert purse.is_broke(0.0)
    assert purse.is_broke(599.0)
    assert not purse.is_broke(601.0)


@pytest.mark.parametrize("owed", [0.0, 30.0, 1000.0])
def test_whoever_is_back_has_twenty_seconds(owed: float) -> None:
    purse = Purse(0.0)
    purse.pay(owed, 0.0)
    purse.come_back(0.0)
    assert purse.left(0.0) == 20.0
    assert not purse.is_broke(0.0)


def test_a_pause_is_longer_each_time() -> None:
    assert [length(times) for times in range(1, 9)] == [0, 5, 10, 20, 40, 80, 120, 120]


def test_a_seat_waits_longer_each_time_that_it_was_left_out() -> None:
    pauses = Pauses(quorum=3)
    pauses.begin(frozenset({LAST}), 10.0)
    assert not pauses.is_on(LAST, ALL, 10.0)
    pauses.begin(NONE, 11.0)
    pauses.begin(frozenset({LAST}), 20.0)
    assert pauses.is_on(LAST, ALL, 24.9)
    assert pauses.wake(20.0) == 25.0
    assert not pauses.is_on(LAST, ALL, 25.0)
    assert pauses.wake(25.0) == inf


def test_rolls_of_others_make_a_pause_no_longer() -> None:
    pauses = Pauses(quorum=2)
    for gone in ({LAST}, (), {LAST}, {LAST, THREE}, {LAST}):
        pauses.begin(frozenset(gone), 0.0)
    assert pauses.is_on(LAST, ALL, 4.9)
    assert not pauses.is_on(LAST, ALL, 5.0)
    assert not pauses.is_on(THREE, ALL, 0.0), "a member"


def test_a_pause_is_over_when_the_seat_is_needed() -> None:
    pauses = Pauses(quorum=3)
    for gone in ({LAST}, (), {LAST}):
        pauses.begin(frozenset(gone), 0.0)
    assert pauses.is_on(LAST, ALL, 1.0)
    assert not pauses.is_on(LAST, ALL - {ONE}, 1.0)

"""A program that answers every duty just inside the others' patience, to wear them down (K1)."""

import pytest

from table.calls.purse import FULL, LEAST_PATIENCE, Purse

MESSAGES = 60  # of its program in one match


def minutes_of_waiting() -> float:
    """How long everybody waits for it in all, if it is never found gone."""
    now, purse = 0.0, Purse(0.0)
    for _ in range(MESSAGES):
        taken = purse.patience(now) - 0.01
        now += taken
        purse.pay(taken, now)
    return now / 60


def test_whoever_answers_as_late_as_it_can_is_soon_waited_for_no_longer_than_need_be() -> None:
    fair = (FULL + MESSAGES * LEAST_PATIENCE) / 60
    assert minutes_of_waiting() < 1.2 * fair


def test_with_a_purse_that_is_always_full_each_message_costs_as_much_as_the_first() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Purse, "pay", lambda *_: None)
        assert minutes_of_waiting() == pytest.approx(MESSAGES, rel=0.01)

"""Seconds that are owed: they stand during a call, and a program that slept has not waited."""

from games.kit import Seat
from p2p.match.owed import ASLEEP_SECONDS, Ledger, Owed
from table import Debt, Due

DUE = Due(Seat(2), "7", Debt.DUTY)


def runs(_: Seat) -> bool:
    return False


def stands(_: Seat) -> bool:
    return True


def seconds(ledger: Ledger) -> float:
    (owed,) = ledger.all()
    return owed.seconds


def test_what_is_owed_grows_until_it_is_paid() -> None:
    paid: list[Owed] = []
    ledger = Ledger(paid.append)
    for now in (0.0, 4.0, 9.0):
        ledger.look(now, [DUE], runs)
    assert seconds(ledger) == 9.0
    ledger.look(10.0, [], runs)
    assert [owed.due for owed in paid] == [DUE]
    assert paid[0].seconds == 10.0


def test_clocks_stand_from_a_report_to_the_next_epoch_and_leave_something_then() -> None:
    """K5, of K2's seconds too: a decision that was nearly over has five left."""
    ledger = Ledger(lambda _: None)
    ledger.look(0.0, [DUE], runs)
    ledger.look(8.0, [DUE], runs)
    ledger.look(16.0, [DUE], stands)
    assert seconds(ledger) == 8.0
    ledger.leave(5.0, lambda _: 10.0)
    assert seconds(ledger) == 5.0


def test_whoever_slept_begins_all_patience_anew() -> None:
    """K3: the lid was closed, and it may be us who were away."""
    ledger = Ledger(lambda _: None)
    ledger.look(0.0, [DUE], runs)
    ledger.look(9.0, [DUE], runs)
    ledger.look(9.0 + ASLEEP_SECONDS + 1, [DUE], runs)
    assert seconds(ledger) == 0.0

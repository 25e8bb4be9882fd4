"""Seconds that are owed: they stand during a call, and a program that slept has not waited."""

from itertools import count

from games.kit import Seat
from p2p.match.owed import MOMENT, SPARED_A_MATCH, SPARED_A_ROUND, Holds, Ledger, Owed
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
    for now in (0.0, 0.5, 1.25):
        ledger.look(now, [DUE], runs)
    assert seconds(ledger) == 1.25
    ledger.look(2.0, [], runs)
    assert [owed.due for owed in paid] == [DUE]
    assert paid[0].seconds == 2.0


def test_clocks_stand_from_a_report_to_the_next_epoch_and_leave_something_then() -> None:
    """K5, of K2's seconds too: a decision that was nearly over has five left."""
    ledger = Ledger(lambda _: None)
    for now in range(9):
        ledger.look(now, [DUE], runs)
    ledger.look(9.0, [DUE], stands)
    assert seconds(ledger) == 8.0
    ledger.leave(5.0, lambda _: 10.0)
    assert seconds(ledger) == 5.0


def test_a_look_that_comes_late_adds_one_second() -> None:
    """K3: a lid was closed for an hour, or a machine has far too much to do."""
    ledger = Ledger(lambda _: None)
    for now in (0.0, 3600.0):
        ledger.look(now, [DUE], runs)
    assert seconds(ledger) == 1.0
    for late in range(1, 6):
        ledger.look(3600.0 + 7 * late, [DUE], runs)
    assert seconds(ledger) == 6.0


class Waiting:
    """A ledger that is looked at once a second, while some seats' words are unread."""

    def __init__(self, *unread: Seat) -> None:
        self.ledger = Ledger(lambda _: None, lambda seat: seat in unread)
        self._now = count()

    def after(self, seconds: int, *due: Due, stands: Holds = runs) -> float:
        """From now on this is owed: how long is it then?"""
        for _ in range(seconds + 1):
            self.ledger.look(next(self._now), due or [DUE], stands)
        return max(owed.seconds for owed in self.ledger.all())


def test_a_clock_stands_while_its_own_seat_has_said_what_nobody_read() -> None:
    """K9: others' words stop nobody else's."""
    assert Waiting(DUE.seat).after(5) == 0.0
    assert Waiting(Seat(1), Seat(3)).after(5) == 5.0


def test_it_stands_for_so_long_in_a_round_and_in_a_match_and_no_longer() -> None:
    """K9: else whoever keeps its line busy need never answer."""
    waiting = Waiting(DUE.seat)
    for number in range(int(SPARED_A_MATCH / SPARED_A_ROUND)):
        due = Due(DUE.seat, f"{number}", Debt.DUTY)
        assert waiting.after(int(SPARED_A_ROUND) + 2, due) == 2.0
    last = Due(DUE.seat, "last", Debt.DUTY)
    assert waiting.after(3, last) == 3.0


def test_who_owes_two_things_at_once_is_spared_each_second_once() -> None:
    waiting, both = Waiting(DUE.seat), [Due(DUE.seat, op, Debt.DUTY) for op in "78"]
    assert waiting.after(int(SPARED_A_ROUND), *both) == 0.0
    assert waiting.ledger._spared[DUE.seat] == SPARED_A_ROUND


def test_nothing_is_spared_of_a_clock_that_stands_anyway() -> None:
    waiting = Waiting(DUE.seat)
    assert waiting.after(5, stands=stands) == 0.0
    assert waiting.ledger._spared[DUE.seat] == 0.0


def test_what_comes_between_two_looks_is_no_backlog() -> None:
    """Lines that are busy are looked at all the time, and that must cost nobody its minute."""
    ledger = Ledger(lambda _: None, lambda _: True)
    moments = [number * MOMENT / 2 for number in range(5)]
    for now in moments:
        ledger.look(now, [DUE], runs)
    assert seconds(ledger) == moments[-1]

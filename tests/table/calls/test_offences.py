"""What is no offence, though it looks like one: two tables, two calls, two seats, two epochs."""

from dataclasses import replace

from games.kit import Seat
from table.calls.offences import (
    Ended,
    Known,
    Least,
    Pair,
    Said,
    Spoke,
    Turned,
    are_two,
    forgets_its_lock,
    reports_less,
    spoke_after_its_end,
    spoke_after_its_halt,
)
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.log.message import Seen
from tests.table.calls.small import TWO, halted, precommit, prevote, unsigned

ROLL = tuple(halted(seat) for seat in (1, 2, 3))
VOTE = prevote(2, 1, ROLL)
SEEN = Seen((0, 1, 0, 0), (NO_ROLL, b"m" * 32, NO_ROLL, NO_ROLL))


def test_two_statements_are_two_for_one_place_at_one_table() -> None:
    other = replace(VOTE, body=prevote(2, 1, None).body)
    assert are_two(Pair(VOTE, other))
    assert not are_two(Pair(VOTE, VOTE))
    assert not are_two(Pair(VOTE, replace(other, table=b"t" * 32)))
    assert not are_two(Pair(VOTE, replace(other, place=replace(other.place, round=2))))


def test_a_precommit_binds_its_own_seat_in_its_own_call() -> None:
    bound = precommit(2, 0, ROLL)
    assert forgets_its_lock(Turned(bound, VOTE))
    for place in (replace(bound.place, number=2), replace(bound.place, seat=Seat(3))):
        assert not forgets_its_lock(Turned(replace(bound, place=place), VOTE))


def message(epoch: int, seq: int, is_end: bool = False, seat: Seat = TWO) -> Said:
    return Said(seat, epoch, seq, bytes(32), SEEN, is_end)


def report(seen: Seen, number: int = 1) -> Report:
    return Report.read(unsigned(place_of(TWO, number), encode(NO_ROLL, seen, ())), 4)


def test_a_report_is_the_last_word_of_its_epoch_and_of_no_other() -> None:
    assert spoke_after_its_halt(Spoke(report(SEEN), message(0, 1)))
    assert not spoke_after_its_halt(Spoke(report(SEEN), message(0, 0)))
    assert not spoke_after_its_halt(Spoke(report(SEEN), message(1, 1)))
    assert not spoke_after_its_halt(Spoke(report(SEEN), message(0, 1, seat=Seat(3))))


def test_a_report_names_what_was_taken_in_and_not_as_many_others() -> None:
    known = Known(SEEN, NO_ROLL)
    other = Seen(SEEN.counts, (NO_ROLL, b"x" * 32, NO_ROLL, NO_ROLL))
    more = Seen((0, 2, 0, 0), other.ids)
    assert not reports_less(Least(report(SEEN), known))
    assert reports_less(Least(report(Seen.nothing(4)), known))
    assert reports_less(Least(report(other), known))
    assert not reports_less(Least(report(more), known)), "the ids can't be compared"


def test_the_result_is_the_last_word_of_its_epoch_and_of_no_other() -> None:
    end = message(0, 3, is_end=True)
    assert spoke_after_its_end(Ended(end, message(0, 4)))
    assert not spoke_after_its_end(Ended(end, message(0, 2)))
    assert not spoke_after_its_end(Ended(end, message(1, 4)))
    assert not spoke_after_its_end(Ended(message(0, 3), message(0, 4)))

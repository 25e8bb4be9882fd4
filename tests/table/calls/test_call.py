"""When a seat reports because others did (E3), and which rolls deserve its vote (E6)."""

from math import inf

import pytest

from crypto.errors import InvalidProof
from table.calls.call import Call, Reason
from table.calls.report import Claim, Report
from table.calls.roll import Quorum
from table.log.message import Seen
from tests.table.calls.small import (
    ALL,
    LAST,
    ONE,
    THREE,
    TWO,
    Circle,
    call_of,
    halted,
    precommit,
    prevote,
    propose,
    signed_and_heard,
    take,
)

REPORTS = tuple(halted(seat) for seat in (1, 2, 3, 4))


def told(call: Call, seats: str, now: float) -> Call:
    """The reports of these seats come, and somebody looks."""
    for seat in map(int, seats):
        call.hear(REPORTS[seat - 1].statement)
    signed_and_heard(call, now)
    return call


def ids(seats: str) -> list[bytes]:
    return [REPORTS[int(seat) - 1].id for seat in seats]


# Reports because of others


def test_the_reports_of_more_seats_than_may_be_silent_call_us_at_once() -> None:
    call = told(call_of(4), "1", 0.0)
    assert call.reason(0.0) is None
    assert told(call, "2", 1.0).reason(1.0) is Reason.ENOUGH


def test_the_report_of_a_member_calls_us_five_seconds_later() -> None:
    call = told(call_of(4), "1", 0.0)
    assert call.wake(4.0) == 5.0
    assert call.reason(4.9) is None
    assert call.reason(5.0) is Reason.MEMBER


def test_a_member_whose_purse_is_empty_calls_us_fifteen_seconds_later() -> None:
    call = told(call_of(4, Circle(broke={ONE: inf})), "1", 0.0)
    assert call.wake(5.0) == 15.0
    assert call.reason(14.9) is None
    assert call.reason(15.0) is Reason.MEMBER


def test_a_seat_that_was_gone_calls_us_after_its_pause() -> None:
    call = told(call_of(4, circle := Circle(paused={ONE: inf}), ALL - {ONE}), "1", 0.0)
    assert call.reason(100.0) is None
    circle.paused.clear()
    assert call.reason(0.9) is None
    assert call.reason(1.0) is Reason.RETURN


def test_whoever_is_gone_reports_when_its_own_pause_is_over() -> None:
    call = call_of(4, circle := Circle(paused={LAST: inf}), ALL - {LAST})
    assert told(call, "123", 0.0).reason(50.0) is None
    circle.paused.clear()
    assert call.reason(50.0) is Reason.OWN_RETURN


def test_a_report_that_is_not_here_does_not_exist_and_its_seconds_run_from_then() -> None:
    call = told(call_of(4, circle := Circle(away={ONE, TWO})), "12", 0.0)
    assert call.reason(60.0) is None
    circle.away.clear()
    assert call.reason(60.0) is Reason.ENOUGH
    assert call.since == {ONE: 60.0, TWO: 60.0}


def test_a_report_that_follows_another_roll_is_never_here() -> None:
    call = Call(1, Quorum(4, 3), ALL, bytes(31) + b"!", LAST, Circle())
    assert told(call, "123", 0.0).since == {}


def test_a_seat_reports_once() -> None:
    call = call_of(4)
    claims = [Claim(TWO, "3/open"), Claim(ONE, "3/open")]
    [statement] = take(call, call.report(Seen.nothing(4), claims))
    assert Report.read(statement, 4).claims == tuple(sorted(claims))
    assert call.has_reported
    assert call.report(Seen.nothing(4), ()) == []
    assert told(call, "123", 0.0).reason(99.0) is None


def test_a_spectator_never_reports() -> None:
    call = told(call_of(None), "123", 0.0)
    assert call.reason(99.0) is None
    assert call.report(Seen.nothing(4), ()) == []


# Clocks


def test_the_clock_of_a_seat_that_has_reported_stands_unless_it_is_broke() -> None:
    call = told(call_of(4, circle := Circle()), "1", 0.0)
    assert [call.stands(seat, 1.0) for seat in (ONE, TWO)] == [True, False]
    circle.broke[ONE] = inf
    assert not call.stands(ONE, 1.0)


def test_from_our_own_report_on_all_clocks_stand() -> None:
    call = told(call_of(4, Circle(broke={ONE: inf})), "4", 0.0)
    assert all(call.stands(seat, 1.0) for seat in ALL)


# Proposals


def test_a_proposer_waits_five_seconds_for_all_members() -> None:
    call = told(call_of(2), "23", 0.0)
    told(call, "1", 3.0)
    assert signed_and_heard(call, 7.9) == []
    assert call.wake(7.5) == 8.0
    assert signed_and_heard(call, 8.0)[0] == propose(2, 0, REPORTS[:3])


def test_a_proposer_proposes_at_once_when_all_are_here() -> None:
    call = told(call_of(2), "234", 0.0)
    call.hear(REPORTS[0].statement)
    assert signed_and_heard(call, 1.0)[0] == propose(2, 0, REPORTS)


def test_reports_of_seats_in_their_pause_are_proposed_only_if_they_are_needed() -> None:
    call = call_of(2, circle := Circle(paused={LAST: inf}), ALL - {LAST})
    told(call, "1234", 0.0)
    assert call.offer(0.0) == tuple(ids("123"))
    call = told(call_of(2, circle, ALL - {LAST}), "234", 0.0)
    assert call.offer(4.9) is None
    assert call.offer(5.0) == tuple(ids("234"))


def test_a_member_that_has_left_is_not_waited_for_with_a_proposal() -> None:
    call = told(call_of(2, circle := Circle()), "123", 0.0)
    assert call.offer(0.0) is None
    circle.left.add(LAST)
    assert call.offer(0.0) == tuple(ids("123"))
    circle.left.add(ONE)
    assert told(call, "4", 0.0).offer(0.0) == tuple(ids("1234")), "whatever has come counts"


# Validity


def test_a_roll_of_all_members_is_fit_at_once() -> None:
    call = told(call_of(4), "1234", 0.0)
    assert call.is_fit(ids("1234"), 0, 0.0) is True


def test_a_roll_without_a_member_that_has_left_is_fit_at_once() -> None:
    """But not if that one's report has been here for a while, nor without anybody else."""
    call = told(call_of(4, Circle(left={THREE})), "124", 0.0)
    assert call.is_fit(ids("124"), 0, 0.0) is True
    told(call, "3", 0.0)
    assert call.is_fit(ids("124"), 0, 1.9) is True
    assert call.is_fit(ids("124"), 0, 2.0) is False
    assert told(call_of(4, Circle(left={THREE})), "134", 0.0).is_fit(ids("134"), 0, 0.0) is None


def test_a_roll_without_a_member_is_fit_when_its_reports_have_been_here_for_a_while() -> None:
    call = told(told(call_of(4), "12", 0.0), "4", 1.0)
    assert call.is_fit(ids("124"), 0, 4.9) is None
    assert call.wake(4.5) == 5.0
    assert call.is_fit(ids("124"), 0, 5.0) is True
    assert call.is_fit(ids("124"), 1, 8.9) is None
    assert call.is_fit(ids("124"), 1, 9.0) is True
    assert call.is_fit(ids("124"), 50, 40.9) is None
    assert call.is_fit(ids("124"), 50, 41.0) is True


def test_a_roll_that_lacks_what_has_been_here_for_a_while_is_not_fit() -> None:
    call = told(told(call_of(4), "124", 0.0), "3", 3.5)
    assert call.is_fit(ids("124"), 0, 4.0) is True
    assert call.is_fit(ids("124"), 0, 5.4) is True
    assert call.is_fit(ids("124"), 0, 5.5) is False
    assert call.is_fit(ids("124"), 1, 7.4) is None
    assert call.is_fit(ids("124"), 1, 7.5) is False
    assert call.is_fit(ids("124"), 50, 23.4) is None
    assert call.is_fit(ids("124"), 50, 23.5) is False


def test_a_roll_may_lack_whoever_is_in_its_pause() -> None:
    call = told(call_of(4, Circle(paused={THREE: inf}), ALL - {THREE}), "1234", 0.0)
    assert call.is_fit(ids("124"), 0, 60.0) is True


def test_what_is_not_here_is_waited_for() -> None:
    call = told(call_of(4, Circle(away={THREE})), "1234", 0.0)
    assert call.is_fit(ids("1234"), 0, 60.0) is None
    assert call_of(4).is_fit(ids("123"), 0, 60.0) is None


@pytest.mark.parametrize("seats", ["12", "213", "2134", ""])
def test_what_is_no_roll_is_not_fit(seats: str) -> None:
    call = told(call_of(4), "1234", 0.0)
    assert call.is_fit(ids(seats), 0, 60.0) is False


def test_a_roll_with_prevotes_is_asked_for_nothing_but_to_be_here() -> None:
    """It lacks our own report, and will for ever: if that blocked it, nothing was decided."""
    call = told(call_of(4), "1234", 0.0)
    less = REPORTS[:3]
    for seat in (1, 2, 3):
        call.hear(prevote(seat, 0, less))
        call.hear(prevote(seat, 1, None))
    call.hear(propose(3, 1, less, vr=0))
    assert signed_and_heard(call, 60.0)[0] == prevote(4, 1, less, vr=0)


def test_more_who_vote_than_may_be_silent_call_us_to_vote() -> None:
    """The reports that they have seen need not have come to us."""
    call = told(call_of(4), "4", 0.0)
    call.hear(prevote(1, 0, None))
    assert signed_and_heard(call, 0.0) == []
    assert signed_and_heard(call, 60.0) == []
    call.hear(prevote(2, 0, None))
    assert signed_and_heard(call, 60.0) == []
    assert signed_and_heard(call, 68.0) == [prevote(4, 0, None), precommit(4, 0, None)]


# Proofs from elsewhere


def decided() -> Call:
    call = told(call_of(None), "1234", 0.0)
    call.hear(propose(2, 0, REPORTS))
    for seat in (1, 2, 3):
        call.hear(prevote(seat, 0, REPORTS))
        call.hear(precommit(seat, 0, REPORTS))
    return call


def test_a_proof_from_somebody_else_settles_the_call() -> None:
    proof = decided().decided
    assert proof is not None
    call = call_of(4)
    call.settle(proof)
    assert call.decided == proof
    assert told(call, "123", 0.0).reason(60.0) is None
    assert call.look(60.0) == []
    assert call.wake(60.0) == inf


def test_a_proof_of_another_roll_settles_nothing() -> None:
    proof = decided().decided
    assert proof is not None
    for call in (
        Call(2, Quorum(4, 3), ALL, bytes(32), LAST, Circle()),
        Call(1, Quorum(4, 3), ALL, bytes(31) + b"!", LAST, Circle()),
    ):
        with pytest.raises(InvalidProof):
            call.settle(proof)
        assert call.decided is None


def test_two_reports_of_a_seat_are_one() -> None:
    call = told(call_of(4), "1", 0.0)
    call.hear(halted(1, claims=(Claim(TWO, "1"),)).statement)
    assert call.reports == {ONE: REPORTS[0]}

"""One seat in the decision on a roll: rounds, locks and timeouts, line by line of the paper."""

import pytest

from crypto.errors import Malformed
from games.kit import Seat
from table.calls.agreement import timeout
from table.calls.call import Call
from table.calls.roll import Quorum
from table.calls.statement import Place, Statement, Step
from table.calls.tally import Tally
from table.calls.votes import MAX_ROUNDS
from tests.table.calls.small import (
    ALL,
    FOUR,
    Circle,
    call_of,
    halted,
    precommit,
    prevote,
    propose,
    signed_and_heard,
    unsigned,
)

REPORTS = tuple(halted(seat) for seat in (1, 2, 3, 4))
ROLL = REPORTS
LESS = REPORTS[:3]


def seat_four(*heard: Statement, circle: Circle | None = None) -> Call:
    """The last seat, to which all reports came long ago; it proposes in round 2 of call 1."""
    call = call_of(4, circle)
    for report in REPORTS:
        call.hear(report.statement)
    tell(call, *heard)
    return call


def tell(call: Call, *statements: Statement) -> None:
    for statement in statements:
        call.hear(statement)


def test_members_propose_in_turn_from_the_number_of_the_call_on() -> None:
    tally = Tally(6, Quorum(5, 4), frozenset(map(Seat, (2, 3, 5))))
    assert [tally.proposer(r) for r in range(4)] == [2, 3, 5, 2]
    tally = Tally(7, Quorum(5, 4), frozenset(map(Seat, (2, 3, 5))))
    assert tally.proposer(0) == 3


def test_a_roll_is_decided_in_one_round_if_all_goes_well() -> None:
    call = seat_four()
    assert signed_and_heard(call, 0.0) == []
    tell(call, propose(2, 0, ROLL))
    assert signed_and_heard(call, 0.1) == [prevote(4, 0, ROLL)]
    tell(call, prevote(1, 0, ROLL), prevote(2, 0, ROLL))
    assert signed_and_heard(call, 0.2) == [precommit(4, 0, ROLL)]
    tell(call, precommit(1, 0, ROLL), precommit(2, 0, ROLL))

    proof = call.decided
    assert proof is not None
    assert proof.roll.reports == ROLL
    assert [vote.seat for vote in proof.precommits] == [1, 2, 4]
    assert proof.links == ((prevote(1, 0, ROLL), prevote(2, 0, ROLL), prevote(4, 0, ROLL)),)
    assert call.look(100.0) == []


def test_without_a_proposal_a_round_fails_by_its_timeouts() -> None:
    call = seat_four()
    assert signed_and_heard(call, 0.0) == []
    assert call.agreement.wake == 8.0
    assert signed_and_heard(call, 7.9) == []
    assert signed_and_heard(call, 8.0) == [prevote(4, 0, None)]
    tell(call, prevote(1, 0, None), prevote(2, 0, ROLL))
    assert signed_and_heard(call, 9.0) == []
    assert call.agreement.wake == 13.0
    assert signed_and_heard(call, 13.0) == [precommit(4, 0, None)]
    tell(call, precommit(1, 0, None), precommit(2, 0, None))
    assert signed_and_heard(call, 14.0) == []
    assert call.agreement.wake == 18.0
    assert signed_and_heard(call, 18.0) == []
    assert call.agreement.round == 1
    assert call.agreement.wake == 18.0 + 14.0


def test_a_round_whose_proposer_has_left_takes_no_time() -> None:
    """K8: timeouts are arbitrary. Enough precommits for nil are waited for, and others not."""
    call = seat_four(circle=(circle := Circle(left={Seat(2)})))
    assert signed_and_heard(call, 0.0) == [prevote(4, 0, None)]
    tell(call, prevote(1, 0, None), prevote(3, 0, None))
    assert signed_and_heard(call, 0.1) == [precommit(4, 0, None)]
    tell(call, precommit(1, 0, None))
    assert signed_and_heard(call, 0.2) == []
    assert call.agreement.round == 0
    tell(call, precommit(3, 0, None))
    assert signed_and_heard(call, 0.3) == []
    assert call.agreement.round == 1
    assert call.agreement.wake == 0.3 + timeout(Step.PROPOSE, 1)
    circle.left.clear()
    tell(call, propose(3, 1, ROLL))
    assert signed_and_heard(call, 0.4) == [prevote(4, 1, ROLL)]


def test_what_was_proposed_before_a_goodbye_is_voted_for() -> None:
    call = seat_four(propose(2, 0, ROLL), circle=Circle(left={Seat(2)}))
    assert signed_and_heard(call, 0.0) == [prevote(4, 0, ROLL)]
    tell(call, prevote(1, 0, None), prevote(3, 0, ROLL))
    tell(call, precommit(1, 0, None), precommit(2, 0, None), precommit(3, 0, None))
    signed_and_heard(call, 1.0)
    assert call.agreement.round == 0, "it takes its time, for others may vote for it"


def test_timeouts_grow_up_to_a_minute() -> None:
    assert [timeout(Step.PROPOSE, r) for r in (0, 1, 8, 9)] == [8, 14, 56, 60]
    assert [timeout(Step.PRECOMMIT, r) for r in (0, 1, 14, 15)] == [4, 8, 60, 60]


def test_enough_prevotes_for_nil_end_a_round_at_once() -> None:
    call = seat_four()
    assert signed_and_heard(call, 8.0) == []
    assert signed_and_heard(call, 16.0) == [prevote(4, 0, None)]
    tell(call, prevote(1, 0, None), prevote(2, 0, None))
    assert signed_and_heard(call, 16.0) == [precommit(4, 0, None)]


def test_more_than_may_be_silent_take_us_into_their_round() -> None:
    call = seat_four(prevote(1, 5, None))
    assert signed_and_heard(call, 0.0) == []
    assert call.agreement.round == 0
    tell(call, precommit(2, 4, None))
    signed_and_heard(call, 0.0)
    assert call.agreement.round == 4
    tell(call, precommit(3, 7, None))
    signed_and_heard(call, 0.0)
    assert call.agreement.round == 5


def test_one_statement_for_a_place_counts_the_first() -> None:
    call = seat_four(prevote(1, 0, ROLL), prevote(1, 0, None))
    assert call.agreement.tally.votes(Step.PREVOTE, 0)[Seat(1)].digest is not None


# Locks


def locked_in_round_0() -> Call:
    """Precommitted the roll in round 0, and was taken into round 1, where seat 3 proposes."""
    call = seat_four(propose(2, 0, ROLL), prevote(1, 0, ROLL), prevote(2, 0, ROLL))
    assert signed_and_heard(call, 0.0) == [prevote(4, 0, ROLL), precommit(4, 0, ROLL)]
    tell(call, prevote(1, 1, None), prevote(2, 1, None))
    assert signed_and_heard(call, 1.0) == []
    assert (call.agreement.round, call.agreement.locked) == (1, 0)
    return call


@pytest.mark.parametrize("reports", [LESS, ROLL])
def test_a_lock_refuses_whatever_rests_on_nothing_even_the_same_roll(
    reports: tuple[object, ...],
) -> None:
    call = locked_in_round_0()
    tell(call, propose(3, 1, REPORTS[: len(reports)]))
    assert signed_and_heard(call, 1.0) == [prevote(4, 1, None), precommit(4, 1, None)]


def test_a_lock_lets_pass_what_rests_on_its_own_round() -> None:
    call = locked_in_round_0()
    tell(call, propose(3, 1, ROLL, vr=0))
    assert signed_and_heard(call, 1.0)[0] == prevote(4, 1, ROLL, vr=0)


def test_what_rests_on_a_round_waits_for_its_prevotes() -> None:
    call = seat_four(prevote(1, 1, None), prevote(2, 1, None), propose(3, 1, LESS, vr=0))
    assert signed_and_heard(call, 0.0) == []
    tell(call, prevote(1, 0, LESS), prevote(2, 0, LESS))
    assert signed_and_heard(call, 1.0) == []
    tell(call, prevote(3, 0, LESS))
    assert signed_and_heard(call, 2.0)[0] == prevote(4, 1, LESS, vr=0)


def test_prevotes_for_proposals_that_rest_on_different_rounds_do_not_add_up() -> None:
    call = seat_four(propose(2, 0, ROLL), *(prevote(s, 0, ROLL) for s in (1, 2, 3)))
    assert signed_and_heard(call, 0.0) == [prevote(4, 0, ROLL), precommit(4, 0, ROLL)]
    tell(call, prevote(1, 1, ROLL, vr=-1), prevote(2, 1, ROLL, vr=-1), propose(3, 1, ROLL, vr=0))
    assert signed_and_heard(call, 1.0) == [prevote(4, 1, ROLL, vr=0)]
    tell(call, prevote(3, 1, ROLL, vr=0))
    assert signed_and_heard(call, 1.0) == []
    assert call.agreement.tally.winner(Step.PREVOTE, 1) is None


def test_a_precommit_after_timeout_is_nil_but_the_roll_is_proposed_in_our_turn() -> None:
    call = seat_four(propose(2, 0, LESS), prevote(1, 0, LESS), prevote(2, 0, LESS))
    assert signed_and_heard(call, 0.0) == []
    assert signed_and_heard(call, 2.0) == [prevote(4, 0, None)], "our own report is not in it"
    assert signed_and_heard(call, 6.0) == [precommit(4, 0, None)]
    tell(call, prevote(3, 0, LESS), prevote(1, 2, None), precommit(2, 2, None))
    assert signed_and_heard(call, 7.0)[:2] == [propose(4, 2, LESS, 0), prevote(4, 2, LESS, 0)]


def test_a_precommit_asks_for_the_list_and_the_prevotes_alone() -> None:
    """Here the report of seat 1 came, but not all that it names; the others have it all."""
    call = call_of(4, circle := Circle(away={Seat(1)}))
    tell(call, *(report.statement for report in REPORTS))
    tell(call, propose(2, 0, ROLL), *(prevote(seat, 0, ROLL) for seat in (1, 2, 3)))
    assert signed_and_heard(call, 0.0) == []
    assert signed_and_heard(call, 8.0) == [prevote(4, 0, None), precommit(4, 0, ROLL)]
    assert circle.away


def test_no_precommit_is_for_a_roll_whose_list_nobody_has_shown_us() -> None:
    """We could never tell others what was decided."""
    call = seat_four(*(prevote(seat, 0, ROLL) for seat in (1, 2, 3)))
    assert signed_and_heard(call, 0.0) == []
    assert signed_and_heard(call, 8.0) == [prevote(4, 0, None)]
    tell(call, propose(2, 0, ROLL))
    assert signed_and_heard(call, 9.0) == [precommit(4, 0, ROLL)]


def test_what_rests_on_prevotes_is_voted_for_when_it_is_here() -> None:
    call = call_of(4, circle := Circle(away={Seat(1)}))
    tell(call, *(report.statement for report in REPORTS))
    tell(call, *(prevote(seat, 0, ROLL) for seat in (1, 2, 3)))
    tell(call, *(prevote(seat, 1, None) for seat in (1, 2)), propose(3, 1, ROLL, 0))
    assert signed_and_heard(call, 0.0) == []
    circle.away.clear()
    assert signed_and_heard(call, 1.0)[0] == prevote(4, 1, ROLL, 0)


def test_of_rolls_with_prevotes_the_newest_is_proposed() -> None:
    call = seat_four(*(prevote(seat, 0, ROLL) for seat in (1, 2, 3)), propose(2, 0, ROLL))
    tell(call, *(prevote(seat, 1, ROLL, 0) for seat in (1, 2, 3)), propose(3, 1, ROLL, 0))
    tell(call, *(prevote(seat, 2, None) for seat in (1, 2)))
    assert signed_and_heard(call, 0.0)[0] == propose(4, 2, ROLL, 1)


def test_fewer_votes_than_a_quorum_start_no_timeout() -> None:
    """Else a seat that is slow would find a round over that it could have decided."""
    call = seat_four(prevote(1, 0, None))
    assert signed_and_heard(call, 0.0) == []
    assert signed_and_heard(call, 8.0) == [prevote(4, 0, None)]
    assert signed_and_heard(call, 500.0) == []
    tell(call, prevote(2, 0, ROLL))
    assert signed_and_heard(call, 500.0) == []
    assert signed_and_heard(call, 504.0) == [precommit(4, 0, None)]


def test_after_the_last_round_there_is_none() -> None:
    last = MAX_ROUNDS - 1
    call = seat_four(*(precommit(seat, last, None) for seat in (1, 2, 3)))
    signed_and_heard(call, 0.0)
    assert call.agreement.round == last
    signed_and_heard(call, 1000.0)
    assert call.agreement.round == last


# After a crash


def test_what_was_said_before_a_crash_is_not_said_otherwise() -> None:
    before = seat_four(propose(2, 0, ROLL), prevote(1, 0, ROLL), prevote(2, 0, ROLL))
    said = signed_and_heard(before, 0.0)
    assert [statement.place.step for statement in said] == [Step.PREVOTE, Step.PRECOMMIT]

    after = seat_four(*said, propose(2, 0, LESS), prevote(1, 0, None), prevote(2, 0, None))
    assert signed_and_heard(after, 50.0) == []
    assert after.agreement.locked == 0


def test_round_and_lock_after_a_crash_are_those_of_our_own_votes() -> None:
    call = seat_four(precommit(4, 3, ROLL), prevote(4, 5, None))
    assert (call.agreement.round, call.agreement.locked) == (5, 3)
    assert signed_and_heard(call, 100.0) == []
    assert call.agreement.wake == float("inf"), "the prevote was said: nothing runs out alone"
    tell(call, propose(1, 7, ROLL, vr=2), precommit(1, 7, None), precommit(2, 7, None))
    tell(call, *(prevote(seat, 2, ROLL) for seat in (1, 2, 3)))
    assert signed_and_heard(call, 101.0) == [prevote(4, 7, None)]


def test_a_proposal_from_before_a_crash_is_not_made_again() -> None:
    call = seat_four(propose(4, 2, LESS))
    assert signed_and_heard(call, 0.0) == []
    assert call.agreement.round == 2


def test_our_own_vote_that_others_kept_for_us_takes_us_on() -> None:
    call = seat_four()
    signed_and_heard(call, 0.0)
    tell(call, precommit(4, 2, LESS))
    assert signed_and_heard(call, 20.0) == []
    assert (call.agreement.round, call.agreement.locked) == (2, 2)


# Whoever has no vote


def test_a_spectator_says_nothing_and_learns_what_was_decided() -> None:
    call = call_of(None)
    tell(call, *(report.statement for report in REPORTS), propose(2, 0, ROLL))
    tell(call, *(prevote(seat, 0, ROLL) for seat in (1, 2, 3)))
    assert signed_and_heard(call, 100.0) == []
    tell(call, *(precommit(seat, 0, ROLL) for seat in (1, 2, 3)))
    assert call.decided is not None


def test_a_member_votes_only_after_its_own_report() -> None:
    call = call_of(4)
    tell(call, *(report.statement for report in LESS), propose(2, 0, LESS))
    assert signed_and_heard(call, 0.0) == []
    assert signed_and_heard(call, 10.0) == []
    tell(call, REPORTS[3].statement)
    assert signed_and_heard(call, 10.0) == [prevote(4, 0, LESS)]


def test_a_seat_that_is_gone_votes_without_a_report() -> None:
    call = call_of(4, members=ALL - {Seat(4)})
    tell(call, *(report.statement for report in LESS), propose(2, 0, LESS))
    assert signed_and_heard(call, 0.0) == [prevote(4, 0, LESS)]


@pytest.mark.parametrize(
    "statement",
    [
        propose(3, 0, ROLL),  # not its turn
        prevote(1, MAX_ROUNDS, None),
        precommit(1, MAX_ROUNDS, None),
        unsigned(Place(Seat(1), 2, Step.PRECOMMIT), bytes(32)),  # for another roll
        prevote(1, 0, ROLL, vr=0),
        halted(1, number=2).statement,
    ],
)
def test_what_is_no_vote_on_this_roll_counts_for_nothing(statement: Statement) -> None:
    call = seat_four()
    with pytest.raises(Malformed):
        call.hear(statement)
    assert call.agreement.tally.statements == {}


def test_a_proof_is_assembled_only_from_votes_of_enough_seats() -> None:
    call = seat_four(propose(2, 0, ROLL), *(precommit(seat, 0, ROLL) for seat in (1, 2, 3)))
    assert call.decided is None, "who prevoted is not known yet"
    tell(call, *(prevote(seat, 0, ROLL) for seat in (1, 2)))
    assert call.decided is None
    tell(call, prevote(3, 0, ROLL))
    assert call.decided is not None
    call.decided.check(FOUR, REPORTS[0].roll)


def test_a_proof_holds_as_many_votes_as_it_takes_however_many_were_heard() -> None:
    call = seat_four(*(precommit(seat, 0, ROLL) for seat in (1, 2, 3, 4)))
    tell(call, *(prevote(seat, 0, ROLL) for seat in (1, 2, 3, 4)), propose(2, 0, ROLL))
    assert call.decided is not None
    call.decided.check(FOUR, REPORTS[0].roll)

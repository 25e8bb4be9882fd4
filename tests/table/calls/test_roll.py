"""A roll: reports of enough seats about one match, and who is late or gone by them."""

import pytest

from crypto.errors import InvalidProof
from games.kit import Seat
from table.calls.report import Claim, Report, encode, place_of
from table.calls.roll import Debt, Quorum, Roll, digest_of
from table.log.message import Seen
from tests.table.calls.small import FOUR, LAST, halted, unsigned

SEVEN, FRIENDS = Quorum(7, 5), Quorum(3, 2)


def owing(_: Seat, op: str) -> Debt:
    return Debt.DECISION if op == "decision" else Debt.DUTY


def accused(table: Quorum, claims: int, op: str) -> Roll:
    """So many seats claim that the last one owes something."""
    last = Seat(table.n)
    by = {seat: ((Claim(last, op),) if seat <= claims else ()) for seat in range(1, table.n + 1)}
    return Roll(1, tuple(halted(seat, n=table.n, claims=by[seat]) for seat in by))


@pytest.mark.parametrize(("table", "weight"), [(FRIENDS, 2), (FOUR, 2), (SEVEN, 3)])
def test_as_many_claims_as_any_two_quorums_share_count_and_never_one_alone(
    table: Quorum, weight: int
) -> None:
    last = Seat(table.n)
    few, enough = accused(table, weight - 1, "duty"), accused(table, weight, "duty")
    assert few.company(table, owing).gone == frozenset()
    assert enough.company(table, owing).gone == {last}
    few, enough = accused(table, weight - 1, "decision"), accused(table, weight, "decision")
    assert few.company(table, owing).late == frozenset()
    assert enough.company(table, owing).late == {(last, "decision")}


def test_a_seat_that_claims_two_things_is_one_seat() -> None:
    both = (Claim(LAST, "duty"), Claim(LAST, "other duty"))
    reports = [halted(1, claims=both), *map(halted, (2, 3, 4))]
    assert Roll.of(1, reports).company(FOUR, owing).gone == frozenset()


def test_a_seat_counts_once_in_a_roll() -> None:
    with pytest.raises(InvalidProof, match="each once"):
        Roll(1, tuple(map(halted, (1, 2, 2)))).check(FOUR)


def test_a_roll_is_of_reports_for_its_own_number() -> None:
    with pytest.raises(InvalidProof, match="another roll"):
        Roll(1, (halted(1), halted(2), halted(3, number=2))).check(FOUR)


def test_all_reports_of_a_roll_follow_the_same_one() -> None:
    body = encode(b"\7" * 32, Seen.nothing(4), ())
    strange = Report.read(unsigned(place_of(Seat(3), 1), body), 4)
    with pytest.raises(InvalidProof, match="different rolls"):
        Roll(1, (halted(1), halted(2), strange)).check(FOUR)


def test_votes_name_the_number_of_the_roll_that_they_are_for() -> None:
    assert digest_of(1, [bytes(32)]) != digest_of(2, [bytes(32)])

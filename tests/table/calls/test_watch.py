"""What convicts a seat by its own words, in whatever order they come (E9)."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from games.kit import Seat
from table.calls.offences import Perjured, Said
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.calls.roll import Roll
from table.calls.statement import Place, Statement, Step
from table.calls.watch import Watch
from table.log.message import Seen
from tests.table.calls.small import LAST, ONE, TWO, halted, precommit, prevote, propose, unsigned

ROLL = tuple(halted(seat) for seat in (1, 2, 3, 4))
LESS = ROLL[:3]
Signed = Statement | Said | Roll


def id_of(seat: int, seq: int, branch: int = 0) -> bytes:
    return bytes([seat, seq, branch]) + bytes(29)


def seen(*counts: int, branch: int = 0) -> Seen:
    ids = [id_of(seat, c - 1, branch) if c else NO_ROLL for seat, c in enumerate(counts, 1)]
    return Seen(counts, tuple(ids))


def report(
    seat: int, *counts: int, number: int = 1, roll: bytes = NO_ROLL, branch: int = 0
) -> Report:
    body = encode(roll, seen(*counts, branch=branch), ())
    return Report.read(unsigned(place_of(Seat(seat), number), body), 4)


def said(seat: int, epoch: int, seq: int, *counts: int, is_end: bool = False) -> Said:
    """Message ``seq`` of a seat, that had seen so many of each."""
    return Said(Seat(seat), epoch, seq, id_of(seat, seq), seen(*counts), is_end, f"{seat}/{seq}")


def convicted(signed: Sequence[Signed]) -> set[Seat]:
    return {offence.seat for offence in found(signed)}


def found(signed: Sequence[Signed]) -> list[Perjured]:
    watch, offences = Watch(4), []
    for item in signed:
        if isinstance(item, Statement):
            offences += watch.hear(item)
        else:
            offences += watch.take(item) if isinstance(item, Said) else watch.decide(item)
    return offences


SECOND = Roll(1, tuple(report(seat, 2, 2, 2, 2) for seat in (1, 2, 3)))
CRIMES: dict[str, tuple[Signed, ...]] = {
    "two reports": (report(4, 1, 1, 1, 1).statement, report(4, 1, 1, 1, 2).statement),
    "two proposals": (propose(4, 2, ROLL), propose(4, 2, LESS)),
    "a proposal on two grounds": (propose(4, 2, ROLL), propose(4, 2, ROLL, vr=1)),
    "two prevotes": (prevote(4, 2, ROLL), prevote(4, 2, None)),
    "a prevote on two grounds": (prevote(4, 2, ROLL), prevote(4, 2, ROLL, vr=1)),
    "two precommits": (precommit(4, 2, ROLL), precommit(4, 2, None)),
    "another roll after a precommit": (precommit(4, 1, ROLL), prevote(4, 2, LESS)),
    "the same roll after a precommit": (precommit(4, 1, ROLL), prevote(4, 3, ROLL, vr=0)),
    "a message after the halt": (report(4, 3, 3, 3, 3).statement, said(4, 0, 3, 3, 3, 3, 3)),
    "less than its own messages": (report(4, 3, 2, 3, 3).statement, said(4, 0, 2, 3, 3, 3, 2)),
    "less than the messages it names": (
        report(4, 3, 2, 3, 3).statement,
        said(1, 0, 2, 2, 3, 3, 3),
    ),
    "less than the cut": (report(4, 2, 1, 2, 2, number=2, roll=SECOND.digest).statement, SECOND),
    "other messages than in the cut": (
        report(4, 2, 2, 2, 2, number=2, roll=SECOND.digest, branch=1).statement,
        SECOND,
    ),
    "a message after the end": (said(4, 1, 5, 9, 9, 9, 5, is_end=True), said(4, 1, 6, 9, 9, 9, 6)),
}


@pytest.mark.parametrize("crime", CRIMES)
def test_a_crime_is_found_in_any_order(crime: str) -> None:
    for order in permutations(CRIMES[crime]):
        offences = found(order)
        assert {offence.seat for offence in offences} == {LAST}
        assert {offence.rule for offence in offences} == {"D6" if "end" in crime else "E9"}


@pytest.mark.parametrize("crime", CRIMES)
def test_each_half_of_it_is_none(crime: str) -> None:
    for half in CRIMES[crime]:
        assert convicted([half, half]) == set()


def test_what_convicts_can_be_shown() -> None:
    pair = CRIMES["another roll after a precommit"]
    [offence] = found(pair)
    assert offence.exhibits == pair
    [offence] = found(CRIMES["a message after the halt"])
    assert offence.exhibits == (report(4, 3, 3, 3, 3).statement, "4/3")


@pytest.mark.parametrize(
    "signed",
    [
        [precommit(4, 1, ROLL), prevote(4, 2, ROLL, vr=1)],
        [precommit(4, 1, ROLL), prevote(4, 3, LESS, vr=2)],
        [precommit(4, 1, ROLL), prevote(4, 2, None)],
        [precommit(4, 1, None), prevote(4, 2, LESS)],
        [precommit(4, 1, ROLL), prevote(4, 1, ROLL)],
        [precommit(4, 2, ROLL), prevote(4, 1, LESS)],
        [precommit(1, 1, ROLL), prevote(4, 2, LESS)],
        [precommit(4, 1, ROLL), precommit(4, 2, LESS)],
        [prevote(4, 1, ROLL), prevote(1, 1, None)],
        [report(4, 3, 3, 3, 3).statement, said(4, 0, 2, 3, 3, 3, 2)],
        [report(4, 3, 3, 3, 3).statement, said(4, 1, 3, 5, 5, 5, 3)],
        [report(4, 3, 3, 3, 3, number=2).statement, said(4, 0, 5, 5, 5, 5, 5)],  # void since
        [report(4, 3, 3, 3, 3).statement, said(1, 0, 3, 3, 3, 3, 9)],
        [report(4, 2, 2, 2, 9, number=2, roll=SECOND.digest).statement, SECOND],
        [report(4, 1, 1, 1, 1, number=2).statement, SECOND],  # of another match, as it were
        [said(4, 1, 5, 9, 9, 9, 5, is_end=True), said(4, 2, 6, 9, 9, 9, 6)],
        [said(4, 1, 5, 9, 9, 9, 5, is_end=True), said(4, 1, 4, 9, 9, 9, 4)],
        [said(4, 1, 5, 9, 9, 9, 5, is_end=True), said(1, 1, 6, 6, 9, 9, 6)],
    ],
)
def test_nobody_is_convicted_for_what_is_right(signed: Sequence[Signed]) -> None:
    assert convicted(signed) == convicted(signed[::-1]) == set()


def test_what_can_not_be_read_convicts_only_together_with_another() -> None:
    nonsense = unsigned(Place(LAST, 1, Step.PREVOTE, 2), b"?")
    no_report = unsigned(place_of(LAST, 1), b"?")
    assert convicted([nonsense, no_report, precommit(4, 1, ROLL)]) == set()
    assert convicted([nonsense, prevote(4, 2, ROLL)]) == {LAST}
    assert {ONE, TWO}.isdisjoint(convicted([*CRIMES["two reports"], *CRIMES["two prevotes"]]))

"""Our part in the calls of a match: what is kept of what others say, and what we say ourselves."""

from typing import Any

import pytest

from crypto.errors import InvalidProof
from games.kit import Seat
from table.caller import MAX_CLAIMS, MAX_EARLY, MAX_ROUNDS_AHEAD, Caller
from table.calls.claims import encode_claim, place_of_claim
from table.calls.proof import Proof
from table.calls.report import MAX_STATEMENT, NO_ROLL, Report, encode, place_of
from table.calls.roll import Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import Ballot, encode_ballot
from table.log.message import Seen
from table.participant import Player
from tests.attacks.test_broken_off import stuck
from tests.mental.seating import Party, terms_of
from tests.mental.worlds import World, kingdom
from tests.table.audit.test_compare import first_option, nobody_decides

FOUR = Seat(4)
NIL = bytes(32)


@pytest.fixture
def players() -> list[Player[Any]]:
    seated = kingdom(4).players()
    World(seated, nobody_decides, calls=False).run()
    return seated


def hears(players: list[Player[Any]], place: Place, body: bytes) -> bool:
    """Does the first player keep what the last one says?"""
    said = Statement.sign(players[3].identity, players[0].log.table, place, body)
    return Caller(players[0], players[0].identity).hear(said)


def test_so_many_claims_of_a_seat_are_kept(players: list[Player[Any]]) -> None:
    nobody = encode_claim(None, "", players[3].log.seen)
    assert hears(players, place_of_claim(FOUR, MAX_CLAIMS), nobody)
    assert not hears(players, place_of_claim(FOUR, MAX_CLAIMS + 1), nobody)
    assert not hears(players, Place(FOUR, 1, Step.CLAIM, 1), nobody), "it belongs to no call"


def test_so_many_rounds_ahead_are_kept(players: list[Player[Any]]) -> None:
    for ahead, kept in ((MAX_ROUNDS_AHEAD, True), (MAX_ROUNDS_AHEAD + 1, False)):
        assert hears(players, Place(FOUR, 1, Step.PRECOMMIT, ahead), NIL) is kept


def test_nothing_is_kept_that_is_decided_or_too_long(players: list[Player[Any]]) -> None:
    assert not hears(players, Place(FOUR, 0, Step.PRECOMMIT), NIL)
    assert hears(players, Place(FOUR, 1, Step.PRECOMMIT), bytes(MAX_STATEMENT))
    assert not hears(players, Place(FOUR, 1, Step.PRECOMMIT, 1), bytes(MAX_STATEMENT + 1))


def test_whoever_reports_takes_nothing_more_in(players: list[Player[Any]]) -> None:
    ours = players[0]
    caller = Caller(ours, ours.identity)
    assert len(caller.report([])) == 1
    assert ours.log.halted
    assert caller.report([]) == []


def test_a_seat_that_says_much_about_rolls_to_come_takes_nobody_s_room(
    players: list[Player[Any]],
) -> None:
    caller, table = Caller(players[0], players[0].identity), players[0].log.table
    for number in range(2, MAX_EARLY + 10):
        place = Place(FOUR, number, Step.PRECOMMIT)
        caller.hear(Statement.sign(players[3].identity, table, place, NIL))
    place = Place(Seat(3), 2, Step.PRECOMMIT)
    assert caller.hear(Statement.sign(players[2].identity, table, place, NIL))


def test_another_roll_with_a_number_that_we_know_must_be_proved_to_convict(
    players: list[Player[Any]],
) -> None:
    """Whoever passes on a heap of signatures has shown nothing yet."""
    World(players[:3], first_option).run()
    ours = players[0]
    reports = [signed(players, place_of(Seat(seat), 1), EMPTY) for seat in (1, 2, 4)]
    roll = Roll(1, tuple(Report.read(said, 4) for said in reports))
    votes = [
        (signed(players, Place(FOUR, 1, step), encode_ballot(step, Ballot(roll.digest))),)
        for step in (Step.PRECOMMIT, Step.PREVOTE)
    ]
    proof = Proof(roll, votes[0], (votes[1],))
    with pytest.raises(InvalidProof, match="not the votes of q seats"):
        Caller(ours, ours.identity).learn(proof.encode())


def signed(players: list[Player[Any]], place: Place, body: bytes) -> Statement:
    who = players[place.seat - 1]
    return Statement.sign(who.identity, who.log.table, place, body)


EMPTY = encode(NO_ROLL, Seen.nothing(4), ())


# Claims, where nobody can stand in


def test_nobody_claims_where_there_is_no_clock_or_the_roll_can_be_called(
    players: list[Player[Any]],
) -> None:
    assert stuck(3)[0].may_claim
    assert not Caller(players[0], players[0].identity).may_claim
    patient = Party.of(terms_of("kuhn", 3)).player(Seat(1))
    assert not Caller(patient, patient.identity).may_claim


def test_a_claim_is_made_once() -> None:
    caller = stuck(3)[0]
    (due,) = caller.listener.table.waiting.due()
    assert caller.claim(None) == [], "nobody was claimed to be gone"
    assert len(caller.claim(due.seat, due.op)) == 1
    assert caller.claim(due.seat, due.op) == []
    assert len(caller.claim(None)) == 1

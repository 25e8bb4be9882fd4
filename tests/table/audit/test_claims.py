"""Rolls and claims in a record that no honest match could hold (E7, S5)."""

from dataclasses import replace

import pytest

from games.kit import Seat
from table.audit.verify import verify_record
from table.calls.claims import encode_claim, place_of_claim
from table.calls.proof import Proof
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.calls.roll import Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import Ballot, encode_ballot
from table.log.message import Seen
from table.record import Epoch, Record, Unreadable, read_record
from tests.attacks.test_broken_off import claim_all, stuck
from tests.mental.seating import game_of
from tests.mental.worlds import World, kingdom, succession
from tests.table.audit.test_compare import nobody_decides

PARTY = kingdom(4)
FOUNDING = PARTY.founding
LAST = Seat(4)


def signed(place: Place, body: bytes) -> Statement:
    return Statement.sign(PARTY.identities[place.seat - 1], FOUNDING.table, place, body)


def voted(roll: Roll, step: Step) -> tuple[Statement, ...]:
    body = encode_ballot(step, Ballot(roll.digest))
    return tuple(signed(Place(seat, 1, step), body) for seat in map(Seat, (1, 2, 3)))


def test_no_roll_is_called_before_all_keys_are_shared() -> None:
    """Whoever was left out by it could never be stood in for."""
    body = encode(NO_ROLL, Seen.nothing(4), ())
    said = [signed(place_of(seat, 1), body) for seat in map(Seat, (1, 2, 3))]
    roll = Roll(1, tuple(Report.read(statement, 4) for statement in said))
    proof = Proof(roll, voted(roll, Step.PRECOMMIT), (voted(roll, Step.PREVOTE),))
    record = read_record(Record(FOUNDING, (Epoch(None), Epoch(proof))).encode())
    with pytest.raises(Unreadable, match="nobody can call one"):
        verify_record(record, succession)


def test_no_claims_end_a_match_that_can_go_on_without_a_seat() -> None:
    players = PARTY.players()
    World(players, nobody_decides, calls=False).run()
    [due] = players[0].table.waiting.due()
    body = encode_claim(due.seat, due.op, players[0].log.seen)
    others = [seat for seat in players[0].table.seats if seat != due.seat]
    claims = tuple(signed(place_of_claim(seat, 1), body) for seat in others)
    record = read_record(replace(players[0].record(), claims=claims).encode())
    with pytest.raises(Unreadable, match="do without a seat"):
        verify_record(record, succession)


def test_claims_end_the_match_that_they_saw_and_no_longer_one() -> None:
    """What came after them is in no record that they end, not even what was missed."""
    callers = stuck(3)
    claim_all(callers, Seat(3))
    record, player = callers[0].record(), callers[2].listener
    player.table.decide(player.table.unanswered)
    assert [*player.speak()]  # type: ignore[attr-defined]
    longer = read_record(replace(player.record(), claims=record.claims).encode())
    assert len(longer.messages) == len(record.messages) + 1
    with pytest.raises(Unreadable, match="another one than this"):
        verify_record(longer, game_of)

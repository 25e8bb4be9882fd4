"""S5, T1: a match about one seat that is gone ends by the claims of all others, no fewer."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as with_terms

from games.kit import Seat
from table.audit.status import Status
from table.audit.verify import verify_record
from table.caller import Caller
from table.errors import Cheating, Unsigned
from table.founding import Clock
from table.participant import Player
from table.record import Record, Unreadable
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of


class Stubborn(Hub):
    """The last seat never answers after a while."""

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return player.seat < len(self.players) or len(player.table.match.events) < 4


def stuck(players: int) -> list[Caller]:
    with luck(players):
        terms = with_terms(terms_of("kuhn", players), clock=Clock(90, 30))
        hub = Stubborn(Party.of(terms).players(), players)
        hub.run()
    assert hub.errors == []
    return [Caller(player, player.identity) for player in hub.players]


def claim_all(callers: list[Caller], against: Seat) -> None:
    (due,) = callers[0].listener.table.waiting.due()
    assert due.seat == against
    said = [s for c in callers if c.seat != against for s in c.claim(against, due.op)]
    for caller in callers:
        for statement in said:
            caller.hear(statement)


@pytest.mark.parametrize("players", [2, 3])
def test_with_the_claims_of_all_others_it_is_broken_off_for_everybody(players: int) -> None:
    """For the seat in question, too; and nobody has won."""
    callers = stuck(players)
    claim_all(callers, Seat(players))
    for caller in callers:
        assert caller.missed is not None
        report = verify_record(Record.decode(caller.record().encode()), game_of)
        assert report.status is Status.BROKEN_OFF
        assert report.missed is not None
        assert report.missed.seat == players
        assert report.winners == ()


def test_one_of_two_others_is_not_enough() -> None:
    callers = stuck(3)
    (due,) = callers[0].listener.table.waiting.due()
    for statement in callers[0].claim(due.seat, due.op):
        for caller in callers:
            caller.hear(statement)
    assert [caller.missed for caller in callers] == [None] * 3


def test_a_claim_that_was_withdrawn_counts_no_more() -> None:
    callers = stuck(3)
    (due,) = callers[0].listener.table.waiting.due()
    first, back = callers[0].claim(due.seat, due.op), callers[0].claim(None)
    for statement in (*back, *first):
        callers[2].hear(statement)
    for statement in callers[1].claim(due.seat, due.op):
        callers[2].hear(statement)
    assert callers[2].missed is None


def test_who_claims_two_things_under_one_number_is_convicted() -> None:
    callers = stuck(3)
    (due,) = callers[0].listener.table.waiting.due()
    (first,) = callers[0].claim(due.seat, due.op)
    (other,) = callers[0].claim(None)
    place = replace(other.place, round=first.place.round)
    identity = callers[0].listener.identity  # type: ignore[attr-defined]
    forged = type(other).sign(identity, other.table, place, other.body)
    callers[1].hear(first)
    with pytest.raises(Cheating, match="E9"):
        callers[1].hear(forged)


def test_nobody_is_gone_who_owes_nothing() -> None:
    """Claims about an operation in which it has answered end no match."""
    callers = stuck(3)
    said = [s for c in callers[:2] for s in c.claim(Seat(3), "key")]
    for caller in callers:
        for statement in said:
            caller.hear(statement)
    assert [caller.missed for caller in callers] == [None] * 3


def test_whoever_claims_in_vain_is_claimed_to_be_gone_all_the_same() -> None:
    """Of two, the cheat says that the other one is gone, which is not so, and leaves."""
    honest, cheat = stuck(2)
    (due,) = honest.listener.table.waiting.due()
    for statement in (*cheat.claim(Seat(1), "key"), *honest.claim(due.seat, due.op)):
        honest.hear(statement)
    honest.settle()
    assert honest.missed is not None
    assert honest.missed.seat == cheat.seat == due.seat


def test_a_record_needs_all_claims_and_no_others() -> None:
    callers = stuck(3)
    claim_all(callers, Seat(3))
    record = callers[0].record()
    for claims in (record.claims[:1], (*record.claims, *stuck(3)[0].claim(Seat(3), "key"))):
        with pytest.raises((Unreadable, Unsigned)):
            verify_record(Record.decode(replace(record, claims=claims).encode()), game_of)


def test_the_result_of_the_rules_stands_though_one_never_signs_it() -> None:
    class Silent(Hub):
        def said(self, player: Player[Any]) -> Any:
            over = player.table.match.pending is None
            return iter(()) if over and player.seat == 3 else super().said(player)

    with luck(6):
        terms = with_terms(terms_of("kuhn", 3), clock=Clock(90, 30))
        hub = Silent(Party.of(terms).players(), 6)
        hub.run()
    callers = [Caller(player, player.identity) for player in hub.players]
    claim_all(callers[:2], Seat(3))
    report = verify_record(Record.decode(callers[0].record().encode()), game_of)
    assert report.status is Status.COMPLETE
    assert report.signers == (1, 2)
    assert report.winners

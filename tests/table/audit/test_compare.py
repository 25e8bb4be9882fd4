"""Two records side by side: how they belong together, and what they show (A4)."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from games.kit import Seat
from table.audit.compare import Comparison, Relation, Shown, Side, compare, relation
from table.audit.confront import confronted
from table.audit.status import Status
from table.audit.verify import verify_record
from table.caller import Caller
from table.calls.offences import Perjured
from table.calls.proof import Proof
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.calls.roll import Roll
from table.calls.statement import Statement
from table.errors import Cheating
from table.founding import Clock, Founding, Join, Terms
from table.joins import Twice
from table.log.message import Saying, Seen
from table.participant import Player
from table.record import Epoch, Record, read_record
from tests.mental.seating import Party
from tests.mental.worlds import World, kingdom, succession

PARTY = kingdom(4)
FOUNDING = PARTY.founding
ONE, TWO, THREE = map(Seat, range(1, 4))


def first_option(_: Player[Any], options: Sequence[Any]) -> Any:
    return options[0]


def nobody_decides(_: Player[Any], __: Sequence[Any]) -> Any:
    return None


def but_the_crown(player: Player[Any], options: Sequence[Any]) -> Any:
    return None if player.seat == ONE else options[0]


def side(record: Record) -> Side:
    read = read_record(record.encode())
    return Side(read, verify_record(read, succession))


def test_a_record_may_be_the_beginning_of_another_one() -> None:
    players = PARTY.players()
    World(players, nobody_decides, calls=False).run()
    begun = side(players[0].record())
    World(players[:3], first_option).run()
    ended = side(players[0].record())

    assert compare(begun, begun).relation is Relation.SAME
    assert compare(begun, ended).relation is Relation.FIRST_BEGINS
    assert compare(ended, begun).relation is Relation.SECOND_BEGINS
    assert not compare(begun, ended).convicted
    assert compare(begun, ended).exit_code(Status.UNFINISHED, Status.COMPLETE) == 3
    assert compare(ended, ended).exit_code(Status.COMPLETE, Status.COMPLETE) == 0


def test_complete_records_of_one_match_may_differ_in_who_signed() -> None:
    players = kingdom(4).players()
    World(players, but_the_crown, calls=False).run()
    players[0].table.decide(ONE)
    spread([*players[0].speak()], players[1:])
    for player, other in product(players, players):
        player.certainty.vouch(other.seat, 0, other.log.seen.counts)
    ends = [[*player.speak()] for player in players]
    spread([*ends[0], *ends[1]], players[2:])
    three, four = (side(player.record()) for player in players[2:])

    assert (three.report.signers, four.report.signers) == ((1, 2, 3), (1, 2, 4))
    assert compare(three, four) == Comparison(Relation.VIEWS)
    assert compare(three, four).exit_code(three.report.status, four.report.status) == 0


def spread(words: Sequence[bytes], players: Sequence[Player[Any]]) -> None:
    for player, word in product(players, words):
        player.receive(word)


def test_two_tables_are_two_matches() -> None:
    one, other = (side(Record(kingdom(4).founding)) for _ in range(2))

    assert compare(one, other) == Comparison(Relation.MATCHES)


def test_who_sits_down_twice_for_one_occasion_is_named_and_not_convicted() -> None:
    """A folder that was copied does that; so does a host that hides one guest from another."""
    one, other = seated_twice()
    found = compare(side(Record(one)), side(Record(other)))

    assert found.relation is Relation.SIGNED_TWICE
    assert found.joined_twice == (Twice(one.joins[1], other.joins[1]),)
    assert Twice.decode(found.joined_twice[0].encode()) == found.joined_twice[0]
    assert not found.convicted
    assert found.exit_code(Status.COMPLETE, Status.COMPLETE) == 3


def seated_twice() -> tuple[Founding, Founding]:
    """Two tables of one occasion, at which all but the second player signed once."""
    terms = replace(FOUNDING.terms, occasion=b"tonight")
    joins = [
        Join.sign(who, f"P{i}", terms, key.X)
        for i, (who, key) in enumerate(zip(PARTY.identities, PARTY.keys, strict=True), 1)
    ]
    again = Join.sign(PARTY.identities[1], "P2", terms, PARTY.keys[1].X)
    return Founding.of(joins), Founding.of([joins[0], again, *joins[2:]])


@pytest.mark.parametrize("occasions", [(b"tonight", b"tomorrow"), (b"", b"")])
def test_who_plays_on_two_evenings_has_signed_for_each(occasions: tuple[bytes, bytes]) -> None:
    """Without an occasion nobody can tell, and so nobody is named."""
    one, other = (
        Founding.of(
            [
                Join.sign(who, "P", replace(FOUNDING.terms, occasion=occasion), key.X)
                for who, key in zip(PARTY.identities, PARTY.keys, strict=True)
            ]
        )
        for occasion in occasions
    )
    assert compare(side(Record(one)), side(Record(other))) == Comparison(Relation.MATCHES)


def test_two_messages_for_one_place_are_a_conflict_though_nothing_was_decided() -> None:
    records = []
    for _ in range(2):
        players = PARTY.players()
        World(players, nobody_decides, calls=False).run()
        records.append(players[0].record())
    found = compare(*map(side, records))
    assert (found.relation, found.least) == (Relation.CONFLICT, 1)
    assert [cheating.rule for cheating in found.convicted] == ["H6"] * 4
    assert found.exit_code(Status.UNFINISHED, Status.UNFINISHED) == 4


def test_two_rolls_with_one_number_are_a_conflict_though_all_else_is_the_same() -> None:
    begun, after = side(Record(FOUNDING)), []
    for seats in ((1, 2, 3), (1, 2, 4)):
        reports = [encoded_report(Seat(seat)) for seat in seats]
        proof = Proof(Roll(1, tuple(Report.read(said, 4) for said in reports)), (), ())
        after.append(Record(FOUNDING, (Epoch(None), Epoch(proof))))
    one, other = (Side(record, begun.report) for record in after)
    assert relation(one, one) is Relation.SAME
    assert relation(one, other) is Relation.CONFLICT


def encoded_report(seat: Seat) -> Statement:
    body = encode(NO_ROLL, Seen.nothing(4), ())
    return Statement.sign(PARTY.identities[seat - 1], FOUNDING.table, place_of(seat, 1), body)


# Evidence beside a record


def test_what_convicts_in_one_record_convicts_beside_another() -> None:
    players = PARTY.players()
    World(players, nobody_decides, calls=False).run()
    whole, four = side(players[0].record()), players[3]
    offence = four.log.sign(four.identity, Seat(4), Saying("agree", "4711", b""))
    with pytest.raises(Cheating) as caught:
        players[0].take(offence)
    shown = side(read_record(caught.value.evidence))
    assert shown.report.status is Status.EVIDENCE
    for found in (compare(shown, whole), compare(whole, shown)):
        assert [(c.seat, c.rule) for c in found.convicted] == [(4, "D2")]
        assert found.exit_code(Status.UNFINISHED, Status.UNFINISHED) == 4


def test_who_reports_less_than_a_roll_is_convicted_beside_that_roll() -> None:
    """The evidence is the match up to there; it stays so when it is shown with another record."""
    players = PARTY.players()
    World(players, nobody_decides, calls=False).run()
    World(players[:3], first_option).run()
    roll = players[0].proofs[0].roll
    short = Seen((1, *roll.cut.counts[1:]), roll.cut.ids)
    place, body = place_of(Seat(4), 2), encode(roll.digest, short, ())
    lie = Statement.sign(PARTY.identities[3], FOUNDING.table, place, body)
    with pytest.raises(Perjured) as caught:
        players[0].accuse(players[0].watch.hear(lie))
    shown, whole = side(read_record(caught.value.evidence)), side(players[0].record())

    for found in (compare(shown, whole), compare(whole, shown)):
        assert [(c.seat, c.rule) for c in found.convicted] == [(4, "E9")]
        assert found.exit_code(whole.report.status, shown.report.status) == 4
    assert "reported less" in str(caught.value)
    together = list(confronted([shown.record, whole.record]))
    assert together
    for again in together:
        assert len(again.evidence) < len(caught.value.evidence)
        assert side(read_record(again.evidence)).report.convicted is not None


# Claims, where nobody can stand in


def waiting_table(n: int) -> list[Player[Any]]:
    """Everybody has sat down, and it is the second player's turn."""
    terms = Terms("succession", 1, n, clock=Clock(90, 30))
    players = Party.of(terms, succession).players()
    World(players, nobody_decides, calls=False).run()
    return players


def broken_off(players: Sequence[Player[Any]], gone: Seat) -> Side:
    """All others claim that a seat is gone."""
    callers = [Caller(p, p.identity) for p in players if p.seat != gone]
    [op] = {due.op for due in players[0].table.waiting.due()}
    claims = [claim for caller in callers for claim in caller.claim(gone, op)]
    for claim in claims:
        callers[0].hear(claim)
    return side(callers[0].record())


def test_who_holds_the_message_that_was_missed_shows_it() -> None:
    players = waiting_table(3)
    claiming = broken_off(players, TWO)
    players[1].table.decide(TWO)
    assert [*players[1].speak()]
    showing = side(players[1].record())

    for found, first in ((compare(claiming, showing), False), (compare(showing, claiming), True)):
        assert found.shown == (Shown(TWO, "0", "choose", (ONE, THREE), first),)
        assert not found.convicted
    assert compare(claiming, showing).relation is Relation.FIRST_BEGINS
    assert compare(claiming, claiming).shown == ()
    assert compare(claiming, showing).exit_code(Status.BROKEN_OFF, Status.UNFINISHED) == 3

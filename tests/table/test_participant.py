"""One peer's side of a match: where it stops, and that what stopped it stays."""

from itertools import product
from typing import Any

import pytest

from games.kit import Seat
from table.caller import Caller
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.calls.statement import Statement
from table.errors import Cheating, Equivocated
from table.log.message import Message, Saying, Seen
from table.mental import MentalTable
from table.participant import Listener, Player
from tests.mental.worlds import World, kingdom
from tests.table.audit.test_compare import but_the_crown, first_option, nobody_decides

NONSENSE = Saying("agree", "4711", b"")
THREE, FOUR = Seat(3), Seat(4)


@pytest.fixture
def players() -> list[Player[Any]]:
    """All have sat down, and wait for advice to the first."""
    seated = kingdom(4).players()
    World(seated, nobody_decides, calls=False).run()
    return seated


def says(player: Player[Any], saying: Saying) -> Message:
    return player.log.sign(player.identity, player.seat, saying)


def asked(players: list[Player[Any]]) -> Player[Any]:
    """Whoever is to speak next, and has made up its mind."""
    (due,) = players[0].table.waiting.due()
    adviser = players[due.seat - 1]
    adviser.table.decide(adviser.table.unanswered)
    return adviser


def advice(players: list[Player[Any]]) -> bytes:
    """What is due from somebody."""
    (said,) = asked(players).speak()
    return said


def test_after_an_offence_nothing_is_believed(players: list[Player[Any]]) -> None:
    ours, honest = players[0], advice(players)
    with pytest.raises(Cheating, match="4711"):
        ours.take(says(players[3], NONSENSE))
    before = ours.log.seen
    assert ours.receive(honest) == []
    assert ours.log.seen == before


def test_after_an_offence_nothing_is_said(players: list[Player[Any]]) -> None:
    ours = asked(players)
    with pytest.raises(Cheating):
        ours.take(says(players[0], NONSENSE))
    assert [*ours.speak()] == []


def test_what_halted_a_match_stays_whatever_comes_after_it(players: list[Player[Any]]) -> None:
    """Two who cheat must not hide behind each other: the first is shown to everybody."""
    ours = players[0]
    with pytest.raises(Cheating):
        ours.take(says(players[3], NONSENSE))
    ours.take(says(players[2], NONSENSE))
    with pytest.raises(Equivocated):
        ours.take(says(players[2], Saying("agree", "4712", b"")))
    assert ours.halted is not None
    assert ours.halted.seat == FOUR


def test_what_is_found_wrong_is_not_among_what_we_sign_for(players: list[Player[Any]]) -> None:
    ours = players[0]
    before = ours.log.seen
    with pytest.raises(Cheating):
        ours.take(says(players[3], NONSENSE))
    assert ours.log.seen == before


def test_a_word_on_as_many_other_messages_makes_nothing_certain(
    players: list[Player[Any]],
) -> None:
    ours = players[0]
    counts, heads = ours.log.seen.counts, ours.log.heads(ours.log.seen.counts)
    assert heads is not None
    assert ours.vouch(THREE, 0, counts, heads) is True
    assert ours.vouch(FOUR, 0, counts, bytes(32)) is False
    assert FOUR not in ours.certainty._taken or ours.certainty._taken[FOUR] != counts
    assert ours.vouch(THREE, 1, counts, heads) is None, "we are not there yet"


# Calls


def test_whoever_has_reported_says_nothing_more_in_that_epoch(players: list[Player[Any]]) -> None:
    ours = asked(players)
    assert Caller(ours, ours.identity).report([])
    assert [*ours.speak()] == []


def test_whoever_knows_that_others_have_gone_on_says_nothing_before_it_has(
    players: list[Player[Any]],
) -> None:
    """What it says would be void."""
    World(players[:3], first_option).run()
    (proof, *_), ours = players[0].proofs, players[3]
    assert ours._may_speak
    ours.learn(proof)
    assert (ours.log.epoch, ours.knows(1)) == (0, True), "it lacks what the others have said"
    assert not ours._may_speak


def test_whoever_is_gone_signs_no_result(players: list[Player[Any]]) -> None:
    """It counts in no epoch: the others have gone on without it, to the end."""
    World(players[:3], first_option).run()
    ours = players[3]
    for message in players[0].log.ordered():
        if message.seat != FOUR:
            ours.take(message)
    ours.learn(players[0].proofs[0])
    assert ours.table.gone == {FOUR}
    assert ours.table.match.pending is None
    for seat in map(Seat, (1, 2, 3)):
        ours.certainty.vouch(seat, 1, ours.log.seen.counts)
    assert [*ours.speak()] == []


def test_a_report_is_here_if_it_is_about_the_epoch_under_way(players: list[Player[Any]]) -> None:
    ours = players[0]

    def report(number: int, roll: bytes) -> Report:
        body = encode(roll, ours.log.seen, ())
        signed = Statement.sign(players[3].identity, ours.log.table, place_of(FOUR, number), body)
        return Report.read(signed, 4)

    assert ours.is_here(report(1, NO_ROLL))
    assert not ours.is_here(report(2, NO_ROLL))
    assert not ours.is_here(report(1, b"r" * 32))


def test_a_report_that_came_before_its_roll_is_held_against_it(
    players: list[Player[Any]],
) -> None:
    World(players[:3], first_option).run()
    roll, ours = players[0].proofs[0].roll, players[3]
    less = Seen.nothing(4)
    body = encode(roll.digest, less, ())
    lie = Statement.sign(players[2].identity, ours.log.table, place_of(THREE, 2), body)
    late = Listener(MentalTable(ours.table.match.game.fresh(), ours.table.founding))
    late.accuse(late.watch.hear(lie))
    for message in players[0].log.ordered():
        late.take(message)
    with pytest.raises(Cheating, match="reported less"):
        late.learn(players[0].proofs[0])


def test_whoever_has_halted_reads_a_result_that_enough_have_signed(
    players: list[Player[Any]],
) -> None:
    """By every roll it counts; with fewer signatures it may turn out to be void (E10)."""
    World(players, but_the_crown, calls=False).run()
    players[0].table.decide(Seat(1))
    for word in [*players[0].speak()]:
        for player in players[1:]:
            player.receive(word)
    for player, other in product(players, players):
        player.certainty.vouch(other.seat, 0, other.log.seen.counts)
    ours = players[3]
    assert Caller(ours, ours.identity).report([])
    before = ours.log.seen
    ends = [word for player in players[:3] for word in player.speak()]
    assert len(ends) == 3
    for word in ends[:2]:
        ours.receive(word)
    assert ours.log.seen == before
    ours.receive(ends[2])
    assert ours.table.finished

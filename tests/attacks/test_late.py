"""Seats that would profit from being late, or from finding others late."""

from typing import Any

import pytest

from games.kit import Seat
from table.calls.roll import Debt
from table.errors import Cheating
from table.log.message import Saying
from tests.attacks.test_calls import claimed_by, waiting_for_three
from tests.mental.luck import luck
from tests.mental.seating import MakeGame, Party
from tests.mental.talk import Conversation, audited
from tests.mental.vanishing import clocked
from tests.table.every_kind import every_kind, lenient


def test_whoever_was_late_does_not_choose_all_the_same() -> None:
    """The default was taken: who knows that can't play on as if it had not been."""
    talk = waiting_for_three(4)
    claimed_by(talk, [1, 2, 4], (3, "2"))
    three = talk.players[3]
    word = three.log.sign(three.identity, Seat(3), Saying("choose", "2", b"x")).encode()
    for number in (0, 1, 2, 4):
        with pytest.raises(Cheating, match="nobody was asked for 'choose' in '2'") as caught:
            talk.hear([number], [word])
        with pytest.raises(Cheating, match="nobody was asked for 'choose' in '2'"):
            audited(talk.party, caught.value.evidence)


def test_an_answer_in_the_epoch_before_the_default_changes_nothing() -> None:
    """Nobody's report named it, so it is void; whoever says it afterwards breaks its silence."""
    talk = waiting_for_three(4)
    three, word = talk.players[3], Saying("choose", "2", b"x")
    answer = three.log.sign(three.identity, Seat(3), word).encode()
    claimed_by(talk, [1, 2, 4], (3, "2"))
    assert all(talk.talk(n).late_in(2) == {3} for n in talk.everybody)
    for number in (1, 2, 4):
        with pytest.raises(Cheating, match="spoke on in an epoch that it had halted in"):
            talk.hear([number], [answer])


# What nobody can be late with


def waiting(make_game: MakeGame, kind: str) -> Any:
    """A match that waits for a message of a kind, and the seat and operation it waits for."""
    with luck(3):
        match = Conversation(3, Party.of(clocked("everykind", 3), make_game))
        while True:
            for number in match.everybody:
                decide(match, number)
            table = match.peer(1).table
            for asked, missing in table.rounds.open():
                if asked.kind == kind and missing:
                    return table.rounds, missing[0], asked.op
            assert match.all_speak(match.everybody)


def decide(match: Conversation, number: int) -> None:
    table = match.players[number].table
    if table.asked is not None:
        table.decide(table.unanswered)


@pytest.mark.parametrize("kind", ["open", "shares", "shuffle", "arrange", "beacon"])
def test_what_a_program_says_by_itself_is_no_decision(kind: str) -> None:
    """By silence in it a seat is gone; it has chosen before, and can't choose anew."""
    rounds, seat, op = waiting(every_kind, kind)
    assert rounds.owes(seat, op) is Debt.DUTY


def test_silence_is_no_third_answer_to_a_challenge_that_cannot_be_conceded() -> None:
    rounds, seat, op = waiting(every_kind, "prove")
    assert rounds.owes(seat, op) is Debt.DUTY
    rounds, seat, op = waiting(lenient, "prove")
    assert rounds.owes(seat, op) is Debt.DECISION


@pytest.mark.parametrize("kind", ["choose", "commit", "play", "lay", "speak", "offer", "empty"])
def test_what_a_person_has_to_say_is_one(kind: str) -> None:
    rounds, seat, op = waiting(every_kind, kind)
    assert rounds.owes(seat, op) is Debt.DECISION

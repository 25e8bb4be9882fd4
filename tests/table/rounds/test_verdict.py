"""What a table returns for a message: what became of it, and of those that waited for it."""

import pytest

from games.kit import Seat
from table.errors import Cheating
from table.log.message import Saying
from table.rounds.verdict import Verdict
from tests.mental.talk import Conversation

ONE, TWO = Seat(1), Seat(2)


def test_an_answer_is_returned_with_its_round_and_what_it_means() -> None:
    talk = Conversation(3)
    answer = talk.signs(1, Saying("agree", "0", b"hello"))
    (verdict,) = talk.hear([0], answer)
    assert verdict.message.encode() == answer[0]
    assert verdict.round is not None
    assert verdict.round.op == "0"
    assert (verdict.value, verdict.counted) == (b"hello", True)


def test_a_message_that_waits_is_judged_together_with_what_it_waited_for() -> None:
    talk = Conversation(3)
    first = talk.says(1)
    talk.hear([2], first)
    second = talk.says(2)
    assert talk.hear([0], second) == []
    assert [verdict.message.seat for verdict in talk.hear([0], first)] == [ONE, TWO]
    assert talk.hear([0], first) == []


def test_who_is_refused_is_told_by_which_round() -> None:
    talk = Conversation(3)
    talk.hear([0], talk.says(1))
    cheat = talk.players[1]
    again = cheat.log.sign(cheat.identity, ONE, Saying("agree", "0", b"again"))
    with pytest.raises(Cheating) as caught:
        talk.hear([0], [again.encode()])
    verdict = caught.value.verdict
    assert isinstance(verdict, Verdict)
    assert verdict.round is not None
    assert (verdict.message.id, verdict.round.op, verdict.counted) == (again.id, "0", False)

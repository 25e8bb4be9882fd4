"""What a table returns for a message: what became of it, and of those that waited for it."""

import pytest

from games.kit import Seat
from table.absence.company import saying
from table.absence.fate import Freed, Void, Voted
from table.absence.lateness import HEARD
from table.errors import Cheating
from table.log.message import Saying
from table.rounds.verdict import Answered, Noted, Verdict
from tests.mental.talk import Conversation

ONE, TWO, FOUR = Seat(1), Seat(2), Seat(4)


def test_an_answer_is_returned_with_its_round_and_what_it_means() -> None:
    talk = Conversation(3)
    answer = talk.signs(1, Saying("agree", "0", b"hello"))
    (verdict,) = talk.hear([0], answer)
    assert verdict.message.encode() == answer[0]
    assert verdict.round is not None
    assert verdict.round.op == "0"
    assert verdict.fate == Answered(b"hello")


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
    assert (verdict.message.id, verdict.round.op, verdict.fate) == (again.id, "0", None)


def test_a_vote_that_is_refused_is_returned_with_what_it_was_for() -> None:
    talk = Conversation(4)
    cheat = talk.players[1]
    vote = cheat.log.sign(cheat.identity, ONE, saying(1, [ONE, FOUR]))
    with pytest.raises(Cheating) as caught:
        talk.hear([0], [vote.encode()])
    verdict = caught.value.verdict
    assert isinstance(verdict, Verdict)
    assert isinstance(verdict.fate, Voted)
    assert verdict.fate.vote.gone == {ONE, FOUR}
    assert verdict.fate.agreed is None


def test_the_last_vote_is_returned_with_its_company_and_what_comes_later_is_void() -> None:
    talk = Conversation(4)
    votes = [talk.signs(number, saying(1, [FOUR])) for number in (1, 2, 3)]
    fates = [verdict.fate for verdict in talk.hear([0], *votes)]
    agreed = [fate.agreed for fate in fates if isinstance(fate, Voted)]
    assert agreed[:2] == [None, None]
    assert agreed[2] is not None
    assert agreed[2].gone == {FOUR}
    (verdict,) = talk.hear([0], talk.says(4))
    assert verdict.fate == Void(agreed[2])


def test_a_word_that_frees_nobody_else_is_returned_with_its_author_s_own_vote() -> None:
    """No honest program says so. It is no offence, since it shows something new."""
    talk, word = Conversation(4), Saying(HEARD, "company/1", b"")
    words = talk.says(4)
    vote = talk.signs(1, saying(1, [FOUR]))
    talk.hear([2], words, vote)
    freeing = talk.signs(2, word)
    (*_, freed) = [verdict.fate for verdict in talk.hear([0], words, vote, freeing)]
    assert isinstance(freed, Freed)
    assert [vote.author for vote in freed.votes] == [ONE]
    assert freed.whom == {FOUR}
    talk.hear([1], words, freeing)
    (verdict,) = talk.hear([0], talk.signs(1, word))
    assert verdict.fate == freed


def test_a_vote_that_somebody_is_late_is_noted() -> None:
    talk = Conversation(3)
    talk.all_speak([1, 2, 3], [0, 1, 2, 3])
    late = Saying("late", "2", b"\3")
    (verdict,) = talk.hear([0], talk.signs(1, late))
    assert verdict.fate == Noted()

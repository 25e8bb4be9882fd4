"""A host that carries all lines but one holds an answer back until the others find its author late.

One honest seat that has heard the answer is enough (E4): its report names it, so it is within the
cut, and no claim against it stands.
"""

import pytest

from games.kit import Seat
from tests.mental.talk import Conversation
from tests.search.switches import least_cut

VICTIM, FRIEND, OTHER, HOST = 3, 2, 1, 4


def withheld() -> Conversation:
    """The friend alone hears the answer in time; the host and the other claim that it is late."""
    talk = Conversation(4)
    while (VICTIM, "2") not in owed(talk):
        assert talk.all_speak(talk.everybody)
    answer, claim = talk.says(VICTIM), (VICTIM, "2")
    talk.hear([FRIEND], answer)
    halts = [*talk.halts(HOST, claim), *talk.halts(OTHER, claim)]
    halts += [*talk.halts(FRIEND), *talk.halts(VICTIM)]
    talk.told(talk.everybody, halts)
    talk.hear([OTHER, HOST], answer)  # what a report names is passed on with it
    talk.votes(talk.everybody)
    return talk


def owed(talk: Conversation) -> list[tuple[int, str]]:
    return [(int(due.seat), due.op) for due in talk.peer(OTHER).table.waiting.due()]


def test_nobody_is_late_whose_answer_one_honest_seat_has_heard() -> None:
    talk = withheld()
    assert talk.peer(OTHER).table.late_in(2) == set()
    assert talk.gone(OTHER) == set()


def test_if_as_little_counted_as_the_last_has_heard_it_would_be_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    least_cut(monkeypatch)
    assert withheld().peer(OTHER).table.late_in(2) == {Seat(VICTIM)}

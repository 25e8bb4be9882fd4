"""Rounds that operations wait for: what is read, what counts by a roll, and what it rests on."""

from typing import Any

import pytest

from crypto.errors import InvalidProof
from crypto.identity import Identity
from games.kit import Seat
from table.calls.roll import Company, Debt
from table.errors import Cheating, Forbidden
from table.log.message import Message, Saying, Seen, Where
from table.log.op import Op
from table.rounds.inbox import Inbox
from table.rounds.round import Round, Utterance
from table.rounds.scheduler import Scheduler

ONE, TWO, THREE = SEATS = tuple(map(Seat, (1, 2, 3)))
CUT = (4, 5, 6)


class Asking:
    """Two operations, that ask all seats to choose and for shares; answers as they come about."""

    def __init__(self, refusal: Exception | None = None) -> None:
        self.rounds, self.refusal = Scheduler(3), refusal
        self.read: list[Seat] = []
        self.answers: dict[int, dict[Seat, Any]] = {}
        self.tasks = [
            self.rounds.start(self.ask(0, "choose", preset=dict.fromkeys(SEATS, "default"))),
            self.rounds.start(self.ask(1, "choose", preset=dict.fromkeys(SEATS, "default"))),
            self.rounds.start(self.ask(2, "shares", absent=dict.fromkeys(SEATS))),
        ]

    async def ask(self, number: int, kind: str, **instead: Any) -> None:
        say = Utterance
        asked = Round(Op(number), kind, SEATS, lambda: say(b""), self.check, **instead)
        self.answers[number] = await asked

    def check(self, seat: Seat, payload: bytes) -> bytes:
        self.read.append(seat)
        if self.refusal is not None:
            raise self.refusal
        return payload

    def hear(self, seat: Seat, kind: str, op: str, payload: bytes = b"yes") -> None:
        who, seen = Identity(bytes([seat]) * 32), Seen.nothing(3)
        said = Message.sign(who, Where(b"t" * 32), seat, seen, Saying(kind, op, payload))
        Inbox(self.rounds).hear(said)


def test_what_was_not_due_is_not_even_read() -> None:
    """What a round makes of a payload may stay."""
    asking = Asking()
    asking.hear(ONE, "choose", "0")
    for kind, op in (("choose", "0"), ("speak", "0"), ("choose", "7")):
        with pytest.raises(Cheating):
            asking.hear(ONE, kind, op)
    assert asking.read == [ONE]


@pytest.mark.parametrize(
    ("refusal", "rule"),
    [(InvalidProof("proof", "is none"), "D5"), (Forbidden("share", "twice", "R2"), "R2")],
)
def test_of_what_does_not_convince_the_rule_is_named_that_it_broke(
    refusal: Exception, rule: str
) -> None:
    with pytest.raises(Cheating) as caught:
        Asking(refusal).hear(ONE, "choose", "0")
    assert caught.value.rule == rule


def test_a_seat_owes_what_it_has_not_said_and_somebody_waits_for() -> None:
    asking = Asking()
    assert asking.rounds.owes(ONE, "2") is Debt.DUTY
    asking.hear(ONE, "shares", "2")
    assert asking.rounds.owes(ONE, "2") is None
    asking.tasks[2].wanted = False
    assert asking.rounds.owes(TWO, "2") is None
    assert all(asked.op != "2" for asked, _ in asking.rounds.open())


def test_an_operation_rests_on_all_that_the_one_rests_on_which_started_it() -> None:
    asking = Asking()

    async def starter() -> None:
        await asking.ask(4, "shares", absent=dict.fromkeys(SEATS))
        asking.rounds.start(asking.ask(5, "shares", absent=dict.fromkeys(SEATS)))

    asking.rounds.start(starter())
    for seat in SEATS:
        asking.hear(seat, "shares", "4")
    assert asking.rounds.rests_on("5") == (1, 1, 1)
    with pytest.raises(Cheating, match="D4"):
        asking.hear(ONE, "shares", "5")  # it has seen nothing


def test_by_a_roll_the_default_counts_where_a_seat_was_late_and_nowhere_else() -> None:
    asking = Asking()
    for seat in (ONE, TWO):
        asking.hear(seat, "choose", "0")
        asking.hear(seat, "choose", "1")
    asking.rounds.enter(Company(1, late=frozenset([(THREE, "0")])), CUT)
    assert asking.answers == {0: {ONE: b"yes", TWO: b"yes", THREE: "default"}}
    assert asking.tasks[0].past == CUT, "it rests on all within the cut"
    assert asking.rounds.late == {"0": {THREE}}
    assert asking.rounds.owes(THREE, "1") is Debt.DECISION


def test_whoever_is_gone_is_done_without_in_rounds_old_and_new() -> None:
    asking = Asking()
    for seat in (ONE, TWO):
        asking.hear(seat, "shares", "2")
    assert asking.rounds.owes(THREE, "2") is Debt.DUTY
    asking.rounds.enter(Company(1, gone=frozenset([THREE])), CUT)
    assert asking.answers[2] == {ONE: b"yes", TWO: b"yes", THREE: None}
    asking.rounds.start(asking.ask(3, "shares", absent=dict.fromkeys(SEATS)))
    missing = {str(asked.op): seats for asked, seats in asking.rounds.open()}
    assert missing["3"] == (ONE, TWO)
    assert asking.rounds.absent[Op(2)] == {THREE}
    assert asking.rounds.have_left == {THREE}
    asking.rounds.enter(Company(2), CUT)
    assert not asking.rounds.gone
    assert asking.rounds.have_left == {THREE}

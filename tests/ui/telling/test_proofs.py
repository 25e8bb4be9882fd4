"""What was proved, said in a line for everybody."""

from enum import StrEnum
from typing import Any

import pytest

from games.complots import Role
from games.kit import (
    AnyRequest,
    Arrange,
    Card,
    Choose,
    Coin,
    Event,
    Give,
    Lay,
    Look,
    Offer,
    OpenPurses,
    Prove,
    ProveEmpty,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from ui.telling import Teller
from ui.telling.proofs import proof
from ui.words import LANGUAGES

ADA, BOB, CAROL = map(Seat, (1, 2, 3))
NAMES = {ADA: "Ada", BOB: "Bob", CAROL: "Carol"}
ONE, TWO = Card[Role](1), Card[Role](2)


class Ask(StrEnum):
    IT = "it"


def prove(may_concede: bool) -> Prove[Role]:
    return Prove(ADA, (ONE, TWO), Role.CAPTAIN, may_concede, Ask.IT)


PROVED: list[tuple[AnyRequest, Any, str]] = [
    (prove(True), ONE, "the card is the Captain and can be nothing else"),
    (prove(False), None, "none of the 2 cards is the Captain"),
    (Reveal((ONE,)), (Role.DUCHESS,), "it lay there all the time, and all opened it together"),
    (Arrange(ADA, (ONE, TWO)), (ONE, TWO), "the same 2 cards, in an order that only Ada knows"),
    (Show(ADA, (ONE,), BOB), None, "nobody but Bob can read it"),
    (Look({ADA: (ONE, TWO)}), None, "nobody but Ada can read them"),
    (Look({ADA: (ONE,), BOB: (TWO,)}), None, "each reads only their own"),
    (Give(ADA, (ONE,), BOB), None, "the same card, and among the others only Bob can read it"),
    (Lay(ADA, (ONE, TWO), (Role.DUCHESS, Role.CAPTAIN), Ask.IT), (ONE, TWO), "one of the 2"),
    (Coin(3), 1, "nobody could choose their part of it, or foresee the outcome"),
    (Offer(ADA, BOB, Ask.IT), True, "Ada can pay it; how much it is, only payer and payee know"),
    (Offer(ADA, BOB, Ask.IT, exactly=9), True, "it is exactly that, and Ada can pay it"),
    (ProveEmpty(ADA, Ask.IT), True, "nothing is in the purse"),
    (OpenPurses((ADA,)), {ADA: 3}, "every purse agrees with all that was ever paid"),
]


@pytest.mark.parametrize(("request_", "answer", "line"), PROVED)
def test_a_proof_is_told_in_a_line(request_: AnyRequest, answer: Any, line: str) -> None:
    sentence = proof(Event(request_, answer))
    assert sentence is not None
    assert line in Teller("complots", "en", NAMES).say(sentence)
    for language in LANGUAGES:
        for viewer in (None, ADA, BOB):
            assert Teller("complots", language, NAMES, viewer).say(sentence)


@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        (prove(True), None),
        (Shuffle((ONE, TWO)), (ONE, TWO)),
        (Choose(ADA, (True, False), Ask.IT, True), True),
        (Lay(ADA, (ONE, TWO), (Role.DUCHESS,), Ask.IT), None),
        (Offer(ADA, BOB, Ask.IT), False),
        (ProveEmpty(ADA, Ask.IT), False),
    ],
)
def test_where_nothing_was_proved_nothing_is_claimed(request_: AnyRequest, answer: Any) -> None:
    """A free concession proves nothing, and a shuffle is not proved when it is told."""
    assert proof(Event(request_, answer)) is None

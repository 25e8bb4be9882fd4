"""What counts for a seat that is gone is a matter of the kind of message, not of each round."""

from dataclasses import replace

import pytest

from games.kit import Seat
from table.log.op import Op
from table.rounds.kinds import KINDS
from table.rounds.round import Round, Utterance

ONE = Seat(1)


def say() -> Utterance:
    return Utterance(b"")


def check(_: Seat, payload: bytes) -> object:
    return payload


def ask(kind: str, preset: dict[Seat, object], absent: dict[Seat, object]) -> str:
    """The kind of a round that was opened."""
    return Round(Op(7), kind, (ONE,), say, check, preset=preset, absent=absent).kind


@pytest.mark.parametrize(
    ("kind", "preset", "absent", "rule"),
    [
        ("choose", {}, {}, "G1"),
        ("choose", {ONE: 0}, {ONE: 1}, "G1"),
        ("open", {}, {}, "G1"),
        ("prove", {ONE: None}, {}, "G2"),
        ("shuffle", {}, {}, "G5"),
        ("shuffle", {}, {ONE: b"mixed"}, "G5"),
        ("shuffle", {ONE: None}, {ONE: None}, "G5"),
        ("key", {}, {ONE: None}, "G11"),
    ],
)
def test_a_round_that_forgets_what_counts_is_not_opened(
    kind: str, preset: dict[Seat, object], absent: dict[Seat, object], rule: str
) -> None:
    with pytest.raises(ValueError, match=rule):
        ask(kind, preset, absent)


def test_a_round_that_knows_what_counts_is_opened() -> None:
    assert ask("choose", {ONE: 0}, {}) == "choose"
    assert ask("shuffle", {}, {ONE: None}) == "shuffle"
    assert ask("key", {}, {}) == "key"


def test_a_round_of_a_kind_that_nobody_knows_is_not_opened() -> None:
    with pytest.raises(KeyError, match="sneeze"):
        ask("sneeze", {}, {ONE: None})


OPENING = {"open", "play", "lay", "show", "pass", "prove", "offer", "empty", "purse", "end"}


@pytest.mark.parametrize("kind", KINDS)
def test_what_opens_something_or_ends_the_match_must_rest_on_what_is_certain(kind: str) -> None:
    """R5; and so must shares on a card of which somebody has given one in public."""
    plain = Round(Op(0), kind, (), say, check)
    assert plain.reveals is (kind in OPENING)
    assert replace(plain, exposed=True).reveals

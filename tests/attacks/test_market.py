"""Cheats who lie about what is in their purse, and what may not be said at a market."""

from typing import Any

import pytest

from crypto.encoding import u16
from crypto.keys import KeyPair
from crypto.money import balance
from games.kit.talk import LONGEST
from table.participant import Player
from tests.attacks.market import (
    AGREED,
    CHEAT,
    COUNT,
    EMPTY,
    FIRST,
    SPEECH,
    Scripted,
    Thrifty,
    Trick,
    agreeing,
    caught,
    counting,
    empty_proof,
    instead,
    key,
    party,
    pay_context,
    paying,
    purse,
)
from tests.mental.cheating import all_convict, play
from tests.mental.luck import luck
from tests.table.told import ANN, BOB, CAT


def test_a_market_without_a_cheat_is_counted() -> None:
    with luck(3):
        seated = party(3)
        hub = Scripted(seated.players(), 3, spectators=[seated.spectator()])
        hub.run()
    assert hub.errors == []
    for peer in hub.peers:
        assert peer.table.match.game.answer == {ANN: 10, BOB: 0, CAT: 4}


# An empty purse


@pytest.mark.parametrize("units", [0, 3])
def test_a_purse_is_said_to_be_empty_that_is_not(units: int) -> None:
    bend = instead(EMPTY, empty_proof(units))
    hub = play(party(3), 3, CHEAT, bend, Thrifty)
    assert "empty in 8: challenge" in str(all_convict(hub, CHEAT))


@pytest.mark.parametrize(("label", "op"), [("purse", EMPTY), ("empty", COUNT)])
def test_an_empty_purse_is_shown_by_a_proof_for_something_else(label: str, op: str) -> None:
    """True, but said elsewhere: it could be a word of somebody's that was overheard."""
    assert "empty in 8: challenge" in caught(EMPTY, empty_proof(0, label, op))


# The count


@pytest.mark.parametrize(("units", "proved"), [(4, 4), (2, 2), (4, 3), (0, 3), (0xFFFF, 0xFFFF)])
def test_a_purse_is_opened_to_another_amount(units: int, proved: int) -> None:
    """One more, one less, a true proof under a false number, and a number below zero."""
    hub = play(party(3), 3, CHEAT, instead(COUNT, counting(units, proved)), Thrifty)
    assert "purse in 9: challenge" in str(all_convict(hub, CHEAT))


def test_the_purse_is_opened_as_it_was_before_the_last_payment() -> None:
    def trick(cheat: Player[Any]) -> bytes:
        before, ctx = balance.endowment(5, key(cheat).X), pay_context(cheat, COUNT, "purse")
        return u16(5) + balance.prove_balance(key(cheat), before, 5, ctx)

    assert "purse in 9: challenge" in caught(COUNT, trick)


def test_the_purse_is_opened_with_another_key() -> None:
    """The cheat takes off another mask than its own, and something else is left."""

    def trick(cheat: Player[Any]) -> bytes:
        mine, ctx = purse(cheat, CHEAT).balance, pay_context(cheat, COUNT, "purse")
        return u16(9) + balance.prove_balance(KeyPair.of(key(cheat).x + 1), mine, 9, ctx)

    assert "purse in 9: challenge" in caught(COUNT, trick)


@pytest.mark.parametrize(
    ("op", "trick"),
    [
        (FIRST, paying(5)),
        (AGREED, agreeing(2, 2)),
        (EMPTY, empty_proof(0)),
        (COUNT, counting(0, 0)),
    ],
)
def test_the_ways_of_telling_used_here_work_for_the_truth(op: str, trick: Trick) -> None:
    """So what was refused above is the lie, and not the way of telling it."""
    hub = play(party(3), 3, CHEAT, instead(op, trick), Scripted)

    assert hub.errors == []
    assert int(op) < len(hub.players[0].table.match.events)


# Words


@pytest.mark.parametrize(
    "speech",
    [
        b"\x1b[2J",
        b"two\nlines",
        "\u202eturned".encode(),
        b"\x00",
        b"x" * (LONGEST + 1),
        "é".encode() * (LONGEST + 1),
        b"\xff\xfe",
        b"\xc0\x80",  # a second encoding of zero
        b"\xed\xa0\x80",  # half a character
        b"\xe9",  # another encoding
    ],
)
def test_what_may_not_be_said_is_said(speech: bytes) -> None:
    assert "speak in 7: " in caught(SPEECH, lambda _: speech)

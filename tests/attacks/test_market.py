"""Cheats at a table with hidden money: every trick is named, and the evidence convicts its author.

What a payer can prove and what not is tried in test_payments.py; here the same is tried against
a table that keeps the balances, knows who was asked for what, and forgets no payment.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crypto.encoding import u16
from crypto.generators import V
from crypto.keys import KeyPair
from crypto.money import balance, payment
from crypto.money.payment import Payment, Purse
from games.kit import Offer, OpenPurses, ProveEmpty, Purses, Seat, Settle, Speak
from games.kit.talk import LONGEST
from table.message import Message
from table.player import Player
from tests.attacks.digits import Digits, forged_payment
from tests.mental.cheating import Watchful, all_convict, play, signed
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.table.told import ANN, BOB, CAT, Ask, Told

BITS = 4
CHEAT = BOB
# The operations, called after their place among the events.
FIRST, SECOND, AGREED, SPEECH, EMPTY, COUNT = "1", "3", "5", "7", "8", "9"


async def market() -> object:
    """Bob pays Ann three times, the last time what she asks for; then all is counted."""
    await Purses({ANN: 5, BOB: 5, CAT: 4}, BITS)
    for exactly in (None, None, 2):
        assert await Offer(BOB, ANN, Ask.ANY, exactly)
        await Settle(BOB, ANN, paid=True)
    await Speak(BOB, Ask.ANY)
    await ProveEmpty(BOB, Ask.ANY)
    return await OpenPurses((ANN, BOB, CAT))


class Scripted(Hub):
    """Bob pays 2, 1 and 2, and shows that he has nothing left."""

    script: Sequence[object] = (2, 1, 2, "", True)

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        choice = self.script[(FIRST, SECOND, AGREED, SPEECH, EMPTY).index(player.table.asked)]
        assert choice in options
        return choice


def party(seed: int) -> Party:
    with luck(seed):
        found = Party.of(terms_of("told", 3), lambda _: Told(3, rules=market))
    found.table = Watchful
    return found


Trick = Callable[[Player[Any]], bytes]


def instead(op: str, trick: Trick) -> Bend:
    """The cheat says something else in ``op``, and then nothing more."""
    said = False

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        nonlocal said
        if said:
            return ()
        if message.saying.op != op:
            return None
        said = True
        return [signed(cheat, message, payload=trick(cheat))]

    return bend


def caught(op: str, trick: Trick, seed: int = 3) -> str:
    """What all honest peers hold against the cheat, and what its evidence shows to anyone."""
    hub = play(party(seed), seed, CHEAT, instead(op, trick), Scripted)
    return str(all_convict(hub, CHEAT))


def test_a_market_without_a_cheat_is_counted() -> None:
    with luck(3):
        seated = party(3)
        hub = Scripted(seated.players(), 3, spectators=[seated.spectator()])
        hub.run()
    assert hub.errors == []
    for peer in hub.peers:
        assert peer.table.match.game.answer == {ANN: 10, BOB: 0, CAT: 4}


# What a cheat has at hand


def purse(cheat: Player[Any], seat: Seat) -> Purse:
    return cheat.table.desk.accounts.purses[seat]


def owned(cheat: Player[Any]) -> int:
    return cheat.table.desk.accounts.read(cheat.table.desk.mine.key, purse(cheat, CHEAT).balance)


def key(cheat: Player[Any]) -> KeyPair:
    return cheat.table.desk.mine.key


def pay_context(cheat: Player[Any], op: str, label: str = "pay") -> bytes:
    return cheat.table.desk.ctx(op, CHEAT, label)


def paying(amount: int, r: int = 77, to: Seat = ANN, op: str = FIRST) -> Trick:
    """An offer of any amount, with the digits that come closest to it."""

    def trick(cheat: Player[Any]) -> bytes:
        spelled, left = (Digits.spelling(n, BITS) for n in (amount, owned(cheat) - amount))
        X_R, ctx = purse(cheat, to).X, pay_context(cheat, op)
        return forged_payment(key(cheat), purse(cheat, CHEAT), X_R, spelled, left, r, ctx).encode()

    return trick


# Offers


@pytest.mark.parametrize("amount", [6, 15, 16, 1000])
def test_more_is_offered_than_is_in_the_purse(amount: int) -> None:
    """By one, up to the limit, beyond it."""
    assert "offer in 1: challenge" in caught(FIRST, paying(amount))


@pytest.mark.parametrize("amount", [-1, -10])
def test_a_negative_amount_is_offered(amount: int) -> None:
    """It would take money out of Ann's purse."""
    assert "offer in 1: challenge" in caught(FIRST, paying(amount))


@pytest.mark.parametrize("r", [1, -1])
def test_a_mask_is_chosen_that_cancels_that_of_a_purse(r: int) -> None:
    """A purse whose mask is gone would be open to everybody, the payer's or the payee's."""
    assert "offer in 1: identity" in caught(FIRST, paying(2, r))


def test_what_is_offered_to_one_is_made_out_to_another() -> None:
    assert "offer in 1: challenge" in caught(FIRST, paying(2, to=CAT))


def test_what_is_offered_is_made_out_to_oneself() -> None:
    assert "offer in 1: challenge" in caught(FIRST, paying(2, to=BOB))


def test_the_payee_is_to_get_more_than_the_payer_loses() -> None:
    """Money from nowhere, for a friend; and the other way round, money that is gone."""
    for gain in (1, -1):

        def trick(cheat: Player[Any], gain: int = gain) -> bytes:
            made = Payment.decode(paying(2)(cheat), BITS)
            cR = made.cR + gain * V
            return Payment(made.c1, made.cP, cR, made.B, made.B_, made.proof).encode()

        assert "offer in 1: challenge" in caught(FIRST, trick)


def test_a_mask_of_somebody_else_s_is_grafted_onto_an_offer() -> None:
    """When Bob's purse is opened, so would be whatever lies under that mask and his key."""

    def trick(cheat: Player[Any]) -> bytes:
        made = Payment.decode(paying(2)(cheat), BITS)
        c1 = purse(cheat, ANN).X  # as it might be that of a hidden card
        return Payment(c1, made.cP, made.cR, made.B, made.B_, made.proof).encode()

    assert "offer in 1: challenge" in caught(FIRST, trick)


def test_money_is_spent_twice() -> None:
    """What was in the purse before the first payment is offered once more."""

    def trick(cheat: Player[Any]) -> bytes:
        X, before = key(cheat).X, balance.endowment(5, key(cheat).X)
        spelled, left = (Digits.spelling(n, BITS) for n in (5, 0))
        ctx = pay_context(cheat, SECOND)
        X_R = purse(cheat, ANN).X
        made = forged_payment(key(cheat), Purse(X, before), X_R, spelled, left, 77, ctx)
        payment.verify(Purse(X, before), purse(cheat, ANN), made, BITS, ctx)  # it would do then
        return made.encode()

    assert "offer in 3: challenge" in caught(SECOND, trick)


def test_an_offer_is_made_again_as_it_was() -> None:
    """Its proof holds for the operation it was made for, and for the purse as it was."""
    replay: list[bytes] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if replay and message.saying.op == SECOND:
            return [signed(cheat, message, payload=replay.pop())]
        if message.saying.op == FIRST:
            replay.append(message.saying.payload)
        return None

    assert "offer in 3: challenge" in str(
        all_convict(play(party(3), 3, CHEAT, bend, Scripted), CHEAT)
    )


def test_an_offer_for_a_later_operation_is_made_now() -> None:
    assert "offer in 1: challenge" in caught(FIRST, paying(2, op=SECOND))


def test_an_offer_from_another_table_is_shown() -> None:
    """The same keys and purses, the same operation: only the table is another."""
    elsewhere = party(4)
    elsewhere.keys, elsewhere.identities = party(3).keys, party(3).identities

    def trick(cheat: Player[Any]) -> bytes:
        spelled, left = (Digits.spelling(n, BITS) for n in (2, 3))
        ctx = pay_context(cheat, FIRST).replace(cheat.log.table, elsewhere.founding.table)
        purses = purse(cheat, CHEAT), purse(cheat, ANN)
        made = forged_payment(key(cheat), purses[0], purses[1].X, spelled, left, 77, ctx)
        payment.verify(*purses, made, BITS, ctx)  # there it would do
        return made.encode()

    assert "offer in 1: challenge" in caught(FIRST, trick)


@pytest.mark.parametrize("cut", [1, 33, Payment.size(BITS) - 1])
def test_an_offer_is_cut_short_or_too_long(cut: int) -> None:
    assert "offer in 1: length" in caught(FIRST, lambda cheat: paying(2)(cheat)[:-cut])
    assert "offer in 1: length" in caught(FIRST, lambda cheat: paying(2)(cheat) + bytes(cut))


def test_an_offer_is_spelled_with_fewer_bits_than_the_table_s() -> None:
    def trick(cheat: Player[Any]) -> bytes:
        spelled, left = (Digits.spelling(n, BITS - 1) for n in (2, 3))
        X_R, ctx = purse(cheat, ANN).X, pay_context(cheat, FIRST)
        return forged_payment(key(cheat), purse(cheat, CHEAT), X_R, spelled, left, 77, ctx).encode()

    assert "offer in 1: length" in caught(FIRST, trick)


# What was asked for aloud


def agreeing(amount: int, opened: int | None, op: str = AGREED) -> Trick:
    """A payment of ``amount`` for the two that Ann demanded, said to be ``opened``."""

    def trick(cheat: Player[Any]) -> bytes:
        made = paying(amount, op=op)(cheat)
        if opened is None:
            return made
        c, ctx = Payment.decode(made, BITS).to_payer, pay_context(cheat, op, "exactly")
        return made + balance.prove_balance(key(cheat), c, opened, ctx)

    return trick


@pytest.mark.parametrize(("amount", "opened"), [(0, 2), (1, 2), (1, 1), (0, 0)])
def test_another_amount_is_paid_than_was_agreed_on(amount: int, opened: int) -> None:
    """Whether the cheat lies about it or tells the truth: it is not what was asked for."""
    assert "offer in 5: challenge" in caught(AGREED, agreeing(amount, opened))


def test_what_was_agreed_on_is_paid_without_showing_that_it_is_that() -> None:
    assert "offer in 5: length" in caught(AGREED, agreeing(1, None))


def test_a_hidden_offer_comes_with_an_opening_nobody_asked_for() -> None:
    assert "offer in 1: length" in caught(FIRST, agreeing(2, 2, FIRST))


# An empty purse


def empty_proof(units: int, label: str = "empty", op: str = EMPTY) -> Trick:
    def trick(cheat: Player[Any]) -> bytes:
        mine, ctx = purse(cheat, CHEAT).balance, pay_context(cheat, op, label)
        return balance.prove_balance(key(cheat), mine, units, ctx)

    return trick


class Thrifty(Scripted):
    """Bob pays nothing but what he agreed to, and has 3 left."""

    script = (0, 0, 2, "", False)


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


def counting(units: int, proved: int) -> Trick:
    def trick(cheat: Player[Any]) -> bytes:
        return u16(units) + empty_proof(proved, "purse", COUNT)(cheat)

    return trick


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

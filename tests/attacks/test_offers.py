"""Offers at a table with hidden money that the payer does not have, or did not mean."""

from typing import Any

import pytest

from crypto.generators import V
from crypto.money import balance, payment
from crypto.money.payment import Payment, Purse
from table.log.message import Message
from table.participant import Player
from tests.attacks.digits import Digits, forged_payment
from tests.attacks.market import (
    AGREED,
    BITS,
    CHEAT,
    FIRST,
    SECOND,
    Scripted,
    agreeing,
    caught,
    key,
    party,
    pay_context,
    paying,
    purse,
)
from tests.mental.cheating import all_convict, play, signed
from tests.mental.hub import Sent
from tests.table.told import ANN, BOB, CAT


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


@pytest.mark.parametrize(("amount", "opened"), [(0, 2), (1, 2), (1, 1), (0, 0)])
def test_another_amount_is_paid_than_was_agreed_on(amount: int, opened: int) -> None:
    """Whether the cheat lies about it or tells the truth: it is not what was asked for."""
    assert "offer in 5: challenge" in caught(AGREED, agreeing(amount, opened))


def test_what_was_agreed_on_is_paid_without_showing_that_it_is_that() -> None:
    assert "offer in 5: length" in caught(AGREED, agreeing(1, None))


def test_a_hidden_offer_comes_with_an_opening_nobody_asked_for() -> None:
    assert "offer in 1: length" in caught(FIRST, agreeing(2, 2, FIRST))

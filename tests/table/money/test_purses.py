"""What each request about money tells to whom, and what it moves."""

from typing import Any

import pytest

from crypto.money.bits import MAX_BITS
from games.kit import (
    Choose,
    IllegalAnswer,
    Income,
    Offer,
    OpenPurses,
    ProveEmpty,
    Purses,
    Request,
    Seat,
    Settle,
)
from games.kit.money import MOST_BITS
from players.view import view
from table.knowledge.money import Span
from table.money.purses import Standing
from table.plain import PlainTable
from tests.table.told import ANN, BOB, CAT, EVERYBODY, Ask, Rules, Told

START = Purses({ANN: 5, BOB: 5, CAT: 0}, bits=4)
OFFER = Offer(ANN, BOB, Ask.ANY)


def table(rules: Rules) -> PlainTable[Told]:
    return PlainTable(Told(3, rules=rules))


def asking(*requests: Request[Any]) -> Rules:
    """Rules that start with purses, ask for these, and answer the last one's answer."""

    async def rules() -> object:
        await START
        answer: object = None
        for request in requests:
            answer = await request
        return answer

    return rules


def purses(table: PlainTable[Told], seat: Seat | None) -> tuple[Span, ...]:
    return tuple(table.knowledge(seat).money.purses.values())


def exactly(*amounts: int) -> tuple[Span, ...]:
    return tuple(Span(amount, amount) for amount in amounts)


def test_everybody_counts_what_is_handed_out_and_what_the_bank_pays() -> None:
    t = table(asking(Income({ANN: 2, CAT: 1})))
    assert t.funds.purses == {ANN: 7, BOB: 5, CAT: 1}
    for seat in EVERYBODY:
        assert purses(t, seat) == exactly(7, 5, 1)


def test_only_payer_and_payee_know_an_offer_and_all_know_that_it_stands() -> None:
    t = table(asking(OFFER, Choose(BOB, (False, True), Ask.ANY, False)))
    t.decide(ANN, 3)
    assert t.match.events[-1].answer is True
    offers = [view(t, seat).offer for seat in EVERYBODY]
    assert offers[:2] == [Standing(ANN, BOB, Span(3, 3))] * 2
    assert offers[2:] == [Standing(ANN, BOB, Span(0, 5))] * 2
    assert t.funds.purses == {ANN: 5, BOB: 5, CAT: 0}, "nothing is paid yet"


def test_a_payment_moves_what_was_offered_and_bystanders_are_left_with_bounds() -> None:
    t = table(asking(OFFER, Settle(ANN, BOB, paid=True)))
    t.decide(ANN, 3)
    assert t.funds.purses == {ANN: 2, BOB: 8, CAT: 0}
    assert purses(t, ANN) == purses(t, BOB) == exactly(2, 8, 0)
    assert purses(t, CAT) == purses(t, None) == (Span(0, 5), Span(5, 10), Span(0, 0))


def test_an_offer_of_nothing_looks_like_any_other() -> None:
    def seen(amount: int) -> tuple[object, ...]:
        t = table(asking(OFFER, Settle(ANN, BOB, paid=True)))
        t.decide(ANN, amount)
        return t.match.events, purses(t, CAT), purses(t, None)

    assert seen(0) == seen(5)


def test_a_payee_learns_from_a_refused_offer_that_the_payer_had_so_much() -> None:
    requests = (
        *(Offer(ANN, CAT, Ask.ANY), Settle(ANN, CAT, paid=True)),
        *(OFFER, Settle(ANN, BOB, paid=False)),
    )
    t = table(asking(*requests))
    t.decide(ANN, 2)
    t.decide(ANN, 3)
    assert purses(t, BOB)[0] == Span(3, 5)
    assert purses(t, None)[0] == Span(0, 5)


def test_one_can_offer_what_is_in_the_purse_and_no_more() -> None:
    t = table(asking(OFFER))
    assert t.options(ANN) == (0, 1, 2, 3, 4, 5, None)
    for wrong in (6, -1, 2.0, True, "3"):
        with pytest.raises(IllegalAnswer):
            t.decide(ANN, wrong)
    assert view(t, ANN).options == t.options(ANN)
    assert view(t, ANN).purse == 5
    assert view(t, None).purse is None


def test_who_makes_no_offer_says_so_and_nothing_stands() -> None:
    t = table(asking(OFFER))
    t.decide(ANN, None)
    assert t.game.answer is False
    assert t.funds.standing is None
    assert purses(t, BOB) == exactly(5, 5, 0)


def test_what_is_agreed_on_is_that_amount_or_nothing_and_everybody_knows_it() -> None:
    t = table(asking(Offer(ANN, BOB, Ask.ANY, exactly=4), Settle(ANN, BOB, paid=True)))
    assert t.options(ANN) == (4, None)
    t.decide(ANN, 4)
    for seat in EVERYBODY:
        assert purses(t, seat) == exactly(1, 9, 0)


def test_nobody_can_agree_to_more_than_they_have() -> None:
    assert table(asking(Offer(ANN, BOB, Ask.ANY, exactly=6))).options(ANN) == (None,)


def test_an_empty_purse_can_be_shown_and_no_other() -> None:
    t = table(asking(OFFER, Settle(ANN, BOB, paid=True), ProveEmpty(ANN, Ask.ANY)))
    t.decide(ANN, 5)
    assert t.options(ANN) == (False, True)
    t.decide(ANN, True)
    for seat in EVERYBODY:
        assert purses(t, seat)[0] == Span(0, 0)
    assert table(asking(ProveEmpty(BOB, Ask.ANY))).options(BOB) == (False,)


def test_all_is_counted_when_purses_are_opened() -> None:
    t = table(asking(OFFER, Settle(ANN, BOB, paid=True), OpenPurses((ANN, BOB))))
    t.decide(ANN, 1)
    assert t.game.answer == {ANN: 4, BOB: 6}
    for seat in EVERYBODY:
        assert purses(t, seat) == exactly(4, 6, 0)


NOBODY_S = Seat(9)  # a purse that is not there


@pytest.mark.parametrize(
    "muddle",
    [
        (START,),
        (Purses({ANN: 0, BOB: 0}, 4),),  # a second time, and be it nothing
        (Offer(ANN, NOBODY_S, Ask.ANY),),
        (Settle(ANN, BOB, paid=True),),
        (OFFER, Settle(BOB, ANN, paid=True)),
        (OFFER, Offer(BOB, ANN, Ask.ANY)),
        (Offer(ANN, ANN, Ask.ANY),),
        (Income({ANN: 6}),),  # 16 in all, and 4 bits
        (Income({ANN: -1}),),
        (Income({ANN: 1, BOB: -1}),),
    ],
)
def test_rules_that_make_a_muddle_of_money_are_told_so(muddle: tuple[Request[Any], ...]) -> None:
    with pytest.raises(ValueError, match=r"offer|purse"):
        offer_nothing(asking(*muddle))


@pytest.mark.parametrize("bits", [0, -1, 17])
def test_amounts_that_could_not_be_proved_are_refused_at_once(bits: int) -> None:
    async def rules() -> None:
        await Purses({ANN: 0}, bits)

    with pytest.raises(ValueError, match=r"1 to 16 bits"):
        table(rules)
    assert MOST_BITS == MAX_BITS


def offer_nothing(rules: Rules) -> None:
    t = table(rules)
    while t.deciders:
        t.decide(t.deciders[0], 0)

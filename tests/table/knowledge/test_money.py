"""What seats know about money is true, and imagined purses agree with it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from players.imagine import imagine
from players.play import play_at_random
from players.view import view
from table.knowledge.recap import book_since
from table.plain import PlainTable
from tests.laws.matches import decide_at_random
from tests.mental.bazaar import Bazaar

SEEDS = pytest.mark.parametrize("seed", range(30))


def positions(seed: int) -> Iterator[PlainTable[Bazaar]]:
    """One table, whenever somebody has to decide, and at the end."""
    table = PlainTable(Bazaar(2 + seed % 4, seed=seed, steps=25), seed)
    random = Random(seed)
    yield table
    while table.deciders:
        decide_at_random(table, random)
        yield table


@SEEDS
def test_no_money_is_made_or_lost(seed: int) -> None:
    for table in positions(seed):
        assert table.game.bank + sum(table.funds.purses.values()) == 63
        assert min(table.funds.purses.values()) >= 0
    assert table.game.counted == table.funds.purses


@SEEDS
def test_what_a_seat_knows_about_money_is_true(seed: int) -> None:
    for table in positions(seed):
        for seat in (*table.game.seats, None):
            money = table.knowledge(seat).money
            assert money.total == sum(table.funds.purses.values())
            for owner, (least, most) in money.purses.items():
                assert least <= table.funds.purses[owner] <= most
            assert_offer_is_true(table, money.standing)
            if seat:
                assert view(table, seat).purse == table.funds.purses[seat]


def assert_offer_is_true(table: PlainTable[Bazaar], standing: Any) -> None:
    if table.funds.standing is None:
        assert standing is None
    else:
        payer, payee, (least, most) = standing
        assert (payer, payee) == table.funds.standing[:2]
        assert least <= table.funds.standing.amount <= most


@SEEDS
def test_a_purse_can_be_counted_however_short_the_memory(seed: int) -> None:
    *_, table = positions(seed)
    events = table.match.events
    for seat in (*table.game.seats, None):
        book = table.knowledge(seat)
        for since in range(0, len(events), 7):
            page = book_since(book, events, since)
            assert page.money == book.money
            late = {number: told for number, told in book.told.items() if number >= since}
            assert page.told == late


@SEEDS
def test_imagined_purses_agree_with_all_the_player_knows(seed: int) -> None:
    for table in positions(seed):
        for seat in (*table.game.seats, None):
            real = view(table, seat)
            dream = imagine(real, seed)
            assert sum(dream.funds.purses.values()) == sum(table.funds.purses.values())
            for owner, (least, most) in real.knowledge.money.purses.items():
                assert least <= dream.funds.purses[owner] <= most
            assert_offer_is_true(dream, real.offer)
            assert view(dream, seat).knowledge.money == real.knowledge.money


@SEEDS
def test_every_seat_of_an_imagined_table_knows_its_own_purse_and_can_imagine(seed: int) -> None:
    for table in positions(seed):
        dream = imagine(view(table, table.game.seats[0]), seed)
        for seat in table.game.seats:
            assert view(dream, seat).purse == dream.funds.purses[seat]
            deeper = imagine(view(dream, seat), seed)
            assert deeper.funds.purses[seat] == dream.funds.purses[seat]


@SEEDS
def test_an_imagined_market_can_be_played_to_its_end(seed: int) -> None:
    for table in positions(seed):
        dream = imagine(view(table, table.game.seats[-1]), seed)
        play_at_random(dream, Random(seed))
        assert dream.game.counted == dream.funds.purses
        assert dream.game.bank + sum(dream.funds.purses.values()) == 63


def test_the_purses_of_others_differ_from_one_imagined_table_to_the_next() -> None:
    def worlds(table: PlainTable[Bazaar]) -> int:
        seen = view(table, None)
        return len({str(sorted(imagine(seen, seed).funds.purses.items())) for seed in range(9)})

    numbers = [worlds(table) for table in positions(7)]
    assert max(numbers) > 4
    assert numbers[0] == numbers[-1] == 1, "before anything is paid, and after all is counted"

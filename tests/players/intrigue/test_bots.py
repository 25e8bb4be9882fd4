"""How bots of Intrigue bargain."""

from typing import Any

import pytest

from games.intrigue.advisers import Kind
from games.intrigue.rules import Ask, Intrigue, IntrigueOptions, Placing, Visit
from games.intrigue.talks import Say, Word
from games.kit import Seat
from players.bots import bot_maker, levels
from players.intrigue.history import history
from players.results import add_up
from players.simulate import Plan, simulate
from players.view import View, view
from tests.players.intrigue.playing import ONE, QUIET, SEALED, THREE, TWO, Script

CHEMIST, WRITER = Kind.CHEMIST, Kind.WRITER
EVERY = [level for level in levels("intrigue") if level != "random"]
THINKING = ("regular", "expert")


def seen(script: Script) -> View[Intrigue]:
    return view(script.table, script.seat)


def asked(script: Script, level: str, seed: int = 1) -> Any:
    return bot_maker("intrigue", level)(seed)(seen(script))


def at_the_gate(options: IntrigueOptions = QUIET) -> Script:
    return Script(options).decide(Visit(TWO, CHEMIST), Visit(TWO, WRITER))


@pytest.mark.parametrize("level", EVERY)
def test_nobody_presents_a_second_of_a_kind_where_only_one_can_stay(level: str) -> None:
    for seed in range(20):
        script = Script().decide(Visit(TWO, CHEMIST))
        assert asked(script, level, seed) != Visit(TWO, CHEMIST)


@pytest.mark.parametrize("level", THINKING)
def test_a_good_slot_is_worth_an_offer(level: str) -> None:
    script = at_the_gate()
    assert asked(script, level) == Say(Word.OFFER)
    script.decide(Say(Word.OFFER))
    assert 1 <= asked(script, level) <= 20


@pytest.mark.parametrize("level", THINKING)
def test_a_modest_demand_is_agreed_to_and_a_greedy_one_is_not(level: str) -> None:
    for demand, agreed in ((4, True), (30, False)):
        script = at_the_gate().decide(Say(Word.OFFER), 3, Say(Word.DEMAND), demand)
        assert (asked(script, level) == Say(Word.AGREE, demand)) is agreed


@pytest.mark.parametrize("level", THINKING)
def test_a_host_gives_the_better_slot_to_who_has_paid(level: str) -> None:
    script = Script().decide(Visit(THREE, CHEMIST), Visit(TWO, CHEMIST))
    script.until(TWO, Ask.PRESENT).decide(Visit(THREE, WRITER), Visit(ONE, WRITER))
    script.until(ONE, Ask.SPEAK).decide(Say(Word.DONE)).decide(Say(Word.OFFER), 8)
    script.decide(Say(Word.ACCEPT))
    first = asked(script, level)
    script.decide(first)
    second = asked(script, level)
    slots = {placing.owner: placing.slot for placing in (first, second)}
    assert slots[TWO] == 10
    assert slots[ONE] < 10


def test_a_payment_is_remembered_and_in_sealed_money_only_by_the_two() -> None:
    script = at_the_gate(SEALED).decide(Say(Word.OFFER))
    script.table.decide(ONE, 7)
    script.decide(Say(Word.ACCEPT))

    def paid(seat: Seat) -> dict[Seat, int | None]:
        return history(view(script.table, seat)).paid_now

    assert (paid(ONE), paid(TWO), paid(THREE)) == ({ONE: 7}, {ONE: 7}, {ONE: None})


def test_treatment_and_gratitude_are_remembered() -> None:
    script = at_the_gate().decide(Say(Word.OFFER), 3, Say(Word.ACCEPT))
    script.decide(Placing(ONE, CHEMIST, 1), Placing(ONE, WRITER, 3))
    known = history(view(script.table, THREE))
    assert known.treatment(TWO, ONE) < 0 == known.treatment(TWO, THREE)
    assert known.gratitude(TWO) < 0.5 == known.gratitude(ONE)


def test_credit_is_lost_by_breaking_ones_word() -> None:
    script = at_the_gate().decide(Say(Word.PROMISE, 10))
    script.until(TWO, Ask.PRESENT).decide(Visit(ONE, Kind.CLERIC), Visit(THREE, WRITER))
    script.until(ONE, Ask.PLACE)
    assert history(seen(script)).credit(ONE) == 0.5
    script.decide(Placing(TWO, Kind.CLERIC, 1))
    assert history(seen(script)).credit(ONE) < 0.5


def first_of(bots: tuple[str, ...], matches: int, *options: str) -> float:
    """The least plausible win rate of the first bot."""
    plan = Plan("intrigue", bots, options, seed=1)
    played = [match for chunk in simulate(plan, matches) for match in chunk]
    return add_up(plan, played).scores[0].interval.low


def test_a_novice_beats_two_players_who_draw_lots() -> None:
    assert first_of(("novice", "random", "random"), 40, "offers=1") > 1 / 3


def test_a_regular_beats_two_novices() -> None:
    assert first_of(("regular", "novice", "novice"), 40) > 1 / 3


@pytest.mark.long
def test_an_expert_beats_three_regulars_in_either_mode() -> None:
    for mode in ("bribes=public", "bribes=sealed"):
        assert first_of(("expert", "regular", "regular", "regular"), 150, mode) > 1 / 4

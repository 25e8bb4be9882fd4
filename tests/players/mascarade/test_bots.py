"""What the bots of Mascarade do where there is little doubt, and who beats whom."""

from typing import Any

import pytest

from games.kit import Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Mascarade, Move, Play, Slot
from players.bots import bot_maker
from players.results import add_up
from players.simulate import Plan, simulate
from players.view import view
from table.plain import PlainTable
from tests.scenarios.mascarade import read
from tests.scenarios.mascarade.playing import Placed, Run, Scenario

A, B, C, D = map(Seat, (1, 2, 3, 4))
THINKING = pytest.mark.parametrize("level", ["regular", "expert"])


def after(given: str, steps: str = "") -> PlainTable[Mascarade]:
    """The table of a scenario, all cards having been dealt face up."""
    text = f"- id: S1\n  given: {{{given}}}\n  do: [{steps}]\n  then: {{next: A}}\n"
    (scenario,) = read(text)
    assert isinstance(scenario, Scenario)
    position = scenario.position
    game = Placed(position.players, options=position.options, position=position)
    run = Run(PlainTable(game), position)
    for step in scenario.steps:
        run.take(step)
    return run.table


def choice(table: PlainTable[Mascarade], level: str) -> Any:
    (seat,) = table.deciders
    return bot_maker("mascarade", level)(1)(view(table, seat))


@THINKING
def test_who_is_sure_of_the_king_and_has_ten_coins_takes_its_victory(level: str) -> None:
    table = after("n: 4, active: A, gold: {A: 10}, cards: {A: King}")
    assert choice(table, level) == Play(Move.ANNOUNCE, (Slot(A),), Character.KING)


@THINKING
def test_nobody_lets_a_liar_win(level: str) -> None:
    table = after(
        "n: 4, active: A, gold: {A: 10}, cards: {A: Judge, c0: King, B: Queen}",
        "A announce King",
    )
    assert choice(table, level) == Slot(B)


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_the_one_announced_speaks_up(level: str) -> None:
    table = after("n: 4, active: A, cards: {A: Judge, B: King}", "A announce King")
    assert choice(table, level) == Slot(B)


@THINKING
def test_nobody_contests_what_it_knows_to_be_true(level: str) -> None:
    table = after("n: 4, active: A, cards: {A: King, B: Queen}", "A announce King")
    assert choice(table, level) is None


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_the_witch_takes_the_greatest_fortune_or_none(level: str) -> None:
    rich = "n: 5, active: A, gold: {A: 3, C: 11}, cards: {A: Witch}"
    assert choice(after(rich, "A announce Witch, rest pass"), level) == C
    poor = "n: 5, active: A, gold: {A: 12}, cards: {A: Witch}"
    assert choice(after(poor, "A announce Witch, rest pass"), level) is None


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_whoever_knows_its_card_names_it_to_the_inquisitor(level: str) -> None:
    characters = "Judge, Bishop, King, Queen, Witch, Inquisitor, Peasant, Peasant"
    table = after(
        f"n: 8, active: A, set: [{characters}], cards: {{A: Inquisitor, C: Queen}}",
        "A announce Inquisitor, rest pass, A question C",
    )
    assert choice(table, level) is Character.QUEEN


@THINKING
def test_the_spy_takes_the_better_card(level: str) -> None:
    given = "n: 4, active: A, set: [Judge, Bishop, King, Queen, Spy, Cheat]"
    cards = "cards: {A: Spy, B: King, C: Cheat}"
    table = after(f"{given}, {cards}", "A announce Spy, rest pass, A spy B")
    assert choice(table, level) == (table.game.cards[Slot(B)],)


def least_rate(bots: tuple[str, ...], matches: int) -> float:
    """The least plausible win rate of the first bot."""
    plan = Plan("mascarade", bots, seed=1)
    played = [match for chunk in simulate(plan, matches) for match in chunk]
    return add_up(plan, played).scores[0].interval.low


def test_a_novice_beats_three_players_who_draw_lots() -> None:
    assert least_rate(("novice", "random", "random", "random"), 100) > 0.5


def test_a_regular_beats_three_novices() -> None:
    assert least_rate(("regular", "novice", "novice", "novice"), 100) > 0.35


@pytest.mark.long
def test_an_expert_beats_three_regulars() -> None:
    assert least_rate(("expert", "regular", "regular", "regular"), 400) > 0.3

"""Bots of every game and level: legal, repeatable, and good for something."""

from itertools import cycle

import pytest

from games.catalogue import GAMES
from games.kit import BadSetup
from players.bots import LEVELS, SCALE, bot_maker, levels, nearest_maker
from players.results import add_up
from players.simulate import Plan, simulate
from tests.laws.matches import SETUPS, Setup, few_setups
from tests.players.positions import decisions
from ui.commands.typed import arguments

QUICK = [(game, level) for game in GAMES for level in levels(game) if level != "expert"]


def named(game: str, players: int) -> list[Setup]:
    return [setup for setup in SETUPS if (setup.game, setup.players) == (game, players)]


EVERY_COUNT = [(game, players) for game in GAMES for players in GAMES[game].counts]


@pytest.mark.parametrize(("game", "players"), EVERY_COUNT)
def test_bots_choose_among_their_options_in_every_setup(game: str, players: int) -> None:
    makers = cycle([bot_maker(game, level) for level in levels(game) if level != "expert"])
    for seed, setup in enumerate(named(game, players)):
        for shown in decisions(setup, seed):
            assert next(makers)(seed)(shown) in shown.options


@pytest.mark.parametrize(("game", "level"), QUICK)
def test_the_same_view_and_seed_give_the_same_answer(game: str, level: str) -> None:
    make = bot_maker(game, level)
    for setup in [setup for setup in few_setups() if setup.game == game]:
        for shown in decisions(setup, 9):
            assert make(5)(shown) == make(5)(shown)


@pytest.mark.parametrize(("game", "level"), QUICK)
def test_another_seed_may_give_another_answer(game: str, level: str) -> None:
    make = bot_maker(game, level)
    (setup, *_) = [setup for setup in few_setups() if setup.game == game]
    answers = [{str(make(seed)(shown)) for seed in range(20)} for shown in decisions(setup, 9)]
    assert max(map(len, answers)) > 1


def test_there_are_bots_for_games_that_exist() -> None:
    assert set(LEVELS) <= set(GAMES)


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no bot 'guru' for complots; there are: random, novice"):
        bot_maker("complots", "guru")


@pytest.mark.parametrize("game", GAMES)
def test_there_is_somebody_for_a_seat_at_every_level_of_every_game(game: str) -> None:
    for place, level in enumerate(SCALE):
        best = [name for name in levels(game) if name in SCALE[: place + 1]][-1]
        assert nearest_maker(game, level) is bot_maker(game, best)


def test_every_bot_has_its_place_on_the_scale() -> None:
    assert arguments.LEVELS == SCALE
    for game in GAMES:
        assert list(levels(game)) == [level for level in SCALE if level in levels(game)]


def first_of(bots: tuple[str, ...], matches: int) -> float:
    """The least plausible win rate of the first bot."""
    plan = Plan("complots", bots, seed=1)
    played = [match for chunk in simulate(plan, matches) for match in chunk]
    return add_up(plan, played).scores[0].interval.low


def test_a_novice_beats_three_players_who_draw_lots() -> None:
    assert first_of(("novice", "random", "random", "random"), 100) > 0.5


def test_a_regular_beats_three_novices() -> None:
    assert first_of(("regular", "novice", "novice", "novice"), 150) > 0.3

"""What players sign is the game they get."""

import pytest
from msgspec.structs import replace

from games.catalogue import GAMES, set_up
from games.kit import BadSetup, Game
from table.founding import Clock, Terms
from ui.terms import game_of, terms_for


def signed(words: dict[str, str]) -> Terms:
    game = set_up("complots", 4, [f"{name}={value}" for name, value in words.items()])
    return terms_for(game, words, recovery=True)


@pytest.mark.parametrize("words", [{}, {"start": "3"}, {"variant": "inquisitor", "race": "coin"}])
def test_signed_terms_make_the_game_again(words: dict[str, str]) -> None:
    pairs = [f"{name}={value}" for name, value in words.items()]
    assert game_of(signed(words)) == set_up("complots", 4, pairs)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nobody_sits_down_to_another_edition_of_the_rules(game: type[Game]) -> None:
    terms = Terms(game.key, game.edition + 1, game.counts[0])
    with pytest.raises(BadSetup, match=f"edition {game.edition + 1}"):
        game_of(terms)


def test_an_option_signed_twice_makes_no_game() -> None:
    terms = replace(signed({}), options=(("race", "coin"), ("race", "clockwise")))
    with pytest.raises(BadSetup, match="race is given twice"):
        game_of(terms)


def test_recovery_is_for_tables_that_want_it() -> None:
    game = set_up("complots", 4, [])
    assert terms_for(game, {}, recovery=True).quorum == 3
    assert terms_for(game, {}, recovery=False).quorum is None


def test_the_clock_is_signed() -> None:
    game, clock = set_up("complots", 4, []), Clock(90, 30)
    assert terms_for(game, {}, recovery=True, clock=clock).clock == clock
    assert terms_for(game, {}, recovery=True).clock is None

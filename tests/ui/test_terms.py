"""What players sign is the game they get."""

import pytest
from msgspec.structs import replace

from games.catalogue import GAMES, set_up
from games.kit import BadSetup, Game
from table.founding import Clock, Terms
from ui.terms import game_of, terms_for

CLOCK = Clock(90, 30)


def signed(words: dict[str, str]) -> Terms:
    game = set_up("complots", 4, [f"{name}={value}" for name, value in words.items()])
    return terms_for(game)


@pytest.mark.parametrize("words", [{}, {"start": "3"}, {"variant": "inquisitor", "race": "coin"}])
def test_signed_terms_make_the_game_again(words: dict[str, str]) -> None:
    pairs = [f"{name}={value}" for name, value in words.items()]
    assert game_of(signed(words)) == set_up("complots", 4, pairs)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_signed_also_at_its_default(name: str) -> None:
    terms = terms_for(set_up(name, GAMES[name].counts[0], []))
    choices = GAMES[name].option_type.choices()
    assert dict(terms.options) == {option: values[0] for option, values in choices.items()}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nobody_sits_down_to_another_edition_of_the_rules(game: type[Game]) -> None:
    terms = Terms(game.key, game.edition + 1, game.counts[0])
    with pytest.raises(BadSetup, match=f"edition {game.edition + 1}"):
        game_of(terms)


def test_an_option_signed_twice_makes_no_game() -> None:
    terms = replace(signed({}), options=(("race", "coin"), ("race", "clockwise")))
    with pytest.raises(BadSetup, match="race is given twice"):
        game_of(terms)


@pytest.mark.parametrize(("players", "usual"), [(3, None), (4, 3), (6, 5)])
def test_a_table_goes_on_without_a_third_from_four_seats_on(players: int, usual: int) -> None:
    game = set_up("complots", players, [])
    assert terms_for(game, clock=CLOCK).quorum == usual
    assert terms_for(game, clock=CLOCK, quorum=0).quorum is None


def test_without_a_clock_nobody_stands_in() -> None:
    game = set_up("complots", 4, [])
    assert terms_for(game).quorum is None
    with pytest.raises(BadSetup, match=r"without a clock.*\(S2\)"):
        terms_for(game, quorum=3)


def test_a_quorum_may_be_chosen_but_not_any() -> None:
    assert terms_for(set_up("complots", 6, []), clock=CLOCK, quorum=4).quorum == 4
    assert terms_for(set_up("complots", 3, []), clock=CLOCK, quorum=2).strength.among_friends
    with pytest.raises(BadSetup, match=r"3 of 6 are too few.*\(S2\)"):
        terms_for(set_up("complots", 6, []), clock=CLOCK, quorum=3)


def test_the_clock_is_signed() -> None:
    game = set_up("complots", 4, [])
    assert terms_for(game, clock=CLOCK).clock == CLOCK
    assert terms_for(game).clock is None

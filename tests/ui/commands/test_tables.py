"""The game that a table's terms name."""

import pytest

from games.kit import BadSetup
from table.founding import Terms
from ui.terms import game_of


def test_a_game_is_played_by_the_edition_that_all_signed_or_not_at_all() -> None:
    assert game_of(Terms("kuhn", 1, 2)).players == 2
    with pytest.raises(BadSetup, match="edition 2"):
        game_of(Terms("kuhn", 2, 2))


def test_an_option_that_was_signed_twice_is_no_option() -> None:
    with pytest.raises(BadSetup):
        game_of(Terms("complots", 2, 3, (("start", "1"), ("start", "2"))))

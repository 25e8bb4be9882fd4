"""Games found by name, and games as a table agreed on them."""

import pytest

from games.catalogue import agreed
from games.complots import Complots, Variant
from games.kit import BadSetup, Seat


def test_a_game_is_made_as_it_was_agreed_on() -> None:
    game = agreed("complots", 1, 4, [("variant", "inquisitor")], 3)
    assert isinstance(game, Complots)
    assert (game.players, game.start, game.options.variant) == (4, Seat(3), Variant.INQUISITOR)


@pytest.mark.parametrize(
    ("edition", "options", "start", "why"),
    [
        (2, [], None, "the table plays by edition 2 of complots; here is edition 1"),
        (1, [("race", "coin"), ("race", "clockwise")], None, "race is given twice"),
        (1, [("start", "2")], None, "start is given twice"),
        (1, [], 5, "seat 5 can't start: the seats are 1 to 4"),
    ],
)
def test_what_was_agreed_on_must_be_one_game(
    edition: int, options: list[tuple[str, str]], start: int | None, why: str
) -> None:
    with pytest.raises(BadSetup, match=why):
        agreed("complots", edition, 4, options, start)

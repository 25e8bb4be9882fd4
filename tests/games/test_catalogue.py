"""Games found by name, and games as a table agreed on them."""

import pytest

from games.catalogue import GAMES, agreed
from games.complots import Complots, Variant
from games.kit import BadSetup, Seat, Source


def test_a_game_is_made_as_it_was_agreed_on() -> None:
    game = agreed("complots", 3, 4, [("variant", "inquisitor")], 3)
    assert isinstance(game, Complots)
    assert (game.players, game.start, game.options.variant) == (4, Seat(3), Variant.INQUISITOR)


@pytest.mark.parametrize(
    ("edition", "options", "start", "why"),
    [
        (1, [], None, "the table plays by edition 1 of complots; here is edition 3"),
        (3, [("race", "coin"), ("race", "clockwise")], None, "race is given twice"),
        (3, [("start", "2")], None, "start is given twice"),
        (3, [], 5, "seat 5 can't start: the seats are 1 to 4"),
    ],
)
def test_what_was_agreed_on_must_be_one_game(
    edition: int, options: list[tuple[str, str]], start: int | None, why: str
) -> None:
    with pytest.raises(BadSetup, match=why):
        agreed("complots", edition, 4, options, start)


PRINTED = {
    "complots": {"concede": "no"},
    "mascarade": {"memory": "human", "centre": "basic"},
    "intrigue": {"bribes": "public", "bank": "automatic", "bystanders": "heard", "mustoffer": "no"},
    "shadow_blades": {"length": "full"},
}


@pytest.mark.parametrize("name", PRINTED)
def test_where_the_rulebook_speaks_its_way_is_the_default(name: str) -> None:
    kind = GAMES[name].option_type
    defaults = {option: values[0] for option, values in kind.choices().items()}
    printed = {option for option, source in kind.sources().items() if source is Source.PRINTED}
    assert {option: defaults[option] for option in PRINTED[name]} == PRINTED[name]
    assert PRINTED[name].keys() <= printed
    assert all(defaults[option] == "basic" for option in printed - PRINTED[name].keys())

"""Cards and rules to look up: every card of every game has a text, in every language."""

import pytest

from games.catalogue import set_up
from ui.scene.reference import reference
from ui.words import LANGUAGES

GAMES = [("complots", 2), ("mascarade", 13), ("intrigue", 3), ("shadow_blades", 4), ("kuhn", 2)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_card_and_question_can_be_looked_up(game: str, players: int, language: str) -> None:
    page = reference(set_up(game, players, []), language)
    assert page["rules"]
    assert all(rule["title"] and rule["text"] for rule in page["rules"])
    assert all(card["name"] and card["text"] for card in page["cards"])
    assert bool(page["cards"]) == (game != "kuhn")

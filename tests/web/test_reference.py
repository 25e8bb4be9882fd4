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


def test_a_mission_tells_what_must_hold_in_the_end() -> None:
    page = reference(set_up("shadow_blades", 3, []), "en")
    texts = {card["face"]: card["text"] for card in page["cards"]}
    assert "if you rule two zones at the end" in texts["grand_contract"]


def test_a_character_that_is_not_in_the_match_is_not_told() -> None:
    for variant, has in (("inquisitor", "inquisitor"), ("ambassador", "ambassador")):
        page = reference(set_up("complots", 2, [f"variant={variant}"]), "en")
        faces = {card["face"] for card in page["cards"]}
        assert faces & {"inquisitor", "ambassador"} == {has}

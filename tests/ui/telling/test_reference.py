"""The reference: every card and rule of every game, in every language, written once."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from games.catalogue import GAMES
from games.shadow_blades.cards import AGENTS, ALL_CARDS, MISSIONS, Source, Zone
from games.shadow_blades.options import Plot
from ui.telling.reference import CARDS, looked_up, reference
from ui.words import FOLDER, LANGUAGES, Words

ROOT = Path(__file__).parents[3]
EACH = pytest.mark.parametrize("language", LANGUAGES)


@EACH
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules_and_every_card_a_name_and_a_text(
    game: str, language: str
) -> None:
    found = reference(game, language)
    assert [entry.key for entry in found.cards] == [str(face) for face in CARDS.get(game, ())]
    assert found.rules[0].key == "goal"
    assert all(
        entry.name and entry.text.endswith(".") for entry in (*found.cards, *found.rules[:1])
    )
    assert all(entry.text for entry in found.rules)


def test_no_card_and_no_plot_of_shadow_blades_is_left_out() -> None:
    assert set(CARDS["shadow_blades"]) == {*ALL_CARDS, *Plot}


def test_a_game_without_words_has_no_reference() -> None:
    assert reference("chess", "en") == ((), ())


@pytest.mark.parametrize(
    ("game", "language", "wanted", "keys"),
    [
        ("complots", "en", "duchess", ["duchess"]),
        ("complots", "fr", "Duchesse", ["duchess"]),
        ("complots", "nl", "hert", ["duchess"]),
        ("shadow_blades", "en", "looter", ["looter"]),
        ("shadow_blades", "en", "the ear", ["ear"]),
        ("shadow_blades", "en", "claw", ["shadow_claw"]),
        ("shadow_blades", "en", "thief 2", ["thief_2"]),
        ("complots", "en", "dragon", []),
    ],
)
def test_a_card_is_found_by_its_name_in_either_language(
    game: str, language: str, wanted: str, keys: list[str]
) -> None:
    found = looked_up(reference(game, language).cards, wanted)
    assert [entry.key for entry in found] == keys


@EACH
def test_cards_that_a_rulebook_lost_say_so(language: str) -> None:
    """Which they are, one table alone says; the reader is told by one text."""
    cards = {entry.key: entry.text for entry in reference("shadow_blades", language).cards}
    table = (AGENTS | MISSIONS).items()
    for source in (Source.INFERRED, Source.HOUSE):
        mark = Words(language, "shadow_blades").say(f"card-{source}")
        marked = {key for key, text in cards.items() if mark in text}
        assert marked == {str(name) for name, card in table if card.source is source}


@EACH
@pytest.mark.parametrize(
    ("plot", "zone"),
    [
        (Plot.FATAL, Zone.ASSASSINATION),
        (Plot.ARMS, Zone.THEFT),
        (Plot.SUPPORT, Zone.REINFORCEMENTS),
        (Plot.ESPIONAGE, Zone.INFILTRATION),
    ],
)
def test_a_plot_for_the_agents_of_a_zone_names_the_zone(
    plot: Plot, zone: Zone, language: str
) -> None:
    words = Words(language, "shadow_blades")
    told = words.say(f"rule-{plot}")
    assert words.noun(zone) in told
    assert "agent" in told
    agents = (words.noun(name) for name, agent in AGENTS.items() if agent.zone is zone)
    assert not [agent for agent in agents if agent in told]


def sentences() -> Iterator[str]:
    """Those of the reference that are long enough to be nobody else's by chance."""
    for game, language in product(GAMES, LANGUAGES):
        found = reference(game, language)
        for entry in (*found.cards, *found.rules):
            yield from (s for s in re.split(r"(?<=[.?!]) ", entry.text) if len(s) > 40)


def test_there_is_no_second_copy_of_a_text_of_the_reference() -> None:
    """Each sentence stands once in the words, and in no file of code or of the page."""
    words = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.ftl")))
    kinds = (".py", ".js", ".html")
    files = [path for path in (ROOT / "ui").rglob("*") if path.suffix in kinds]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    for sentence in set(sentences()):
        assert words.count(sentence) == 1, sentence
        assert sentence not in code

"""What a table may agree on: every option of every game explained, in every language."""

import pytest

from games.catalogue import GAMES
from games.kit import Source
from games.mascarade.characters import Character
from ui.options import agreed_told, alike, options_told
from ui.web.starting import game_facts
from ui.words import LANGUAGES, Words

NUMBERS = tuple("0123456789")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_explained_in_the_language_of_the_reader(name: str, language: str) -> None:
    """What a language lacks would be said in English, and what that lacks as it is typed."""
    options = options_told(GAMES[name], language)
    assert [option.name for option in options] == list(GAMES[name].option_type.choices())
    for option in options:
        assert option.about.endswith(".")
        assert option.label
        labels = [value.label for value in option.values]
        assert len(set(labels)) == len(labels)
        words = Words(language, name, "common")
        for value, _ in option.values:
            assert value.startswith(NUMBERS) or value in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_source_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language, "screen")
    assert len({words.say(f"source-{source}") for source in Source}) == len(Source)


def test_what_the_rulebook_says_of_an_option_is_said_of_that_one() -> None:
    told = {option.name: option.source for option in options_told(GAMES["complots"], "en")}
    assert told["concede"] == "The default is what the rulebook says."
    assert told["variant"] == "The rulebook has both, and begins with the default."
    assert told["treasury"] == "The rulebook leaves this open; the default is our ruling."
    assert told["race"] == "The rulebook knows nothing of this; it is ours."


@pytest.mark.parametrize("name", GAMES)
def test_a_rulebook_that_has_both_has_two(name: str) -> None:
    kind = GAMES[name].option_type
    variants = [option for option, source in kind.sources().items() if source is Source.VARIANT]
    assert all(len(kind.choices()[option]) == 2 for option in variants)


def test_options_that_differ_in_their_names_alone_are_explained_together() -> None:
    groups = [[o.name for o in group] for group in alike(options_told(GAMES["mascarade"], "en"))]
    assert [len(group) for group in groups] == [1, 1, 1, 11]
    assert set(groups[-1]) < set(Character)


@pytest.mark.parametrize("name", GAMES)
def test_the_start_page_is_told_the_same(name: str) -> None:
    told = options_told(GAMES[name], "fr")
    facts = game_facts(GAMES[name], "fr")["options"]
    assert [(o["name"], o["label"], o["about"], o["source"]) for o in facts] == [
        (o.name, o.label, o.about, o.source) for o in told
    ]
    assert [[v["value"] for v in o["values"]] for o in facts] == [
        [v.value for v in o.values] for o in told
    ]


def test_what_was_agreed_on_is_one_line_where_the_same_values_are_named_together() -> None:
    words = Words("en", "mascarade", "common")
    options = [("king", "basic"), ("basic7", "fool"), ("queen", "basic"), ("spy", "out")]
    told = "King, Queen: as in the basic set · seventh of seven: Fool · Spy: left out"
    assert agreed_told(words, options) == told

"""The words: in every language the same texts, and nothing said that lacks a fact."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, Resource, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import cli
from ui.telling import STORIES
from ui.words import FOLDER, LANGUAGES, Noun, Person, Untold, Words, de, preferred, que, resource

FILES = sorted(FOLDER.glob("*.ftl"))
TRANSLATED = [path for path in FILES if not path.name.endswith(".en.ftl")]


class Variables(Visitor):
    """The facts that a text speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def contents(parsed: Resource) -> dict[str, tuple[set[str], set[str]]]:
    """For every text its forms and its facts."""
    found = {}
    for entry in parsed.body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = ({a.id.name for a in entry.attributes}, variables.names)
    return found


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: path.name)
def test_a_translation_has_the_texts_and_facts_of_the_english(path: Path) -> None:
    part = path.name.partition(".")[0]
    assert contents(resource(path)) == contents(resource(FOLDER / f"{part}.en.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_text_is_given_twice_in_a_file(path: Path) -> None:
    keys = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(keys) == len(set(keys))


class Typed(Visitor):
    """The pieces of a text that stand there as they are."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.pieces.append(node.value)


def pieces(path: Path) -> list[tuple[str, str]]:
    """Each piece of each text of a file, with the key of the text."""
    found = []
    for entry in resource(path).body:
        if isinstance(entry, Message):
            typed = Typed()
            typed.visit(entry)
            found += [(entry.id.name, piece) for piece in typed.pieces]
    return found


def slips(language: str, wrong: str) -> list[tuple[str, str]]:
    """Where something stands in a language that its typography does not have."""
    paths = FOLDER.glob(f"*.{language}.ftl")
    return [found for path in paths for found in pieces(path) if re.search(wrong, found[1])]


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", r"[\w’)»%][;!?](\s|$)|[\w’)»%]:\s"),  # a space before each of these signs
        ("fr", r"«\S|\S»|[a-zé}] …"),  # one within quotation marks, none before dots
        ("fr", r"[“”„]|\w'\w"),
        ("fr", r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]es)\b"),  # vous
        ("nl", r"\b[Uu]w?\b"),  # je
        ("nl", r"[«»„]|\w'\w|\s[;:](\s|$)"),
        ("en", r"[«»„]|\s[;:](\s|$)"),
    ],
)
def test_a_language_has_its_signs_and_one_way_to_address_people(language: str, wrong: str) -> None:
    assert slips(language, wrong) == []


def test_none_is_no_one_in_french() -> None:
    """There 0 is a singular, too, so a form for one can't say that it is 1."""
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob("*.fr.ftl")]
    assert not [text for text in texts if re.search(r"\[one\] 1\b", text)]


def test_everything_there_is_to_say_is_said_in_every_language() -> None:
    parts = {path.name.partition(".")[0] for path in FILES}
    assert {path.name for path in FILES} == {f"{p}.{lang}.ftl" for p in parts for lang in LANGUAGES}
    assert set(STORIES) | {"common", "screen", "audit", "explain"} <= parts


def test_a_text_that_lacks_a_fact_is_refused() -> None:
    with pytest.raises(Untold, match="card"):
        Words("en", "common").say("card")


def test_a_text_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Untold, match="no text 'nonsense'"):
        Words("en", "common").say("nonsense")


def test_a_line_that_fluent_cannot_read_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.en.ftl"
    broken.write_text("fine = Fine\nbroken = { $count ->\n", encoding="utf-8")
    with pytest.raises(Untold, match=re.escape("broken.en.ftl")):
        resource(broken)


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words("fr", "common", "audit")
    english = Words("en", "common", "audit")
    lacking = contents(resource(FOLDER / "audit.en.ftl")).keys()
    assert all(key in words for key in lacking)
    assert words.say("you") == "Vous"
    assert english.say("you") == "You"


def test_the_reader_is_spoken_to() -> None:
    words = Words("en", "complots", "common")
    assert words.say("action-income", who=Person("You", reader=True)) == "You take Income: 1 coin."
    assert words.say("action-income", who=Person("Eve")) == "Eve takes Income: 1 coin."


def test_a_reader_who_doubts_alone_is_spoken_to_as_well() -> None:
    told = {"en": "You doubt it.", "fr": "Vous en doutez.", "nl": "Je twijfelt eraan."}
    for language, text in told.items():
        words = Words(language, "complots", "common")
        assert words.say("doubted", by=Person(words.say("you-object"), reader=True)) == text


@pytest.mark.parametrize(
    ("language", "nothing", "little"),
    [
        ("en", "Took less than 0.1 s.", "Took 0.4 s."),
        ("fr", "En moins de 0,1 s.", "En 0,4 s."),
        ("nl", "In minder dan 0,1 s.", "In 0,4 s."),
    ],
)
def test_no_check_takes_no_time(language: str, nothing: str, little: str) -> None:
    words = Words(language, "audit")
    assert words.say("took", seconds=0.0) == nothing
    assert words.say("took", seconds=0.4) == little


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "messages 15 and 16", "messages 15 to 17"),
        ("fr", "messages 15 et 16", "messages 15 à 17"),
        ("nl", "berichten 15 en 16", "berichten 15 tot en met 17"),
    ],
)
def test_two_messages_are_no_range(language: str, two: str, three: str) -> None:
    words = Words(language, "common")
    assert words.say("messages", first="15", last="16", count=2) == two
    assert words.say("messages", first="15", last="17", count=3) == three


@pytest.mark.parametrize(
    ("phrase", "of_it"),
    [
        ("Blaise", "de Blaise"),
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("Lea", "de Lea"),
        ("le médecin de Carl", "du médecin de Carl"),
        ("les autres", "des autres"),
        ("l’écrivain", "de l’écrivain"),
        ("", "de "),
    ],
)
def test_a_french_of_melts_into_what_follows(phrase: str, of_it: str) -> None:
    assert de(phrase) == of_it


@pytest.mark.parametrize(("name", "that_one"), [("Blaise", "que Blaise"), ("Ève", "qu’Ève")])
def test_a_french_that_melts_into_what_follows(name: str, that_one: str) -> None:
    assert que(name) == that_one


def test_a_noun_has_its_forms_and_an_unknown_one_stays_as_it_is() -> None:
    words = Words("fr", "complots", "common")
    noun = words.noun("captain")
    assert isinstance(noun, Noun)
    assert (str(noun), noun.forms["the"]) == ("Capitaine", "le Capitaine")
    assert words.noun("dragon") == "dragon"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_BE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: Mapping[str, str], language: str
) -> None:
    assert preferred(environment) == language


def test_the_commands_offer_every_language() -> None:
    for language in LANGUAGES:
        words = ["verify", "some file", "--lang", language]
        assert cli.parser().parse_args(words).lang == language

"""``--help`` in the reader's language: nothing in it that is neither typed nor a text of ours."""

import argparse
import re
from collections.abc import Iterator

import pytest

import cli
from ui.commands.typed.arguments import ARGUMENTS
from ui.program import typed_command
from ui.words import FOLDER, LANGUAGES, Words, resource, unbroken

OTHERS = [language for language in LANGUAGES if language != "en"]
EACH = [(command, language) for command in ("", *ARGUMENTS) for language in OTHERS]
KEYS = [entry.id.name for entry in resource(FOLDER / "help.en.ftl").body if hasattr(entry, "id")]
# Words that two languages share.
SAME = {
    "fr": {"INVITATION", "MINUTES", "PORT"},
    "nl": {"HOST"},
}


def shown(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        cli.main([*command.split(), "--help", "--lang", language])
    assert ended.value.code == 0
    return capsys.readouterr().out


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text))


def typed(parser: argparse.ArgumentParser) -> Iterator[str]:
    """What stays as it is in every language, since it is typed so."""
    yield parser.prog
    for action in parser._actions:
        yield from action.option_strings
        yield from map(str, action.choices or ())
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from typed(below)


def texts(language: str) -> str:
    words = Words(language, "help")
    return " ".join(words.say(key, command=typed_command(), default="off") for key in KEYS)


@pytest.mark.parametrize(("command", "language"), EACH)
def test_no_english_is_left_on_the_page(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page = shown(command, language, capsys)
    assert len(page.splitlines()) > 5
    assert words_of(page) <= words_of(texts(language)) | words_of(" ".join(typed(cli.parser())))
    assert page != shown(command, "en", capsys)


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_english_by_neglect(language: str) -> None:
    facts = {"command": "x", "default": "off"}
    english, theirs = Words("en", "help"), Words(language, "help")
    same = {key for key in KEYS if english.say(key, **facts) == theirs.say(key, **facts)}
    assert same == SAME[language]


def test_every_text_is_on_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    """A text that nobody reads any more is removed; $default differs from page to page."""
    pages = " ".join(" ".join(shown(c, "en", capsys).split()) for c in ("", *ARGUMENTS))
    words, facts = Words("en", "help"), {"command": typed_command(), "default": "180"}
    unread = [key for key in KEYS if words.say(key, **facts) not in pages]
    assert unread == []


def test_the_environment_says_the_language_where_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "nl")
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert capsys.readouterr().out.startswith("gebruik: ")


def test_no_line_of_french_begins_with_a_sign(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ARGUMENTS:
        lines = shown(command, "fr", capsys).splitlines()
        assert not [line for line in lines if line.strip()[:1] in tuple(":;!?»")]
    assert unbroken("Qui ? « Ada » : oui") == "Qui\u00a0? «\u00a0Ada\u00a0»\u00a0: oui"


def test_placeholders_are_called_in_an_error_as_on_the_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["verify", "--lang", "fr"]) == 1
    assert "il manque : FICHIER (voir " in capsys.readouterr().err
    assert cli.main(["COMMAND", "--lang", "nl"]) == 1
    assert "OPDRACHT: 'COMMAND' kan niet" in capsys.readouterr().err

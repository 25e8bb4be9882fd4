"""The page of all sentences has every text in every language, said to every kind of reader."""

from pathlib import Path

import pytest

from tests.sentences import Telling, main, page, parts, texts
from ui.words import LANGUAGES

EACH = [(part, language) for part in parts() for language in LANGUAGES]


@pytest.mark.parametrize(("part", "language"), EACH)
def test_every_text_can_be_said_to_everybody(part: str, language: str) -> None:
    """A fact that is missing, or a form that a noun lacks, is refused by the words themselves."""
    telling = Telling(part, language)
    for key in texts(part):
        lines = list(telling.said(key))
        assert lines
        assert all(line.strip() for line in lines), key


def test_readers_and_numbers_make_a_difference() -> None:
    assert list(Telling("complots", "en").said("drew")) == [
        "Ada draws 0 cards from the Court.",
        "Ada draws a card from the Court.",
        "Ada draws 2 cards from the Court.",
        "You draw 0 cards from the Court.",
        "You draw a card from the Court.",
        "You draw 2 cards from the Court.",
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Ada promised Carl", "You promised Carl", "Ada promised you"]),
        ("fr", ["Ada a promis à Carl", "Vous avez promis à Carl", "Ada vous a promis"]),
        ("nl", ["Ada beloofde Carl", "Je beloofde Carl", "Ada beloofde jou"]),
    ],
)
def test_who_promised_whom_is_the_same_in_every_language(language: str, lines: list[str]) -> None:
    said = list(Telling("intrigue", language).said("recalled-slot"))
    same = [one.replace("Boris", "Carl").replace("Dora", "Carl") for one in said]
    assert all(any(one.startswith(line) for one in same) for line in lines), said


def test_the_page_names_every_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = tmp_path / "page.txt"
    monkeypatch.setattr("sys.argv", ["sentences", str(written)])
    main()
    lines = written.read_text(encoding="utf-8").splitlines()
    assert lines == "\n".join(page()).splitlines()
    assert {key for part in parts() for key in texts(part)} <= set(lines)

"""Relays are used by whoever agreed, and by nobody else."""

from pathlib import Path

import pytest

from p2p import NO_RELAYS, PUBLIC_RELAYS, Relays
from ui.commands.ways import own_relays
from ui.commands.ways.own_relays import FILE, chosen_relays, is_unasked, remember
from ui.problem import Problem
from ui.words import LANGUAGES


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_relays, "is_installed", lambda: True)


def answer(monkeypatch: pytest.MonkeyPatch, word: str) -> list[str]:
    asked: list[str] = []

    def said(prompt: str) -> str:
        asked.append(prompt)
        return word

    monkeypatch.setattr("builtins.input", said)
    return asked


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("word", "relays"), [("y", PUBLIC_RELAYS), ("n", None), ("", None)])
def test_a_person_is_asked_once(
    language: str,
    word: str,
    relays: Relays | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = answer(monkeypatch, word)
    for _ in range(2):
        assert chosen_relays(None, tmp_path, language) == relays
    assert len(asked) == 1
    assert "relay" in capsys.readouterr().out.lower().replace("relais", "relay")
    assert chosen_relays(None, tmp_path) == relays


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("agreed", "relays"), [(True, PUBLIC_RELAYS), (False, None)])
def test_what_was_answered_at_another_screen_counts_at_the_terminal(
    agreed: bool, relays: Relays | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer(monkeypatch, "y")
    assert is_unasked(tmp_path)
    remember(tmp_path, agreed=agreed)
    assert not is_unasked(tmp_path)
    assert chosen_relays(None, tmp_path, "en") == relays
    assert asked == []


@pytest.mark.usefixtures("installed")
def test_whoever_was_not_asked_uses_none(tmp_path: Path) -> None:
    assert chosen_relays(None, tmp_path) is None
    (tmp_path / FILE).write_text("https://somebody.example.org\n", encoding="utf-8")
    assert chosen_relays(None, tmp_path) is None
    (tmp_path / FILE).write_bytes(b"\xff")
    assert chosen_relays(None, tmp_path) is None


def test_nobody_is_asked_for_what_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_relays, "is_installed", lambda: False)
    asked = answer(monkeypatch, "y")
    assert chosen_relays(None, tmp_path, "en") is None
    assert asked == []
    assert not is_unasked(tmp_path)
    assert chosen_relays("off", tmp_path) is None
    with pytest.raises(Problem, match="pip install"):
        chosen_relays("public", tmp_path)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("word", "relays"),
    [
        ("off", None),
        ("direct", NO_RELAYS),
        ("public", PUBLIC_RELAYS),
        ("https://relay.example.org", Relays(True, ("https://relay.example.org",))),
    ],
)
def test_a_word_decides_for_this_time(word: str, relays: Relays | None, tmp_path: Path) -> None:
    assert chosen_relays(word, tmp_path) == relays
    assert not (tmp_path / FILE).exists()

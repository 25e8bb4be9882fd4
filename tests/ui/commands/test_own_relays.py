"""Relays are used by whoever agreed, and by nobody else."""

from io import StringIO
from pathlib import Path

import pytest

from p2p import NO_RELAYS, PUBLIC_RELAYS, Relays
from tests.ui.commands.test_asking_routers import COMMANDS
from ui.commands.host_join import Place
from ui.commands.run import place
from ui.commands.ways import own_relays
from ui.commands.ways.own_relays import FILE, chosen_relays, is_unasked, remember
from ui.live.reporter import Lines
from ui.live.screen import Screen
from ui.problem import Problem
from ui.words import LANGUAGES


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_relays, "is_installed", lambda: True)


class Answering(Lines):
    """Somebody who is asked, and gives this answer."""

    def __init__(self, answer: bool | None) -> None:
        super().__init__()
        self.answer, self.asked = answer, 0

    async def use_relays(self) -> bool | None:
        self.asked += 1
        return self.answer


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("said", "relays", "times"), [(True, PUBLIC_RELAYS, 1), (False, None, 1), (None, None, 2)]
)
async def test_a_person_is_asked_once(
    said: bool | None, relays: Relays | None, times: int, tmp_path: Path
) -> None:
    person = Answering(said)
    for _ in range(2):
        known, asks = chosen_relays(None, tmp_path), is_unasked(tmp_path)
        here = Place("Ada", home=tmp_path, relays=known, asks_relays=asks)
        await here.agree_on_relays(person)
        assert here.reach.relays == relays
    assert person.asked == times
    assert chosen_relays(None, tmp_path) == relays


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("word", "yes"), [("y", True), ("oui", True), ("ja", True), ("n", False), ("", False)]
)
async def test_at_the_terminal(
    language: str,
    word: str,
    yes: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: word)
    assert await Screen(language).use_relays() is yes
    assert "relay" in capsys.readouterr().out.lower().replace("relais", "relay")


async def test_nobody_at_the_keyboard_has_answered_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert await Screen("en").use_relays() is None


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("words", "asks"),
    [
        (("host", "kuhn", "--play", "web"), True),
        (("join", "7-copper-lantern", "--play", "web"), True),
        (("watch", "7-copper-lantern", "--play", "web"), False),
        (("resume", "--play", "web"), False),
        (("host", "kuhn", "--play", "web", "--bind", "127.0.0.1"), False),
        (("host", "kuhn", "--play", "web", "--relay", "off"), False),
        (("host", "kuhn", "--play", "web", "--no-router"), False),
        (("host", "kuhn", "--play", "bot"), False),
        (("host", "kuhn", "--play", "terminal"), False),  # a pipe
    ],
)
def test_who_is_there_to_answer_is_asked(
    words: tuple[str, ...], asks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("UNDERTABLE_NO_ROUTER", raising=False)
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))
    assert place(COMMANDS.parse_args(words)).asks_relays is asks
    remember(tmp_path, agreed=False)
    assert place(COMMANDS.parse_args(words)).asks_relays is False


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
    assert not is_unasked(tmp_path)
    assert chosen_relays(None, tmp_path) is None
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

"""Whole matches at a terminal, as a person would play them."""

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from table.audit.verify import verify_record
from table.record import read_record
from tests.ui.live.terminal import PROMPT, Terminal
from tests.ui.program import left_behind
from ui.terms import game_of
from ui.words import LANGUAGES

DEMO = ("demo", "--play", "terminal", "--lang", "en", "--pace", "fast", "--name", "Zoe")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "home"
    assert list(left_behind(tmp_path)) == []


def check(record: Path) -> None:
    assert verify_record(read_record(record.read_bytes()), game_of).complete


def test_a_match_of_complots_is_played_at_a_terminal(home: Path, tmp_path: Path) -> None:
    record = tmp_path / "a match.record"
    words = ("complots", "--players", "2", "--level", "novice", "--record", str(record))
    zoe = Terminal(home, *DEMO, *words)
    zoe.expect("pick|Your card")
    zoe.play("assassination", "income", "1", opens="yes")
    text = zoe.text()
    check(record)
    assert "It can’t be taken back." in " ".join(text.split())
    openings = [path.name for path in tmp_path.glob("*.opening")]
    assert sorted(openings) == ["a match.seat1.opening", "a match.seat2.opening"]
    assert "Everything checks." in text
    assert f"verify '{record}'" in text
    for before in text.split("What do you do?")[:-1]:
        board = before[before.rindex("\nTurn ") :]
        assert re.match(r"\nTurn \d+: Zoe\n", board), "asked before the table was drawn"
        assert "▸ Zoe (you)" in board
        assert re.search(r"Your cards?: [A-Z]", board)
    match = re.split("wins? the game", text)[0]
    assert max(map(len, match.splitlines())) <= 80


def test_a_person_may_look_around_and_is_helped(home: Path) -> None:
    zoe = Terminal(home, *DEMO, "kuhn", "--players", "2", NO_COLOR="1")
    zoe.expect("A number or some letters of it")
    zoe.type("?", "takes the pot")
    zoe.expect("At any time: ")
    zoe.type("hand", "Your card: [A-Z]")
    zoe.type("table", "Turn .*Zoe .you.")
    zoe.type("log", "speak")
    zoe.type("nonsense", "That is none of them")
    zoe.expect("A number or some letters of it")
    zoe.type("", "A number or some letters of it")
    zoe.child.send("1 or 2")
    zoe.expect("> 1 or 2")
    zoe.child.send("\x15say hi\x1b[D\x7fello")
    zoe.type("", "» You: hello")
    zoe.type("quit", "Leave the table")
    zoe.type("no", "You stay")
    zoe.play("1")
    assert "Everything checks." in zoe.text()
    styles = set(re.findall(r"\x1b\[([0-9;]*)m", zoe.seen.getvalue()))
    assert styles <= {"", "0", "1", "2"}, "nothing but bold and dim"


def test_who_leaves_or_presses_ctrl_c_can_go_on(home: Path, tmp_path: Path) -> None:
    zoe = Terminal(home, *DEMO, "kuhn", "--players", "2")
    zoe.expect(PROMPT)
    zoe.type("quit", "Leave the table")
    zoe.type("yes", "go on with: .*resume")
    zoe.ends()
    assert list(left_behind(tmp_path)) == []
    again = Terminal(home, "resume", "--lang", "en")
    again.expect(PROMPT)
    again.child.sendintr()
    again.expect("go on with: .*resume")
    again.ends(130)
    assert list(left_behind(tmp_path)) == []
    once_more = Terminal(home, "resume", "--lang", "en")
    once_more.play("1")
    assert "Everything checks." in once_more.text()


def test_a_terminal_that_can_do_nothing_is_played_at_all_the_same(home: Path) -> None:
    zoe = Terminal(home, *DEMO, "kuhn", "--players", "2", TERM="dumb")
    zoe.play("1")
    assert "\x1b" not in zoe.seen.getvalue()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["complots", "mascarade", "intrigue", "shadow_blades"])
def test_a_person_plays_a_whole_match_of_each_game_in_each_language(
    game: str, language: str, home: Path, tmp_path: Path
) -> None:
    """By any of the options, and by the first where that is none."""
    seed, record = random_seed(), tmp_path / "a.record"
    random = Random(seed)
    words = ("--play", "terminal", "--lang", language, "--pace", "fast", "--name", "Zoé")
    how = ("--players", "3", "--level", "novice", "--record", str(record), "--seed", str(seed))
    zoe = Terminal(home, "demo", game, *words, *how, lang=language)
    zoe.play_by(lambda: (str(random.randint(1, 9)), "1", "0"), zoe.yes)
    check(record)
    assert max(map(len, re.split(zoe.over, zoe.text())[0].splitlines())) <= 80


def random_seed() -> int:
    seed = secrets.randbelow(1 << 32)
    print("seed", seed)
    return seed

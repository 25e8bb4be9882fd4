"""Whole matches at a terminal, as a person would play them."""

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from table.audit.verify import verify_record
from table.record import read_record
from tests.ui.program import CLI, PATIENCE_SECONDS, environment, left_behind
from ui.terms import game_of

DEMO = ("demo", "--play", "terminal", "--lang", "en", "--pace", "fast", "--name", "Zoe")
PROMPT = r"\r\n> $"


class Terminal:
    """A terminal of 80 columns with a command running in it."""

    def __init__(self, home: Path, *words: str, **variables: str) -> None:
        settings = {**environment(home), "TERM": "xterm", **variables}
        del settings["COLUMNS"]
        size, command = (50, 80), [str(CLI), *words]
        self.seen = io.StringIO()
        self.child = pexpect.spawn(
            sys.executable,
            command,
            env=settings,
            dimensions=size,
            timeout=PATIENCE_SECONDS,
            encoding="utf-8",
        )
        self.child.logfile_read = self.seen

    def expect(self, *patterns: str) -> int:
        return self.child.expect(list(patterns))

    def type(self, line: str, answer: str) -> None:
        """Type a line, and wait for what must come of it."""
        self.child.sendline(line)
        self.expect(answer)

    def play(self, *wishes: str, opens: str = "no") -> None:
        """Answer each question by the first wish that is one of its options, to the end."""
        while self.expect(r"\r\n> ", "wins? the game") == 0:
            for wish in wishes:
                self.child.sendline(wish)
                if self.expect("none of them", "That fits", r"\r\n  ") == 2:
                    break
        self.expect("Open your cards")
        self.child.sendline(opens)
        self.ends()

    def ends(self, code: int = 0) -> None:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == code, self.text()

    def text(self) -> str:
        """What is left to be read: lines that were taken back are gone."""
        stays = re.sub(r"[^\n]*\r\x1b\[2K", "", self.seen.getvalue())
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", stays).replace("\r", "")


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
    zoe.type("", "That is none of them")
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

"""``undertable replay``: a match followed turn by turn, in a pipe and in a terminal."""

import io
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from games.catalogue import GAMES
from games.complots import Complots
from table.audit.verify import verify_record
from table.record import Record
from tests.table.crooked import as_record
from tests.ui.files import ROOT, SEED, evidence, run, run_outside
from ui.audit.checking import LONG, progress
from ui.screen.names import distinct, printable
from ui.terms import game_of
from ui.words import Words

PATIENCE = 60  # seconds for a busy machine


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(scope="module")
def game(match: Record) -> Complots:
    played = verify_record(match, game_of).table.match.game
    assert isinstance(played, Complots)
    return played


def test_a_pipe_gets_the_whole_match(complots: Path, match: Record, game: Complots) -> None:
    print("seed", SEED)
    outcome = run_outside("replay", complots, "--lang", "en")
    assert (outcome.code, outcome.err) == (0, "")
    assert "\x1b" not in outcome.out
    turns = [int(number) for number in re.findall(r"^Turn (\d+): ", outcome.out, re.MULTILINE)]
    assert turns == list(range(1, len(turns) + 1))
    assert "    proved: the deck is complete" in outcome.out
    (winner,) = game.winners
    last = outcome.out[outcome.out.rindex("\nTurn ") :]
    assert f"{match.founding.names[winner]} wins the game." in last
    for seat, name in match.founding.names.items():
        (row,) = re.findall(rf"^    {name} .*", last, re.MULTILINE)
        assert re.search(rf"\b{game.coins[seat]} coins?\b", row)
        assert row.count("▮") == len(game.hands[seat])
        assert all(role.capitalize() in row for role in game.lost[seat])


def test_every_message_between_setting_up_and_end_belongs_to_one_turn(
    complots: Path, match: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    out = run(capsys, "replay", complots).out
    ranges = re.findall(r"^    messages? (\d+)(?: to (\d+))?$", out, re.MULTILINE)
    pairs = re.findall(r"^    messages (\d+) and (\d+)$", out, re.MULTILINE)
    covered = {n for low, high in ranges for n in range(int(low), int(high or low) + 1)}
    covered |= {int(number) for pair in pairs for number in pair}
    during = {
        number
        for number, message in enumerate(match.messages, start=1)
        if message.saying.kind not in ("key", "ack", "end")
    }
    assert during <= covered


def test_a_replay_can_begin_later(complots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "replay", complots, "--from", "2").out
    assert "Turn 1:" not in out
    assert "Turn 2:" in out
    outcome = run(capsys, "replay", complots, "--from", "9999")
    assert (outcome.code, outcome.out) == (1, "")
    assert "there is no turn 9999 in this match: the last is" in outcome.err


@pytest.mark.parametrize(("language", "word"), [("fr", "Tour 1 : "), ("nl", "Beurt 1: ")])
def test_a_replay_speaks_the_language_of_the_environment(
    language: str, word: str, complots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in run(capsys, "replay", complots, "--lang", language).out
    assert word in run_outside("replay", complots, LANG=f"{language}_BE.UTF-8").out


def test_what_does_not_hold_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.table.every_kind import EveryKind

    monkeypatch.setitem(GAMES, EveryKind.key, EveryKind)
    proof = evidence("shares", SEED)
    path = tmp_path / "failing"
    path.write_bytes(as_record(proof).encode())
    outcome = run(capsys, "replay", path)
    assert (outcome.code, outcome.out) == (1, "")
    path.write_bytes(proof)
    assert "The record stops here: it is evidence against" in run(capsys, "replay", path).out


class Terminal:
    """A command in a terminal of its own; nothing is waited for but what it writes."""

    end: int
    process: "subprocess.Popen[bytes]"

    def __init__(self, *words: str | Path) -> None:
        self.seen = b""
        if sys.platform == "win32":
            pytest.skip("a console there is no file that a test could read")
        self.end, theirs = pty.openpty()
        command = [sys.executable, "cli.py", *map(str, words)]
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "90"}
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def until(self, text: str) -> str:
        """What is written up to ``text``; what comes after it is for the next time."""
        while text.encode() not in self.seen:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, f"{text!r} never came: {self.seen!r}"
            self.seen += os.read(self.end, 1 << 16)
        before, _, self.seen = self.seen.partition(text.encode())
        return before.decode()

    def press(self, key: str) -> None:
        os.write(self.end, key.encode())

    def code(self) -> int:
        return self.process.wait(PATIENCE)


def test_in_a_terminal_keys_lead_on_and_back(complots: Path) -> None:
    with Terminal("replay", complots) as terminal:
        assert "Setting up" in terminal.until("q: quit")
        terminal.press("\n")
        assert "Turn 1:" in terminal.until("q: quit")
        terminal.press(" ")
        assert "Turn 2:" in terminal.until("q: quit")
        terminal.press("b")
        assert "Turn 1:" in terminal.until("q: quit")
        terminal.press("x\x1b[D")  # a key without meaning, then the arrow to the left
        assert "Setting up" in terminal.until("q: quit")
        terminal.press("q")
        assert terminal.code() == 0


def test_in_a_terminal_a_replay_can_run_by_itself(complots: Path) -> None:
    with Terminal("replay", complots, "--speed", "0") as terminal:
        assert "Turn 1:" in terminal.until("wins the game.")
        terminal.until("message")
        assert terminal.code() == 0


def test_a_long_check_shows_a_bar_in_a_terminal_and_none_in_a_pipe() -> None:
    words = Words("en", "audit")
    for terminal, shown in ((True, True), (False, False)):
        file = io.StringIO()
        with progress(Console(file=file, force_terminal=terminal), words, LONG) as watch:
            for _ in range(LONG):
                watch(None)  # type: ignore[arg-type]
        assert ("Checking" in file.getvalue()) == shown


def test_a_name_is_shown_without_control_characters() -> None:
    assert printable("Eve\x1b[31m\n") == "Eve\ufffd[31m\ufffd"
    assert distinct({}) == {}

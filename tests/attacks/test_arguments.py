"""Another user of the machine looks at the words that processes were started with."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from p2p.entry.invitation import SCHEME
from tests.ui.program import left_behind, run, start, told

QUIETLY = ("--play", "bot", "--level", "random", "--pace", "human", "--json")
HOST = ("host", "kuhn", "--players", "3", "--bots", "2", "--clock", "off", "--bind", "127.0.0.1")


@contextmanager
def full_table(home: Path, *words: str) -> Iterator[None]:
    """A command that has started bots, all of whom sit at its table."""
    program = start(home, *words, *QUIETLY)
    try:
        while len(told(program, "guests")) < 3:
            pass
        yield
    finally:
        program.terminate()
        program.communicate()


@pytest.mark.parametrize("words", [("demo", "kuhn", "--players", "3"), HOST], ids=["demo", "host"])
def test_no_process_shows_an_invitation(words: tuple[str, ...], tmp_path: Path) -> None:
    with full_table(tmp_path, *words):
        pids = list(left_behind(tmp_path))
        shown = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids]
    assert len(shown) >= 3
    assert not [line for line in shown if SCHEME.encode() in line]


def test_an_invitation_can_be_read_from_standard_input(tmp_path: Path) -> None:
    """By a person too; what stands there is judged like a word."""
    asked = run(tmp_path, "join", "-", "--json", input="undertable:nowhere\nand more\n")
    assert (asked.returncode, asked.stdout) == (1, "")
    assert "lost or changed some of its letters" in asked.stderr
    nothing = run(tmp_path, "watch", "-", "--json", input="")
    assert nothing.stderr == "undertable: no invitation came on standard input\n"

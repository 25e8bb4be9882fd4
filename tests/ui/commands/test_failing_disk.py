"""A disk that is full, a home that can't be written, and nobody who listens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.program import CLI, PATIENCE_SECONDS, environment, left_behind

# No file of the process may grow beyond so many bytes: what a full disk does to it, for everybody.
LIMITED = """
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def run(home: Path, limit: int, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", LIMITED, str(limit), str(CLI), *words]
    return subprocess.run(
        command,
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def is_one_line(done: "subprocess.CompletedProcess[str]") -> None:
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("undertable: ")


def test_an_identity_that_can_not_be_written_leaves_nothing(tmp_path: Path) -> None:
    done = run(tmp_path / "home", 10, "id")
    is_one_line(done)
    assert "identity.key" in done.stderr
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize("words", ["id", "host kuhn", "demo kuhn"])
def test_a_home_that_can_not_be_made_is_one_line(words: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [sys.executable, str(CLI), *words.split()]
    settings = {**environment(tmp_path), "UNDERTABLE_HOME": str(tmp_path / "file" / "home")}
    is_one_line(subprocess.run(command, env=settings, capture_output=True, text=True, check=False))


def test_a_match_on_a_full_disk_ends_in_one_line_and_goes_on_later(tmp_path: Path) -> None:
    """The journal outgrows the disk; what it holds by then is enough to go on with."""
    words = ("--play", "bot", "--level", "novice", "--json", "--bind", "127.0.0.1")
    table = ("host", "kuhn", "--players", "2", "--bots", "1", "--clock", "off")
    done = run(tmp_path, 4000, *table, *words)
    is_one_line(done)
    assert ".journal: " in done.stderr
    assert list(left_behind(tmp_path)) == []
    again = subprocess.run(
        [sys.executable, str(CLI), "resume", *words],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert (again.returncode, again.stderr) == (0, "")
    assert len({path.read_bytes() for path in tmp_path.rglob("*.record")}) == 1


@pytest.mark.parametrize("words", ["games", "--help", "id", "simulate kuhn -n 2 --jobs 1"])
@pytest.mark.parametrize("output", ["full", "closed"])
def test_output_that_takes_nothing_is_one_line(output: str, words: str, tmp_path: Path) -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("there is no device that is always full")
    to = ">/dev/full" if output == "full" else ">&-"
    command = f'exec "$0" "$@" {to}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable, str(CLI), *words.split()],
        env=environment(tmp_path),
        stderr=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    is_one_line(done)


def test_a_reader_who_has_seen_enough_hears_no_complaint(tmp_path: Path) -> None:
    command = f'"{sys.executable}" "{CLI}" games --lang en | head -n 1'
    done = subprocess.run(
        ["sh", "-c", command],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert (done.stdout.count("\n"), done.stderr) == (1, "")

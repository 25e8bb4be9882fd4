"""The page on adding a game shows what is there, and its commands work."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
SOURCES = ("games/kuhn.py", "games/catalogue.py", "players/kuhn.py", "tests/laws/matches.py")


def fenced(language: str) -> list[str]:
    """The lines in blocks of ``language``, without comments and omissions."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    lines = [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line and "..." not in line]


@pytest.mark.parametrize("line", fenced("python"))
def test_a_line_of_code_on_the_page_is_a_line_of_the_game(line: str) -> None:
    written = [text.strip() for path in SOURCES for text in (ROOT / path).read_text().splitlines()]
    assert line in [text.partition("  #")[0] for text in written]


@pytest.mark.parametrize("command", fenced("sh"))
def test_a_command_on_the_page_works(command: str, tmp_path: Path) -> None:
    python, *words = shlex.split(command)
    assert python == "python"
    env = {**os.environ, "UNDERTABLE_HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "kuhn" in run.stdout or "K01" in run.stdout

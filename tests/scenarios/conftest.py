"""What the program says about scenarios it can't read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.scenarios.__main__ import main

# The line and the problem it names, of a text in the format of a game.
Complaint = Callable[[str, str], tuple[int, str]]


@pytest.fixture
def complaint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Complaint:
    """Plays a malformed text, and sees that a single line is all that is said about it."""

    def about(game: str, text: str) -> tuple[int, str]:
        path = tmp_path / "bad.txt"
        path.write_text(text)
        assert main([game, str(path)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        found = re.fullmatch(rf"{re.escape(str(path))}:(\d+): (.*)\n", said.err)
        assert found, said.err
        return int(found[1]), found[2]

    return about

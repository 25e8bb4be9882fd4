"""A player's folder, and the one secret in it that is worth stealing."""

import os
import sys
from pathlib import Path

import pytest

from p2p.store.home import KEY_FILE, HomeProblem, load_identity, matches_folder


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.skipif(sys.platform == "win32", reason="there the user's folder sees to it")
def test_nobody_else_reads_the_key_or_the_matches(tmp_path: Path) -> None:
    before = os.umask(0)  # what a careless shell leaves to us
    try:
        load_identity(tmp_path)
        matches = matches_folder(tmp_path)
    finally:
        os.umask(before)
    assert mode(tmp_path / KEY_FILE) == 0o600
    assert mode(matches) == 0o700


def test_a_key_is_made_once(tmp_path: Path) -> None:
    first = load_identity(tmp_path)
    assert load_identity(tmp_path).public == first.public


@pytest.mark.parametrize("text", ["", "not a key\n", "00" * 31, "ff" * 33])
def test_a_key_that_is_none_is_left_alone_and_told(text: str, tmp_path: Path) -> None:
    """It may be all that is left of one which others know."""
    (tmp_path / KEY_FILE).write_text(text)
    with pytest.raises(HomeProblem, match="does not hold a key"):
        load_identity(tmp_path)
    assert (tmp_path / KEY_FILE).read_text() == text

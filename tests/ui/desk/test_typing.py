"""A line as it is typed, whatever else a terminal sends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.desk.typing import LONGEST, Typing


def typed(*chunks: bytes) -> tuple[list[str], str]:
    """The lines that were finished, and what is left."""
    typing = Typing()
    return [line for chunk in chunks for line in typing.feed(chunk)], typing.text


@pytest.mark.parametrize(
    ("chunks", "lines", "rest"),
    [
        ((b"a", b"b\r", b"c"), ["ab"], "c"),
        ((b"one\ntwo\nth",), ["one", "two"], "th"),
        ((b"abc\x7f\x08d\n",), ["ad"], ""),
        ((b"say hello\x17you\n",), ["say you"], ""),
        ((b"wrong\x15right",), [], "right"),
        ((b"caf\xc3", b"\xa9\n"), ["café"], ""),
        ((b"\xff\n",), ["\N{REPLACEMENT CHARACTER}"], ""),
        ((b"a\x1b[Db\x1b[1;5Cc\x1bOHd\x1bx\n",), ["abcd"], ""),
        ((b"a\x1b[1", b";5Cb\n"), ["ab"], ""),
        ((b"a\x1b", b"b\n"), ["ab"], ""),
        ((b"a\x00\x07\x0cb\n",), ["ab"], ""),
        ((b"ab\x04c\n",), ["abc"], ""),
    ],
)
def test_keys_become_lines(chunks: tuple[bytes, ...], lines: list[str], rest: str) -> None:
    assert typed(*chunks) == (lines, rest)


def test_ctrl_d_on_an_empty_line_ends_the_input() -> None:
    typing = Typing()
    typing.feed(b"a\x04")
    assert not typing.ended
    typing.feed(b"\x7f\x04")
    assert typing.ended


def test_a_key_that_is_stuck_makes_no_endless_line() -> None:
    assert len(typed(b"x" * (LONGEST + 100))[1]) == LONGEST


@given(st.binary(max_size=40))
def test_no_bytes_leave_anything_in_a_line_that_moves_the_cursor(data: bytes) -> None:
    lines, rest = typed(data)
    assert all(line.isprintable() for line in (*lines, rest))

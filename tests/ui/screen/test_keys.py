"""Keys of a Windows console, which no test here can press."""

from collections.abc import Iterator

import pytest

from ui.screen.keys import read_step, typed_key, windows_key


def pressed(keys: str) -> Iterator[str]:
    return iter(keys)


@pytest.mark.parametrize(
    ("keys", "step"),
    [
        ("\r", "on"),
        (" ", "on"),
        ("\xe0M", "on"),  # to the right
        ("\xe0P", "on"),  # down
        ("\0K", "back"),  # to the left, on the block of digits
        ("\xe0H", "back"),
        ("\b", "back"),
        ("x\xe0Gq", "quit"),  # what means nothing is passed over, the name of such a key as well
        ("\ud800\x03", "quit"),  # half a character of a strange keyboard
    ],
)
def test_a_windows_console_announces_its_arrows(keys: str, step: str) -> None:
    left = pressed(keys)
    assert read_step(lambda: windows_key(lambda: next(left))) == step
    assert list(left) == []


@pytest.mark.parametrize(
    ("line", "step"), [("\n", "on"), ("b\n", "back"), ("quit\n", "quit"), ("", "quit")]
)
def test_where_there_are_lines_only_the_first_letter_is_the_key(line: str, step: str) -> None:
    assert read_step(lambda: typed_key(line)) == step

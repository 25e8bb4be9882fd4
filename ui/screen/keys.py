"""One key at a time from a terminal, without waiting for Enter where that can be had."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ARROWS = {b"\x1b[D": "back", b"\x1b[A": "back", b"\x1b[C": "on", b"\x1b[B": "on"}
KEYS = {
    **dict.fromkeys((b"\r", b"\n", b" ", b"n"), "on"),
    **dict.fromkeys((b"b", b"B", b"p", b"\x7f", b"\b"), "back"),
    **dict.fromkeys((b"q", b"Q", b"\x1b", b"\x03", b"\x04", b""), "quit"),
    **ARROWS,
}
WINDOWS_ARROWS = {"K": b"\x1b[D", "H": b"\x1b[A", "M": b"\x1b[C", "P": b"\x1b[B"}
ReadKey = Callable[[], bytes]


def read_step(read_key: ReadKey) -> str:
    """Wait for a key that means ``on``, ``back`` or ``quit``; others are passed over."""
    while (step := KEYS.get(read_key())) is None:
        pass
    return step


@contextmanager
def keys() -> Iterator[ReadKey]:
    """Keys as they are pressed, until the block ends and the terminal is as before.

    The mode is changed once: between two changes a terminal forgets what was typed.
    """
    if sys.platform == "win32":
        import msvcrt

        yield lambda: windows_key(msvcrt.getwch)
        return
    try:
        import termios
        import tty
    except ImportError:
        yield lambda: typed_key(sys.stdin.readline())
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield lambda: read_key(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def read_key(terminal: int) -> bytes:
    """The next key; an arrow is more than one byte, and nothing is the end of input."""
    key = os.read(terminal, 1)
    if key == b"\x1b" and select.select([terminal], [], [], 0.05)[0]:
        key += os.read(terminal, 2)
    return key


def windows_key(getwch: Callable[[], str]) -> bytes:
    """The next key of a Windows console, where an arrow is announced and then named."""
    key = getwch()
    if key in ("\0", "\xe0"):
        return WINDOWS_ARROWS.get(getwch(), b"\0")
    return key.encode(errors="replace")


def typed_key(line: str) -> bytes:
    """Where there are only lines, the first letter is the key; an empty line is Enter."""
    return line[:1].encode(errors="replace")

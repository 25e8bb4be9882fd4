"""One key at a time from a terminal, without waiting for Enter."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ARROWS = {b"\x1b[D": "back", b"\x1b[A": "back", b"\x1b[C": "on", b"\x1b[B": "on"}
KEYS = {
    **dict.fromkeys((b"\r", b"\n", b" ", b"n"), "on"),
    **dict.fromkeys((b"b", b"B", b"p", b"\x7f"), "back"),
    **dict.fromkeys((b"q", b"Q", b"\x1b", b"\x03", b"\x04", b""), "quit"),
    **ARROWS,
}
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

        yield lambda: msvcrt.getwch().encode()
        return
    import termios
    import tty

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

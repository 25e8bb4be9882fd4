"""One key at a time from a terminal, without waiting for Enter."""

import os
import select
import sys

ARROWS = {b"[D": "back", b"[A": "back", b"[C": "on", b"[B": "on"}
KEYS = {
    **dict.fromkeys((b"\r", b"\n", b" ", b"n"), "on"),
    **dict.fromkeys((b"b", b"B", b"p", b"\x7f"), "back"),
    **dict.fromkeys((b"q", b"Q", b"\x03", b"\x04", b""), "quit"),
}


def read_step() -> str:
    """Wait for a key that means ``on``, ``back`` or ``quit``; others are passed over."""
    while True:
        key = read_key()
        if key == b"\x1b":
            return "quit"
        if key in KEYS or key[1:] in ARROWS:
            return KEYS.get(key) or ARROWS[key[1:]]


def read_key() -> bytes:
    """The next key; an arrow is more than one byte, and nothing is the end of input."""
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.getwch().encode()
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        key = os.read(terminal, 1)
        if key == b"\x1b" and select.select([terminal], [], [], 0.05)[0]:
            key += os.read(terminal, 2)
        return key
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)

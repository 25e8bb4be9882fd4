"""How our own program is started once more: by us, and by the person who reads what it says."""

import gc
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

VERSION = "0.1.0"
MAX_LINE = 4096
MANY = 50_000  # objects, a few megabytes
CLI = Path(__file__).parents[1] / "cli.py"


def collect_seldom() -> None:
    """Let Python look for garbage that refers to itself after many objects, not after 700.

    We make hardly any, and most of what a match makes stays until its end: to look through all
    that again and again took a peer a tenth of its time.
    """
    gc.set_threshold(MANY)


def typed_command() -> str:
    """What a person types to start us again: a checkout has no ``undertable`` on the path."""
    if Path(sys.argv[0]).name != CLI.name:
        return "undertable"
    ways = [sys.executable]
    with suppress(ValueError):  # on Windows there is no way from one drive to another
        ways.append(os.path.relpath(sys.executable))
    return quoted([min(ways, key=len), sys.argv[0]])


def quoted_after(command: str, *words: str) -> str:
    """A command that is quoted already, with more words behind it."""
    return f"{command} {quoted(words)}"


def quoted(words: Sequence[str]) -> str:
    """The words as one types them here, whatever stands in them."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def has_browser() -> bool:
    """Is there a terminal to print the address on, and a screen to open it on?"""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)


def first_line(source: int, longest: int = MAX_LINE) -> bytes:
    """What comes first on a pipe, byte by byte: what comes after it is for others to read."""
    line = b""
    while not line.endswith(b"\n") and len(line) < longest:
        byte = os.read(source, 1)
        if not byte:
            break
        line += byte
    return line

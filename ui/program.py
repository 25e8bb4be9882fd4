"""How our own program is started once more: by us, and by the person who reads what it says."""

import os
import shlex
import sys
from pathlib import Path

CLI = Path(__file__).parents[1] / "cli.py"


def typed_command() -> str:
    """What a person types to start us again: a checkout has no ``undertable`` on the path."""
    if Path(sys.argv[0]).name != CLI.name:
        return "undertable"
    python = min(sys.executable, os.path.relpath(sys.executable), key=len)
    return shlex.join([python, sys.argv[0]])


def has_browser() -> bool:
    """Is there a terminal to print the address on, and a screen to open it on?"""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in screens)

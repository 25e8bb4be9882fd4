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

"""An invitation that nobody else on this machine may see: on standard input, not as a word.

Everybody on a machine can read the words that its processes were started with.
"""

import os
import sys

from ui.problem import Problem
from ui.program import first_line

HANDED_OVER = "-"


def read_invitation(language: str | None) -> str:
    """The first line on standard input; a person is asked to paste it."""
    if sys.stdin.isatty():
        from ui.words import Words, preferred  # no use to a bot

        words = Words(language or preferred(os.environ), "screen", "common")
        print(words.say("paste-invitation"), file=sys.stderr)
    line = first_line(sys.stdin.fileno()).decode(errors="replace").strip()
    if not line:
        raise Problem("no-invitation")
    return line

"""A terminal with the program in it, and somebody who types there."""

import io
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pexpect

from tests.ui.program import CLI, PATIENCE_SECONDS, environment
from ui.words import Words

PROMPT = r"\r\n> "
MARK = "#"


class Terminal:
    """A terminal of 80 columns with a command running in it."""

    def __init__(self, home: Path, *words: str, lang: str = "en", **variables: str) -> None:
        texts = Words(lang, "screen", "common")
        self.rejected = [beginning(texts.say(key, count=2)) for key in ("none-fits", "several-fit")]
        self.sure = beginning(texts.say("no-way-back", option=MARK))
        self.over, self.yes = beginning(texts.say("open-cards")), texts.say("yes")
        settings = {**environment(home), "TERM": "xterm", **variables}
        del settings["COLUMNS"]
        size, command = (50, 80), [str(CLI), *words]
        self.seen = io.StringIO()
        self.child = pexpect.spawn(
            sys.executable,
            command,
            env=settings,
            dimensions=size,
            timeout=PATIENCE_SECONDS,
            encoding="utf-8",
        )
        self.child.logfile_read = self.seen

    def expect(self, *patterns: str) -> int:
        return self.child.expect(list(patterns))

    def type(self, line: str, answer: str) -> None:
        """Type a line, and wait for what must come of it."""
        self.child.sendline(line)
        self.expect(answer)

    def play(self, *wishes: str, opens: str = "no") -> None:
        """Answer each question by the first wish that is one of its options, to the end."""
        self.play_by(lambda: wishes, opens)

    def play_by(self, wishes: Callable[[], Sequence[str]], opens: str) -> None:
        """The same with other wishes each time; at last, are one's cards opened?"""
        going_on = self.expect(self.over, PROMPT)
        while going_on:
            going_on = next(heard for wish in wishes() if (heard := self.answer(wish)) is not None)
        self.expect(PROMPT)
        self.child.sendline(opens)
        self.ends()

    def answer(self, wish: str) -> bool | None:
        """Is there another question after this answer? None if it was none."""
        self.child.sendline(wish)
        heard = self.expect(self.over, PROMPT, self.sure, *self.rejected)
        if heard == 2:
            self.expect(PROMPT)
            return self.answer(self.yes)
        if heard > 2:
            self.expect(PROMPT)
            return None
        return heard == 1

    def ends(self, code: int = 0) -> None:
        self.child.expect(pexpect.EOF)
        assert self.child.getecho(), "the terminal was not left as it was"
        self.child.close()
        assert self.child.exitstatus == code, self.text()

    def text(self) -> str:
        """What is left to be read: lines that were taken back are gone."""
        stays = re.sub(r"[^\n]*\r\x1b\[2K", "", self.seen.getvalue())
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", stays).replace("\r", "")


def beginning(text: str) -> str:
    """A pattern for as much of a text as a row surely holds, and no fact is in."""
    return re.escape(text.partition(MARK)[0].rstrip()[:18])

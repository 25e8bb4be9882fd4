"""The keyboard of a terminal, whose keys we echo ourselves: nothing that is written beside a line
half typed disturbs it, and a line begun before a question answers none.
"""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import trio

from ui.desk.line_reader import LineReader, Lines, Stays
from ui.desk.paper import Paper
from ui.desk.typing import Typing

CHUNK = 1024


class Keyboard:
    """Lines as they are typed; ``paper`` shows the one under way. Only for what ``can_edit``."""

    is_terminal = True

    def __init__(self, paper: Paper) -> None:
        self._paper, self._typing = paper, Typing()
        self._terminal = sys.stdin.fileno()
        self._lines: deque[str] = deque()
        self._send, self._keys = trio.open_memory_channel[bytes](1000)
        self._is_read = False

    @contextmanager
    def open(self) -> Iterator[None]:
        """As long as the block lasts the terminal echoes nothing; then it is as before."""
        self._paper.edits = True
        try:
            with quiet(self._terminal):
                yield
        finally:
            self._paper.edits = False

    async def next(self) -> str | None:
        """The next line without its end; None when there are no more."""
        self._begin()
        while not self._lines and not self._typing.ended:
            self._lines += self._typing.feed(await self._keys.receive())
            self._paper.type(self._typing.text)
        return self._lines.popleft() if self._lines else None

    def forget(self, stays: Stays) -> None:
        """What was typed so far answers nothing any more, but for a line half typed that
        ``stays``, as it is no answer.
        """
        self._lines.clear()
        if not stays(self._typing.text):
            self._typing.text = ""
        self._paper.type(self._typing.text)

    def _begin(self) -> None:
        if not self._is_read:
            self._is_read = True
            token = trio.lowlevel.current_trio_token()
            threading.Thread(target=self._read, args=(token,), daemon=True).start()

    def _read(self, token: trio.lowlevel.TrioToken) -> None:
        try:
            while data := read(self._terminal):
                trio.from_thread.run(self._send.send, data, trio_token=token)
            trio.from_thread.run(self._send.send, b"\x15\x04", trio_token=token)
        except (trio.RunFinishedError, trio.Cancelled):
            return  # nobody is left to read it


def read(terminal: int) -> bytes:
    """The next keys; nothing when the terminal is gone."""
    try:
        return os.read(terminal, CHUNK)
    except OSError:
        return b""


def typed_at(paper: Paper) -> Lines:
    """The keyboard where there is one that we can echo ourselves, else whole lines."""
    return Keyboard(paper) if can_edit(paper) else LineReader()


def can_edit(paper: Paper) -> bool:
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin.isatty() and paper.is_live


@contextmanager
def quiet(terminal: int) -> Iterator[None]:
    """Key by key and without an echo, until the block ends. Ctrl-C stays what it is."""
    if sys.platform == "win32":
        raise NotImplementedError
    import termios

    def hush(*_: object) -> None:
        mode = termios.tcgetattr(terminal)
        mode[3] &= ~(termios.ECHO | termios.ICANON)
        termios.tcsetattr(terminal, termios.TCSADRAIN, mode)

    before = termios.tcgetattr(terminal)
    # A program that was stopped and goes on finds the terminal as the shell left it.
    then = signal.signal(signal.SIGCONT, hush)
    try:
        hush()
        yield
    finally:
        signal.signal(signal.SIGCONT, then)
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)

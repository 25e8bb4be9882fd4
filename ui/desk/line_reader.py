"""Lines from the keyboard or a pipe, for tasks that may stop waiting for one."""

import io
import sys
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol, TextIO

import trio

Stays = Callable[[str], bool]


class Lines(Protocol):
    """Whatever somebody types lines at."""

    @property
    def is_terminal(self) -> bool: ...

    def open(self) -> AbstractContextManager[None]: ...

    async def next(self) -> str | None: ...

    def forget(self, stays: Stays) -> None:
        """Nothing that was typed so far is an answer; a line half typed that ``stays`` is kept."""
        ...


class LineReader:
    """Reads ahead in a thread of its own, so that a question that lapses takes no line with it."""

    def __init__(self, file: TextIO | None = None) -> None:
        self._file = file or sys.stdin
        if isinstance(self._file, io.TextIOWrapper):
            # Bytes that are no text make a line that means nothing, not a reader that is gone.
            self._file.reconfigure(errors="replace")
        self._send, self._lines = trio.open_memory_channel[str | None](1000)
        self._started = False

    @property
    def is_terminal(self) -> bool:
        return self._file.isatty()

    def open(self) -> AbstractContextManager[None]:
        return nullcontext()

    def forget(self, stays: Stays) -> None:  # noqa: ARG002
        """A terminal keeps a line half typed to itself, and can only be told to drop it."""
        if not self.is_terminal or sys.platform == "win32":
            return  # a pipe may hold the answers to questions still to come
        try:
            import termios
        except ImportError:
            return
        termios.tcflush(self._file.fileno(), termios.TCIFLUSH)

    async def next(self) -> str | None:
        """The next line without its end; None when there are no more."""
        if not self._started:
            self._started = True
            token = trio.lowlevel.current_trio_token()
            threading.Thread(target=self._read, args=(token,), daemon=True).start()
        return await self._lines.receive()

    def _read(self, token: trio.lowlevel.TrioToken) -> None:
        try:
            for line in self._file:
                trio.from_thread.run(self._send.send, line.rstrip("\r\n"), trio_token=token)
            trio.from_thread.run(self._send.send, None, trio_token=token)
        except (trio.RunFinishedError, trio.Cancelled):
            return  # nobody is left to read it

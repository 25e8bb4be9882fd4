"""Lines from the keyboard or a pipe, for tasks that may stop waiting for one."""

import io
import sys
import threading
from typing import TextIO

import trio


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

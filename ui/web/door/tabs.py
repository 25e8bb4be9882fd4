"""The tabs in which the page is open: each gets the newest message, and only the newest tabs live.

A browser opens six connections to one host: with more streams than a few, nothing else gets
through.
"""

import json
from collections.abc import AsyncGenerator, Callable

import trio

from p2p import Changes
from ui.scene.shape import Json

MOST = 3
PULSE_SECONDS = 15.0  # a line of nothing, by which it is noticed that nobody reads any more
PAUSE_SECONDS = 0.02  # what changes meanwhile goes into the next message


class Tabs:
    """Tells every open tab what ``message`` is, whenever ``changed`` says that it may be new."""

    def __init__(self, message: Callable[[], Json], words: Callable[[], Json]) -> None:
        self.changed = Changes()
        self._message, self._words = message, words
        self._open: list[object] = []  # the oldest first
        self._seq = 0
        self.ever = False  # has anybody come?

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """Lines for one tab, until a newer one takes its place."""
        tab, sent, said = object(), "", ""
        self._open, self.ever = [*self._open, tab][-MOST:], True
        self.changed.tell()
        try:
            while tab in self._open:
                facts, words = self._message(), self._words()
                text, language = json.dumps(facts), json.dumps(words)
                if (text, language) != (sent, said):
                    yield self._line(facts | (words if language != said else {}))
                    sent, said = text, language
                    await trio.sleep(PAUSE_SECONDS)
                elif not await self._changes():
                    yield b"\n"
            yield self._line({"phase": "elsewhere"})
        finally:
            self._open = [one for one in self._open if one is not tab]

    async def _changes(self) -> bool:
        """Does anything change before it is time for a sign of life?"""
        with trio.move_on_after(PULSE_SECONDS) as waiting:
            await self.changed.next()
        return not waiting.cancelled_caught

    def _line(self, facts: Json) -> bytes:
        self._seq += 1
        return json.dumps({"v": 1, "seq": self._seq, **facts}).encode() + b"\n"

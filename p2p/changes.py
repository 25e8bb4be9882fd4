"""Something happened at this peer; whoever waits for something looks again."""

from collections.abc import Callable

import trio


class Changes:
    def __init__(self) -> None:
        self._event = trio.Event()

    def tell(self) -> None:
        self._event.set()
        self._event = trio.Event()

    async def next(self) -> None:
        await self._event.wait()

    async def until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            await self.next()

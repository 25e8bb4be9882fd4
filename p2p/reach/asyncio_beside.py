"""A loop of asyncio in a thread, for a library that needs one; our own tasks stay with trio."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import CancelledError, Future
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import trio

from p2p.threads import in_thread

LAST_SECONDS = 0.05

T = TypeVar("T")


class Beside:
    """What runs there, and how to wait for it from here."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def start(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Its result. If we are cancelled, so is the work."""
        future = self.start(work)
        try:
            return await self.result(future)
        finally:
            future.cancel()

    async def result(self, future: "Future[T]") -> T:
        """Wait for something that was started; it goes on if we are cancelled.

        ``trio.BrokenResourceError`` if somebody there has ended it.
        """
        done, token = trio.Event(), trio.lowlevel.current_trio_token()

        def tell(_: "Future[T]") -> None:
            with suppress(trio.RunFinishedError):
                token.run_sync_soon(done.set)

        future.add_done_callback(tell)
        await done.wait()
        try:
            return future.result()
        except CancelledError:
            raise trio.BrokenResourceError("ended") from None


@asynccontextmanager
async def asyncio_beside() -> AsyncIterator[Beside]:
    """A loop as long as the block lasts; what still runs there then is cancelled."""
    loop = asyncio.new_event_loop()
    async with trio.open_nursery() as nursery:
        # Not left behind: a library that calls us while Python ends would take all down with it.
        nursery.start_soon(in_thread, run, loop)
        try:
            yield Beside(loop)
        finally:
            loop.call_soon_threadsafe(loop.stop)


def run(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        # Whoever was just about to tell us something still can.
        loop.run_until_complete(asyncio.sleep(LAST_SECONDS))
    finally:
        loop.close()

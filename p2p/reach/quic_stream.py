"""One stream of QUIC, as trio streams are."""

import asyncio
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass

import iroh
import trio

from p2p.reach.asyncio_beside import Beside
from p2p.reach.relays import place_of
from p2p.wire.route import Route

CHUNK = 1 << 16
FAREWELL_SECONDS = 3.0  # for the last words to arrive


class QuicStream(trio.abc.Stream):
    """All of a connection is this one stream: it ends with it."""

    def __init__(self, beside: Beside, connection: iroh.Connection, stream: iroh.BiStream) -> None:
        self._beside, self._connection = beside, connection
        self._send, self._receive = stream.send(), stream.recv()
        self._reading: Future[bytes] | None = None  # stays, if whoever wanted it is cancelled
        self._farewell: Future[None] | None = None
        self._closing = trio.Event()

    async def send_all(self, data: bytes | bytearray | memoryview) -> None:
        self._check_open()
        try:
            await self._beside.run(self._send.write_all(bytes(data)))
        except iroh.IrohError as error:
            raise trio.BrokenResourceError(error.message()) from error

    async def wait_send_all_might_not_block(self) -> None:
        self._check_open()
        await trio.lowlevel.checkpoint()

    async def receive_some(self, max_bytes: int | None = None) -> bytes:
        self._check_open()
        if self._reading is None:
            self._reading = self._beside.start(self._receive.read(max_bytes or CHUNK))
        try:
            data = await self._beside.result(self._reading)
        except iroh.IrohError as error:
            raise trio.BrokenResourceError(error.message()) from error
        except trio.BrokenResourceError:
            self._check_open()  # or we have closed it ourselves
            raise
        self._reading = None
        return data

    def holds_more(self) -> bool:
        return self._reading is not None and self._reading.done()

    def _check_open(self) -> None:
        if self._farewell is not None:
            raise trio.ClosedResourceError

    async def aclose(self) -> None:
        if self._farewell is None:
            if self._reading is not None:
                self._reading.cancel()
            self._farewell = self._beside.start(self._say_farewell())
            self._closing.set()
        await trio.lowlevel.checkpoint()

    async def gone(self) -> None:
        """Until it is closed, and the other end has all that was said, or had its time."""
        await self._closing.wait()
        if self._farewell is not None:
            with suppress(trio.BrokenResourceError):
                await self._beside.result(self._farewell)

    async def _say_farewell(self) -> None:
        """A connection that is closed forgets what it has not sent yet; TCP would not."""
        with suppress(iroh.IrohError, TimeoutError):
            await self._send.finish()
            await asyncio.wait_for(self._send.stopped(), FAREWELL_SECONDS)
        self._connection.close(0, b"")


@dataclass(frozen=True, slots=True)
class QuicRoute(Route):
    """QUIC changes its way while it is used: from a relay to the other end itself, and back."""

    connection: iroh.Connection | None = None

    @property
    def relay(self) -> str | None:
        paths = self.connection.paths() if self.connection is not None else []
        used = [path for path in paths if path.is_selected] or paths
        if not used or not used[0].is_relay:
            return None
        host, _ = place_of(used[0].remote_addr) or (used[0].remote_addr, 0)
        return host

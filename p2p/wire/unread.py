"""What the network has brought and nobody has received yet, seen without receiving it (K9)."""

import select
from contextlib import suppress
from typing import Protocol, runtime_checkable

import trio

SIP = 1 << 14  # bytes


@runtime_checkable
class Holds(Protocol):
    """A stream that can tell it by itself."""

    def holds_more(self) -> bool: ...


class Sipped(trio.abc.Stream):
    """A stream of which little is taken at once: what a tunnel has taken in, nobody sees waiting.

    It would take four times as much, and decrypt it when it is asked for.
    """

    def __init__(self, stream: trio.abc.Stream) -> None:
        self._stream = stream

    async def receive_some(self, max_bytes: int | None = None) -> bytes:
        return bytes(await self._stream.receive_some(min(max_bytes or SIP, SIP)))

    async def send_all(self, data: bytes | bytearray | memoryview) -> None:
        await self._stream.send_all(data)

    async def wait_send_all_might_not_block(self) -> None:
        await self._stream.wait_send_all_might_not_block()

    async def aclose(self) -> None:
        await self._stream.aclose()

    def holds_more(self) -> bool:
        if isinstance(self._stream, Holds):
            return self._stream.holds_more()
        return isinstance(self._stream, trio.SocketStream) and is_readable(self._stream.socket)


def is_readable(socket: trio.socket.SocketType) -> bool:
    """Would it give us something at once?"""
    with suppress(OSError, ValueError):  # it was closed
        return bool(select.select([socket.fileno()], [], [], 0)[0])
    return False

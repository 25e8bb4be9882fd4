"""Tunnels in memory: private because nobody else is there."""

import trio
from trio.testing import memory_stream_pair

CHUNK = 1 << 16


class MemoryTunnel:
    """One end; its ``bound`` is what the other end has as well, unless somebody is in between."""

    def __init__(self, stream: trio.abc.Stream, bound: bytes = bytes(32)) -> None:
        self._stream, self._bound = stream, bound

    async def binding(self) -> bytes:
        return self._bound

    async def send(self, data: bytes) -> None:
        await self._stream.send_all(data)

    async def receive(self) -> bytes:
        return bytes(await self._stream.receive_some(CHUNK))

    async def close(self) -> None:
        await trio.aclose_forcefully(self._stream)


def both_ends(bound: bytes = bytes(32)) -> tuple[MemoryTunnel, MemoryTunnel]:
    one, other = memory_stream_pair()
    return MemoryTunnel(one, bound), MemoryTunnel(other, bound)


def to_nobody() -> MemoryTunnel:
    """One whose other end is never listened at."""
    return both_ends()[0]

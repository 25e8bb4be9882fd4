"""A small client of the node, for tests: it sends what a browser would, and stranger things."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import h11
import trio

from ui.scene.shape import Json


class Client:
    """Speaks to the node behind ``address``, as the terminal printed it."""

    def __init__(self, address: str) -> None:
        origin, _, self.token = address.partition("/#")
        self.host = origin.removeprefix("http://")
        self.port = int(self.host.rpartition(":")[2])

    async def get(self, path: str, **headers: str) -> tuple[int, bytes]:
        return await self.send("GET", path, b"", **headers)

    async def post(self, path: str, facts: Any) -> tuple[int, bytes]:
        return await self.send("POST", path, json.dumps(facts).encode())

    async def send(self, method: str, path: str, body: bytes, **headers: str) -> tuple[int, bytes]:
        data = await self.raw(self.head(method, path, len(body), **headers) + body)
        head, _, rest = data.partition(b"\r\n\r\n")
        return int(head.split()[1]), rest

    def head(self, method: str, path: str, size: int, **headers: str) -> bytes:
        usual = {"Host": self.host, "Authorization": f"Bearer {self.token}"}
        usual |= {"Content-Length": str(size)} if method == "POST" else {}
        usual |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{method} {path} HTTP/1.1", *[f"{n}: {v}" for n, v in usual.items()], "", ""]
        return "\r\n".join(lines).encode("latin-1")

    async def raw(self, data: bytes) -> bytes:
        """All that comes back for these bytes."""
        stream = await trio.open_tcp_stream("127.0.0.1", self.port)
        async with stream:
            answer = b""
            try:
                await stream.send_all(data)
                async for chunk in stream:
                    answer += chunk
            except trio.BrokenResourceError:
                pass  # cut off, which is an answer as well
            return answer

    @asynccontextmanager
    async def tab(self) -> AsyncIterator["Tab"]:
        """The page, open until the block ends."""
        async with await trio.open_tcp_stream("127.0.0.1", self.port) as stream:
            await stream.send_all(self.head("GET", "/events", 0))
            yield Tab(stream)


class Tab:
    """What one open page is told."""

    def __init__(self, stream: trio.SocketStream) -> None:
        self._stream, self._lines, self._held = stream, list[bytes](), b""
        self._http = h11.Connection(h11.CLIENT)
        self._http.send(h11.Request(method="GET", target="/", headers=[("Host", "x")]))
        self._http.send(h11.EndOfMessage())

    async def next(self) -> Json:
        """The next message; ``EndOfTab`` if there will be none."""
        while True:
            while self._lines:
                if (line := self._lines.pop(0)).strip():
                    message: Json = json.loads(line)
                    return message
            await self._read()

    async def until(self, ready: Callable[[Json], bool]) -> Json:
        while not ready(message := await self.next()):
            pass
        return message

    async def _read(self) -> None:
        event = self._http.next_event()
        if event is h11.NEED_DATA:
            self._http.receive_data(bytes(await self._stream.receive_some(65536)))
        elif isinstance(event, h11.Data):
            *self._lines, self._held = (self._held + bytes(event.data)).split(b"\n")
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            raise EndOfTab


class EndOfTab(Exception):
    """The node tells nothing more."""

"""A small client of the node, for tests: it sends what a browser would, and stranger things."""

import json
from collections.abc import AsyncIterator
from typing import Any

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

    async def events(self) -> AsyncIterator[Json]:
        """What a tab is told."""
        async with await trio.open_tcp_stream("127.0.0.1", self.port) as stream:
            await stream.send_all(self.head("GET", "/events", 0))
            async for line in unchunked(stream):
                if line.strip():
                    yield json.loads(line)


async def unchunked(stream: trio.SocketStream) -> AsyncIterator[bytes]:
    import h11

    http = h11.Connection(h11.CLIENT)
    http.send(h11.Request(method="GET", target="/", headers=[("Host", "x")]))
    http.send(h11.EndOfMessage())
    held = b""
    while True:
        event = http.next_event()
        if event is h11.NEED_DATA:
            http.receive_data(bytes(await stream.receive_some(65536)))
        elif isinstance(event, h11.Data):
            *lines, held = (held + bytes(event.data)).split(b"\n")
            for line in lines:
                yield line
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            return

"""One request and its answer over one connection, which then ends: bytes in, bytes out, by h11.

Nothing is kept alive and nothing is pipelined, so a connection has no state to be confused about.
"""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, urlsplit

import h11
import trio

from ui.web.door.guard import HEADERS

MAX_HEAD = 16_384
MAX_BODY = 16_384
CHUNK = 4_096
WRITE_SECONDS = 5.0
FAREWELL_SECONDS = 1.0
FAREWELL_BYTES = 64 * CHUNK

JSON = "application/json"


class BadRequest(Exception):
    """What came is no request that we serve; ``status`` says why."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    query: dict[str, str]
    headers: Sequence[tuple[bytes, bytes]]


@dataclass(frozen=True)
class Reply:
    """``lines`` is for an answer that goes on; else it is ``body``."""

    status: int = 200
    body: bytes = b""
    kind: str = JSON
    lines: AsyncGenerator[bytes, None] | None = None
    headers: Sequence[tuple[str, str]] = field(default=())


class Exchange:
    """Reads one request from ``stream`` and writes one reply; ``BadRequest`` if it is none."""

    def __init__(self, stream: trio.abc.HalfCloseableStream) -> None:
        self._stream = stream
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MAX_HEAD)

    async def head(self) -> Request:
        event = await self._next()
        if not isinstance(event, h11.Request):
            raise BadRequest(400, "no request came")
        try:
            target = event.target.decode("ascii")
            parts = urlsplit(target)
            query = dict(parse_qsl(parts.query, max_num_fields=8))
        except ValueError as error:
            raise BadRequest(400, "no such address") from error
        if not target.startswith("/"):
            raise BadRequest(400, "an address begins with a slash")
        return Request(event.method.decode("ascii"), parts.path, query, list(event.headers))

    async def body(self, most: int = MAX_BODY) -> bytes:
        """All that came with the request, if it is not more than ``most``."""
        data = bytearray()
        while isinstance(event := await self._next(), h11.Data):
            data += event.data
            if len(data) > most:
                raise BadRequest(413, "that is too long")
        return bytes(data)

    async def _next(self) -> h11.Event | type[h11.PAUSED]:
        try:
            while (event := self._http.next_event()) is h11.NEED_DATA:
                if self._http.they_are_waiting_for_100_continue:
                    await self._send(h11.InformationalResponse(status_code=100, headers=[]))
                self._http.receive_data(bytes(await self._stream.receive_some(CHUNK)))
        except h11.RemoteProtocolError as error:
            raise BadRequest(error.error_status_hint, "that is no HTTP") from error
        if isinstance(event, h11.ConnectionClosed):
            raise trio.BrokenResourceError("the other side has gone")
        return event  # type: ignore[return-value]

    async def reply(self, reply: Reply) -> None:
        await self._send(h11.Response(status_code=reply.status, headers=headers(reply)))
        if reply.lines is not None:
            async with aclosing(reply.lines) as lines:
                async for line in lines:
                    await self._send(h11.Data(data=line))
        elif reply.body:
            await self._send(h11.Data(data=reply.body))
        await self._send(h11.EndOfMessage())

    async def _send(self, event: h11.Event) -> None:
        """A reader that takes nothing for long is gone."""
        data = self._http.send(event)
        with trio.move_on_after(WRITE_SECONDS) as writing:
            await self._stream.send_all(data or b"")
        if writing.cancelled_caught:
            raise trio.BrokenResourceError("nobody reads")

    async def farewell(self) -> None:
        """Hear what is still on its way, but not for long: else the answer would be lost."""
        with trio.move_on_after(FAREWELL_SECONDS):
            await self._stream.send_eof()
            heard = 0
            while heard < FAREWELL_BYTES and (data := await self._stream.receive_some(CHUNK)):
                heard += len(data)


def headers(reply: Reply) -> list[tuple[str, str]]:
    kind = [("Content-Type", reply.kind)] if reply.body or reply.lines is not None else []
    size = [] if reply.lines is not None else [("Content-Length", str(len(reply.body)))]
    if reply.status == 204:
        size = []
    return [*HEADERS, *kind, *size, *reply.headers]

"""The node's door to the browser: loopback alone, few strangers, and no time for dawdlers."""

import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Protocol

import h11
import trio

from ui.web.door.exchange import MAX_BODY, BadRequest, Exchange, Reply, Request
from ui.web.door.files import File
from ui.web.door.guard import LOOPBACK, UNAUTHORISED, Guard

REQUEST_SECONDS = 5.0
STRANGERS = 32  # connections of whoever has not shown the token yet
MAX_RECORD = 4 * 1024 * 1024

# The other side is not there any more, or is none that can be answered.
GONE = (trio.BrokenResourceError, trio.ClosedResourceError, h11.LocalProtocolError)

Answer = Callable[[Request, bytes], Awaitable[Reply]]


class Site(Protocol):
    """What is behind the door."""

    @property
    def answers(self) -> Mapping[tuple[str, str], Answer]:
        """By method and path; all of them need the token."""
        ...


class Server:
    """Serves ``files`` to whoever asks from our own page, and ``site`` to whoever has the token."""

    def __init__(self, site: Site, files: Mapping[str, File]) -> None:
        self._site, self._files = site, files
        self._strangers: list[trio.CancelScope] = []  # the oldest first
        self.guard = Guard(0)

    async def run(self, task_status: trio.TaskStatus[Guard] = trio.TASK_STATUS_IGNORED) -> None:
        listeners = await trio.open_tcp_listeners(0, host=LOOPBACK)
        port = listeners[0].socket.getsockname()[1]
        self.guard = Guard(port, self.guard.token)
        serve: Any = trio.serve_listeners
        await serve(self.welcome, listeners, task_status=Started(task_status, self.guard))

    async def welcome(self, stream: trio.abc.HalfCloseableStream) -> None:
        """One connection, from its first byte to its end; whatever it does ends only itself."""
        with trio.CancelScope() as scope:
            self._strangers.append(scope)
            if len(self._strangers) > STRANGERS:
                self._strangers[0].cancel()
            try:
                with suppress(*GONE):
                    await self._exchange(Exchange(stream), scope)
            finally:
                self._trust(scope)
        with trio.move_on_after(0) as closing:
            closing.shield = True
            await stream.aclose()

    def _trust(self, scope: trio.CancelScope) -> None:
        if scope in self._strangers:
            self._strangers.remove(scope)

    async def _exchange(self, exchange: Exchange, scope: trio.CancelScope) -> None:
        try:
            with trio.fail_after(REQUEST_SECONDS):
                reply = await self._heard(exchange, scope)
        except BadRequest as bad:
            reply = problem(bad.status, str(bad))
        except trio.TooSlowError:
            reply = problem(408, "that took too long")
        await exchange.reply(reply)
        await exchange.farewell()

    async def _heard(self, exchange: Exchange, scope: trio.CancelScope) -> Reply:
        request = await exchange.head()
        if status := self.guard.refuses(request.headers):
            raise BadRequest(status, "this is not the page that this node serves")
        if request.method == "GET" and request.path in self._files:
            file = self._files[request.path]
            return Reply(200, file.data, file.kind)
        if not self.guard.knows(request.headers):
            raise BadRequest(UNAUTHORISED, "open the address that the terminal shows")
        self._trust(scope)
        answer = self._site.answers.get((request.method, request.path))
        if answer is None:
            raise BadRequest(404, "there is nothing here")
        is_record = (request.method, request.path) == ("POST", "/record")
        body = await exchange.body(MAX_RECORD if is_record else MAX_BODY)
        return await answer(request, body)


class Started:
    """Tells whoever started the server where it listens, as soon as it does."""

    def __init__(self, status: trio.TaskStatus[Guard], guard: Guard) -> None:
        self._status, self._guard = status, guard

    def started(self, _: object = None) -> None:
        self._status.started(self._guard)


def problem(status: int, text: str) -> Reply:
    return Reply(status, json.dumps({"problem": text}).encode())


def told(facts: object) -> Reply:
    return Reply(200, json.dumps(facts).encode())


DONE = Reply(204)

"""A small relay of our own, as iroh has them: datagrams for a key, over a websocket of HTTP.

It is told by each client which key it has, asks for a signature, and passes on what others send to
that key, with the sender's. It checks no signature: whoever writes the test is all clients. As a
program, in a namespace of the test: ``python -m tests.p2p.reach.relay HOST PORT [CHEAT]``; it then
prints how many datagrams it has carried whenever a line comes in.
"""

import base64
import hashlib
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

import h11
import trio

VERSION = b"iroh-relay-v2"
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of every websocket (RFC 6455)
BINARY, CLOSE, PING, PONG = 2, 8, 9, 10
CHALLENGE, CLIENT_AUTH, CONFIRMED = 0, 1, 2
TO_RELAY, TO_RELAY_BATCH, TO_CLIENT, TO_CLIENT_BATCH = 4, 5, 6, 7
ASKED, ANSWERED = 9, 10
KEY_SIZE = 32
QUEUE = 512


class Datagrams(NamedTuple):
    """``is_batch``: several, whose size stands before them. ``what`` is for QUIC alone to read."""

    sender: bytes
    receiver: bytes
    what: bytes
    is_batch: bool = False


Meddle = Callable[[Datagrams], Iterable[Datagrams]]


@dataclass
class Relay:
    """``meddle`` says what becomes of each datagram: a relay is somebody's, and may cheat."""

    meddle: Meddle = lambda sent: (sent,)
    delay: float = 0.0
    clients: "dict[bytes, Websocket]" = field(default_factory=dict)
    carried: list[Datagrams] = field(default_factory=list)

    async def serve(
        self, host: str, port: int = 0, task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED
    ) -> None:
        listeners = await trio.open_tcp_listeners(port, host=host)
        task_status.started(listeners[0].socket.getsockname()[1])
        await trio.serve_listeners(self._answer, listeners)

    async def _answer(self, stream: trio.SocketStream) -> None:
        try:
            async with stream:
                websocket = await upgraded(stream)
                if websocket is not None:
                    await self._serve_client(websocket)
        except* (trio.BrokenResourceError, trio.ClosedResourceError, h11.ProtocolError):
            pass  # clients come and go

    async def _serve_client(self, websocket: "Websocket") -> None:
        await websocket.send(bytes([CHALLENGE]) + secrets.token_bytes(16))
        auth = await websocket.receive()
        if auth is None or auth[0] != CLIENT_AUTH:
            return
        key = auth[1 : 1 + KEY_SIZE]
        await websocket.send(bytes([CONFIRMED]))
        self.clients[key] = websocket  # and not its former one any more
        try:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(websocket.write)
                while (frame := await websocket.receive()) is not None:
                    self._hear(key, frame, nursery)
                nursery.cancel_scope.cancel()
        finally:
            if self.clients.get(key) is websocket:
                del self.clients[key]

    def _hear(self, key: bytes, frame: bytes, nursery: trio.Nursery) -> None:
        kind, rest = frame[0], frame[1:]
        if kind == ASKED:
            self.clients[key].post(bytes([ANSWERED]) + rest)
        elif kind in (TO_RELAY, TO_RELAY_BATCH):
            sent = Datagrams(key, rest[:KEY_SIZE], rest[KEY_SIZE:], kind == TO_RELAY_BATCH)
            nursery.start_soon(self._pass_on, sent)

    async def _pass_on(self, sent: Datagrams) -> None:
        await trio.sleep(self.delay)
        for one in self.meddle(sent):
            self.carried.append(one)
            receiver = self.clients.get(one.receiver)
            if receiver is not None:
                kind = TO_CLIENT_BATCH if one.is_batch else TO_CLIENT
                receiver.post(bytes([kind]) + one.sender + one.what)


# Websockets, as far as a relay needs them


async def upgraded(stream: trio.SocketStream) -> "Websocket | None":
    """Whoever only asks whether we are there is told so."""
    http = h11.Connection(h11.SERVER)
    while not isinstance(event := http.next_event(), h11.Request):
        if event is not h11.NEED_DATA:
            return None
        http.receive_data(await stream.receive_some(1 << 14))
    headers = dict(event.headers)
    key = headers.get(b"sec-websocket-key")
    if event.target != b"/relay" or key is None:
        await stream.send_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        return None
    accept = base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())
    words = {
        b"Upgrade": b"websocket",
        b"Connection": b"Upgrade",
        b"Sec-WebSocket-Accept": accept,
        b"Sec-WebSocket-Protocol": VERSION,
    }
    http.next_event()
    agreed = http.send(h11.InformationalResponse(status_code=101, headers=[*words.items()]))
    await stream.send_all(agreed or b"")
    return Websocket(stream, http.trailing_data[0])


class Websocket:
    """Messages of bytes. What can't leave soon enough is lost, as on any way of datagrams."""

    def __init__(self, stream: trio.SocketStream, received: bytes) -> None:
        self._stream, self._buffer = stream, bytearray(received)
        self._send, self._queue = trio.open_memory_channel[bytes](QUEUE)

    def post(self, message: bytes) -> None:
        with suppress(trio.WouldBlock):
            self._send.send_nowait(message)

    async def write(self) -> None:
        async for message in self._queue:
            await self.send(message)

    async def send(self, message: bytes, kind: int = BINARY) -> None:
        size = len(message)
        if size < 126:
            head = bytes([0x80 | kind, size])
        elif size < 1 << 16:
            head = bytes([0x80 | kind, 126]) + size.to_bytes(2, "big")
        else:
            head = bytes([0x80 | kind, 127]) + size.to_bytes(8, "big")
        await self._stream.send_all(head + message)

    async def receive(self) -> bytes | None:
        """None at the end."""
        while True:
            head = await self._take(2)
            if head is None or head[0] & 15 == CLOSE:
                return None
            message = await self._rest(head[1] & 127)
            if message is None or head[0] & 15 == BINARY:
                return message

    async def _rest(self, size: int) -> bytes | None:
        if size > 125:
            size = int.from_bytes(await self._take(2 if size == 126 else 8) or b"", "big")
        mask = await self._take(4)
        hidden = await self._take(size)
        if mask is None or hidden is None:
            return None
        times = -(-size // 4)
        pad = int.from_bytes((mask * times)[:size], "big")
        return (int.from_bytes(hidden, "big") ^ pad).to_bytes(size, "big")

    async def _take(self, size: int) -> bytes | None:
        while len(self._buffer) < size:
            data = await self._stream.receive_some(1 << 16)
            if not data:
                return None
            self._buffer += data
        taken = bytes(self._buffer[:size])
        del self._buffer[:size]
        return taken


# What it may do wrong


class Cheats:
    """Each is a ``meddle``; ``every`` so many datagrams something happens."""

    def __init__(self, every: int = 5) -> None:
        self._every, self._number = every, 0
        self._old: list[Datagrams] = []

    def _strikes(self) -> bool:
        self._number += 1
        return self._number % self._every == 0

    def drops(self, sent: Datagrams) -> Iterator[Datagrams]:
        if not self._strikes():
            yield sent

    def replays(self, sent: Datagrams) -> Iterator[Datagrams]:
        """Everything twice, and all the old things again and again."""
        self._old = [*self._old[-50:], sent]
        yield sent
        yield sent
        if self._strikes():
            yield from self._old

    def changes(self, sent: Datagrams) -> Iterator[Datagrams]:
        """A bit, somewhere in the middle; the first byte is no part of the datagram."""
        if self._strikes() and len(sent.what) > 40:
            middle = len(sent.what) // 2
            changed = bytes([sent.what[middle] ^ 1])
            yield sent._replace(what=sent.what[:middle] + changed + sent.what[middle + 1 :])
        yield sent

    def says_another_sent_it(self, sent: Datagrams) -> Iterator[Datagrams]:
        """Also to its sender, as if its receiver had said it."""
        yield sent
        if self._strikes():
            yield Datagrams(sent.receiver, sent.sender, sent.what, sent.is_batch)
            yield Datagrams(secrets.token_bytes(KEY_SIZE), sent.receiver, sent.what, sent.is_batch)

    def reorders(self, sent: Datagrams) -> Iterator[Datagrams]:
        self._old.append(sent)
        if self._strikes():
            yield from reversed(self._old)
            self._old.clear()


async def main(host: str, port: str, *cheat: str) -> None:
    relay = Relay(getattr(Cheats(), cheat[0])) if cheat else Relay()
    async with trio.open_nursery() as nursery:
        await nursery.start(relay.serve, host, int(port))
        print("listening", flush=True)
        while await trio.to_thread.run_sync(sys.stdin.readline, abandon_on_cancel=True):
            print(len(relay.carried), flush=True)
        nursery.cancel_scope.cancel()


if __name__ == "__main__":
    _, where, at, *cheating = sys.argv
    trio.run(main, where, at, *cheating)

"""Where connections wait that have not said yet who is at the other end.

Whoever opens connections to hold them open must not keep others out, and can't be told from them
by an address: a household has one. But it can be told by how far it has come. Each step of a
handshake is a room of its own with few places; whoever speaks goes on to the next room, and in
a crowd the oldest in a room gives way. An honest peer spends a round trip in each: before its first
byte, before the tunnel stands, before it says which key it has, and before it proves that.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import trio

from p2p.errors import WireError
from p2p.wire.unread import Sipped

SILENT, BEGINNING, INSIDE, INTRODUCED = 64, 32, 32, 32  # places in each room
TLS_HANDSHAKE = b"\x16"  # the first byte of whoever means us


class Visitor:
    """One connection on its way through the rooms."""

    def __init__(self, rooms: list[list["Visitor"]], places: tuple[int, ...]) -> None:
        self.scope = trio.CancelScope()
        self._rooms, self._places, self._at = rooms, places, -1

    def step(self) -> None:
        """Go on to the next room; whoever has been there longest gives way, if it is full."""
        self.leave()
        self._at += 1
        room = self._rooms[self._at]
        if len(room) >= self._places[self._at]:
            room.pop(0).scope.cancel()
        room.append(self)

    def leave(self) -> None:
        if self._at >= 0 and self in self._rooms[self._at]:
            self._rooms[self._at].remove(self)


class WaitingRooms:
    def __init__(self, *places: int) -> None:
        self._places = places or (SILENT, BEGINNING, INSIDE, INTRODUCED)
        self._rooms: list[list[Visitor]] = [[] for _ in self._places]

    @contextmanager
    def visited(self) -> Iterator[Visitor]:
        """A visitor in the first room, gone with the block; the block is left if it gives way."""
        visitor = Visitor(self._rooms, self._places)
        with visitor.scope:
            visitor.step()
            try:
                yield visitor
            finally:
                visitor.leave()


class Opened(Sipped):
    """A stream whose first bytes are waited for before any work is done for it."""

    def __init__(self, stream: trio.abc.Stream) -> None:
        super().__init__(stream)
        self._first = b""

    async def first_words(self) -> None:
        """Wait for the first byte; ``WireError`` if it can't be a peer's."""
        self._first = bytes(await self._stream.receive_some(1))
        if self._first != TLS_HANDSHAKE:
            raise WireError("whoever connected does not speak TLS")

    async def receive_some(self, max_bytes: int | None = None) -> bytes:
        if self._first:
            first, self._first = self._first, b""
            return first
        return await super().receive_some(max_bytes)

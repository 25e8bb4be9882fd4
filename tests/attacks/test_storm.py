"""An outsider opens connections, as many as it can, so that nobody else comes in.

It has no invitation, and sits in the same household as those who have one: all come from one
address. Here it does so on a clock that jumps; ``python -m bench storm`` on a real one, from one
process to another.
"""

import ssl
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache

import pytest
import trio
from trio.testing import MockClock, memory_stream_pair

from bench.storm import A_SECOND, GUESTS, ROUND_TRIP, Far
from crypto.identity import Identity
from p2p.errors import NotAuthentic, PeerError
from p2p.wire import tls, waiting
from p2p.wire.frames import Hello
from p2p.wire.link import Line
from p2p.wire.sockets import Sockets
from p2p.wire.waiting import WaitingRooms

HOST = Identity.generate()
Attack = Callable[[trio.abc.Stream], Awaitable[None]]


@cache
def first_flight() -> bytes:
    """What a client says first, made once and used for every connection."""
    inwards, outwards = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = tls.client_context().wrap_bio(inwards, outwards)
    with pytest.raises(ssl.SSLWantReadError):
        client.do_handshake()
    return outwards.read()


async def nothing(stream: trio.abc.Stream) -> None:
    await trio.sleep_forever()


async def two_bytes(stream: trio.abc.Stream) -> None:
    await stream.send_all(waiting.TLS_HANDSHAKE + b"\x03")
    await trio.sleep_forever()


async def a_beginning(stream: trio.abc.Stream) -> None:
    await stream.send_all(first_flight())
    await trio.sleep_forever()


async def a_tunnel(stream: trio.abc.Stream) -> None:
    """The dearest: it does as much work as it makes."""
    await tls.dialled(stream).binding()
    await trio.sleep_forever()


async def a_name(stream: trio.abc.Stream) -> None:
    """And says which key it has, but never proves it."""
    line = Line(tls.dialled(stream))
    await line.send(Hello(Identity.generate().public.key, bytes(32)))
    await trio.sleep_forever()


class Siege:
    """A port, guests who knock at it one after the other, and a storm of others."""

    def __init__(self, attack: Attack, rooms: WaitingRooms) -> None:
        self.sockets, self.attack = Sockets(HOST), attack
        self.sockets._rooms = rooms
        self.came_in = 0

    async def lasts(self) -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._storm)
            await trio.sleep(2 * waiting.SILENT / A_SECOND)
            async with trio.open_nursery() as knocking:
                for _ in range(GUESTS):
                    knocking.start_soon(self._knock)
                    await trio.sleep(ROUND_TRIP / 2)
            nursery.cancel_scope.cancel()

    async def _storm(self) -> None:
        async with trio.open_nursery() as nursery:
            while True:
                nursery.start_soon(self._strike)
                await trio.sleep(1 / A_SECOND)

    async def _strike(self) -> None:
        async with trio.open_nursery() as nursery:
            theirs = self._connect(nursery)
            with suppress(trio.BrokenResourceError):
                await self.attack(theirs)

    async def _knock(self) -> None:
        async with trio.open_nursery() as nursery:
            theirs = self._connect(nursery)
            with suppress(PeerError, trio.BrokenResourceError):
                await Sockets(Identity.generate()).introduce(Far(theirs))
                self.came_in += 1

    def _connect(self, nursery: trio.Nursery) -> trio.abc.Stream:
        theirs, ours = memory_stream_pair()
        nursery.start_soon(self.sockets.shake_hands, ours, lambda _: True)
        return theirs


@pytest.mark.parametrize("attack", [nothing, two_bytes, a_beginning, a_tunnel, a_name])
async def test_a_storm_of_connections_keeps_no_guest_out(
    attack: Attack, autojump_clock: MockClock
) -> None:
    siege = Siege(attack, WaitingRooms())
    await siege.lasts()
    assert siege.came_in >= GUESTS - 1


class OneRoom(WaitingRooms):
    """Everybody waits in one room, however far they have come: what the rooms are there against."""

    def __init__(self) -> None:
        super().__init__(waiting.BEGINNING)


async def test_in_one_room_for_all_a_storm_keeps_everybody_out(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting.Visitor, "step", once_only(waiting.Visitor.step))
    siege = Siege(nothing, OneRoom())
    await siege.lasts()
    assert siege.came_in == 0


def once_only(step: Callable[[waiting.Visitor], None]) -> Callable[[waiting.Visitor], None]:
    def first(visitor: waiting.Visitor) -> None:
        if visitor._at < 0:
            step(visitor)

    return first


async def test_whoever_is_not_expected_is_sent_away_before_anything_is_signed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A guest's port is for those whom the host has announced; others cost it next to nothing."""
    theirs, ours = memory_stream_pair()
    found, work = [], Counter[Identity]()
    sign = Identity.sign

    def counted(author: Identity, data: bytes) -> bytes:
        work[author] += 1
        return sign(author, data)

    async def port() -> None:
        found.append(await Sockets(HOST).shake_hands(ours, lambda _: False))

    monkeypatch.setattr(Identity, "sign", counted)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(port)
        with pytest.raises(NotAuthentic):
            await Sockets(Identity.generate()).introduce(theirs)
    assert found == [None]
    assert work[HOST] == 0

"""Tables in the same network find each other: a small beacon by UDP multicast.

A beacon only says where to knock. It proves nothing and needs no secret: the code or the
invitation decides who comes in, and whom one has reached.
"""

import secrets
import socket
import struct
import sys
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import aclosing, suppress
from itertools import zip_longest
from typing import Annotated, TypeVar

import msgspec
import trio

from crypto.encoding import MAX_SEATS
from p2p.entry.code import code_number
from p2p.errors import PeerError
from p2p.wire.addresses import Address
from p2p.wire.frames import Addresses, Key
from table import Word

GROUP, PORT = "239.255.77.84", 47784
BEACON_SECONDS = 1.0
MAX_BEACON = 1024
MAX_DATAGRAM = 1 << 16  # to receive one with less room is an error on Windows
FIND_SECONDS, LIST_SECONDS = 5.0, 2.5
COLLECT_SECONDS = 1.2 * BEACON_SECONDS  # after the first with the right number, for all others
MAX_TABLES = 100
MAX_HELD = 32  # machines, and tables of one
# Whoever answers can test one guess at the code; so few are asked that this is no way to find it.
MAX_ASKED = 8
MAGIC = b"undertable/1/beacon"

Place = tuple[Address, ...]
T = TypeVar("T")


class Beacon(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """A table: what is played, who hosts it, how full it is, where to knock."""

    number: Annotated[int, msgspec.Meta(ge=0, le=9999)]  # of its short code
    host: Key
    name: Word
    game: Word
    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
    seated: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
    addresses: Addresses

    @property
    def is_full(self) -> bool:
        """Is it played there already, so that there is nothing to do but watch?"""
        return self.seated >= self.players


def encode(beacon: Beacon) -> bytes:
    return MAGIC + msgspec.msgpack.encode(beacon)


def decode(data: bytes) -> Beacon | None:
    """The beacon in a datagram; anybody may send anything here, so None for all else."""
    if len(data) > MAX_BEACON or not data.startswith(MAGIC):
        return None
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        beacon = msgspec.msgpack.decode(data[len(MAGIC) :], type=Beacon)
        return beacon if encode(beacon) == data else None
    return None


def open_socket() -> trio.socket.SocketType:
    udp = trio.socket.socket(socket.AF_INET, socket.SOCK_DGRAM, socket.IPPROTO_UDP)
    udp.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    udp.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1)
    udp.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
    return udp


async def listening_socket() -> trio.socket.SocketType:
    """Hears the group, whoever else on this machine does."""
    member = struct.pack("4s4s", socket.inet_aton(GROUP), socket.inet_aton("0.0.0.0"))  # noqa: S104
    udp = open_socket()
    try:
        if sys.platform == "darwin":
            udp.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        await udp.bind(("", PORT))
        udp.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)  # Windows: after bind
    except OSError as error:
        udp.close()
        raise PeerError(f"can't look for tables in this network: {error.strerror}") from error
    return udp


async def shine(beacon: Callable[[], Beacon | None]) -> None:
    """Send a beacon every second, as long as there is one; a network without multicast is fine."""
    with open_socket() as udp:
        while True:
            here = beacon()
            if here is not None:
                with suppress(OSError):
                    await udp.sendto(encode(here), (GROUP, PORT))
            await trio.sleep(BEACON_SECONDS)


async def listen(seconds: float) -> AsyncGenerator[tuple[Beacon, str], None]:
    """The beacons heard within some seconds, and from where, as often as they are sent."""
    with await listening_socket() as udp:
        deadline = trio.current_time() + seconds
        while trio.current_time() < deadline:
            with trio.move_on_at(deadline):
                data, sender = await udp.recvfrom(MAX_DATAGRAM)
                beacon = decode(data)
                if beacon is not None:
                    yield beacon, str(sender[0])


class Heard:
    """Tables that show one number. Anybody may show it, often and in any name, so that nobody is
    believed because it was first: each machine has a turn before one of them has two.
    """

    def __init__(self) -> None:
        self._by_sender: dict[str, list[Place]] = {}

    def note(self, place: Place, sender: str) -> None:
        places = self._by_sender.setdefault(sender, [])
        if place not in places:
            places.append(place)
        if len(places) > MAX_HELD or len(self._by_sender) > MAX_HELD:
            self._forget_one(sender)

    def _forget_one(self, sender: str) -> None:
        """Any of them: were it the newest or the oldest, a flood would choose."""
        places = self._by_sender[sender]
        if len(places) > MAX_HELD:
            del places[secrets.randbelow(len(places))]
        else:
            del self._by_sender[secrets.choice(list(self._by_sender))]

    @property
    def places(self) -> list[Place]:
        """Whom to ask, in turn."""
        rows = [shuffled(places) for places in shuffled(self._by_sender.values())]
        turns = zip_longest(*rows)
        return [place for turn in turns for place in turn if place is not None][:MAX_ASKED]


def shuffled(items: Iterable[T]) -> list[T]:
    return sorted(items, key=lambda _: secrets.randbits(64))


async def find_tables(code: str) -> list[Place]:
    """Where tables with this code's number are: all whose beacons are heard within a second."""
    heard = Heard()
    with trio.move_on_after(FIND_SECONDS) as patience:
        async with aclosing(listen(FIND_SECONDS)) as beacons:
            async for beacon, sender in beacons:
                if beacon.number == code_number(code):
                    heard.note(beacon.addresses, sender)
                    enough = trio.current_time() + COLLECT_SECONDS
                    patience.deadline = min(patience.deadline, enough)
    if not heard.places:
        raise PeerError("no table with that number in this network; give its address with --at")
    return heard.places


async def heard_tables() -> list[Beacon]:
    """Every table whose beacon is heard, as it said last; anybody may send one, so few are kept."""
    heard: dict[tuple[bytes, int], Beacon] = {}
    async with aclosing(listen(LIST_SECONDS)) as beacons:
        async for beacon, _ in beacons:
            if len(heard) < MAX_TABLES:
                heard[beacon.host, beacon.number] = beacon
    return sorted(heard.values(), key=lambda beacon: beacon.number)

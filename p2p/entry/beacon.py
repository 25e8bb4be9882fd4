"""Tables in the same network find each other: a small beacon by UDP multicast.

A beacon only says where to knock. It proves nothing and needs no secret: the code or the
invitation decides who comes in, and whom one has reached.
"""

import socket
import struct
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from typing import Annotated

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
FIND_SECONDS, LIST_SECONDS = 5.0, 2.5
MAX_TABLES = 100
MAGIC = b"undertable/1/beacon"


class Beacon(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """An open table: what is played, who hosts it, how full it is, where to knock."""

    number: Annotated[int, msgspec.Meta(ge=0, le=9999)]  # of its short code
    host: Key
    name: Word
    game: Word
    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)]
    seated: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
    addresses: Addresses


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


def open_socket(*, listening: bool) -> trio.socket.SocketType:
    udp = trio.socket.socket(socket.AF_INET, socket.SOCK_DGRAM, socket.IPPROTO_UDP)
    udp.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    udp.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1)
    udp.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
    if listening:
        member = struct.pack("4s4s", socket.inet_aton(GROUP), socket.inet_aton("0.0.0.0"))  # noqa: S104
        udp.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
    return udp


async def shine(beacon: Callable[[], Beacon | None]) -> None:
    """Send a beacon every second, as long as there is one; a network without multicast is fine."""
    with open_socket(listening=False) as udp:
        while True:
            here = beacon()
            if here is not None:
                with suppress(OSError):
                    await udp.sendto(encode(here), (GROUP, PORT))
            await trio.sleep(BEACON_SECONDS)


async def listen(seconds: float) -> AsyncGenerator[Beacon, None]:
    """The beacons heard within some seconds, repeated as often as they are sent."""
    with open_socket(listening=True) as udp:
        await udp.bind(("", PORT))
        deadline = trio.current_time() + seconds
        while trio.current_time() < deadline:
            with trio.move_on_at(deadline):
                data, _ = await udp.recvfrom(MAX_BEACON + 1)
                beacon = decode(data)
                if beacon is not None:
                    yield beacon


async def find_table(code: str) -> tuple[Address, ...]:
    """Where the table with this code's number is, if its beacon is heard."""
    async with aclosing(listen(FIND_SECONDS)) as beacons:
        async for beacon in beacons:
            if beacon.number == code_number(code):
                return beacon.addresses
    raise PeerError("no table with that number in this network; give its address with --at")


async def open_tables() -> list[Beacon]:
    """Every table whose beacon is heard, as it said last; anybody may send one, so few are kept."""
    heard: dict[tuple[bytes, int], Beacon] = {}
    async with aclosing(listen(LIST_SECONDS)) as beacons:
        async for beacon in beacons:
            if len(heard) < MAX_TABLES:
                heard[beacon.host, beacon.number] = beacon
    return sorted(heard.values(), key=lambda beacon: beacon.number)

"""Who still comes to a table while an outsider opens connections without a word.

The host is a process of its own; guests are a round trip of 100 ms away and, like the storm, on
this machine.
"""

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import trio

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.errors import PeerError
from p2p.wire.addresses import Address
from p2p.wire.sockets import Sockets

CLI = Path(__file__).parent.parent / "cli.py"
A_SECOND, HELD, GUESTS, ROUND_TRIP = 200, 400, 15, 0.1


def measure(guests: int = GUESTS, a_second: int = A_SECOND) -> dict[str, Any]:
    with hosted() as address:
        return trio.run(besieged, address, guests, a_second)


@contextmanager
def hosted() -> Iterator[Address]:
    """A table that waits for a guest."""
    words = ["host", "complots", "--players", "2", "--play", "bot", "--bind", "127.0.0.1", "--json"]
    with TemporaryDirectory() as home:
        environment = {**os.environ, "UNDERTABLE_HOME": home}
        command = [sys.executable, str(CLI), *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as host:  # noqa: S603
            told = json.loads(host.stdout.readline()) if host.stdout else {}
            yield Invitation.parse(told["invitation"]).addresses[0]
            host.terminate()


async def besieged(address: Address, guests: int, a_second: int) -> dict[str, Any]:
    calm = [await knock(address) for _ in range(guests)]
    async with trio.open_nursery() as nursery:
        nursery.start_soon(storm, address, a_second)
        await trio.sleep(1)
        stormy = [await knock(address) for _ in range(guests)]
        nursery.cancel_scope.cancel()
    return {
        "connections_a_second": a_second,
        "round_trip_ms": 1000 * ROUND_TRIP,
        "guests": guests,
        "calm": summed_up(calm),
        "storm": summed_up(stormy),
    }


def summed_up(attempts: list[float | None]) -> dict[str, float | None]:
    took = [seconds for seconds in attempts if seconds is not None]
    return {"came_in": len(took), "ms": 1000 * median(took) if took else None}


async def storm(address: Address, a_second: int) -> None:
    """Open connections, say nothing, and let go of the oldest when they are too many for us."""
    held: deque[trio.SocketStream] = deque()
    began, made = trio.current_time(), 0
    try:
        while True:
            while made < (trio.current_time() - began) * a_second:
                with suppress(OSError):
                    held.append(await trio.open_tcp_stream(*address))
                made += 1
                if len(held) > HELD:
                    held.popleft().socket.close()
            await trio.sleep(0.005)
    finally:
        for stream in held:
            stream.socket.close()


async def knock(address: Address) -> float | None:
    """How long one handshake takes; None if it comes to nothing."""
    before = trio.current_time()
    try:
        stream = await trio.open_tcp_stream(*address)
        link = await Sockets(Identity.generate()).introduce(Far(stream))
    except (PeerError, OSError, trio.BrokenResourceError):
        return None
    took = trio.current_time() - before
    await link.aclose()
    return took


class Far(trio.abc.Stream):
    """A stream to somebody half a round trip away."""

    def __init__(self, stream: trio.abc.Stream) -> None:
        self._stream = stream

    async def send_all(self, data: bytes | bytearray | memoryview) -> None:
        await trio.sleep(ROUND_TRIP / 2)
        await self._stream.send_all(data)

    async def wait_send_all_might_not_block(self) -> None:
        await self._stream.wait_send_all_might_not_block()

    async def receive_some(self, max_bytes: int | None = None) -> bytes:
        data = await self._stream.receive_some(max_bytes)
        await trio.sleep(ROUND_TRIP / 2)
        return bytes(data)

    async def aclose(self) -> None:
        await self._stream.aclose()


def show(figures: dict[str, Any]) -> None:
    print(f"{figures['guests']} guests, {figures['round_trip_ms']:.0f} ms away:")
    for name in ("calm", "storm"):
        row = figures[name]
        rate = f" of {figures['connections_a_second']} silent connections a second"
        took = f", in {row['ms']:.0f} ms" if row["ms"] is not None else ""
        print(f"{row['came_in']:4} came in during a {name}{rate * (name == 'storm')}{took}")

"""The same links and the same match by sockets and by QUIC, side by side."""

import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import trio

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.reach.relays import NO_RELAYS
from p2p.wire.addresses import LOOPBACK, Address, is_by_key
from p2p.wire.link import Link
from p2p.wire.sockets import Sockets
from p2p.wire.transport import Transport

CLI = Path(__file__).parent.parent / "cli.py"
MESSAGE = 700  # bytes
BOT = ("--play", "bot", "--level", "random", "--seed", "1", "--json", "--trusting")
MATCH = ("host", "complots", "--players", "2")
QUIC = ("--relay", "direct")

Figures = dict[str, Any]


def measure(repeats: int, ways: Sequence[str]) -> Figures:
    """QUIC looks for a router while it runs."""
    return {name: one_way(name == "QUIC", repeats) for name in ways}


def installed() -> tuple[str, ...]:
    return ("sockets", "QUIC") if find_spec("iroh") else ("sockets",)


def one_way(quic: bool, repeats: int) -> Figures:
    connect, said = trio.run(linking, quic, repeats)
    return {"connect_ms": connect, "message_ms": said, "match_seconds": match(quic)}


# Two ends in this process


async def linking(quic: bool, repeats: int) -> tuple[float, float]:
    """Milliseconds to connect and know each other, and for a message to go there and back."""
    async with listening(quic, echo) as (_, address), listening(quic, close) as (caller, _):
        laps = []
        for _ in range(repeats):
            start = perf_counter()
            link = await caller.dial(address)
            laps.append(perf_counter() - start)
            await link.aclose()
        link = await caller.dial(address)
        trips = [await round_trip(link) for _ in range(repeats)]
        await link.aclose()
    return 1000 * median(laps), 1000 * median(trips)


async def round_trip(link: Link) -> float:
    start, heard = perf_counter(), 0
    await link._line.tunnel.send(bytes(MESSAGE))
    while heard < MESSAGE:
        heard += len(await link._line.tunnel.receive())
    return perf_counter() - start


async def echo(link: Link) -> None:
    while data := await link._line.tunnel.receive():
        await link._line.tunnel.send(data)


async def close(link: Link) -> None:
    await link.aclose()


@asynccontextmanager
async def listening(
    quic: bool, welcome: Callable[[Link], Any]
) -> AsyncIterator[tuple[Transport, Address]]:
    async def answer(link: Link) -> None:
        try:
            await welcome(link)
        except (trio.BrokenResourceError, trio.ClosedResourceError):
            return  # hung up

    async with trio.open_nursery() as nursery:
        made = transport(quic, Identity.generate())
        port: int = await nursery.start(made.serve, LOOPBACK, 0, lambda _: True, answer)
        known: tuple[Address, ...] = getattr(made, "addresses", ((LOOPBACK, port),))
        yield made, known[0]
        nursery.cancel_scope.cancel()


def transport(quic: bool, identity: Identity) -> Transport:
    if not quic:
        return Sockets(identity)
    from p2p.reach.quic import Quic  # may be missing

    return Quic(identity, NO_RELAYS)


# A match of two processes


def match(quic: bool) -> float:
    """Seconds from the moment that both sit there."""
    way = QUIC if quic else ()
    with TemporaryDirectory() as folder, player(Path(folder, "host"), *MATCH, *way) as host:
        for line in host:
            if "invitation" in line and (link := leading(line["invitation"], quic)):
                with player(Path(folder, "guest"), "join", link, *way):
                    return duration(host)
    raise RuntimeError("no match was played")


def leading(text: str, quic: bool) -> str | None:
    """The invitation by this way alone, if it has it."""
    invitation = Invitation.parse(text)
    there = tuple(place for place in invitation.addresses if is_by_key(place) is quic)
    return str(replace(invitation, addresses=there)) if there else None


def duration(host: Iterator[Figures]) -> float:
    seated = 0.0
    for line in host:
        if len(line.get("guests", ())) == 2:
            seated = perf_counter()
        if "winners" in line:
            break
    return perf_counter() - seated


@contextmanager
def player(home: Path, *words: str) -> Iterator[Iterator[Figures]]:
    """What it reports, line by line; it ends with the block."""
    home.mkdir()
    command = [sys.executable, str(CLI), *words, *BOT, "--bind", LOOPBACK]
    env = {**os.environ, "UNDERTABLE_HOME": str(home)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True) as process:  # noqa: S603
        try:
            yield map(json.loads, process.stdout or ())
        finally:
            process.terminate()

"""What direct links cost: to connect and know each other, to tell everybody, to play a match."""

import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import trio
from rich.console import Console
from rich.table import Table

from bench import calls, ways
from crypto.identity import Identity
from p2p.changes import Changes
from p2p.mesh.node import Node
from p2p.wire.addresses import LOOPBACK
from p2p.wire.frames import AnyFrame, Said
from p2p.wire.link import Link
from p2p.wire.sockets import Sockets
from table.record import read_record

CLI = Path(__file__).parent.parent / "cli.py"
REPEATS = 40
LISTENERS = (2, 5, 12)
PLAYERS = (4, 8)
MESSAGE = 700  # bytes: what a message of a match has, more or less
GAME, SEED = "complots", 1

Figures = dict[str, Any]


def measure(
    repeats: int = REPEATS,
    listeners: Sequence[int] = LISTENERS,
    players: Sequence[int] = PLAYERS,
    by: Sequence[str] | None = None,
) -> Figures:
    """Wall time on the loopback, so whatever else this machine does lengthens it."""
    return {
        "connect_ms": trio.run(connecting, repeats),
        "broadcast_ms": {str(n): trio.run(broadcasting, n, repeats) for n in listeners},
        "match": {str(n): match(n) for n in players},
        "call": calls.measure(),
        "ways": ways.measure(repeats, ways.installed() if by is None else by),
    }


# Links, all ends in this process


class Peer:
    """Counts what it hears."""

    def __init__(self) -> None:
        self.identity, self.changes = Identity.generate(), Changes()
        self.heard = 0
        news = self.changes
        handlers = (self._hear, lambda _: news.tell(), lambda _: news.tell())
        self.node = Node(self.identity, Sockets(self.identity), *handlers)

    def _hear(self, _: Link, frame: AnyFrame) -> None:
        self.heard += isinstance(frame, Said)
        self.changes.tell()

    async def hears(self, count: int) -> None:
        await self.changes.until(lambda: self.heard >= count)


async def connecting(repeats: int) -> float:
    """From nothing to a link whose ends have shown each other who they are."""
    async with trio.open_nursery() as nursery:
        port: int = await nursery.start(Peer().node.listen, LOOPBACK, 0)
        laps = []
        for _ in range(repeats):
            start = perf_counter()
            link = await Sockets(Identity.generate()).dial((LOOPBACK, port))
            laps.append(perf_counter() - start)
            await link.aclose()
        nursery.cancel_scope.cancel()
    return 1000 * median(laps)


async def broadcasting(listeners: int, repeats: int) -> float:
    """From the moment a message is said until the last of ``listeners`` holds it."""
    async with linked(listeners) as (speaker, ears):
        laps = []
        for number in range(1, repeats + 1):
            start = perf_counter()
            speaker.node.flood(Said(bytes(MESSAGE)))
            for ear in ears:
                await ear.hears(number)
            laps.append(perf_counter() - start)
    return 1000 * median(laps)


@asynccontextmanager
async def linked(listeners: int) -> AsyncIterator[tuple[Peer, list[Peer]]]:
    speaker, ears = Peer(), [Peer() for _ in range(listeners)]
    async with trio.open_nursery() as nursery:
        for ear in ears:
            port: int = await nursery.start(ear.node.listen, LOOPBACK, 0)
            link = await speaker.node.reach([(LOOPBACK, port)], ear.identity.public)
            nursery.start_soon(speaker.node.keep, link)
            speaker.node.members.add(link.peer)
            ear.node.members.add(speaker.identity.public)  # strangers are soon heard more slowly
        await speaker.changes.until(lambda: len(speaker.node.links) == listeners)
        yield speaker, ears
        nursery.cancel_scope.cancel()


# Matches of real processes


def match(players: int) -> Figures:
    """A whole match of bots that draw lots, a process each, and a spectator."""
    words = ["demo", GAME, "--players", str(players), "--level", "random", "--seed", str(SEED)]
    with TemporaryDirectory() as home:
        with subprocess.Popen(  # noqa: S603
            [sys.executable, str(CLI), *words, "--json"],
            stdout=subprocess.PIPE,
            env={**os.environ, "UNDERTABLE_HOME": home},
            text=True,
        ) as demo:
            facts = [(perf_counter(), json.loads(line)) for line in reports(demo)]
        seated = next(at for at, fact in facts if len(fact.get("guests", ())) == players)
        ended, result = next((at, fact) for at, fact in facts if "winners" in fact)
        record = Path(result["path"]).read_bytes()
    messages = len(read_record(record).messages)
    return {"seconds": ended - seated, "messages": messages, "record_bytes": len(record)}


def reports(demo: "subprocess.Popen[str]") -> Any:
    """What is told until the match has ended; the rest is a verification, in many lines."""
    for line in demo.stdout or ():
        yield line
        if "winners" in line:
            break
    demo.communicate()


def show(figures: Figures) -> None:
    out = Console()
    out.print(f"{figures['connect_ms']:.1f} ms to connect, with TLS, and to know each other")
    latency = Table("listeners", "ms until the last one has a message")
    for n, ms in figures["broadcast_ms"].items():
        latency.add_row(n, f"{ms:.2f}")
    out.print(latency)
    whole = Table(f"{GAME}, players", "seconds", "messages", "record, kB")
    for n, one in figures["match"].items():
        size = f"{one['record_bytes'] / 1000:.0f}"
        whole.add_row(n, f"{one['seconds']:.1f}", str(one["messages"]), size)
    out.print(whole)
    sides = Table("by", "ms to connect", "ms there and back", f"seconds, {GAME} of two processes")
    for name, one in figures["ways"].items():
        sides.add_row(name, *(f"{one[key]:.1f}" for key in one))
    out.print(sides)
    called = Table("a call, players", "about a seat that", "hops", "seconds", "record, kB")
    for n, cases in figures["call"].items():
        for case, one in cases.items():
            size = f"{one['bytes'] / 1000:.1f}"
            called.add_row(n, f"is {case}", str(one["hops"]), str(one["seconds"]), size)
    out.print(called)
    out.print(f"Calls are in memory, on lines that take {calls.DELAY} s.")
    out.print(f"A process for each player and one who watches, on {os.cpu_count()} cores.")

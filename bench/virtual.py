"""A network in memory on a clock that jumps: it loses, repeats, delays and reorders frames.

Everything follows from a seed: what is lost, in which order tasks run, and all that ``secrets``
hands out; threads are run at once, where they are started.
"""

import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, TypeVar

import trio
from trio.testing import MemoryReceiveStream, MemorySendStream, MockClock

from bench.luck import luck, patched
from crypto.identity import Identity
from p2p import threads
from p2p.errors import PeerError
from p2p.mesh import node
from p2p.wire.addresses import Address
from p2p.wire.framing import Decoder, framed
from p2p.wire.link import Line, Link
from p2p.wire.transport import Expects, Welcome

T = TypeVar("T")
Parcel = tuple[float, int, bytes, MemoryReceiveStream]
Listening = tuple[Identity, Expects, Welcome, trio.Nursery]

CHUNK = 1 << 16


@dataclass(frozen=True)
class Weather:
    """How bad the network is; delays are in seconds.

    They differ from frame to frame, up to the worst one; on ``even`` lines all frames take just as
    long, and stay in order.
    """

    loss: float = 0.0
    duplicates: float = 0.0
    delay: float = 0.05
    even: bool = False


CALM = Weather()


@dataclass
class Network:
    """Where peers find each other by port; ``trace`` sums up everything that was carried, ``sent``
    counts what was said, lost or not, by the tags of the frames.
    """

    weather: Weather
    random: Random
    ports: Iterator[int] = field(default_factory=lambda: count(1))
    listening: dict[int, Listening] = field(default_factory=dict)
    apart: set[frozenset[bytes]] = field(default_factory=set)
    lost: int = 0
    repeated: int = 0
    carried: int = 0
    links: int = 0
    sent: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0
    trace: Any = field(default_factory=sha256)
    _on_its_way: list[Parcel] = field(default_factory=list)  # a heap
    _numbers: Iterator[int] = field(default_factory=count)  # what left first arrives first
    _sooner: trio.Event = field(default_factory=trio.Event)

    def transport(self, identity: Identity) -> "Cable":
        return Cable(self, identity)

    def part(self, *groups: list[Identity]) -> None:
        """From now on only members of one group hear each other."""
        side = {who.public.key: number for number, group in enumerate(groups) for who in group}
        self.apart = {frozenset((a, b)) for a in side for b in side if side[a] != side[b]}

    def heal(self) -> None:
        self.apart = set()

    def reaches(self, one: Identity, other: Identity) -> bool:
        return frozenset((one.public.key, other.public.key)) not in self.apart

    def carry(self, ends: tuple[Identity, Identity], source: "End", target: "End") -> None:
        """From now on take frames from one end of a line to the other, or not, or twice.

        Only the first always arrives, as the last step of connecting: a knock that got lost on
        a line that stays would be a fault that no socket has.
        """
        decoder, way = Decoder(), target.receive_stream
        is_first = True

        async def take() -> None:
            nonlocal is_first
            for frame in decoder.feed(bytes(source.send_stream.get_data_nowait())):
                self.sent[tag_of(frame)] += 1
                if is_first and self.reaches(*ends):
                    way.put_data(framed(frame))
                    is_first = False
                    continue
                for _ in range(self._copies(ends)):
                    self._send_off(frame, way)

        source.send_stream.send_all_hook = take
        source.send_stream.close_hook = way.put_eof

    def _send_off(self, frame: bytes, way: MemoryReceiveStream) -> None:
        weather, now = self.weather, trio.current_time()
        delay = weather.delay if weather.even else self.random.uniform(0, weather.delay)
        arrives = now + delay
        heappush(self._on_its_way, (arrives, next(self._numbers), frame, way))
        if self._on_its_way[0][0] == arrives:
            self._sooner.set()

    async def deliver(self) -> None:
        """See to it that everything arrives when it should, until cancelled.

        One task for all lines: what the network itself costs is not what peers do.
        """
        while True:
            first, self._sooner = self._on_its_way[:1], trio.Event()
            with trio.move_on_at(first[0][0] if first else math.inf):
                await self._sooner.wait()
            now = trio.current_time()
            while self._on_its_way and self._on_its_way[0][0] <= now:
                _, _, frame, way = heappop(self._on_its_way)
                self._put(frame, way)

    def _copies(self, ends: tuple[Identity, Identity]) -> int:
        if not self.reaches(*ends) or self.random.random() < self.weather.loss:
            self.lost += 1
            return 0
        twice = self.random.random() < self.weather.duplicates
        self.repeated += twice
        return 1 + twice

    def _put(self, frame: bytes, way: MemoryReceiveStream) -> None:
        self.carried += 1
        self.trace.update(repr(trio.current_time()).encode() + frame)
        try:
            way.put_data(framed(frame))
        except trio.ClosedResourceError:
            self.lost += 1


def tag_of(frame: bytes) -> int:
    """What kind of frame this is: the first element of a short array."""
    return frame[1]


class MemoryTunnel:
    """One end; its ``bound`` is what the other end has as well, unless somebody is in between."""

    def __init__(self, stream: "End", bound: bytes = bytes(32)) -> None:
        self._stream, self._bound = stream, bound

    async def binding(self) -> bytes:
        return self._bound

    async def send(self, data: bytes) -> None:
        await self._stream.send_all(data)

    async def receive(self) -> bytes:
        return bytes(await self._stream.receive_some(CHUNK))

    def holds_more(self) -> bool:
        return bool(self._stream.receive_stream._incoming._data)

    async def close(self) -> None:
        await trio.aclose_forcefully(self._stream)


@dataclass
class Cable:
    """One peer's socket in the wall; whom it is linked to is known, since nobody lies here."""

    network: Network
    me: Identity

    async def dial(self, address: Address) -> Link:
        await trio.sleep(self.network.weather.delay)
        try:
            other, expects, welcome, home = self.network.listening[address[1]]
        except KeyError:
            raise PeerError(f"{address}: nobody is there") from None
        if not self.network.reaches(self.me, other) or not expects(self.me.public.key):
            raise PeerError(f"{address}: no answer")
        self.network.links += 1
        here, there = two_ends()
        ends = (self.me, other)
        self.network.carry(ends, here, there)
        self.network.carry(ends, there, here)
        home.start_soon(welcome, Link(Line(MemoryTunnel(there)), self.me.public))
        return Link(Line(MemoryTunnel(here)), other.public)

    async def serve(
        self,
        bind: str | None,  # noqa: ARG002
        port: int,
        expects: Expects,
        welcome: Welcome,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        listening = self.network.listening
        port = port or next(self.network.ports)
        try:
            async with trio.open_nursery() as nursery:
                listening[port] = (self.me, expects, welcome, nursery)
                task_status.started(port)
                await trio.sleep_forever()
        finally:
            del listening[port]


End = trio.StapledStream[MemorySendStream, MemoryReceiveStream]


def two_ends() -> tuple[End, End]:
    one, other = (trio.StapledStream(MemorySendStream(), MemoryReceiveStream()) for _ in range(2))
    return one, other


async def at_once(work: Callable[..., T], *words: Any, **_: Any) -> T:
    await trio.lowlevel.checkpoint()
    return work(*words)


@contextmanager
def seeded(seed: int) -> Iterator[Random]:
    """Nothing in here is left to chance: keys, cards, tasks and threads."""
    run = trio._core._run
    with luck(seed) as random, ExitStack() as stack:
        for owner, name, value in (
            (run, "_ALLOW_DETERMINISTIC_SCHEDULING", True),
            (run, "_r", Random(seed)),
            (threads, "run_beside", at_once),
            (node, "Random", lambda: Random(random.random())),
        ):
            stack.enter_context(patched(owner, name, value))
        yield random


def voyage(seed: int, weather: Weather, story: Callable[[Network], Awaitable[None]]) -> Network:
    """Run ``story`` on a network of this ``weather``; gives the network back, to be asked about."""
    networks = []

    async def main() -> None:
        async with trio.open_nursery() as nursery:
            began = trio.current_time()
            networks.append(Network(weather, Random(seed)))
            nursery.start_soon(networks[0].deliver)
            await story(networks[0])
            networks[0].seconds = trio.current_time() - began
            nursery.cancel_scope.cancel()

    with seeded(seed):
        trio.run(main, clock=MockClock(autojump_threshold=0))
    return networks[0]

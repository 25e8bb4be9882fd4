"""A network in memory on a clock that jumps: it loses, repeats, delays and reorders frames.

Everything follows from a seed: what is lost, in which order tasks run, and all that ``secrets``
hands out; threads are run at once, where they are started.
"""

from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
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
Parcel = tuple[float, bytes, MemoryReceiveStream]
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
    nursery: trio.Nursery
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
    _on_even_lines: deque[Parcel] = field(default_factory=deque)  # in the order of their arrival

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

    async def carry(
        self, ends: tuple[Identity, Identity], source: MemorySendStream, target: MemoryReceiveStream
    ) -> None:
        """Take frames from one end of a line to the other, or not, or twice.

        Only the first always arrives, as the last step of connecting: a knock that got lost on
        a line that stays would be a fault that no socket has.
        """
        decoder, first, way = Decoder(), True, self._way(target)
        while data := await source.get_data():
            for frame in decoder.feed(bytes(data)):
                self.sent[tag_of(frame)] += 1
                if first and self.reaches(*ends):
                    target.put_data(framed(frame))
                    first = False
                    continue
                for _ in range(self._copies(ends)):
                    way(frame)
        target.put_eof()

    def _way(self, target: MemoryReceiveStream) -> Callable[[bytes], None]:
        """How frames come to ``target``: each by itself, or one behind the other."""
        if not self.weather.even:
            return lambda frame: self.nursery.start_soon(self._deliver, frame, target)
        queue = self._on_even_lines

        def put(frame: bytes) -> None:
            queue.append((trio.current_time() + self.weather.delay, frame, target))
            if len(queue) == 1:
                self.nursery.start_soon(self._empty, queue)

        return put

    async def _empty(self, queue: deque[Parcel]) -> None:
        """One task for all even lines: what the network itself costs is not what peers do."""
        while queue:
            await trio.sleep_until(queue[0][0])
            while queue and queue[0][0] <= trio.current_time():
                self._put(*queue[0][1:])
                queue.popleft()

    def _copies(self, ends: tuple[Identity, Identity]) -> int:
        if not self.reaches(*ends) or self.random.random() < self.weather.loss:
            self.lost += 1
            return 0
        twice = self.random.random() < self.weather.duplicates
        self.repeated += twice
        return 1 + twice

    async def _deliver(self, frame: bytes, target: MemoryReceiveStream) -> None:
        await trio.sleep(self.random.uniform(0, self.weather.delay))
        self._put(frame, target)

    def _put(self, frame: bytes, target: MemoryReceiveStream) -> None:
        self.carried += 1
        self.trace.update(repr(trio.current_time()).encode() + frame)
        try:
            target.put_data(framed(frame))
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
        for source, target in ((here, there), (there, here)):
            line = (source.send_stream, target.receive_stream)
            self.network.nursery.start_soon(self.network.carry, ends, *line)
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
            networks.append(Network(weather, Random(seed), nursery))
            await story(networks[0])
            networks[0].seconds = trio.current_time() - began
            nursery.cancel_scope.cancel()

    with seeded(seed):
        trio.run(main, clock=MockClock(autojump_threshold=0))
    return networks[0]

"""One authenticated connection to one peer: frames in, frames out.

Inside the tunnel both ends sign its binding, both nonces and both identities. A man in the middle
has two tunnels with a binding each, so signatures he passes on don't fit.
"""

import math
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

import trio

from crypto.encoding import digest32, lp
from crypto.errors import CryptoError
from crypto.identity import Identity, PublicIdentity
from p2p.errors import NotAuthentic, PeerLost, WireError
from p2p.wire.frames import AnyFrame, Frame, Hello, Ping, Proof, decode, encode
from p2p.wire.framing import Decoder, framed
from p2p.wire.rate_limit import STRANGERS_A_SECOND, STRANGERS_AT_ONCE, FrameLimit
from p2p.wire.round_trip import RoundTrip
from p2p.wire.route import Route
from p2p.wire.tunnel import Tunnel

HANDSHAKE_SECONDS = 10
PING_SECONDS = 15
SILENCE_SECONDS = 50
QUEUE = 2048  # frames a slow peer may lag behind before the line is cut
AT_ONCE = 32  # frames that leave together, if they are there
TURN = 1 << 14  # bytes of frames that are read from a line before all others have had their turn

F = TypeVar("F", bound=Frame)
Notice = Callable[[bytes | None], None]


class Line:
    """Frames through a tunnel; used by one reader and one writer."""

    def __init__(self, tunnel: Tunnel) -> None:
        self.tunnel = tunnel
        self._decoder = Decoder()
        self._frames: deque[bytes] = deque()
        self._turn = TURN
        self._own_limit = FrameLimit(STRANGERS_AT_ONCE, STRANGERS_A_SECOND)
        self.limit: Callable[[], FrameLimit | None] = lambda: None

    async def send(self, *frames: Frame) -> None:
        await self.tunnel.send(b"".join(framed(encode(frame)) for frame in frames))

    @property
    def has_frames(self) -> bool:
        return bool(self._frames)

    async def fill(self) -> None:
        """Wait until there is a frame."""
        while not self._frames:
            data = await self.tunnel.receive()
            if not data:
                raise trio.BrokenResourceError("the other end closed the connection")
            self._frames.extend(self._decoder.feed(data))

    @property
    def has_unread(self) -> bool:
        """Does something wait for us that came no faster than it may?"""
        if (self.limit() or self._own_limit).is_over:
            return False
        return self.has_frames or self.tunnel.holds_more()

    async def receive(self) -> AnyFrame:
        await self.fill()
        frame = self._frames.popleft()
        await (self.limit() or self._own_limit).heard(frame)
        await self._in_turn(len(frame))
        return decode(frame)

    async def _in_turn(self, size: int) -> None:
        """Whoever says much at once is heard a piece at a time, between all others (K10)."""
        self._turn -= size
        if self._turn <= 0:
            self._turn = TURN
            await trio.lowlevel.checkpoint()

    async def expect(self, kind: type[F]) -> F:
        frame = await self.receive()
        if not isinstance(frame, kind):
            raise WireError(f"{kind.__name__} was expected, not {type(frame).__name__}")
        return frame

    async def aclose(self) -> None:
        await self.tunnel.close()


def to_sign(role: bytes, binding: bytes, dialler: Hello, listener: Hello) -> bytes:
    """What one end signs to show who it is, in this tunnel and in no other."""
    parts = (role, binding, *map(encode, (dialler, listener)))
    return b"undertable/1/link" + digest32(*map(lp, parts))


async def dial(tunnel: Tunnel, me: Identity) -> "Link":
    """Authenticate as the end that connected."""
    return await _authenticate(Line(tunnel), me, lambda _: None, dialling=True)


async def answer(tunnel: Tunnel, me: Identity, notice: Notice = lambda _: None) -> "Link":
    """Authenticate as the end that was listening.

    ``notice`` is told when the tunnel stands, and then the key that the other end claims to have;
    what it raises ends the handshake, before anything is signed or checked.
    """
    return await _authenticate(Line(tunnel), me, notice, dialling=False)


async def _authenticate(line: Line, me: Identity, notice: Notice, *, dialling: bool) -> "Link":
    try:
        with trio.fail_after(HANDSHAKE_SECONDS):
            peer = await _introduce(line, me, notice, dialling=dialling)
    except BaseException as error:
        await line.aclose()
        if isinstance(error, trio.TooSlowError | trio.BrokenResourceError | WireError):
            raise NotAuthentic(f"no handshake: {str(error) or 'too slow'}") from error
        raise
    return Link(line, peer)


async def _introduce(line: Line, me: Identity, notice: Notice, *, dialling: bool) -> PublicIdentity:
    binding = await line.tunnel.binding()
    notice(None)
    mine = Hello(me.public.key, secrets.token_bytes(32))
    await line.send(mine)
    theirs = await line.expect(Hello)
    if theirs.identity == mine.identity:
        raise NotAuthentic("this is our own key: another of our nodes, or a mirror")
    notice(theirs.identity)
    hellos = (mine, theirs) if dialling else (theirs, mine)
    roles = (b"dialler", b"listener") if dialling else (b"listener", b"dialler")
    await line.send(Proof(me.sign(to_sign(roles[0], binding, *hellos))))
    proof = await line.expect(Proof)
    try:
        peer = PublicIdentity(theirs.identity)
        peer.verify(proof.signature, to_sign(roles[1], binding, *hellos))
    except CryptoError as error:
        raise NotAuthentic(f"the other end is not who it says: {error}") from error
    return peer


class Link:
    """A line whose other end is known. ``post`` never waits; one task calls ``next``."""

    def __init__(self, line: Line, peer: PublicIdentity) -> None:
        self.peer = peer
        self.route = Route()  # as whoever made it knows
        self.since = self.heard = trio.current_time()  # made, and something said last
        self.round_trip = RoundTrip()
        self._line = line
        self._send, self._queue = trio.open_memory_channel[Frame](QUEUE)

    def limited_by(self, limit: Callable[[], FrameLimit | None]) -> None:
        """How much the peer may say, asked with each frame; None: no more than a stranger."""
        self._line.limit = limit

    def post(self, frame: Frame) -> None:
        """Send soon. A peer that can't keep up loses the line, not the table its memory."""
        try:
            self._send.send_nowait(frame)
        except (trio.WouldBlock, trio.ClosedResourceError):
            self.close()

    def close(self) -> None:
        """End the line soon: the writer notices, and closes it."""
        self._send.close()

    async def aclose(self) -> None:
        """End a line that no task is using yet."""
        await self._line.aclose()

    @property
    def said_after(self) -> float:
        """Whatever comes now was said after this moment: it is no echo of long ago."""
        return max(self.since, self.round_trip.answered)

    @property
    def has_unread(self) -> bool:
        """Has the peer said something, within its pace, that we have not come to yet (K9)?"""
        return self._line.has_unread

    def measure(self) -> None:
        """Find out how long the line takes there and back."""
        self.post(Ping(self.round_trip.ask(trio.current_time())))

    async def next(self) -> AnyFrame:
        """What the peer says next; ``PeerLost`` or ``WireError`` when the line ends."""
        with trio.CancelScope() as patience, self._lost():
            return await self._next(patience)
        raise PeerLost(self.peer, f"silent for {SILENCE_SECONDS} s")

    async def read(self, hear: Callable[["Link", AnyFrame], None]) -> None:
        """Hand all that the peer says to ``hear``; ends like ``next``.

        A scope for each frame would cost more than most frames do.
        """
        with trio.CancelScope() as patience, self._lost():
            while True:
                hear(self, await self._next(patience))
        raise PeerLost(self.peer, f"silent for {SILENCE_SECONDS} s")

    async def _next(self, patience: trio.CancelScope) -> AnyFrame:
        while True:
            if not self._line.has_frames:
                patience.deadline = trio.current_time() + SILENCE_SECONDS
                await self._line.fill()
                patience.deadline = math.inf  # a peer that is slowed down has not been silent
            frame = await self._line.receive()
            self.heard = trio.current_time()
            if not isinstance(frame, Ping):
                return frame
            self._hear_ping(frame)

    @contextmanager
    def _lost(self) -> Iterator[None]:
        try:
            yield
        except (trio.BrokenResourceError, trio.ClosedResourceError, trio.EndOfChannel) as error:
            raise PeerLost(self.peer) from error

    def _hear_ping(self, ping: Ping) -> None:
        if ping.echo:
            self.round_trip.echoed(ping.number, trio.current_time())
        else:
            self.post(Ping(ping.number, echo=True))

    async def write(self) -> None:
        """Carry the queue to the wire, and a sign of life when there is nothing to say."""
        try:
            with self._lost():
                while True:
                    await self._write_until_idle()
                    self.measure()
        finally:
            with trio.CancelScope(shield=True):
                await self._line.aclose()

    async def _write_until_idle(self) -> None:
        is_sending = False
        with trio.CancelScope() as patience:
            while True:
                is_sending = False
                patience.deadline = trio.current_time() + PING_SECONDS
                frames = await self._all_to_send()
                is_sending = True  # to a peer that never reads, but pings
                patience.deadline = trio.current_time() + SILENCE_SECONDS
                await self._line.send(*frames)
        if is_sending:
            raise PeerLost(self.peer, f"read nothing for {SILENCE_SECONDS} s")

    async def _all_to_send(self) -> list[Frame]:
        """All that is there, within reason."""
        frames = [await self._queue.receive()]
        with suppress(trio.WouldBlock, trio.EndOfChannel):
            while len(frames) < AT_ONCE:
                frames.append(self._queue.receive_nowait())
        return frames

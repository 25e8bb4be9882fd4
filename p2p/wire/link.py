"""One authenticated connection to one peer: frames in, frames out.

Inside the tunnel both ends sign its binding, both nonces and both identities. A man in the middle
has two tunnels with a binding each, so signatures he passes on don't fit.
"""

import secrets
from collections.abc import Callable
from typing import TypeVar

import trio

from crypto.encoding import digest32, lp
from crypto.errors import CryptoError
from crypto.identity import Identity, PublicIdentity
from p2p.errors import NotAuthentic, PeerLost, WireError
from p2p.wire.frames import AnyFrame, Frame, Hello, Ping, Proof, decode, encode
from p2p.wire.framing import Decoder, framed
from p2p.wire.rate_limit import STRANGERS_A_SECOND, STRANGERS_AT_ONCE, FrameLimit
from p2p.wire.route import Route
from p2p.wire.tunnel import Tunnel

HANDSHAKE_SECONDS = 10
PING_SECONDS = 15
SILENCE_SECONDS = 50
QUEUE = 2048  # frames a slow peer may lag behind before the line is cut

F = TypeVar("F", bound=Frame)
Notice = Callable[[bytes | None], None]


class Line:
    """Frames through a tunnel; used by one reader and one writer."""

    def __init__(self, tunnel: Tunnel) -> None:
        self.tunnel = tunnel
        self._decoder = Decoder()
        self._frames: list[bytes] = []
        self._own_limit = FrameLimit(STRANGERS_AT_ONCE, STRANGERS_A_SECOND)
        self.limit: Callable[[], FrameLimit | None] = lambda: None

    async def send(self, *frames: Frame) -> None:
        await self.tunnel.send(b"".join(framed(encode(frame)) for frame in frames))

    async def receive(self) -> AnyFrame:
        while not self._frames:
            data = await self.tunnel.receive()
            if not data:
                raise trio.BrokenResourceError("the other end closed the connection")
            self._frames = self._decoder.feed(data)
        frame = self._frames.pop(0)
        await (self.limit() or self._own_limit).heard(frame)
        return decode(frame)

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

    async def next(self) -> AnyFrame:
        """What the peer says next; ``PeerLost`` or ``WireError`` when the line ends."""
        while True:
            try:
                with trio.fail_after(SILENCE_SECONDS):
                    frame = await self._line.receive()
            except trio.TooSlowError:
                raise PeerLost(self.peer, f"silent for {SILENCE_SECONDS} s") from None
            except (trio.BrokenResourceError, trio.ClosedResourceError) as error:
                raise PeerLost(self.peer) from error
            self.heard = trio.current_time()
            if not isinstance(frame, Ping):
                return frame

    async def write(self) -> None:
        """Carry the queue to the wire, and a sign of life when there is nothing to say."""
        try:
            while True:
                with trio.move_on_after(PING_SECONDS) as idle:
                    frame: Frame = await self._queue.receive()
                with trio.fail_after(SILENCE_SECONDS):  # a peer that never reads, but pings
                    await self._line.send(Ping() if idle.cancelled_caught else frame)
        except trio.TooSlowError:
            raise PeerLost(self.peer, f"read nothing for {SILENCE_SECONDS} s") from None
        except (trio.BrokenResourceError, trio.ClosedResourceError, trio.EndOfChannel) as error:
            raise PeerLost(self.peer) from error
        finally:
            with trio.CancelScope(shield=True):
                await self._line.aclose()

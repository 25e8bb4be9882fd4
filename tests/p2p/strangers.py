"""Hostile ends of links: whoever can reach a port can try these."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import trio

from crypto.identity import Identity
from p2p.errors import PeerError, PeerLost
from p2p.wire import link as links
from p2p.wire import tls
from p2p.wire.addresses import Address
from p2p.wire.frames import AnyFrame, Frame, Knock
from p2p.wire.link import Link
from p2p.wire.rate_limit import FrameLimit


class Stranger:
    """An end of a link that says whatever a test wants."""

    def __init__(self, link: Link) -> None:
        self.link, ears = link, FrameLimit()
        link.limited_by(lambda: ears)

    async def say(self, *frames: Frame) -> None:
        await self.link._line.send(*frames)

    async def raw(self, data: bytes) -> None:
        await self.link._line.tunnel.send(data)

    async def hear(self, kind: type[Frame]) -> AnyFrame:
        """The next frame of a kind; others are not listened to."""
        while not isinstance(frame := await self.link.next(), kind):
            pass
        return frame

    async def is_cut_off(self) -> None:
        """Return when the other end has ended the line."""
        with suppress(PeerLost):
            while True:
                await self.link.next()


@asynccontextmanager
async def stranger(address: Address, identity: Identity | None = None) -> AsyncIterator[Stranger]:
    stream = await trio.open_tcp_stream(*address)
    link = await links.dial(tls.dialled(stream), identity or Identity.generate())
    try:
        yield Stranger(link)
    finally:
        with trio.CancelScope(shield=True):
            await link.aclose()


async def pretended(
    identity: Identity,
    talk: Callable[[Stranger], Awaitable[None]],
    task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
) -> None:
    """Listen like a host, and say other things than one; reports the port."""

    async def answer(stream: trio.SocketStream) -> None:
        # Whoever dialled may be gone before it has said who it is.
        with suppress(PeerError, trio.BrokenResourceError):
            link = await links.answer(tls.answered(stream), identity)
            await talk(Stranger(link))
            await link.aclose()

    listeners = await trio.open_tcp_listeners(0, host="127.0.0.1")
    task_status.started(listeners[0].socket.getsockname()[1])
    await trio.serve_listeners(answer, listeners)


def knock(secret: bytes = b"let me in", name: str = "Mallory", watch: bool = False) -> Knock:
    return Knock(secret, name, watch, ())

"""Links over TCP and TLS: dialling, and a port that whoever finds it may knock at."""

from contextlib import suppress

import trio

from crypto.identity import Identity
from p2p.errors import NotAuthentic, PeerError
from p2p.wire import link as links
from p2p.wire import tls
from p2p.wire.addresses import Address, is_by_key
from p2p.wire.link import Link
from p2p.wire.route import Route
from p2p.wire.transport import Expects, Welcome
from p2p.wire.waiting import Opened, Visitor, WaitingRooms

DIAL_SECONDS = 8


class Sockets:
    """Authenticates as one identity at both kinds of end."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._rooms = WaitingRooms()

    async def dial(self, address: Address) -> Link:
        host, port = address
        if is_by_key(address):
            raise PeerError("it takes undertable[internet] and --relay to dial through relays")
        try:
            with trio.fail_after(DIAL_SECONDS):
                stream = await trio.open_tcp_stream(host, port)
            link = await self.introduce(stream)
        # ValueError: others tell us where to dial, and not every text is a host's name.
        except (PeerError, OSError, ValueError, trio.TooSlowError) as error:
            raise PeerError(f"{host} port {port}: {plainly(error)}") from error
        link.route = Route(address, own_end(stream))
        return link

    async def introduce(self, stream: trio.abc.Stream) -> Link:
        """A link over a stream that we opened."""
        return await links.dial(tls.dialled(stream), self._identity)

    async def serve(
        self,
        bind: str | None,
        port: int,
        expects: Expects,
        welcome: Welcome,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        try:
            listeners = await listeners_on_one_port(bind, port)
        except OSError as error:
            where = f"{bind or 'any address'}, {f'port {port}' if port else 'any port'}"
            raise PeerError(f"can't listen on {where}: {error.strerror}") from error

        async def answer(stream: trio.SocketStream) -> None:
            link = await self.shake_hands(stream, expects)
            if link is not None:
                link.route = Route(None, own_end(stream))
                await welcome(link)

        task_status.started(listeners[0].socket.getsockname()[1])
        await trio.serve_listeners(answer, listeners)

    async def shake_hands(self, stream: trio.abc.Stream, expects: Expects) -> Link | None:
        """Who is there? None if it does not say so in time, or gives way to others who do."""
        # An exception here would take the whole server down, so none leaves.
        mishaps = suppress(PeerError, OSError, trio.BrokenResourceError, trio.TooSlowError)
        with self._rooms.visited() as visitor, mishaps:
            return await self._answer(stream, visitor, expects)
        return None

    async def _answer(self, stream: trio.abc.Stream, visitor: Visitor, expects: Expects) -> Link:
        def notice(key: bytes | None) -> None:
            if key is not None and not expects(key):
                raise NotAuthentic("nobody whom we expect")
            visitor.step()

        opened = Opened(stream)
        try:
            with trio.fail_after(links.HANDSHAKE_SECONDS):
                await opened.first_words()
            visitor.step()
            return await links.answer(tls.answered(opened), self._identity, notice)
        except BaseException:
            await trio.aclose_forcefully(stream)
            raise


async def listeners_on_one_port(bind: str | None, port: int) -> list[trio.SocketListener]:
    """For IPv4 and IPv6 the same port, since an invitation names one; trio would take any two."""
    first, *others = await trio.open_tcp_listeners(port, host=bind)
    chosen, listeners = first.socket.getsockname()[1], [first]
    for other in others:
        host = other.socket.getsockname()[0]
        await other.aclose()
        with suppress(OSError):  # somebody else has that one: then IPv4 alone has to do
            listeners += await trio.open_tcp_listeners(chosen, host=host)
    return listeners


def own_end(stream: trio.SocketStream) -> str | None:
    """Our address in this connection; None if that is over already."""
    try:
        return plain_host(stream.socket.getsockname()[0])
    except OSError:
        return None


def plain_host(host: str) -> str:
    """IPv4 that comes in at a socket for IPv6 is written in another way."""
    return host.removeprefix("::ffff:") if "." in host else host


def plainly(error: BaseException) -> str:
    """Why nobody answered: what the system said, not that trio has tried."""
    if isinstance(error, BaseExceptionGroup):
        return plainly(error.exceptions[0])
    if error.__cause__ is not None:
        return plainly(error.__cause__)
    said = str(getattr(error, "strerror", None) or error)
    return said.rpartition(": ")[2] or "no answer"  # trio says before it where that was

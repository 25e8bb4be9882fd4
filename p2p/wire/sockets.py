"""Links over TCP and TLS: dialling, and a port that whoever finds it may knock at."""

from collections import deque

import trio

from crypto.identity import Identity
from p2p.errors import PeerError
from p2p.wire import link as links
from p2p.wire.addresses import Address
from p2p.wire.link import Link
from p2p.wire.transport import Welcome

MAX_HANDSHAKES = 32  # connections whose other end is not known yet
DIAL_SECONDS = 8


class Sockets:
    """Authenticates as one identity at both kinds of end."""

    def __init__(self, identity: Identity) -> None:
        self._identity = identity
        self._handshakes: deque[trio.CancelScope] = deque()

    async def dial(self, address: Address) -> Link:
        host, port = address
        try:
            with trio.fail_after(DIAL_SECONDS):
                stream = await trio.open_tcp_stream(host, port)
            return await links.dial(stream, self._identity)
        # ValueError: others tell us where to dial, and not every text is a host's name.
        except (PeerError, OSError, ValueError, trio.TooSlowError) as error:
            raise PeerError(f"{host} port {port}: {str(error) or 'no answer'}") from error

    async def serve(
        self,
        bind: str | None,
        port: int,
        welcome: Welcome,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        try:
            listeners = await trio.open_tcp_listeners(port, host=bind)
        except OSError as error:
            where = f"{bind or 'any address'}, {f'port {port}' if port else 'any port'}"
            raise PeerError(f"can't listen on {where}: {error.strerror}") from error

        async def answer(stream: trio.SocketStream) -> None:
            link = await self._shake_hands(stream)
            if link is not None:
                await welcome(link)

        task_status.started(listeners[0].socket.getsockname()[1])
        await trio.serve_listeners(answer, listeners)

    async def _shake_hands(self, stream: trio.SocketStream) -> Link | None:
        """Who is there? None if it does not say so in time.

        In a crowd the oldest gives way: an honest peer says who it is within milliseconds, and
        whoever opens connections to hold them open must not keep it out.
        """
        if len(self._handshakes) >= MAX_HANDSHAKES:
            self._handshakes.popleft().cancel()
        with trio.CancelScope() as scope:
            self._handshakes.append(scope)
            # An exception here would take the whole server down, so none leaves.
            try:
                return await links.answer(stream, self._identity)
            except (PeerError, OSError, trio.BrokenResourceError):
                return None
            finally:
                if scope in self._handshakes:
                    self._handshakes.remove(scope)
        return None

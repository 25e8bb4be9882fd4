"""What carries links. Peers use sockets; a test may bring a network that loses things."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import trio

from p2p.wire.addresses import Address
from p2p.wire.link import Link

Expects = Callable[[bytes], bool]
Welcome = Callable[[Link], Awaitable[None]]


class Transport(Protocol):
    async def dial(self, address: Address) -> Link:
        """A link to whoever listens there; ``PeerError`` says why there is none."""

    async def serve(
        self,
        bind: str | None,
        port: int,
        expects: Expects,
        welcome: Welcome,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        """Hand every link that others dial to ``welcome``; reports the port once it is open.

        Whoever shows a key that is not expected is sent away before any work is done for it.
        """

"""Sockets, and QUIC beside them: an address tells which of the two leads there."""

import trio

from p2p.errors import PeerError
from p2p.reach.quic import Quic
from p2p.wire.addresses import Address, is_by_key
from p2p.wire.link import Link
from p2p.wire.sockets import Sockets
from p2p.wire.transport import Expects, Welcome


class Both:
    def __init__(self, sockets: Sockets, quic: Quic) -> None:
        self._sockets, self._quic = sockets, quic

    async def dial(self, address: Address) -> Link:
        return await (self._quic if is_by_key(address) else self._sockets).dial(address)

    async def serve(
        self,
        bind: str | None,
        port: int,
        expects: Expects,
        welcome: Welcome,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        """Nobody waits for QUIC: its addresses are known later, or never."""
        async with trio.open_nursery() as nursery:
            taken = await nursery.start(self._sockets.serve, bind, port, expects, welcome)
            nursery.start_soon(self._serve_quic, bind, taken, expects, welcome)
            task_status.started(taken)

    async def _serve_quic(
        self, bind: str | None, port: int, expects: Expects, welcome: Welcome
    ) -> None:
        try:
            await self._quic.serve(bind, port, expects, welcome)
        except* PeerError as problem:
            self._quic.problem = str(problem.exceptions[0])

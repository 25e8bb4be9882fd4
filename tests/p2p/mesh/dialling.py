"""A network that is only dialled: nobody listens."""

import trio

from p2p.wire.transport import Expects, Welcome


class NobodyListens:
    async def serve(
        self,
        bind: str | None,
        port: int,
        expects: Expects,
        welcome: Welcome,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        raise NotImplementedError

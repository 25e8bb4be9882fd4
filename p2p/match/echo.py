"""Has anybody heard what we said last? Whoever carries it may hold it back (N4)."""

import trio

from p2p.changes import Changes
from p2p.match.keeper import Keeper
from p2p.match.neighbours import Neighbours
from p2p.mesh.node import Node

ECHO_SECONDS = 5.0  # in which somebody's word on how far it is shows what we said
DIAL_SECONDS = 30.0  # before we dial everybody again
LOOK_SECONDS = 1.0


class Echo:
    """``is_missing`` when nobody has shown our own newest message in time."""

    def __init__(
        self, keeper: Keeper, neighbours: Neighbours, node: Node, changes: Changes
    ) -> None:
        self._keeper, self._neighbours, self._node = keeper, neighbours, node
        self._changes = changes
        self.is_missing = False
        self._newest: object = None
        self._since = 0.0
        self._dialled = -DIAL_SECONDS

    def look(self) -> None:
        listener, now = self._keeper.listener, trio.current_time()
        me, log = listener.table.me, listener.log
        if me is None or not (count := log.seen.counts[me - 1]):
            return
        if (log.epoch, count) != self._newest:
            self._newest, self._since = (log.epoch, count), now
        shown = self._neighbours.show(me, log.epoch, count)
        patience = max(ECHO_SECONDS, self._neighbours.gossip.patience)
        self.is_missing = not shown and now >= self._since + patience

    async def run(self) -> None:
        """Dial everybody when it takes too long: one direct line defeats any relay."""
        while True:
            before = self.is_missing
            self.look()
            if self.is_missing and trio.current_time() >= self._dialled + DIAL_SECONDS:
                self._dialled = trio.current_time()
                self._node.dial_now()
            if self.is_missing != before:
                self._changes.tell()
            await trio.sleep(LOOK_SECONDS)

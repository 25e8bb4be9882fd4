"""What came and was not read yet: its author is not silent, it is we who are slow (K9)."""

from collections.abc import Sequence

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node


class Backlog:
    """Of each seat's own line; of one without a line to us, those of whoever brought its words."""

    def __init__(self, players: Sequence[PublicIdentity], node: Node, liveness: Liveness) -> None:
        self._players, self._node, self._liveness = players, node, liveness

    def is_unread(self, seat: Seat) -> bool:
        """May something that this seat has said be here, and wait for us?

        What is unread on all other lines says nothing about it, so nobody gains time for another
        by a flood.
        """
        own = self._node.links.get(self._players[seat - 1])
        if own is not None:
            return own.has_unread
        links = self._node.links
        return any(
            line.has_unread
            for line in self._liveness.lines_of(seat)
            if links.get(line.peer) is line
        )

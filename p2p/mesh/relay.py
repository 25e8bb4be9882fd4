"""What others say, passed on to whoever may lack it.

Where everybody is linked with everybody, passing on everything at once would bring each message
to each peer as often as there are players: at a table of thirteen, more work than all proofs
together. So a peer that turned out to get somebody's messages without us gets them from us only
after a pause, and not at all if it shows meanwhile that it has them. Nothing is withheld from
a peer that has not shown that itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import trio

from games.kit import Seat
from p2p.changes import Changes
from p2p.mesh.node import Node
from p2p.wire.frames import Said
from p2p.wire.link import Link
from table import Message

PAUSE_SECONDS = 1.0
LONGER = 1.5  # times as long for one of each two peers: the other one spares it the trouble


@dataclass(frozen=True, slots=True)
class Spared:
    """A message that a peer probably has; it is sent at ``moment`` all the same."""

    moment: float
    seat: Seat
    seq: int
    said: Said


class Relay:
    """Passes on the messages of one match over the links of a node."""

    def __init__(self, node: Node, players: Sequence[bytes], changes: Changes) -> None:
        self._node, self._players, self._changes = node, players, changes
        self._elsewhere: set[tuple[Seat, bytes]] = set()  # whose messages a peer gets without us
        self._spared: dict[bytes, list[Spared]] = {}

    def pass_on(self, data: bytes, message: Message, source: Link) -> None:
        """A message that is new to us; its author has all that it had seen."""
        author, said = self._players[message.seat - 1], Said(data)
        self.holds(author, message.seen.counts)
        self.also_got(source.peer.key, message.seat, message.seq)
        for peer, link in list(self._node.links.items()):
            if link is source or peer.key == author or peer not in self._node.members:
                continue
            if (message.seat, peer.key) in self._elsewhere:
                spared = Spared(self._moment(peer.key), message.seat, message.seq, said)
                self._spared.setdefault(peer.key, []).append(spared)
            else:
                link.post(said)

    def also_got(self, peer: bytes, seat: Seat, seq: int) -> None:
        """``peer`` sent us a message of ``seat``, so it got it, and not from us."""
        self._elsewhere.add((seat, peer))
        self._keep(peer, lambda spared: (spared.seat, spared.seq) != (seat, seq))

    def holds(self, peer: bytes, counts: tuple[int, ...]) -> None:
        """``peer`` says that it has so many messages of each seat."""
        if len(counts) == len(self._players):
            self._keep(peer, lambda spared: spared.seq >= counts[spared.seat - 1])

    def forget(self, peer: bytes) -> None:
        """``peer`` has no seat, and is gone."""
        self._spared.pop(peer, None)
        self._elsewhere = {(seat, key) for seat, key in self._elsewhere if key != peer}

    async def run(self) -> None:
        """Send, after the pause, what nobody showed to have; such a peer is spared no more."""
        while True:
            await self._changes.until(lambda: any(self._spared.values()))
            await trio.sleep_until(min(s.moment for many in self._spared.values() for s in many))
            now = trio.current_time()
            for peer, link in list(self._node.links.items()):
                for spared in self._spared.get(peer.key, []):
                    if spared.moment <= now:
                        self._elsewhere.discard((spared.seat, peer.key))
                        link.post(spared.said)
            self._spared = {
                peer: [spared for spared in many if spared.moment > now]
                for peer, many in self._spared.items()
            }

    def _keep(self, peer: bytes, wanted: Callable[[Spared], bool]) -> None:
        if peer in self._spared:
            self._spared[peer] = [spared for spared in self._spared[peer] if wanted(spared)]

    def _moment(self, peer: bytes) -> float:
        first = self._node.identity.public.key < peer
        return trio.current_time() + PAUSE_SECONDS * (1 if first else LONGER)

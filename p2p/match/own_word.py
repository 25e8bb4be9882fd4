"""Our own word on how far we are: a ``Have``, signed if we have a seat."""

import msgspec

from crypto.identity import Identity
from games.kit import Seats
from p2p.match.keeper import Keeper
from p2p.match.waking import Waking
from p2p.mesh.node import Node
from p2p.wire.frames import LIFE_BITS, Have


class OwnWord:
    """While we are not awake it is a question, and nothing is signed (J3)."""

    def __init__(self, keeper: Keeper, node: Node, waking: Waking, me: Identity | None) -> None:
        self._keeper, self._node, self._waking, self._me = keeper, node, waking, me
        self._founding = keeper.listener.table.founding
        self._number = 0

    def unsigned(self, *, asks: bool = False) -> Have:
        """What we would sign; it names nothing that is not written down (J4)."""
        self._keeper.write()
        done = self._keeper.listener.table.finished or self._keeper.caller.missed is not None
        have = self._keeper.have()
        return msgspec.structs.replace(have, lines=self._lines(), done=done, asks=asks)

    def sign(self, have: Have) -> Have:
        seat = self._keeper.listener.table.me
        if self._me is None or seat is None or not self._waking.is_awake:
            return have
        self._number = self._last + 1
        have = msgspec.structs.replace(have, seat=int(seat), number=self._number)
        return have.signed_by(self._me)

    def signed(self, *, asks: bool = False) -> Have:
        return self.sign(self.unsigned(asks=asks))

    @property
    def _last(self) -> int:
        """No number up to this one is said again: each life begins beyond all before it."""
        return max(self._number, self._keeper.lives << LIFE_BITS)

    def is_later(self, number: int) -> bool:
        """Is it a number that neither we have come to, nor a life of ours before?"""
        return number > self._last

    def was_said(self, number: int) -> None:
        """One with this number is known to others, from before a crash."""
        self._number = max(self._number, number)

    def linked(self) -> Seats:
        """The seats with a line to us."""
        seats = [self._founding.seat_of(peer) for peer in self._node.links]
        return frozenset(seat for seat in seats if seat is not None)

    def _lines(self) -> int:
        return sum(1 << (seat - 1) for seat in self.linked())

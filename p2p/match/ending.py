"""How a match ends at one peer: when that is known here, and for whom we stay (E10)."""

from collections.abc import Iterable

import trio

from p2p.changes import Changes
from p2p.match.keeper import Keeper
from p2p.match.neighbours import Neighbours
from p2p.match.standstill import Standstill
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node
from table import Cheating

LINGER_SECONDS = 60.0
SIGNATURE_SECONDS = 10.0  # for those who have not signed yet, when enough have


class Ending:
    """Whoever leaves with the result takes it away from all who have not heard it."""

    def __init__(
        self,
        keeper: Keeper,
        neighbours: Neighbours,
        liveness: Liveness,
        node: Node,
        changes: Changes,
    ) -> None:
        self._keeper, self._neighbours, self._liveness = keeper, neighbours, liveness
        self._node, self._changes = node, changes
        self.cheating: Cheating | None = None
        self.informed: set[bytes] = set()  # the peers that have shown us evidence of their own

    @property
    def is_known(self) -> bool:
        """Do we know how the match ends, and is all that we said in it on disk?"""
        missed, finished = self._keeper.caller.missed, self._keeper.listener.table.finished
        ended = finished or missed is not None or self.cheating is not None
        return ended and self._keeper.all_written

    @property
    def _is_decided(self) -> bool:
        """Is there nothing more to wait for, whatever others say?"""
        return self.is_known or self._keeper.is_mute

    @property
    def _is_signed(self) -> bool:
        """Has everybody signed it who still could?"""
        table, caller = self._keeper.listener.table, self._keeper.caller
        signed = table.signers >= set(table.seats) - table.gone
        over = caller.missed is not None or self.cheating is not None
        return signed or over or self._keeper.is_mute

    async def known(self, standstill: Standstill) -> None:
        """Until the match is over here, with as many signatures as can be had; or until it turns
        out that it will not be.
        """
        await self._changes.until(lambda: self._is_decided or standstill.is_over)
        if self._keeper.is_replaced:
            with trio.move_on_after(SIGNATURE_SECONDS):  # whoever holds two words of ours shows it
                await self._changes.until(lambda: self.cheating is not None)
        if not self.is_known:
            return
        with trio.move_on_after(SIGNATURE_SECONDS):
            await self._changes.until(lambda: self._is_signed)
        await self._changes.until(lambda: self._is_decided)

    async def linger(self, peers: Iterable[bytes]) -> None:
        """Until everybody who may need us has the result; not for ever, for one may be gone."""
        players = set(peers)
        self._neighbours.tell()
        with trio.move_on_after(LINGER_SECONDS):
            # Back from a crash, nobody has told us anything yet.
            await self._changes.until(lambda: bool(players & self._neighbours.known()))
            while self._behind(players):
                with trio.move_on_after(1):  # for time alone makes a silent one be waited for less
                    await self._changes.next()

    def _behind(self, players: set[bytes]) -> set[bytes]:
        """The peers that have not told us yet that they know the end, and may be there to."""
        everybody = self._keeper.listener.table.founding.players
        known = (players | {peer.key for peer in self._node.members}) & self._neighbours.known()
        if self.cheating is not None:
            return known - self.informed - {everybody[self.cheating.seat - 1].key}
        return self._neighbours.have_not_the_result(known - self._absent())

    def _absent(self) -> set[bytes]:
        """The seats that were gone at the end, and silent for as long as we would stay."""
        table, recent = self._keeper.listener.table, trio.current_time() - LINGER_SECONDS
        silent = [seat for seat in table.gone if (self._liveness.last(seat) or -1.0) < recent]
        return {table.founding.players[seat - 1].key for seat in silent}

"""Where each seat can be dialled now, by its own word (N5)."""

from weakref import WeakSet

from crypto.errors import CryptoError
from crypto.identity import Identity
from games.kit import Seat
from p2p.errors import WireError
from p2p.mesh.node import Node
from p2p.wire.addresses import Address
from p2p.wire.frames import Where
from p2p.wire.link import Link
from p2p.wire.rate_limit import Allowance
from table import Founding

MOVES_AT_ONCE, MOVES_A_SECOND = 8, 1 / 15  # that a seat is believed to make


class Whereabouts:
    """The newest word of each seat. None of it is kept on disk: whoever comes back tells anew."""

    def __init__(self, founding: Founding, node: Node, lives: int) -> None:
        self._founding, self._node = founding, node
        self._number = lives << 32  # greater than before, after a restart too
        self._newest: dict[Seat, Where] = {}
        self.moves = 0  # that were heard of
        self._shown: WeakSet[Link] = WeakSet()
        self._moves: dict[Seat, Allowance] = {}

    @property
    def addresses(self) -> dict[bytes, tuple[Address, ...]]:
        """Of those who have moved since they signed their JOIN, by their keys."""
        players = self._founding.players
        return {players[seat - 1].key: said.addresses for seat, said in self._newest.items()}

    def tell(self, me: Identity) -> None:
        """Say to everybody where we are now."""
        seat = self._founding.seat_of(me.public)
        if seat is not None:
            self._number += 1
            table, addresses = self._founding.table, self._node.addresses
            said = Where(table, int(seat), self._number, addresses).signed_by(me)
            self._newest[seat] = said
            self._node.flood(said)

    def show(self, link: Link) -> None:
        """All we know, to whoever is at the other end of a link that is new."""
        if link not in self._shown:
            self._shown.add(link)
            for said in self._newest.values():
                link.post(said)

    def hear(self, link: Link, said: Where) -> bool:
        """Is it news? Then it is passed on; ``WireError`` if that seat never said it."""
        if said.table != self._founding.table:
            return False
        seat, known = Seat(said.seat), self._newest.get(Seat(said.seat))
        if known is not None and known.number >= said.number:
            return False
        self._check(seat, said)
        if not self._moves.setdefault(seat, Allowance(MOVES_AT_ONCE, MOVES_A_SECOND)).allows():
            return False  # it is told again when the next link is made
        if self._founding.players[seat - 1] == self._node.identity.public:
            self._outdo(said)
            return False
        self._newest[seat] = said
        self.moves += 1
        self._node.flood(said, link)
        return True

    def _outdo(self, said: Where) -> None:
        """Our own, of a time that this folder does not remember: else it would count for ever."""
        self._number = max(self._number, said.number)
        self.tell(self._node.identity)

    def _check(self, seat: Seat, said: Where) -> None:
        if seat > len(self._founding.players):
            raise WireError("a word of nobody at this table")
        try:
            self._founding.players[seat - 1].verify(said.signature, said.signed_bytes())
        except CryptoError as error:
            raise WireError(f"an address that seat {seat} never told: {error}") from error

"""Whom we dial, and where: by the word of the host, and by their own."""

from collections.abc import Iterable, Mapping

import trio

from crypto.identity import PublicIdentity
from p2p.mesh.node import Node
from p2p.wire.addresses import Address

MAX_ANNOUNCED = 64  # guests whom we dial because the host names them; others when they have signed

Addresses = tuple[Address, ...]


class Dialled:
    """One task for each peer, however often the addresses change that are known of it."""

    def __init__(self, node: Node, nursery: trio.Nursery) -> None:
        self._node, self._nursery = node, nursery
        self._announced: dict[bytes, Addresses] = {}
        self._told: dict[bytes, Addresses] = {}
        self._places: dict[bytes, list[Address]] = {}  # read by the task at each of its attempts

    def announced(self, guests: Iterable[tuple[bytes, Addresses]]) -> None:
        """What the host says of anybody counts once, and not of ever more people."""
        for key, addresses in guests:
            if addresses and len(self._announced) < MAX_ANNOUNCED:
                self._announced.setdefault(key, addresses)
                self._dial(key)

    def told(self, addresses: Mapping[bytes, Addresses]) -> None:
        """What peers say of themselves, which counts more (N2) and may change (N5)."""
        for key, places in addresses.items():
            self._told[key] = places
            self._dial(key)

    def _dial(self, key: bytes) -> None:
        ways = dict.fromkeys((*self._told.get(key, ()), *self._announced.get(key, ())))
        known = self._places.get(key)
        if not ways or key == self._node.identity.public.key or known == [*ways]:
            return
        peer = PublicIdentity(key)
        self._node.members.add(peer)
        if known is None:
            places = self._places[key] = [*ways]
            self._nursery.start_soon(self._node.stay_linked, places, peer)
        else:
            known[:] = ways
            self._node.dial_now()

"""How a peer comes to a table: it owns the door, was invited, knows a code, or sat there before."""

from collections.abc import Collection
from dataclasses import dataclass

import trio

from crypto.identity import PublicIdentity
from p2p.entry.code_exchange import Reception, Visit
from p2p.entry.door import Door
from p2p.entry.invitation import Invitation
from p2p.errors import NotAuthentic, Refused
from p2p.mesh.node import Node
from p2p.wire.addresses import Address
from p2p.wire.frames import Knock, Lobby, Pake
from p2p.wire.link import Link


class Way:
    """What all ways have in common: the table is somebody's, and its guests know each other."""

    door: Door | None = None  # the host's own
    host: PublicIdentity | None = None  # whose table it is, once we know
    lobby: Lobby | None = None  # what we know of it before anybody has spoken

    async def enter(self, node: Node, nursery: trio.Nursery) -> None:
        """Find the table, and stay linked to its host; ``PeerError`` if that can't be."""

    def meet(self, link: Link) -> bytes | None:  # noqa: ARG002
        """The secret to knock with at a new link; None where something else comes first."""
        return b""

    def hear_code(self, link: Link, frame: Pake) -> bool:  # noqa: ARG002
        """Take a step with a short code; is it time to knock now? ``PeerError`` if it failed."""
        return False

    def admit(self, peer: PublicIdentity, knock: Knock, guests: Collection[bytes]) -> bool:  # noqa: ARG002
        """May ``peer`` come in? ``Refused`` says why not; False leaves the question open."""
        if peer != self.host and peer.key not in guests:
            raise Refused("ask the host to let you in")
        return True

    def gone(self, peer: PublicIdentity) -> None:
        """The link to ``peer`` has ended."""


@dataclass
class Hosting(Way):
    """The table is ours: we own the door, and have no other privilege."""

    host: PublicIdentity
    door: Door
    reception: Reception | None = None  # for those who come with a short code

    def hear_code(self, link: Link, frame: Pake) -> bool:
        if self.reception is not None:
            self.reception.hear(link, frame)
        return False

    def admit(self, peer: PublicIdentity, knock: Knock, guests: Collection[bytes]) -> bool:  # noqa: ARG002
        cleared = self.reception is not None and peer.key in self.reception.cleared
        self.door.admit(knock, peer, cleared=cleared)
        return True

    def gone(self, peer: PublicIdentity) -> None:
        self.door.leave(peer)
        if self.reception is not None:
            self.reception.gone(peer)


@dataclass
class Invited(Way):
    """We hold an invitation: it names the host, and has a secret that only the host is shown."""

    invitation: Invitation

    async def enter(self, node: Node, nursery: trio.Nursery) -> None:
        link = await node.reach_soon(self.invitation.addresses)
        if not self.invitation.admits(link.peer):
            await link.aclose()
            raise NotAuthentic("somebody else than the host of the invitation answered")
        self.host = link.peer
        node.members.add(link.peer)
        nursery.start_soon(node.keep, link)
        nursery.start_soon(node.stay_linked, self.invitation.addresses, link.peer)

    def meet(self, link: Link) -> bytes | None:
        return self.invitation.secret if link.peer == self.host else b""


@dataclass
class WithCode(Way):
    """We know a short code and an address: whoever answers there has to know the code, too."""

    visit: Visit
    addresses: tuple[Address, ...]

    async def enter(self, node: Node, nursery: trio.Nursery) -> None:
        link = await node.reach_soon(self.addresses)
        self.host = link.peer
        nursery.start_soon(node.keep, link)
        nursery.start_soon(node.stay_linked, self.addresses, link.peer)

    def meet(self, link: Link) -> bytes | None:
        if link.peer == self.host and not self.visit.trusted:
            self.visit.begin(link)
            return None
        return b""

    def hear_code(self, link: Link, frame: Pake) -> bool:
        if link.peer != self.host:
            return False
        self.visit.hear(link, frame)
        return self.visit.trusted

    def admit(self, peer: PublicIdentity, knock: Knock, guests: Collection[bytes]) -> bool:
        # Before that, whoever this is has not shown that it is the host.
        return self.visit.trusted and super().admit(peer, knock, guests)


class Returning(Way):
    """We sat there before: everybody whom we knew then may come in."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.host = PublicIdentity(lobby.guests[0].identity)

"""How a peer comes to a table: it owns the door, was invited, knows a code, or sat there before."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import trio

from crypto.identity import PublicIdentity
from p2p.entry.code_exchange import Reception, Visit
from p2p.entry.door import Door
from p2p.entry.invitation import Invitation
from p2p.errors import NotAuthentic, PeerError, Refused
from p2p.mesh.node import Node
from p2p.wire.addresses import Address, is_for_others
from p2p.wire.frames import Knock, Lobby, Pake
from p2p.wire.link import Link

NEXT_TABLE_SECONDS = 0.3
ANSWER_SECONDS = 5.0  # for whoever is asked whether it knows a code


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

    def expects(self, key: bytes, guests: Collection[bytes]) -> bool:
        """Could whoever has this key come in? Asked before it has shown that it has it."""
        return key in guests or (self.host is not None and key == self.host.key)

    def admit(self, peer: PublicIdentity, knock: Knock, guests: Collection[bytes]) -> bool:  # noqa: ARG002
        """May ``peer`` come in? ``Refused`` says why not; False leaves the question open."""
        if not self.expects(peer.key, guests):
            raise Refused("ask the host to let you in")
        return True

    def refused(self, peer: PublicIdentity, reason: str) -> None:
        """``peer``, who is not our host yet, has sent us away."""

    def gone(self, peer: PublicIdentity) -> None:
        """The link to ``peer`` has ended."""


@dataclass
class Hosting(Way):
    """The table is ours: we own the door, and have no other privilege."""

    host: PublicIdentity
    door: Door
    reception: Reception | None = None  # for those who come with a short code

    def expects(self, key: bytes, guests: Collection[bytes]) -> bool:  # noqa: ARG002
        return True  # whoever was invited

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
        try:
            link = await node.reach_soon(self.invitation.addresses)
        except PeerError as error:
            raise PeerError(f"{error}; {why_nobody_answered(self.invitation)}") from error
        if not self.invitation.admits(link.peer):
            await link.aclose()
            raise NotAuthentic("somebody else than the host of the invitation answered")
        self.host = link.peer
        node.members.add(link.peer)
        nursery.start_soon(node.stay_linked, self.invitation.addresses, link.peer, link)

    def meet(self, link: Link) -> bytes | None:
        return self.invitation.secret if link.peer == self.host else b""


def why_nobody_answered(invitation: Invitation) -> str:
    """After all addresses, each with its problem: what may be the matter, and what to do."""
    if not any(map(is_for_others, invitation.addresses)):
        return "the table may be closed"
    return (
        "the table may be closed, or be behind a router that lets nobody in: then its host can "
        "open that port there, or somebody can host whom all of you can reach"
    )


@dataclass
class WithCode(Way):
    """We know a short code, and where tables with its number are: ours is the one whose host knows
    the code, too.

    Anybody can show a number, so each is asked, a moment after the one before.
    """

    code: str
    me: PublicIdentity
    tables: Sequence[tuple[Address, ...]]
    visits: dict[PublicIdentity, Visit] = field(default_factory=dict)

    async def enter(self, node: Node, nursery: trio.Nursery) -> None:
        problems: list[PeerError] = []

        async def attempt(number: int, addresses: tuple[Address, ...]) -> None:
            await trio.sleep(number * NEXT_TABLE_SECONDS)
            try:
                await self._ask(addresses, node, nursery)
                asking.cancel_scope.cancel()
            except PeerError as problem:
                problems.append(problem)

        async with trio.open_nursery() as asking:
            for number, addresses in enumerate(self.tables):
                asking.start_soon(attempt, number, addresses)
        if self.host is None:
            # Whoever refused us has at least heard the code.
            raise max(problems, key=lambda problem: isinstance(problem, Refused))

    async def _ask(self, addresses: tuple[Address, ...], node: Node, nursery: trio.Nursery) -> None:
        """Try the code with whoever answers there; ``PeerError`` if it is not our host."""
        link = await node.reach_soon(addresses)
        if link.peer in self.visits:
            await link.aclose()
            raise NotAuthentic("the same key at two tables")
        visit = self.visits[link.peer] = Visit(self.code, self.me)
        nursery.start_soon(node.keep, link)
        try:
            with trio.move_on_after(ANSWER_SECONDS):
                await visit.settled.wait()
        finally:
            visit.settled.set()  # it is too late now
            if link.peer != self.host:
                link.close()
        if link.peer != self.host:
            raise visit.problem
        nursery.start_soon(node.stay_linked, addresses, link.peer)

    def meet(self, link: Link) -> bytes | None:
        if self.host is None and link.peer in self.visits:
            self.visits[link.peer].begin(link)
            return None
        return b""

    def hear_code(self, link: Link, frame: Pake) -> bool:
        visit = self.visits.get(link.peer)
        if visit is None or visit.settled.is_set() or self.host is not None:
            return False
        visit.hear(link, frame)
        if visit.trusted:
            self.host = link.peer
        return visit.trusted

    def refused(self, peer: PublicIdentity, reason: str) -> None:
        if peer in self.visits:
            self.visits[peer].fail(Refused(reason))

    def gone(self, peer: PublicIdentity) -> None:
        if peer in self.visits:
            self.visits[peer].settled.set()

    def admit(self, peer: PublicIdentity, knock: Knock, guests: Collection[bytes]) -> bool:
        # Before that, whoever this is has not shown that it is the host.
        return self.host is not None and super().admit(peer, knock, guests)


class Returning(Way):
    """We sat there before: everybody whom we knew then may come in."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.host = PublicIdentity(lobby.guests[0].identity)

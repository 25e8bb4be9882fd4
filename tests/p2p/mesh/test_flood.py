"""Who hears what is said at a table."""

import pytest
import trio

from crypto.identity import Identity, PublicIdentity
from p2p.mesh.node import Node
from p2p.wire.frames import Closed
from p2p.wire.link import Line, Link
from p2p.wire.sockets import Sockets
from tests.p2p.tunnels import to_nobody


def link_to(peer: PublicIdentity) -> Link:
    return Link(Line(to_nobody()), peer)


async def test_who_was_not_let_in_hears_nothing_of_the_match() -> None:
    me = Identity.generate()
    node = Node(me, Sockets(me), lambda *_: None, lambda _: None, lambda _: None)
    member, stranger = (link_to(Identity.generate().public) for _ in range(2))
    node.links = {link.peer: link for link in (member, stranger)}
    node.members = {member.peer}
    node.flood(Closed())
    assert member._queue.receive_nowait() == Closed()
    with pytest.raises(trio.WouldBlock):
        stranger._queue.receive_nowait()

"""Which of its links a peer keeps, and what it lets strangers do."""

import pytest
import trio
from trio.testing import MockClock

from crypto.identity import Identity
from p2p.errors import NotAuthentic
from p2p.mesh.node import FRESH_SECONDS, MAX_LINKS, Node
from p2p.wire.addresses import Address
from p2p.wire.link import Link
from tests.p2p.mesh.dialling import NobodyListens

ME, PEER, OTHER = (Identity.generate() for _ in range(3))


class Corridor(Link):
    """A link without a line."""

    def __init__(self, peer: Identity) -> None:
        self.peer, self.closed = peer.public, False
        self.since = self.heard = trio.current_time()

    def close(self) -> None:
        self.closed = True

    async def aclose(self) -> None:
        self.closed = True


class Answering(NobodyListens):
    """A network in which the same one answers everywhere."""

    def __init__(self, who: Identity) -> None:
        self.link = Corridor(who)

    async def dial(self, _: Address) -> Link:
        return self.link


def a_node(answers: Identity = PEER) -> Node:
    return Node(ME, Answering(answers), lambda *_: None, lambda _: None, lambda _: None)


def linked(node: Node, who: Identity, *, member: bool) -> Corridor:
    link = node.links[who.public] = Corridor(who)
    if member:
        node.members.add(who.public)
    return link


async def test_whoever_answers_must_be_whom_we_dialled() -> None:
    node = a_node(answers=OTHER)
    with pytest.raises(NotAuthentic, match="somebody else answered"):
        await node.reach([("192.0.2.1", 4114)], PEER.public)
    assert (await a_node().reach([("192.0.2.1", 4114)], PEER.public)).peer == PEER.public


async def test_there_are_so_many_links_and_whoever_was_not_let_in_gives_way() -> None:
    node = a_node()
    member = linked(node, OTHER, member=True)
    idle = linked(node, Identity.generate(), member=False)
    while len(node.links) < MAX_LINKS:
        linked(node, Identity.generate(), member=True)
    assert node._prefer(Corridor(PEER), dialled=False)
    assert (idle.closed, member.closed) == (True, False)
    assert idle.peer not in node.links
    linked(node, Identity.generate(), member=True)
    assert not node._prefer(Corridor(PEER), dialled=False), "members don't give way"


async def test_a_program_that_still_speaks_keeps_its_line(autojump_clock: MockClock) -> None:
    """Whoever comes with its key is a copy; and both would sign for one place."""
    node = a_node()
    old = linked(node, PEER, member=True)
    await trio.sleep(100)
    old.heard = trio.current_time()
    assert not node._prefer(Corridor(PEER), dialled=False)
    assert not old.closed
    await trio.sleep(FRESH_SECONDS)
    assert node._prefer(Corridor(PEER), dialled=False)
    assert old.closed


async def test_only_members_may_say_more_than_a_stranger() -> None:
    node = a_node()
    assert node._limit_of(PEER.public) is None
    node.members.add(PEER.public)
    assert node._limit_of(PEER.public) is not None

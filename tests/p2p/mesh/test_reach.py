"""Finding a peer at one of several addresses, on a clock that jumps."""

import pytest
import trio
from trio.testing import MockClock

from crypto.identity import Identity, PublicIdentity
from p2p.errors import NotAuthentic, PeerError
from p2p.mesh import node
from p2p.mesh.node import Node
from p2p.wire.addresses import Address
from p2p.wire.link import Line, Link
from tests.p2p.mesh.dialling import NobodyListens
from tests.p2p.tunnels import to_nobody

ME, HOST, OTHER = (Identity.generate() for _ in range(3))
SWALLOWS, REFUSES, RIGHT, WRONG = (("192.0.2.1", port) for port in (1, 2, 3, 4))


class Phone(NobodyListens):
    """Rings at four kinds of address."""

    def __init__(self) -> None:
        self.links: list[Link] = []

    async def dial(self, address: Address) -> Link:
        if address == SWALLOWS:
            await trio.sleep(60)
        if address in (SWALLOWS, REFUSES):
            raise PeerError(f"{address}: no answer")
        await trio.sleep(0.01)
        peer = (HOST if address == RIGHT else OTHER).public
        self.links.append(Link(Line(to_nobody()), peer))
        return self.links[-1]


async def reach(*addresses: Address, expected: PublicIdentity | None = HOST.public) -> Link:
    caller = Node(ME, Phone(), lambda *_: None, lambda _: None, lambda _: None)
    return await caller.reach(addresses, expected)


@pytest.mark.parametrize("first", [SWALLOWS, REFUSES, WRONG])
async def test_a_bad_address_does_not_hold_up_a_good_one(
    first: Address, autojump_clock: MockClock
) -> None:
    start = trio.current_time()
    assert (await reach(first, RIGHT)).peer == HOST.public
    assert trio.current_time() - start < 2 * node.STAGGER_SECONDS


async def test_who_is_nowhere_is_not_reached_and_the_reason_is_told(
    autojump_clock: MockClock,
) -> None:
    with pytest.raises(PeerError, match="no answer"):
        await reach(SWALLOWS, REFUSES)
    with pytest.raises(NotAuthentic, match="somebody else"):
        await reach(WRONG)
    with pytest.raises(PeerError, match="no address"):
        await reach()

"""What several tests of gossip sit in."""

from collections.abc import AsyncIterator

import pytest
import trio

from tests.p2p.match.test_gossip import Room


@pytest.fixture
async def room(nursery: trio.Nursery) -> AsyncIterator[Room]:
    room = Room()
    nursery.start_soon(room.gossip.run)
    yield room
    nursery.cancel_scope.cancel()

"""Whose words may lie on our lines and wait for us (K9)."""

from collections.abc import Sequence

import trio
from trio.testing import MockClock

from bench.virtual import MemoryTunnel
from crypto.identity import Identity
from games.kit import Seat
from p2p.mesh.backlog import Backlog
from p2p.mesh.liveness import SIGN_SECONDS, Liveness
from p2p.mesh.node import Node
from p2p.wire.frames import Closed
from p2p.wire.link import Line, Link
from p2p.wire.rate_limit import FrameLimit
from p2p.wire.sockets import Sockets
from tests.p2p.tunnels import both_ends

ME, AUTHOR, CARRIER, STRANGER = (Identity.generate() for _ in range(4))
SEATS = (ME, AUTHOR, CARRIER)


class Lines:
    """Ours to some others; each of them may say something, and nothing is read."""

    def __init__(self, *others: Identity) -> None:
        self.node = Node(ME, Sockets(ME), lambda *_: None, lambda _: None, lambda _: None)
        self.liveness = Liveness(Seat(1))
        players = [who.public for who in SEATS]
        self.backlog = Backlog(players, self.node, self.liveness)
        self.ends: dict[Identity, MemoryTunnel] = {}
        for other in others:
            here, self.ends[other] = both_ends()
            self.node.links[other.public] = link = Link(Line(here), other.public)
            limit = FrameLimit()
            link.limited_by(lambda limit=limit: limit)  # type: ignore[misc]

    def link(self, other: Identity) -> Link:
        return self.node.links[other.public]

    async def says(self, other: Identity) -> None:
        await Line(self.ends[other]).send(Closed())

    @property
    def unread(self) -> Sequence[Seat]:
        return [seat for seat in map(Seat, (2, 3)) if self.backlog.is_unread(seat)]


async def test_what_lies_on_a_line_is_its_own_peers() -> None:
    lines = Lines(AUTHOR, CARRIER, STRANGER)
    assert lines.unread == []
    await lines.says(STRANGER)
    assert lines.unread == []
    await lines.says(AUTHOR)
    assert lines.unread == [2]
    await lines.link(AUTHOR).next()
    assert lines.unread == []


async def test_who_has_no_line_is_looked_for_where_it_was_heard_last(
    autojump_clock: MockClock,
) -> None:
    lines = Lines(CARRIER, STRANGER)
    await lines.says(CARRIER)
    assert lines.unread == [3]
    for brought_by in (CARRIER, STRANGER):
        lines.liveness.heard(Seat(2), lines.link(brought_by))
    assert lines.unread == [2, 3]
    await trio.sleep(SIGN_SECONDS + 1)
    assert lines.unread == [2, 3], "as long as nobody has brought anything since"
    lines.liveness.heard(Seat(2), lines.link(STRANGER))
    assert lines.unread == [3]
    await lines.says(STRANGER)
    assert lines.unread == [2, 3]


async def test_of_a_line_that_has_ended_nothing_is_expected() -> None:
    lines = Lines(CARRIER)
    lines.liveness.heard(Seat(2), lines.link(CARRIER))
    await lines.says(CARRIER)
    del lines.node.links[CARRIER.public]
    assert lines.unread == []


async def test_who_has_a_line_is_not_looked_for_elsewhere() -> None:
    lines = Lines(AUTHOR, CARRIER)
    lines.liveness.heard(Seat(2), lines.link(CARRIER))
    await lines.says(CARRIER)
    assert lines.unread == [3]


async def test_a_line_over_its_pace_spares_nothing(autojump_clock: MockClock) -> None:
    lines = Lines(AUTHOR)
    limit = FrameLimit(at_once=1, a_second=1)
    lines.link(AUTHOR).limited_by(lambda: limit)
    for _ in range(3):
        await lines.says(AUTHOR)
    assert lines.unread == [2]
    await lines.link(AUTHOR).next()
    await limit.heard(b"")
    await lines.link(AUTHOR).next()
    assert lines.unread == [2], "it has waited until that was within its pace"
    with trio.move_on_after(0.1):
        await limit.heard(b"")
    assert lines.unread == []
    await trio.sleep(1)
    assert lines.unread == [2]


async def test_what_a_tunnel_through_a_socket_holds_is_seen_before_it_is_received() -> None:
    """Also what is still with the system: that is where it waits for a program that is busy."""
    heard: list[Link] = []

    async def keep(link: Link) -> None:
        heard.append(link)
        await trio.sleep_forever()

    async with trio.open_nursery() as nursery:
        port = await nursery.start(Sockets(ME).serve, "127.0.0.1", 0, lambda _: True, keep)
        dialled = await Sockets(AUTHOR).dial(("127.0.0.1", port))
        nursery.start_soon(dialled.write)
        while not heard:
            await trio.lowlevel.checkpoint()
        for one, other in ((heard[0], dialled), (dialled, heard[0])):
            one.limited_by(lambda: None)
            assert not one.has_unread
            if one is dialled:
                nursery.start_soon(other.write)
            other.post(Closed())
            with trio.fail_after(10):
                while not one.has_unread:
                    await trio.sleep(0.01)
            assert await one.next() == Closed()
            assert not one.has_unread
        nursery.cancel_scope.cancel()

"""Who gets what others said from us, and who is spared it."""

from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
import trio
from trio.testing import MockClock

from crypto.identity import Identity
from games.kit import Seat
from p2p.changes import Changes
from p2p.mesh.node import Node
from p2p.mesh.relay import LONGER, PAUSE_SECONDS, Relay
from p2p.wire.frames import Said
from p2p.wire.link import Line, Link
from table.log.message import Message, Saying, Seen, Where
from tests.p2p.tunnels import to_nobody

AUTHOR, SOURCE, OTHER = map(Seat, (2, 3, 4))
SAYING = Saying("ack", "ack", b"")


class Room:
    """Us in seat 1, linked with the three other players."""

    def __init__(self) -> None:
        self.people = [Identity.generate() for _ in range(4)]
        self.keys = [who.public.key for who in self.people]
        nothing: Any = None
        self.node = Node(self.people[0], nothing, nothing, nothing, nothing)
        self.links = {Seat(i): self.link(who) for i, who in enumerate(self.people[1:], start=2)}
        self.changes = Changes()
        self.relay = Relay(self.node, self.keys, self.changes)

    def link(self, who: Identity) -> Link:
        link = Link(Line(to_nobody()), who.public)
        self.node.links[who.public] = link
        self.node.members.add(who.public)
        return link

    def said(self, seat: Seat, *counts: int) -> Message:
        """A message of ``seat`` that had seen so much."""
        ids = tuple(bytes([n]) * 32 if n else bytes(32) for n in counts)
        where, seen = Where(bytes(32)), Seen(counts, ids)
        return Message.sign(self.people[seat - 1], where, seat, seen, SAYING)

    def pass_on(self, message: Message, source: Seat = SOURCE) -> None:
        self.relay.pass_on(message.encode(), message, self.links[source])
        self.changes.tell()

    def sent_to(self, seat: Seat) -> list[bytes]:
        """What has been posted to a peer since we looked last."""
        found = []
        while self.links[seat]._queue.statistics().current_buffer_used:
            found.append(cast("Said", self.links[seat]._queue.receive_nowait()).message)
        return found


@pytest.fixture
async def room(nursery: trio.Nursery) -> AsyncIterator[Room]:
    room = Room()
    nursery.start_soon(room.relay.run)
    yield room
    nursery.cancel_scope.cancel()


async def test_what_is_new_goes_on_at_once_but_not_to_who_has_it(room: Room) -> None:
    message = room.said(AUTHOR, 0, 0, 0, 0)
    room.pass_on(message)
    assert room.sent_to(OTHER) == [message.encode()]
    assert room.sent_to(AUTHOR) == room.sent_to(SOURCE) == []


async def spared(room: Room) -> Message:
    """The other one has shown that it gets the author's messages without us; here is another."""
    room.relay.also_got(room.keys[OTHER - 1], AUTHOR, 0)
    message = room.said(AUTHOR, 0, 1, 0, 0)
    room.pass_on(message)
    assert room.sent_to(OTHER) == []
    return message


async def test_who_gets_them_elsewhere_gets_them_after_a_pause(
    room: Room, autojump_clock: MockClock
) -> None:
    message = await spared(room)
    await trio.sleep(PAUSE_SECONDS * LONGER + 0.01)
    assert room.sent_to(OTHER) == [message.encode()]


async def test_who_had_to_wait_in_vain_is_spared_no_more(
    room: Room, autojump_clock: MockClock
) -> None:
    await spared(room)
    await trio.sleep(PAUSE_SECONDS * LONGER + 0.01)
    room.sent_to(OTHER)
    room.pass_on(room.said(AUTHOR, 0, 2, 0, 0))
    assert len(room.sent_to(OTHER)) == 1


@pytest.mark.parametrize("way", ["sends it", "says how much it has", "signs what it has seen"])
async def test_who_shows_that_it_has_a_message_is_not_sent_it(
    way: str, room: Room, autojump_clock: MockClock
) -> None:
    await spared(room)
    match way:
        case "sends it":
            room.relay.also_got(room.keys[OTHER - 1], AUTHOR, 1)
        case "says how much it has":
            room.relay.holds(room.keys[OTHER - 1], (0, 2, 0, 0))
        case _:
            room.pass_on(room.said(OTHER, 0, 2, 0, 0))
    await trio.sleep(PAUSE_SECONDS * LONGER + 0.01)
    assert room.sent_to(OTHER) == []


@pytest.mark.parametrize("counts", [(0, 1, 0, 0), (9, 9), (9,) * 5, ()])
async def test_who_has_less_or_talks_nonsense_is_sent_it(
    counts: tuple[int, ...], room: Room, autojump_clock: MockClock
) -> None:
    message = await spared(room)
    room.relay.holds(room.keys[OTHER - 1], counts)
    await trio.sleep(PAUSE_SECONDS * LONGER + 0.01)
    assert room.sent_to(OTHER) == [message.encode()]


async def test_what_one_peer_has_is_not_kept_from_another(
    room: Room, autojump_clock: MockClock
) -> None:
    await spared(room)
    room.relay.holds(room.keys[SOURCE - 1], (9, 9, 9, 9))
    await trio.sleep(PAUSE_SECONDS * LONGER + 0.01)
    assert len(room.sent_to(OTHER)) == 1

"""Links through a relay of our own, in one process where no datagram gets through otherwise.

Run by ``test_by_relay`` in a network of its own.
"""

import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import trio

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.errors import PeerError
from p2p.me import Me
from p2p.reach import quic
from p2p.reach.by_key import parse_by_key, relay_of
from p2p.reach.quic import Quic
from p2p.reach.relays import Relays, own_relays
from p2p.wire.addresses import LOOPBACK, Address
from p2p.wire.frames import Ping
from p2p.wire.link import Link
from p2p.wire.transport import Transport
from tests.mental.seating import terms_of
from tests.p2p.house import House
from tests.p2p.reach.relay import Cheats, Datagrams, Relay

HERE, THERE, OTHER = (Identity.generate() for _ in range(3))
CHEATS = ("drops", "replays", "changes", "says_another_sent_it", "reorders")
FILTER = """\
add table inet refusing
add chain inet refusing outgoing { type filter hook output priority 0; }
add rule inet refusing outgoing meta l4proto udp drop
"""


@pytest.fixture(scope="module", autouse=True)
def no_datagrams() -> None:
    """Else two ends on one machine find each other at once."""
    subprocess.run(["nft", "-f", "-"], input=FILTER, text=True, check=True)


@dataclass
class Opened:
    relay: Relay
    nursery: trio.Nursery
    port: int

    @property
    def relays(self) -> Relays:
        return own_relays([f"http://{LOOPBACK}:{self.port}"])

    async def end(
        self,
        identity: Identity,
        welcome: Callable[[Link], object] = lambda _: None,
        nursery: trio.Nursery | None = None,
    ) -> Quic:
        """One that the relay knows; it ends with the ``nursery``."""

        async def welcomed(link: Link) -> None:
            welcome(link)
            await trio.sleep_forever()

        end = Quic(identity, self.relays)
        await (nursery or self.nursery).start(end.serve, LOOPBACK, 0, lambda _: True, welcomed)
        with trio.fail_after(20):
            while not end.addresses:
                await trio.sleep(0.05)
        return end


@asynccontextmanager
async def opened(relay: Relay) -> AsyncIterator[Opened]:
    async with trio.open_nursery() as nursery:
        port = await nursery.start(relay.serve, LOOPBACK)
        yield Opened(relay, nursery, port)
        nursery.cancel_scope.cancel()


async def first_of(came: list[Link]) -> Link:
    """Whoever dials knows a moment earlier that they know each other."""
    while not came:
        await trio.sleep(0.01)
    return came[0]


class Relayed(House):
    """A house whose people know each other by a relay alone."""

    relays: Relays

    def me(self, name: str, identity: Identity | None = None) -> Me:
        me, ends = super().me(name, identity), list[Quic]()

        def transport(identity: Identity) -> Transport:
            ends.append(Quic(identity, self.relays))
            return ends[0]

        async def tell(_: int, found: Callable[[tuple[Address, ...]], None]) -> None:
            while not ends[0].addresses:
                await trio.sleep(0.05)
            found(ends[0].addresses)

        me.transport, me.reachable, me.look_further = transport, lambda _: (), tell
        return me

    @property
    def invitation(self) -> Invitation:
        here = super().invitation
        return Invitation(self.host.node.addresses, here.pin, here.secret)


async def played(folder: Path, relay: Relay) -> Relayed:
    house = Relayed(folder, terms_of("kuhn", 3), seed=1)
    async with opened(relay) as here:
        house.relays = here.relays
        async with house.opened() as nursery:
            await house.host.changes.until(lambda: bool(house.host.node.addresses))
            house.fill(nursery)
    return house


async def test_a_match_through_a_relay_that_learns_no_names_and_no_keys(tmp_path: Path) -> None:
    relay = Relay()
    house = await played(tmp_path, relay)
    house.agreed()
    seen = b"".join(sent.what for sent in relay.carried)
    assert len(relay.carried) > 100
    for name, session in house.sessions.items():
        identity = session.me.identity.public.key
        assert name.encode() not in seen
        assert identity not in seen
        assert identity not in {sent.sender for sent in relay.carried}


@pytest.mark.parametrize("cheat", CHEATS)
async def test_a_match_through_a_relay_that(cheat: str, tmp_path: Path) -> None:
    """Datagrams are lost, doubled and changed on any way; QUIC sees to that, as to an enemy."""
    relay = Relay(getattr(Cheats(), cheat))
    (await played(tmp_path, relay)).agreed()


async def test_a_slow_relay_is_slow_and_nothing_more(tmp_path: Path) -> None:
    (await played(tmp_path, Relay(delay=0.1))).agreed()


async def test_the_address_names_the_relay_and_the_link_says_so() -> None:
    came = list[Link]()
    async with opened(Relay()) as here:
        there, end = await here.end(THERE, came.append), await here.end(HERE)
        (address,) = there.addresses
        assert relay_of(address) == LOOPBACK
        link = await end.dial(address)
        assert link.peer == THERE.public
        assert link.route.relay == LOOPBACK
        assert (await first_of(came)).route.relay == LOOPBACK


async def test_a_relay_that_leads_to_somebody_else_brings_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It hands what is meant for one to another, and answers come as if from the one."""
    monkeypatch.setattr(quic, "DIAL_SECONDS", 3)
    keys: dict[bytes, bytes] = {}

    def mislead(sent: Datagrams) -> list[Datagrams]:
        receiver = keys.get(sent.receiver, sent.receiver)
        sender = keys.get(sent.sender, sent.sender)
        return [sent._replace(receiver=receiver, sender=sender)]

    async with opened(Relay(mislead)) as here:
        wanted, false, end = [await here.end(who) for who in (THERE, OTHER, HERE)]
        one, other = (parse_by_key(found.addresses[0]).key for found in (wanted, false))
        keys |= {one: other, other: one}
        with pytest.raises(PeerError):
            await end.dial(wanted.addresses[0])


async def test_a_relay_that_swallows_everything_is_told_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quic, "DIAL_SECONDS", 1)
    async with opened(Relay(lambda _: ())) as here:
        there, end = await here.end(THERE), await here.end(HERE)
        with pytest.raises(PeerError, match=f"relay {LOOPBACK}: no answer"):
            await end.dial(there.addresses[0])


async def test_last_words_arrive_though_nothing_gets_through_while_the_program_ends() -> None:
    came, words, relay = list[Link](), [Ping(number) for number in range(20)], Relay()
    async with opened(relay) as here:
        there = await here.end(THERE, came.append)
        async with trio.open_nursery() as nursery:
            end = await here.end(HERE, nursery=nursery)
            link = await end.dial(there.addresses[0])
            relay.meddle = lambda _: ()
            here.nursery.start_soon(better_after, relay, 1.5)
            await link._line.send(*words)
            await link.aclose()
            nursery.cancel_scope.cancel()
        with trio.fail_after(10):
            other = await first_of(came)
            assert [await other._line.receive() for _ in words] == words


async def better_after(relay: Relay, seconds: float) -> None:
    await trio.sleep(seconds)
    relay.meddle = lambda sent: (sent,)


async def test_a_relay_that_ends_and_is_there_again_has_cost_a_pause() -> None:
    """The link stays: QUIC waits, and the relay knows its clients anew."""
    came = list[Link]()
    async with trio.open_nursery() as nursery:
        first = trio.CancelScope()

        async def serve_first(task_status: trio.TaskStatus[int]) -> None:
            with first:
                await Relay().serve(LOOPBACK, task_status=task_status)

        port = await nursery.start(serve_first)
        here = Opened(Relay(), nursery, port)
        there, end = await here.end(THERE, came.append), await here.end(HERE)
        link = await end.dial(there.addresses[0])
        other = await first_of(came)
        first.cancel()
        await trio.sleep(1)
        await nursery.start(here.relay.serve, LOOPBACK, port)
        data = bytes(range(256)) * 64
        with trio.fail_after(25):
            nursery.start_soon(link._line.tunnel.send, data)
            got = b""
            while len(got) < len(data):
                got += await other._line.tunnel.receive()
        assert got == data
        nursery.cancel_scope.cancel()

"""Links over QUIC, in one process: run by ``test_quic`` in a network of its own."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import iroh
import pytest
import trio

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.errors import NotAuthentic, PeerError, PeerLost
from p2p.me import Me
from p2p.reach import quic
from p2p.reach.both import Both
from p2p.reach.by_key import ByKey, address_by_key, parse_by_key
from p2p.reach.quic import BEGINNING, Quic
from p2p.reach.relays import NO_RELAYS, PUBLIC_RELAYS, Relays, own_relays
from p2p.wire.addresses import LOOPBACK, Address
from p2p.wire.frames import Ping, Said
from p2p.wire.link import HANDSHAKE_SECONDS, Link
from p2p.wire.rate_limit import STRANGERS_AT_ONCE
from p2p.wire.sockets import Sockets
from p2p.wire.transport import Transport
from tests.mental.seating import terms_of
from tests.p2p.house import HOST, House

HERE, THERE, OTHER = (Identity.generate() for _ in range(3))


class Wired(House):
    """A house whose people have one kind of line, or both."""

    lines: dict[str, str] = {}  # noqa: RUF012
    usual = "quic"

    def me(self, name: str, identity: Identity | None = None) -> Me:
        me, ends = super().me(name, identity), list[Quic]()
        line = self.lines.get(name, self.usual)

        def transport(identity: Identity) -> Transport:
            ends.append(Quic(identity, NO_RELAYS))
            sockets = Sockets(identity)
            if line == "sockets":
                return sockets
            return ends[0] if line == "quic" else Both(sockets, ends[0])

        me.transport = transport
        if line == "quic":
            me.reachable = lambda _: ends[0].addresses
        elif line == "both":
            me.look_further = lambda port, found: tell_both(port, ends[0], found)
        return me

    @property
    def invitation(self) -> Invitation:
        here = super().invitation
        return Invitation(self.host.node.addresses, here.pin, here.secret)


async def tell_both(port: int, end: Quic, found: Callable[[tuple[Address, ...]], None]) -> None:
    while not end.addresses:
        await trio.sleep(0.01)
    found(((LOOPBACK, port), *end.addresses))


@pytest.mark.parametrize(
    "lines",
    [{}, {HOST: "both", "guest 1": "sockets"}],
)
async def test_a_match_over_quic_and_over_both(lines: dict[str, str], tmp_path: Path) -> None:
    house = Wired(tmp_path, terms_of("kuhn", 3), seed=1)
    house.lines = lines
    async with house.opened() as nursery:
        await house.host.changes.until(lambda: len(house.host.node.addresses) > bool(lines))
        house.fill(nursery)
    house.agreed()


# One line


@asynccontextmanager
async def listening(
    identity: Identity, welcome: Callable[[Link], object], expects: Callable[[bytes], bool]
) -> AsyncIterator[Address]:
    async def welcomed(link: Link) -> None:
        welcome(link)
        await kept(link)

    async with trio.open_nursery() as nursery:
        end = Quic(identity, NO_RELAYS)
        await nursery.start(end.serve, LOOPBACK, 0, expects, welcomed)
        yield end.addresses[0]
        nursery.cancel_scope.cancel()


async def kept(link: Link) -> None:
    """As by a node: whatever ends it, it is closed."""
    try:
        await trio.sleep_forever()
    finally:
        with trio.CancelScope(shield=True):
            await link.aclose()


@asynccontextmanager
async def caller(identity: Identity = HERE) -> AsyncIterator[Quic]:
    async with trio.open_nursery() as nursery:
        end = Quic(identity, NO_RELAYS)
        await nursery.start(end.serve, LOOPBACK, 0, lambda _: False, trio.sleep_forever)
        yield end
        nursery.cancel_scope.cancel()


@asynccontextmanager
async def two_ends() -> AsyncIterator[tuple[Link, Link]]:
    came = list[Link]()
    there = listening(THERE, came.append, lambda _: True)
    async with there as address, caller() as end:
        link = await end.dial(address)
        while not came:
            await trio.sleep(0.01)
        yield link, came[0]
        await link.aclose()


async def test_both_ends_know_each_other_and_nothing_is_lost_on_the_way() -> None:
    async with two_ends() as (one, other):
        assert one.peer == THERE.public
        assert other.peer == HERE.public
        data = bytes(range(256)) * 4096
        async with trio.open_nursery() as nursery:
            nursery.start_soon(one._line.tunnel.send, data)
            got = b""
            while len(got) < len(data):
                got += await other._line.tunnel.receive()
        assert got == data
        assert one.route.relay is None


async def test_whoever_stops_waiting_loses_nothing() -> None:
    async with two_ends() as (one, other):
        for _ in range(3):
            with trio.move_on_after(0.02):
                await other._line.receive()
        await one._line.send(Ping(7))
        assert await other._line.receive() == Ping(7)


async def test_last_words_arrive() -> None:
    async with two_ends() as (one, other):
        await one._line.send(*(Ping(7) for _ in range(20)))
        await one.aclose()
        for _ in range(20):
            assert await other._line.receive() == Ping(7)
        with pytest.raises(trio.BrokenResourceError):
            await other._line.receive()


async def test_whoever_is_not_expected_is_sent_away() -> None:
    came = list[Link]()
    there = listening(THERE, came.append, lambda key: key == OTHER.public.key)
    async with there as address, caller() as end:
        with pytest.raises(PeerError):
            await end.dial(address)
        async with caller(OTHER) as expected:
            link = await expected.dial(address)
            assert link.peer == THERE.public
            await link.aclose()


async def test_who_has_another_key_than_the_address_says_is_not_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quic, "DIAL_SECONDS", 1)
    there = listening(THERE, lambda _: None, lambda _: True)
    async with there as address, caller() as end:
        where = parse_by_key(address)
        wrong = address_by_key(where._replace(key=OTHER.public.key))
        with pytest.raises(PeerError):
            await end.dial(wrong)


async def test_a_crowd_that_says_nothing_keeps_nobody_out() -> None:
    there = listening(THERE, lambda _: None, lambda _: True)
    async with there as address, caller() as end:
        silent = [await end._connect(parse_by_key(address)) for _ in range(3 * BEGINNING)]
        async with caller(OTHER) as honest:
            with trio.fail_after(5):
                link = await honest.dial(address)
            assert link.peer == THERE.public
            await link.aclose()
        # Most of them were sent away meanwhile, and the first of all.
        ended = [connection.close_reason() is not None for _, connection in silent]
        assert ended[0]
        assert sum(ended) > BEGINNING
        for stream, _ in silent:
            await stream.aclose()


@pytest.mark.parametrize("kind", ["bi", "uni"])
@pytest.mark.parametrize("speaks", [True, False])
async def test_whoever_opens_another_stream_is_cut_off(kind: str, speaks: bool) -> None:
    """What comes there would be kept and never read, a megabyte for each of a hundred."""
    there = listening(THERE, lambda _: None, lambda _: True)
    async with there as address, caller() as end:
        stream, connection = await end._connect(parse_by_key(address))
        assert end._open is not None
        beside = end._open.beside
        if speaks:
            await stream.send_all(b"\x16")

        async def flood() -> None:
            for _ in range(200):
                opened = await (connection.open_bi() if kind == "bi" else connection.open_uni())
                sent = opened.send() if isinstance(opened, iroh.BiStream) else opened
                await sent.write_all(bytes(1 << 20))

        with trio.fail_after(HANDSHAKE_SECONDS / 2), pytest.raises(iroh.IrohError):
            await beside.run(flood())
        await stream.aclose()


async def test_who_says_much_at_once_is_heard_at_a_strangers_pace() -> None:
    async with two_ends() as (one, other):
        heard = 0
        await one._line.send(*(Ping(7) for _ in range(4 * STRANGERS_AT_ONCE)))
        with trio.move_on_after(1):
            while True:
                await other._line.receive()
                heard += 1
        assert STRANGERS_AT_ONCE // 2 < heard <= STRANGERS_AT_ONCE + 2


async def test_an_end_that_is_silent_is_given_up_by_our_own_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To QUIC its own signs of life are enough, for ever."""
    monkeypatch.setattr("p2p.wire.link.SILENCE_SECONDS", 0.3)
    async with two_ends() as (_, other):
        with trio.fail_after(5), pytest.raises(PeerLost, match="silent"):
            await other.next()


async def test_an_end_that_reads_nothing_is_given_up_by_our_own_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("p2p.wire.link.SILENCE_SECONDS", 0.5)
    async with two_ends() as (one, _), trio.open_nursery() as nursery:
        nursery.start_soon(say_without_end, one)
        with trio.fail_after(20), pytest.raises(PeerLost, match="read nothing"):
            await one.write()
        nursery.cancel_scope.cancel()


async def say_without_end(link: Link) -> None:
    much = Said(bytes(1 << 14))
    while True:
        with suppress(trio.WouldBlock):
            link._send.send_nowait(much)
        await trio.lowlevel.checkpoint()


async def test_who_does_not_speak_tls_is_cut_off() -> None:
    there = listening(THERE, lambda _: None, lambda _: True)
    async with there as address, caller() as end:
        stream, _ = await end._connect(parse_by_key(address))
        await stream.send_all(b"GET / HTTP/1.1\r\n\r\n")
        with trio.fail_after(5):
            with suppress(trio.BrokenResourceError):
                assert await stream.receive_some() == b""
        await stream.aclose()


async def test_nobody_there_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quic, "DIAL_SECONDS", 0.3)
    monkeypatch.setattr(quic, "CLOSING_SECONDS", 0.1)
    nobody = address_by_key(ByKey(OTHER.public.key, 9, direct=LOOPBACK))
    async with caller() as end:
        with pytest.raises(PeerError, match="no answer"):
            await end.dial(nobody)


async def test_a_relay_is_not_used_by_whoever_did_not_agree() -> None:
    somewhere = address_by_key(ByKey(OTHER.public.key, 443, relay="relay.example.org"))
    async with caller() as end:
        with pytest.raises(PeerError, match="not agreed"):
            await end.dial(somewhere)


STRANGE = [
    *("a b.example.org", "..", "a..b", ".example.org", "%00.example", "[::1].org", "é.example.org"),
    *("user@example.org", "example.org/path", "example.org?x", "x" * 60 + ".org", "\0.example"),
    *("127.0.0.1", "999.1.1.1", "1.2", "0x7f.1", "-.-", "example.org:99", "*.example.org"),
]


def strange_addresses() -> Iterator[Address]:
    for key in (OTHER.public.key, bytes(32), b"\xff" * 32):
        for place in STRANGE:
            yield address_by_key(ByKey(key, 65535, relay=place))
        for direct in ("127.0.0.1", "::1", "169.254.1.1", "fe80::1", "::ffff:127.0.0.1"):
            yield address_by_key(ByKey(key, 9, direct=direct))
    yield address_by_key(ByKey(OTHER.public.key, 0, relay="relay.example.org"))


async def test_no_address_that_somebody_names_ends_our_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quic, "DIAL_SECONDS", 0.5)
    end, refused = Quic(HERE, own_relays(["http://127.0.0.1:9"])), list[Address]()

    async def dial(address: Address) -> None:
        with pytest.raises(PeerError):
            await end.dial(address)
        refused.append(address)

    async with trio.open_nursery() as nursery:
        await nursery.start(end.serve, LOOPBACK, 0, lambda _: False, trio.sleep_forever)
        async with trio.open_nursery() as dialling:
            for address in strange_addresses():
                dialling.start_soon(dial, address)
        nursery.cancel_scope.cancel()
    assert len(refused) == 3 * (len(STRANGE) + 5) + 1


async def test_one_of_our_own_is_no_peer() -> None:
    there = listening(HERE, lambda _: None, lambda _: True)
    async with there as address, caller(HERE) as end:
        with pytest.raises((PeerError, NotAuthentic)):
            await end.dial(address)


@pytest.mark.parametrize("relays", [PUBLIC_RELAYS, own_relays(["https://relay.example.org"])])
async def test_where_no_relay_answers_there_is_no_address_and_nobody_waits(relays: Relays) -> None:
    end = Quic(HERE, relays)
    with trio.fail_after(5):
        async with trio.open_nursery() as nursery:
            await nursery.start(end.serve, LOOPBACK, 0, lambda _: True, trio.sleep_forever)
            assert end.addresses == ()
            nursery.cancel_scope.cancel()


def test_the_key_that_relays_see_stays_the_same_and_is_not_the_players() -> None:
    assert Quic(HERE, NO_RELAYS)._key == Quic(HERE, PUBLIC_RELAYS)._key
    assert Quic(HERE, NO_RELAYS)._key != Quic(THERE, NO_RELAYS)._key

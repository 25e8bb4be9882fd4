"""The handshake needs a tunnel and its binding, not TLS; and what TLS gives is such a tunnel."""

import ssl
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import trio
from trio.testing import memory_stream_pair

from crypto.identity import Identity
from p2p.errors import NotAuthentic
from p2p.wire import tls
from p2p.wire.link import Link, answer, dial
from p2p.wire.tls import Tls
from p2p.wire.tunnel import Tunnel
from tests.p2p.tunnels import both_ends

ALICE, BOB = Identity(b"A" * 32), Identity(b"B" * 32)


async def shaken(dialler: Tunnel, listener: Tunnel) -> dict[str, Link | str]:
    """Whom each end finds, or why it finds nobody."""
    found: dict[str, Link | str] = {}

    async def alice() -> None:
        try:
            found["alice"] = await dial(dialler, ALICE)
        except NotAuthentic as error:
            found["alice"] = str(error)

    async def bob() -> None:
        try:
            found["bob"] = await answer(listener, BOB)
        except NotAuthentic as error:
            found["bob"] = str(error)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(alice)
        nursery.start_soon(bob)
    return found


async def test_both_ends_of_any_tunnel_come_to_know_each_other() -> None:
    found = await shaken(*both_ends())
    alice, bob = found["alice"], found["bob"]
    assert isinstance(alice, Link)
    assert isinstance(bob, Link)
    assert (alice.peer, bob.peer) == (BOB.public, ALICE.public)


async def test_who_joins_two_tunnels_is_noticed_by_their_bindings() -> None:
    """All bytes go through unchanged; only the bindings differ, as in two tunnels they do."""
    one, other = both_ends()
    other._bound = b"\1" * 32
    found = await shaken(one, other)
    assert any("not who it says" in str(outcome) for outcome in found.values())
    assert not any(isinstance(outcome, Link) for outcome in found.values())


async def test_a_tunnel_that_closes_too_early_makes_no_link() -> None:
    one, other = both_ends()
    await other.close()
    with pytest.raises(NotAuthentic, match="no handshake"):
        await dial(one, ALICE)


async def bindings(server: tls.Server) -> tuple[bytes, bytes]:
    left, right = memory_stream_pair()
    found: dict[str, bytes] = {}

    async def bound(name: str, tunnel: tls.Tls) -> None:
        found[name] = await tunnel.binding()

    async with trio.open_nursery() as nursery:
        nursery.start_soon(bound, "dialler", tls.dialled(left))
        nursery.start_soon(bound, "listener", tls.answered(right, server))
    return found["dialler"], found["listener"]


async def test_a_binding_by_tls_is_that_of_the_listener_and_of_nobody_else() -> None:
    here, elsewhere = await bindings(tls.server()), await bindings(tls.make_server())
    assert here[0] == here[1]
    assert elsewhere[0] == elsewhere[1]
    assert here[0] != elsewhere[0]
    assert len(here[0]) == 32


OLD = ssl.TLSVersion.TLSv1_2


async def is_refused(ours: Tls, theirs: trio.SSLStream[Any]) -> bool:
    """Does one of both ends break off?"""
    refused = False

    async def opened(handshake: Callable[[], Awaitable[object]]) -> None:
        nonlocal refused
        try:
            await handshake()
        except trio.BrokenResourceError:
            refused = True
            nursery.cancel_scope.cancel()

    async with trio.open_nursery() as nursery:
        nursery.start_soon(opened, ours.binding)
        nursery.start_soon(opened, theirs.do_handshake)
    return refused


async def test_whoever_speaks_an_older_tls_is_not_spoken_with() -> None:
    left, right = memory_stream_pair()
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname, client.verify_mode = False, ssl.CERT_NONE
    client.maximum_version = OLD
    assert await is_refused(tls.answered(left), trio.SSLStream(right, client))
    left, right = memory_stream_pair()
    server = tls.make_server().context
    server.minimum_version = server.maximum_version = OLD
    theirs = trio.SSLStream(right, server, server_side=True)
    assert await is_refused(tls.dialled(left), theirs)

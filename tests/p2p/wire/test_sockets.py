"""Ports and dialling: nobody who stays silent holds anybody up, or takes the port down."""

import pytest
import trio
from trio.testing import MockClock, memory_stream_pair

from crypto.identity import Identity
from p2p.errors import PeerError
from p2p.wire import link, sockets
from p2p.wire.sockets import Sockets

ME = Identity(b"\1" * 32)


async def test_an_address_that_swallows_what_is_sent_there_is_given_up(
    autojump_clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def swallowing(*_: object) -> None:
        await trio.sleep_forever()

    monkeypatch.setattr(trio, "open_tcp_stream", swallowing)
    start = trio.current_time()
    with pytest.raises(PeerError, match="somewhere port 4114: no answer"):
        await Sockets(ME).dial(("somewhere", 4114))
    assert trio.current_time() - start == sockets.DIAL_SECONDS


async def test_whoever_connects_and_says_nothing_is_let_go(autojump_clock: MockClock) -> None:
    ours, theirs = memory_stream_pair()
    start = trio.current_time()
    assert await Sockets(ME).shake_hands(ours, lambda _: True) is None
    assert trio.current_time() - start == link.HANDSHAKE_SECONDS
    assert await theirs.receive_some() == b""


@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\n", b"\x16\x03\x01\x00\x02hi"])
async def test_whoever_says_something_else_costs_the_port_nothing(words: bytes) -> None:
    ours, theirs = memory_stream_pair()
    if words:
        await theirs.send_all(words)
    await theirs.send_eof()
    assert await Sockets(ME).shake_hands(ours, lambda _: True) is None

"""A neighbour in our network answers when we look for a router, or the router itself lies."""

from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager, suppress

import pytest
import trio

from p2p.errors import PeerError
from p2p.reach.by_key import ByKey, address_by_key, parse_by_key
from p2p.reach.router import http, upnp
from p2p.reach.router.asked import Nobody, NoPort, from_outside
from p2p.reach.router.http import ask
from p2p.reach.router.upnp import MAX_EACH, MAX_FOUND, Service, find, parsed
from tests.p2p.reach.igd import LOOPBACK, Igd

NEIGHBOUR = "127.0.0.66"
SOME = b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n"


@asynccontextmanager
async def machine(
    host: str, said: bytes, pause: float = 0.0
) -> AsyncIterator[tuple[str, list[str]]]:
    """It answers whatever it is asked with the same words, a byte at a time if there is a pause."""
    asked: list[str] = []

    async def answer(stream: trio.SocketStream) -> None:
        with suppress(trio.BrokenResourceError):
            asked.append((await stream.receive_some(4096)).split(b" ")[1].decode())
            pieces = [said[i : i + 1] for i in range(len(said))] if pause else [said]
            for piece in pieces:
                await stream.send_all(piece)
                await trio.sleep(pause)

    async with trio.open_nursery() as nursery:
        listeners = await trio.open_tcp_listeners(0, host=host)
        nursery.start_soon(trio.serve_listeners, answer, listeners)
        yield f"http://{host}:{listeners[0].socket.getsockname()[1]}", asked
        nursery.cancel_scope.cancel()


@asynccontextmanager
async def two_answer(false: list[str], igd: Igd) -> AsyncIterator[int]:
    """To whoever shouts there: a neighbour at once and often, then the router."""
    with trio.socket.socket(type=trio.socket.SOCK_DGRAM) as group:
        await group.bind((LOOPBACK, 0))
        port = group.getsockname()[1]

        async def answer() -> None:
            with trio.socket.socket(type=trio.socket.SOCK_DGRAM) as neighbour:
                await neighbour.bind((NEIGHBOUR, 0))
                _, who = await group.recvfrom(4096)
                for location in false:
                    await neighbour.sendto(told(location), who)
                await group.sendto(told(igd.location), who)

        async with trio.open_nursery() as nursery:
            await nursery.start(igd.serve_http)
            nursery.start_soon(answer)
            yield port
            nursery.cancel_scope.cancel()


def told(location: str) -> bytes:
    return f"HTTP/1.1 200 OK\r\nLOCATION: {location}\r\n\r\n".encode()


async def found(port: int, known: set[str]) -> list[Service]:
    async with aclosing(find((LOOPBACK, port), known)) as services:
        return [service async for service in services]


@pytest.mark.parametrize("known", [{LOOPBACK}, set()])
async def test_a_neighbour_with_a_hundred_places_hides_no_router(
    known: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upnp, "FIND_SECONDS", 0.5)
    async with machine(NEIGHBOUR, b"HTTP/1.1 404 No\r\n\r\n") as (url, asked):
        false = [f"{url}/{number}.xml" for number in range(100)]
        async with two_answer(false, igd := Igd()) as port:
            (router,) = await found(port, known)
    assert router.control.startswith(igd.location.rpartition("/")[0])
    assert len(asked) == MAX_EACH < MAX_FOUND


@pytest.mark.parametrize("known", [{LOOPBACK}, set()])
async def test_a_neighbour_that_answers_a_byte_at_a_time_hides_no_router(
    known: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upnp, "FIND_SECONDS", 0.3)
    monkeypatch.setattr(http, "SECONDS", 0.6)  # longer than answers are waited for, as it is
    async with machine(NEIGHBOUR, SOME + bytes(9999), pause=0.05) as (url, asked):
        false = [f"{url}/a.xml"]
        async with two_answer(false, igd := Igd()) as port:
            (router,) = await found(port, known)
    assert router.control.startswith(igd.location.rpartition("/")[0])
    assert asked == ["/a.xml"]


async def test_who_drips_is_given_up_after_a_whole_answers_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http, "SECONDS", 0.3)
    async with machine(LOOPBACK, SOME + bytes(9999), pause=0.02) as (url, _):
        with pytest.raises(Nobody, match="too long"):
            await ask(url)


@pytest.mark.parametrize("status", [301, 302, 307, 308])
async def test_a_router_sends_us_nowhere_else(status: int) -> None:
    async with machine(LOOPBACK, b"HTTP/1.1 404 No\r\n\r\n") as (elsewhere, asked):
        away = f"HTTP/1.1 {status} Go\r\nLocation: {elsewhere}/\r\nContent-Length: 0\r\n\r\n"
        async with machine(NEIGHBOUR, away.encode()) as (url, _):
            assert (await ask(url)).status == status
    assert asked == []


async def test_words_of_encouragement_without_end_are_no_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http, "SECONDS", 0.5)
    async with machine(LOOPBACK, b"HTTP/1.1 100 Continue\r\n\r\n" * 5000) as (url, _):
        with pytest.raises(NoPort):
            await ask(url)


def test_a_tower_of_xml_ends_nothing() -> None:
    tall = b"<a>" * 18_000 + b"</a>" * 18_000
    assert sum(1 for _ in parsed(tall).iter()) == 18_000
    with pytest.raises(NoPort):
        parsed(tall[:-4])


NOBODY = ["0.0.0.0", "255.255.255.255", "224.0.0.1", "ff02::1", "::", "::1"]  # noqa: S104


@pytest.mark.parametrize("host", NOBODY)
def test_an_address_of_nobody_is_none_of_ours(host: str) -> None:
    """The router would have friends dial all their own neighbours, or themselves."""
    with pytest.raises(NoPort):
        from_outside(host, 4114)


@pytest.mark.parametrize("host", [host for host in NOBODY if host != "::1"])
def test_no_player_makes_another_shout_at_a_whole_network(host: str) -> None:
    """By QUIC, datagrams of 1,200 bytes, as often as it is dialled."""
    address = address_by_key(ByKey(bytes(32), 1900, direct=host))
    with pytest.raises(PeerError, match="one machine"):
        parse_by_key(address)

"""Asking a router for a port: one of our own, on the loopback. Nothing here looks outside."""

from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager, suppress

import pytest
import trio
from hypothesis import given
from hypothesis import strategies as st

from p2p.reach.router import keeping, pcp, upnp
from p2p.reach.router.asked import BehindAnother, NoPort, from_outside
from p2p.reach.router.gateway import Gateway
from p2p.reach.router.http import MAX_ANSWER, ask
from p2p.reach.router.pcp import Pcp
from p2p.reach.router.upnp import Service, Upnp, location_in, parsed
from p2p.wire.addresses import Address
from tests.p2p.reach.igd import LOOPBACK, OUTSIDE, Igd

OURS = 4114


@asynccontextmanager
async def by_upnp(igd: Igd) -> AsyncIterator[Upnp]:
    """The router, found by a shout."""
    async with trio.open_nursery() as nursery:
        await nursery.start(igd.serve_http)
        port = await nursery.start(igd.serve_ssdp)
        async with aclosing(upnp.find((LOOPBACK, port), {LOOPBACK})) as found:
            yield Upnp(await anext(found))
        nursery.cancel_scope.cancel()


@asynccontextmanager
async def by_pcp(igd: Igd) -> AsyncIterator[Pcp]:
    async with trio.open_nursery() as nursery:
        port = await nursery.start(igd.serve_pcp)
        yield Pcp(Gateway(LOOPBACK, LOOPBACK), port)
        nursery.cancel_scope.cancel()


async def test_upnp_opens_a_port_and_gives_it_back() -> None:
    igd = Igd()
    async with by_upnp(igd) as router:
        assert await router.open(OURS, 600) == (OUTSIDE, OURS)
        assert igd.opened == {OURS: (LOOPBACK, OURS)}
        assert await router.open(OURS, 600) == (OUTSIDE, OURS)
        await router.close(OURS)
        assert igd.opened == {}


async def test_a_port_of_somebody_else_is_left_alone_and_another_one_taken() -> None:
    igd = Igd(taken={OURS})
    async with by_upnp(igd) as router:
        host, port = await router.open(OURS, 600)
        assert host == OUTSIDE
        assert port != OURS
        assert igd.opened == {port: (LOOPBACK, OURS)}
        assert await router.open(OURS, 600) == (host, port)


async def test_a_router_that_keeps_ports_for_ever_is_asked_so_and_tidied_up_all_the_same() -> None:
    igd = Igd(only_for_ever=True)
    async with by_upnp(igd) as router:
        await router.open(OURS, 600)
        assert igd.opened
        await router.close(OURS)
        assert igd.opened == {}


@pytest.mark.parametrize("inner", ["10.0.0.1", "100.64.3.4", "192.168.1.1", "nonsense", ""])
async def test_a_router_behind_another_one_opens_nothing(inner: str) -> None:
    igd = Igd(outside=inner)
    async with by_upnp(igd) as router:
        with pytest.raises(NoPort, match=r"behind another|its own address"):
            await router.open(OURS, 600)
    assert igd.opened == {}


def test_what_a_router_says_is_not_repeated_on_the_screen() -> None:
    with pytest.raises(NoPort) as refused:
        from_outside("\x1b[2J" + "x" * 10_000, OURS)
    assert "x1b" not in repr(str(refused.value))
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize("understands_pcp", [True, False])
async def test_pcp_and_nat_pmp_open_a_port_and_give_it_back(understands_pcp: bool) -> None:
    igd = Igd(understands_pcp=understands_pcp)
    async with by_pcp(igd) as router:
        assert await router.open(OURS, 600) == (OUTSIDE, OURS)
        assert igd.opened == {OURS: (LOOPBACK, OURS)}
        await router.close(OURS)
        assert igd.opened == {}
    assert ("NAT-PMP" in igd.asked) is not understands_pcp


async def test_a_router_that_understands_nothing_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pcp, "PAUSES", (0.01, 0.01))
    async with by_pcp(Igd(is_silent=True)) as router:
        with pytest.raises(NoPort):
            await router.open(OURS, 600)


# What a machine that only pretends to be a router can make us do


@pytest.mark.parametrize(
    "location",
    [
        "http://192.0.2.9/root.xml",
        "http://127.0.0.1@192.0.2.9/root.xml",
        "https://127.0.0.1/root.xml",
        "file:///etc/passwd",
        "http://127.0.0.1:99999/",
        "http://[127.0.0.1/",
        "",
    ],
)
def test_nobody_sends_us_to_another_machine(location: str) -> None:
    answer = f"HTTP/1.1 200 OK\r\nLOCATION: {location}\r\n\r\n".encode()
    assert location_in(answer, LOOPBACK) is None


def test_its_own_place_is_believed() -> None:
    answer = b"HTTP/1.1 200 OK\r\nlocation: http://127.0.0.1:5000/x\r\n\r\n"
    assert location_in(answer, LOOPBACK) == "http://127.0.0.1:5000/x"


async def test_a_description_that_leads_elsewhere_is_no_router() -> None:
    igd = Igd(control="http://192.0.2.9/control")
    async with trio.open_nursery() as nursery:
        await nursery.start(igd.serve_http)
        with pytest.raises(NoPort, match="no router"):
            await upnp.service_at(igd.location)
        nursery.cancel_scope.cancel()


@pytest.mark.parametrize("control", ["/a b", "/ä", "/\x00", "/%00", "//x:y", "?", "http://[x"])
async def test_no_place_that_it_names_ends_our_match(control: str) -> None:
    igd = Igd(control=control)
    async with trio.open_nursery() as nursery:
        await nursery.start(igd.serve_http)
        with suppress(NoPort):  # or it is asked there, and answers
            await Upnp(await upnp.service_at(igd.location)).open(OURS, 600)
        nursery.cancel_scope.cancel()


@given(st.binary(max_size=200))
def test_whatever_comes_is_read_or_refused(data: bytes) -> None:
    readers: list[Callable[[bytes], object]] = [
        *(parsed, pcp.read_address, pcp.read_mapped),
        *(lambda answer: pcp.read_map(answer, bytes(12)), lambda answer: location_in(answer, "x")),
    ]
    for read in readers:
        with suppress(NoPort):
            read(data)


@pytest.mark.parametrize("text", ["", "x", "7180", "9" * 5000, "٧١٨", "-18"])
def test_a_number_that_is_none_is_none(text: str) -> None:
    assert upnp.number_in(text) == 0
    assert upnp.number_in("718") == 718


@pytest.mark.parametrize(
    "bomb",
    [
        b'<!DOCTYPE x [<!ENTITY a "aaaaaaaa">]><x>&a;</x>',
        b'<?xml version="1.0"?>\n<!doctype x><x/>',
        b"<x>",
        b"\xff\xfe<x/>",
        b"",
        b"<x>" * 5000,
    ],
)
def test_xml_that_no_router_sends_is_refused(bomb: bytes) -> None:
    with pytest.raises(NoPort):
        parsed(bomb)


async def test_who_talks_without_end_is_not_listened_to() -> None:
    igd = Igd(description="x" * (MAX_ANSWER + 1))
    async with trio.open_nursery() as nursery:
        await nursery.start(igd.serve_http)
        with pytest.raises(NoPort, match="too much"):
            await ask(igd.location)
        nursery.cancel_scope.cancel()


async def test_answers_that_are_none_are_not_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pcp, "PAUSES", 5 * (0.05,))
    answers = [b"", b"\x02", bytes(60), b"\x02\x81" + bytes(58), bytes([2, 129, 0, 0]) + bytes(90)]

    class Babbling(Igd):
        def answer_datagram(self, data: bytes, sender: str) -> bytes | None:  # noqa: ARG002
            return answers.pop(0) if answers else None

    async with by_pcp(Babbling()) as router:
        with pytest.raises(NoPort):
            await router.open(OURS, 600)


# As long as we play


async def test_the_port_is_told_and_given_back_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    igd, told = Igd(), trio.Event()
    heard: list[Address | None] = []

    def tell(where: Address | None, _: NoPort | None) -> None:
        heard.append(where)
        told.set()

    async with by_pcp(igd) as router, trio.open_nursery() as nursery:
        monkeypatch.setattr(keeping, "gateways", lambda: [Gateway(LOOPBACK, LOOPBACK)])
        monkeypatch.setattr(keeping, "Pcp", lambda _: router)
        nursery.start_soon(keeping.keep_port_open, OURS, tell)
        await told.wait()
        assert heard == [(OUTSIDE, OURS)]
        assert igd.opened == {OURS: (LOOPBACK, OURS)}
        nursery.cancel_scope.cancel()
    assert igd.opened == {}


async def test_that_there_is_none_is_told_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    told, heard = trio.Event(), list[NoPort | None]()

    def tell(where: Address | None, why: NoPort | None) -> None:
        assert where is None
        heard.append(why)
        told.set()

    async with by_upnp(Igd(outside="10.0.0.1")) as router, trio.open_nursery() as nursery:
        monkeypatch.setattr(keeping, "gateways", lambda: [Gateway(LOOPBACK, LOOPBACK)])
        monkeypatch.setattr(keeping, "Pcp", lambda _: router)
        monkeypatch.setattr(upnp, "find", nobody)
        nursery.start_soon(keeping.keep_port_open, OURS, tell)
        await told.wait()
        assert isinstance(heard[0], BehindAnother)
        nursery.cancel_scope.cancel()


async def nobody(known: object) -> AsyncIterator[Service]:
    for service in list[Service]():
        yield service

"""UPnP: a router that is found by a shout into the network, and asked in SOAP over HTTP.

Whatever in our network answers the shout may be anybody. All we let it have is one mapping of our
own port; nothing it says leads us to another machine than itself.
"""

import socket
from collections import Counter
from collections.abc import AsyncGenerator, Collection, Iterator
from contextlib import aclosing
from typing import NamedTuple
from urllib.parse import urljoin, urlsplit
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import trio

from p2p.reach.router.asked import NoPort, from_outside, other_ports
from p2p.reach.router.http import ask
from p2p.wire.addresses import Address

GROUP: Address = ("239.255.255.250", 1900)
KINDS = ("InternetGatewayDevice:1", "InternetGatewayDevice:2")
SERVICES = ("WANIPConnection:2", "WANIPConnection:1", "WANPPPConnection:1")
FIND_SECONDS = 3.0
MAX_DATAGRAM = 1 << 16
MAX_FOUND, MAX_EACH = 4, 2  # that are looked at, and of one machine
MAX_SAID = 256
ONLY_FOR_EVER, TAKEN = 725, 718  # what a router may object
NAME = "Undertable"


class Service(NamedTuple):
    """Where to ask, in which words, and which of our addresses that machine sees."""

    kind: str
    control: str
    here: str


class Upnp:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._outside: dict[int, int] = {}  # by our own port

    async def open(self, port: int, seconds: int) -> Address:
        told = await call(self._service, "GetExternalIPAddress")
        host = told.get("NewExternalIPAddress", "")
        host, _ = from_outside(host, port)  # before anything is opened for nothing
        outside = self._outside[port] = await self._map(port, seconds)
        return host, outside

    async def _map(self, port: int, seconds: int) -> int:
        wanted = [self._outside[port]] if port in self._outside else other_ports(port)
        for outside in wanted:
            try:
                await self._add(outside, port, seconds)
            except Objection as objection:
                if objection.number != TAKEN:
                    raise
            else:
                return outside
        raise NoPort("the router has given away all ports that we asked for")

    async def _add(self, outside: int, port: int, seconds: int) -> None:
        mapping = {
            **of_port(outside),
            "NewInternalPort": str(port),
            "NewInternalClient": self._service.here,
            "NewEnabled": "1",
            "NewPortMappingDescription": NAME,
        }
        try:
            await call(self._service, "AddPortMapping", mapping | lease(seconds))
        except Objection as objection:
            if objection.number != ONLY_FOR_EVER:
                raise
            await call(self._service, "AddPortMapping", mapping | lease(0))

    async def close(self, port: int) -> None:
        if (outside := self._outside.pop(port, None)) is not None:
            await call(self._service, "DeletePortMapping", of_port(outside))


def of_port(outside: int) -> dict[str, str]:
    return {"NewRemoteHost": "", "NewExternalPort": str(outside), "NewProtocol": "TCP"}


def lease(seconds: int) -> dict[str, str]:
    return {"NewLeaseDuration": str(seconds)}


# Finding one


async def find(
    group: Address = GROUP, known: Collection[str] = ()
) -> AsyncGenerator[Service, None]:
    """Routers that answer within a few seconds: those ``known`` to be some at once, a few others
    when all had their time. Else whoever answers first, and then slowly, would hide the router.
    """
    seen: Counter[str] = Counter()
    others: list[str] = []
    async with aclosing(answers(group)) as heard:
        async for location, sender in heard:
            seen[sender] += 1
            if seen[sender] > MAX_EACH:
                continue
            if sender not in known:
                others.append(location)
            elif (service := await router_at(location)) is not None:
                yield service
    for location in others[:MAX_FOUND]:
        if (service := await router_at(location)) is not None:
            yield service


async def answers(group: Address) -> AsyncGenerator[tuple[str, str], None]:
    """Where each answer says to look, which is at the machine that sent it, and that machine."""
    said: set[str] = set()
    with trio.socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
        udp.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 2)
        for kind in KINDS:
            await udp.sendto(shout(kind), group)
        deadline = trio.current_time() + FIND_SECONDS
        while True:
            with trio.move_on_at(deadline) as waiting:
                answer, sender = await udp.recvfrom(MAX_DATAGRAM)
            if waiting.cancelled_caught:
                return
            location = location_in(answer, str(sender[0]))
            if location is not None and location not in said and len(said) < MAX_SAID:
                said.add(location)
                yield location, str(sender[0])


async def router_at(location: str) -> Service | None:
    try:
        return await service_at(location)
    except NoPort:
        return None


def shout(kind: str) -> bytes:
    what = f"ST: urn:schemas-upnp-org:device:{kind}"
    lines = ("M-SEARCH * HTTP/1.1", "HOST: 239.255.255.250:1900", 'MAN: "ssdp:discover"', "MX: 2")
    return "\r\n".join((*lines, what, "", "")).encode()


def location_in(answer: bytes, sender: str) -> str | None:
    """Where the answer says to look, if that is at the machine that sent it."""
    for line in answer[:2048].decode("latin-1").split("\r\n"):
        name, _, value = line.partition(":")
        if name.strip().lower() == "location" and is_at(value.strip(), sender):
            return value.strip()
    return None


def is_at(url: str, host: str) -> bool:
    try:
        place = urlsplit(url)
        return place.scheme == "http" and place.hostname == host and (place.port or 80) > 0
    except ValueError:
        return False


async def service_at(location: str) -> Service:
    answer = await ask(location)
    host = urlsplit(location).hostname or ""
    found = dict(services_in(parsed(answer.body)))
    for kind in SERVICES:
        if kind in found and is_at(control := joined(location, found[kind]), host):
            return Service(kind, control, own_address(host))
    raise NoPort("that is no router")


def joined(location: str, place: str) -> str:
    try:
        return urljoin(location, place)
    except ValueError:
        return ""  # which is nowhere


def services_in(description: ElementTree.Element) -> Iterator[tuple[str, str]]:
    """The kind of each service, and where it is asked."""
    for element in description.iter():
        if plain(element.tag) == "service":
            texts = {plain(child.tag): (child.text or "").strip() for child in element}
            kind = texts.get("serviceType", "").rpartition(":service:")[2]
            yield kind, texts.get("controlURL", "")


def own_address(host: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((host, 9))  # sends nothing
        return str(probe.getsockname()[0])


# Asking it


class Objection(NoPort):
    """The router understood, and said no; ``number`` is UPnP's."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the router refuses to open a port (UPnP {number})")
        self.number = number


async def call(
    service: Service, action: str, words: dict[str, str] | None = None
) -> dict[str, str]:
    """What the router answers, by name."""
    kind = f"urn:schemas-upnp-org:service:{service.kind}"
    answer = await ask(service.control, envelope(kind, action, words or {}), f"{kind}#{action}")
    texts = {plain(element.tag): element.text or "" for element in parsed(answer.body).iter()}
    if answer.status != 200 or "Fault" in texts:
        raise Objection(number_in(texts.get("errorCode", "")))
    return texts


def number_in(text: str) -> int:
    """0 for whatever is none; UPnP has three digits."""
    return int(text) if len(text) == 3 and text.isascii() and text.isdecimal() else 0


def envelope(kind: str, action: str, words: dict[str, str]) -> bytes:
    inner = "".join(f"<{name}>{escape(value)}</{name}>" for name, value in words.items())
    soap = "http://schemas.xmlsoap.org/soap/"
    return (
        f'<?xml version="1.0"?><s:Envelope xmlns:s="{soap}envelope/" s:encodingStyle='
        f'"{soap}encoding/"><s:Body><u:{action} xmlns:u="{kind}">{inner}</u:{action}></s:Body>'
        "</s:Envelope>"
    ).encode()


def parsed(data: bytes) -> ElementTree.Element:
    """XML without definitions of its own: those are how small files become large ones."""
    try:
        text = data.decode("utf-8")
        if "<!doctype" in text.lower() or "<!entity" in text.lower():
            raise NoPort("the router defines words of its own")
        return ElementTree.fromstring(text)  # noqa: S314
    except (UnicodeDecodeError, ValueError, ElementTree.ParseError) as error:
        raise NoPort("the router does not speak XML") from error


def plain(tag: str) -> str:
    return tag.rpartition("}")[2]

"""What any kind of router can be asked for."""

import secrets
from ipaddress import ip_address
from typing import Protocol

from p2p.errors import PeerError
from p2p.wire.addresses import Address


class NoPort(PeerError):
    """The router opens none; its text says why, and ``why`` in one word for screens."""

    why = "refuses"


class Nobody(NoPort):
    """There is no router that understands us."""

    why = "nobody"


class BehindAnother(NoPort):
    """Its own address is not of the internet, so its ports are of no use."""

    why = "behind"


class Router(Protocol):
    async def open(self, port: int, seconds: int) -> Address:
        """Lead what comes from outside to our ``port``; where is that? ``NoPort`` if it won't."""

    async def close(self, port: int) -> None:
        """Do so no more."""


def from_outside(host: str, port: int) -> Address:
    """``NoPort`` where the router itself is at home with another one, as at many providers."""
    try:
        ip = ip_address(host)
    except ValueError:
        raise NoPort("the router does not know its own address") from None  # nor is it repeated
    # A group of machines is global, too, and nobody's address.
    if not ip.is_global or ip.is_multicast or not 0 < port < 1 << 16:
        raise BehindAnother(f"the router is behind another one: {ip} is no address of the internet")
    return str(ip), port


def other_ports(port: int) -> tuple[int, ...]:
    """To ask for, if that one is somebody else's already."""
    return port, *(20000 + secrets.randbelow(40000) for _ in range(3))

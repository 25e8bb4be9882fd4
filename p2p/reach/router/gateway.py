"""Which machine is the router, and which of our addresses does it see?"""

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address, ip_interface
from pathlib import Path
from typing import NamedTuple

import ifaddr

ROUTES = Path("/proc/net/route")
EVERYWHERE = "00000000"


class Gateway(NamedTuple):
    router: str
    here: str


def gateways() -> Iterator[Gateway]:
    """None or one, mostly: the way out of our network, by IPv4."""
    for router in by_the_system() if ROUTES.exists() else by_habit():
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((router, 9))  # sends nothing
            yield Gateway(router, str(probe.getsockname()[0]))


def by_the_system() -> Iterator[str]:
    """Linux has a file of it."""
    for line in ROUTES.read_text(encoding="ascii").splitlines()[1:]:
        _, where, through, *_ = line.split()
        if where == EVERYWHERE and through != EVERYWHERE:
            yield str(IPv4Address(bytes.fromhex(through)[::-1]))


def by_habit() -> Iterator[str]:
    """Elsewhere we would have to ask a program; at home the router has the first address."""
    for card in ifaddr.get_adapters():
        for found in card.ips:
            if isinstance(found.ip, str):
                network = ip_interface(f"{found.ip}/{found.network_prefix}").network
                if network.is_private and not network.is_loopback and network.num_addresses > 2:
                    yield str(network[1])

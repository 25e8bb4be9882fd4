"""Under which addresses this machine can be dialled, as far as it knows itself."""

import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

import ifaddr

from p2p.wire.addresses import LOOPBACK, Address

# Never contacted: the system only says which of our addresses it would use to get there.
_ELSEWHERE = ((socket.AF_INET6, "2001:db8::1"), (socket.AF_INET, "192.0.2.1"))
MOST = {6: 2, 4: 3}  # a card may have many; others are told eight in all, and dial each

IP = IPv4Address | IPv6Address


def reachable(bind: str | None, port: int) -> tuple[Address, ...]:
    """The address we were told to listen on, or those this machine has in its networks."""
    if bind is not None:
        return ((bind, port),)
    hosts = told(map(ip_address, [*preferred(), *of_cards()]))
    return tuple((host, port) for host in hosts or [LOOPBACK])


def told(found: Iterable[IP]) -> list[str]:
    """IPv6 first, which no router translates; of each kind a few, in the order they come in."""
    able = [ip for ip in dict.fromkeys(found) if can_be_dialled(ip)]
    # An address of the whole world comes before one that counts only in somebody's house.
    six = sorted((ip for ip in able if ip.version == 6), key=lambda ip: not ip.is_global)
    four = [ip for ip in able if ip.version == 4]
    return [str(ip) for ip in (*six[: MOST[6]], *four[: MOST[4]])]


def can_be_dialled(ip: IP) -> bool:
    """By another machine. A link-local one needs a zone, which is its owner's own name for it."""
    return not (ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified)


def preferred() -> Iterator[str]:
    """Those that the system would use on a way outside; the others may be of virtual machines."""
    for family, elsewhere in _ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            yield str(probe.getsockname()[0])


def of_cards() -> Iterator[str]:
    with suppress(OSError):
        for card in ifaddr.get_adapters():
            for found in card.ips:
                yield found.ip[0] if isinstance(found.ip, tuple) else found.ip

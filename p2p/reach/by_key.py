"""Addresses by key: ``KEY.PLACE.iroh`` is whoever has this key, at this place or through it.

The key is one for QUIC, in base 32. A place with dots is the name of a relay, which both ends can
dial and which introduces them; one without is an IP address, written with dashes.
"""

import base64
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

from p2p.errors import PeerError
from p2p.wire.addresses import BY_KEY, Address, is_by_key

KEY_SIZE = 32
EVERYBODY = IPv4Address("255.255.255.255")


class ByKey(NamedTuple):
    """``relay`` is the name of a machine, or else ``direct`` an IP address."""

    key: bytes
    port: int
    relay: str | None = None
    direct: str | None = None

    @property
    def direct_text(self) -> str | None:
        host = f"[{self.direct}]" if self.direct and ":" in self.direct else self.direct
        return host and f"{host}:{self.port}"


def address_by_key(where: ByKey) -> Address:
    key = base64.b32encode(where.key).decode().rstrip("=").lower()
    place = where.relay or (where.direct or "").replace(".", "-").replace(":", "-")
    return f"{key}.{place}{BY_KEY}", where.port


def parse_by_key(address: Address) -> ByKey:
    """``PeerError`` if it is none."""
    host, port = address
    if not is_by_key(address) or not host.isascii():
        raise PeerError(f"{host}: not an address by key")
    letters, _, place = host.lower().removesuffix(BY_KEY).partition(".")
    try:
        key = base64.b32decode(letters.upper() + "=" * (-len(letters) % 8))
    except ValueError:  # of letters that are none, too
        key = b""
    if len(key) != KEY_SIZE or not place:
        raise PeerError(f"{host}: no key, or no place")
    if "." in place:
        return ByKey(key, port, relay=place)
    return ByKey(key, port, direct=with_dashes(place))


def with_dashes(place: str) -> str:
    """The IP address that was written with dashes."""
    for sign in ".:":
        try:
            return one_machine(ip_address(place.replace("-", sign)))
        except ValueError:
            continue
    raise PeerError(f"{place}: neither a relay nor an IP address")


def one_machine(ip: IPv4Address | IPv6Address) -> str:
    """Datagrams, unlike connections, can be sent to a whole network: nobody makes us do that."""
    if ip.is_multicast or ip.is_unspecified or ip == EVERYBODY:
        raise PeerError(f"{ip}: not an address of one machine")
    return str(ip)


def relay_of(address: Address) -> str | None:
    """The relay that an address leads through, if it does."""
    return parse_by_key(address).relay if is_by_key(address) else None

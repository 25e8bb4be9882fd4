"""Addresses: packed for an invitation, and as a person writes them."""

import re
from ipaddress import ip_address

from p2p.errors import PeerError
from p2p.wire.addresses import Address

ADDRESS = re.compile(r"(?:\[([0-9A-Fa-f:.%\w]+)\]|([\w.-]+)):(\d{1,5})", re.ASCII)
NAME = re.compile(rb"[\w.-]+", re.ASCII)
IPV4, IPV6, NAMED = 4, 6, 128  # from there on: a name, and how long it is
MAX_NAME = 100
SIZES = {IPV4: 4, IPV6: 16}


class BadPlace(PeerError):
    """Not an address; its text says what one looks like."""


def packed(address: Address) -> bytes:
    """One byte for the kind, the host, two bytes of port.

    The zone of an address is left out: it is one machine's own name for its network card.
    """
    host, port = address
    try:
        ip = ip_address(host.partition("%")[0])
        kind, where = int(ip.version), ip.packed
    except ValueError:
        where = host.encode("ascii", "replace")
        kind = NAMED + len(where)
    if len(where) > MAX_NAME:
        raise BadPlace(f"a host's name has at most {MAX_NAME} letters here: {host}")
    return bytes([kind]) + where + port.to_bytes(2, "big")


def unpacked(data: bytes) -> tuple[Address, ...]:
    """The addresses that were packed so, at least one; ``BadPlace`` if these bytes are not."""
    addresses = []
    while data:
        kind = data[0]
        end = 1 + SIZES.get(kind, kind - NAMED)
        where, port = data[1:end], int.from_bytes(data[end : end + 2], "big")
        address = (named(kind, where), port)
        if not port or packed(address) != data[: end + 2]:
            raise BadPlace("an address in it can't be read")
        addresses.append(address)
        data = data[end + 2 :]
    if not addresses:
        raise BadPlace("it names no address")
    return tuple(addresses)


def named(kind: int, where: bytes) -> str:
    if kind in SIZES and len(where) == SIZES[kind]:
        return str(ip_address(where))
    if kind > NAMED and NAME.fullmatch(where):
        return where.decode()
    raise BadPlace("an address in it can't be read")


def address_text(address: Address) -> str:
    host, port = address
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def parse_address(text: str) -> Address:
    found = ADDRESS.fullmatch(text)
    if not found or not 1 <= int(found[3]) <= 65535:
        raise BadPlace(f"not an address: {text!r}; one looks like HOST:PORT or [IPV6]:PORT")
    return found[1] or found[2], int(found[3])

"""The Port Control Protocol (RFC 6887), and NAT-PMP before it (RFC 6886): datagrams of UDP."""

import secrets
import socket
import struct
from collections.abc import Callable
from ipaddress import ip_address
from typing import TypeVar

import trio

from p2p.reach.router.asked import Nobody, NoPort, from_outside
from p2p.reach.router.gateway import Gateway
from p2p.wire.addresses import Address

PORT = 5351
PAUSES = (0.25, 0.5, 1.0)  # after each attempt; datagrams get lost
MAX_ANSWER = 1100
TCP = 6
PCP, NAT_PMP = 2, 0
MAP, ADDRESS, MAP_TCP, ANSWER = 1, 0, 2, 128
REFUSED_VERSION = 1

T = TypeVar("T")


class OtherVersion(NoPort):
    """It speaks NAT-PMP."""


class Pcp:
    """A router that is asked in PCP, and if it does not understand that, in NAT-PMP."""

    def __init__(self, gateway: Gateway, port: int = PORT) -> None:
        self._gateway, self._port = gateway, port
        self._nonce = secrets.token_bytes(12)  # who opened it may change it
        self._is_old = False

    async def open(self, port: int, seconds: int) -> Address:
        if not self._is_old:
            try:
                return from_outside(*await self._map(port, seconds))
            except OtherVersion:
                self._is_old = True
        outside = await self._ask(bytes([NAT_PMP, ADDRESS]), read_address)
        mapped = await self._ask(asked_before(port, port, seconds), read_mapped)
        return from_outside(outside, mapped)

    async def close(self, port: int) -> None:
        if self._is_old:
            await self._ask(asked_before(port, 0, 0), read_mapped)
        else:
            await self._map(port, 0)

    async def _map(self, port: int, seconds: int) -> tuple[str, int]:
        request = asked(self._gateway.here, self._nonce, port, seconds)
        try:
            return await self._ask(request, lambda answer: read_map(answer, self._nonce))
        except Nobody:
            # Some of the old ones don't even say that they don't understand.
            raise OtherVersion("no answer to PCP") from None

    async def _ask(self, request: bytes, read: Callable[[bytes], T | None]) -> T:
        """What ``read`` makes of the answer; it gives None for datagrams that are none."""
        with trio.socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
            try:
                await udp.connect((self._gateway.router, self._port))
                for pause in PAUSES:
                    await udp.send(request)
                    with trio.move_on_after(pause):
                        while (found := read(await udp.recv(MAX_ANSWER))) is None:
                            pass
                        return found
            except OSError as error:
                raise Nobody(f"{self._gateway.router}: {error.strerror}") from error
        raise Nobody(f"{self._gateway.router} opens no ports by PCP or NAT-PMP")


def asked(here: str, nonce: bytes, port: int, seconds: int) -> bytes:
    """PCP's request to MAP."""
    client, anywhere = mapped_into_ipv6(here), mapped_into_ipv6("0.0.0.0")  # noqa: S104
    head = struct.pack("!BBHI", PCP, MAP, 0, seconds) + client
    suggested = port if seconds else 0
    return head + nonce + struct.pack("!B3xHH", TCP, port, suggested) + anywhere


def read_map(answer: bytes, nonce: bytes) -> tuple[str, int] | None:
    if len(answer) >= 4 and answer[0] == NAT_PMP:
        raise OtherVersion("it speaks NAT-PMP")
    if len(answer) < 24 or answer[:2] != bytes([PCP, ANSWER | MAP]):
        return None
    if answer[3] == REFUSED_VERSION:
        raise OtherVersion("it speaks another version of PCP")
    if answer[3]:
        raise NoPort(f"the router refuses to open a port (PCP {answer[3]})")
    if len(answer) < 60 or answer[24:36] != nonce:
        return None
    (outside,) = struct.unpack("!H", answer[42:44])
    ip = ip_address(answer[44:60])
    return str(getattr(ip, "ipv4_mapped", None) or ip), outside


def asked_before(port: int, outside: int, seconds: int) -> bytes:
    """NAT-PMP's request to map a port of TCP."""
    return struct.pack("!BBHHHI", NAT_PMP, MAP_TCP, 0, port, outside, seconds)


def read_address(answer: bytes) -> str | None:
    if len(answer) != 12 or answer[:2] != bytes([NAT_PMP, ANSWER | ADDRESS]):
        return None
    check_result(answer)
    return str(ip_address(answer[8:12]))


def read_mapped(answer: bytes) -> int | None:
    if len(answer) != 16 or answer[:2] != bytes([NAT_PMP, ANSWER | MAP_TCP]):
        return None
    check_result(answer)
    return int.from_bytes(answer[10:12], "big")


def check_result(answer: bytes) -> None:
    if (result := int.from_bytes(answer[2:4], "big")) != 0:
        raise NoPort(f"the router refuses to open a port (NAT-PMP {result})")


def mapped_into_ipv6(host: str) -> bytes:
    return bytes(10) + b"\xff\xff" + ip_address(host).packed

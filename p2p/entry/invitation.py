"""Invitations: where the table is, whose it is, and the secret that opens the door."""

import base64
import binascii
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from crypto.identity import PublicIdentity
from p2p.errors import PeerError
from p2p.wire.addresses import Address

SCHEME = "undertable:"
PIN_SIZE, SECRET_SIZE = 16, 8
ADDRESS = re.compile(r"(?:\[([0-9A-Fa-f:.%\w]+)\]|([\w.-]+)):(\d{1,5})", re.ASCII)
MAX_LENGTH = 1024


class BadInvitation(PeerError):
    """Not an invitation; its text says what one looks like."""


def pin(identity: PublicIdentity) -> bytes:
    """Enough of a hash of the host's key that nobody can pass for the host."""
    return sha256(b"undertable/1/pin" + identity.key).digest()[:PIN_SIZE]


@dataclass(frozen=True, slots=True)
class Invitation:
    """As text: ``undertable:192.168.1.20:4114/`` and 32 letters; IPv6 stands in brackets."""

    addresses: tuple[Address, ...]
    pin: bytes
    secret: bytes

    @classmethod
    def to(cls, host: PublicIdentity, addresses: Sequence[Address]) -> "Invitation":
        return cls(tuple(addresses), pin(host), secrets.token_bytes(SECRET_SIZE))

    def __str__(self) -> str:
        places = ",".join(address_text(address) for address in self.addresses)
        letters = base64.urlsafe_b64encode(self.pin + self.secret).decode()
        return f"{SCHEME}{places}/{letters}"

    @classmethod
    def parse(cls, text: str) -> "Invitation":
        text = text.strip()
        places, slash, letters = text.removeprefix(SCHEME).partition("/")
        if len(text) > MAX_LENGTH or not slash or not text.startswith(SCHEME):
            looks = "undertable:HOST:PORT/LETTERS, or as a code like 7-copper-lantern"
            raise BadInvitation(f"an invitation looks like {looks}")
        try:
            key = base64.b64decode(letters, altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            raise BadInvitation("the letters of the invitation are garbled") from None
        if len(key) != PIN_SIZE + SECRET_SIZE:
            raise BadInvitation("the invitation has lost some of its letters")
        addresses = tuple(parse_address(place) for place in places.split(","))
        invitation = cls(addresses, key[:PIN_SIZE], key[PIN_SIZE:])
        if str(invitation) != text:
            raise BadInvitation("the invitation was written down in another way than we do")
        return invitation

    def admits(self, host: PublicIdentity) -> bool:
        """Is this the host that the invitation is from?"""
        return pin(host) == self.pin


def address_text(address: Address) -> str:
    host, port = address
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def parse_address(text: str) -> Address:
    found = ADDRESS.fullmatch(text)
    if not found or not 1 <= int(found[3]) <= 65535:
        raise BadInvitation(f"not an address: {text!r}; one looks like HOST:PORT or [IPV6]:PORT")
    return found[1] or found[2], int(found[3])

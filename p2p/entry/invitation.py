"""Invitations: where the table is, whose it is, and the secret that opens the door.

As text it is a word of small letters and digits, because it goes through shells, chats, mails and
phones: they obey brackets, make dashes longer, underscores slanted and ``:100:`` a picture, begin
with a capital, and leave out a full stop. A check at its end tells if letters were lost on the way.
"""

import base64
import binascii
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from crypto.identity import PublicIdentity
from p2p.entry.places import BadPlace, packed, unpacked
from p2p.errors import PeerError
from p2p.wire.addresses import Address

SCHEME = "undertable:"
PIN_SIZE, SECRET_SIZE, CHECK_SIZE = 16, 8, 2
KEY_SIZE = PIN_SIZE + SECRET_SIZE
MAX_LENGTH = 1024
LETTERS = re.compile("[a-z2-7]*")
AROUND = " \t\r\n.,;:!?'\"`*_~()[]{}<>«»“”‘’…"  # what a chat or a sentence puts around a link
LOOKS = "an invitation looks like undertable:LETTERS, or is a code like 7-copper-lantern"


class BadInvitation(PeerError):
    """Not an invitation; its text says what one looks like."""


def pin(identity: PublicIdentity) -> bytes:
    """Enough of a hash of the host's key that nobody can pass for the host."""
    return sha256(b"undertable/1/pin" + identity.key).digest()[:PIN_SIZE]


def check_of(body: bytes) -> bytes:
    return sha256(b"undertable/2/link" + body).digest()[:CHECK_SIZE]


@dataclass(frozen=True, slots=True)
class Invitation:
    """As text: ``undertable:`` and 53 letters for a table at one IPv4 address."""

    addresses: tuple[Address, ...]
    pin: bytes
    secret: bytes

    @classmethod
    def to(cls, host: PublicIdentity, addresses: Sequence[Address]) -> "Invitation":
        return cls(tuple(addresses), pin(host), secrets.token_bytes(SECRET_SIZE))

    def __str__(self) -> str:
        body = self.pin + self.secret + b"".join(map(packed, self.addresses))
        letters = base64.b32encode(body + check_of(body)).decode()
        return SCHEME + letters.rstrip("=").lower()

    @classmethod
    def parse(cls, text: str) -> "Invitation":
        body = body_of(text.strip(AROUND))
        try:
            addresses = unpacked(body[KEY_SIZE:])
        except BadPlace as error:
            raise BadInvitation(f"the invitation leads nowhere: {error}") from None
        return cls(addresses, body[:PIN_SIZE], body[PIN_SIZE:KEY_SIZE])

    def admits(self, host: PublicIdentity) -> bool:
        """Is this the host that the invitation is from?"""
        return pin(host) == self.pin


def body_of(text: str) -> bytes:
    """What the letters stand for, if none of them was changed or lost."""
    text = text.lower()
    if len(text) > MAX_LENGTH or not text.startswith(SCHEME):
        raise BadInvitation(LOOKS)
    letters = text.removeprefix(SCHEME)
    if "/" in letters:
        raise BadInvitation("the link is from an earlier version; ask the host for a new one")
    if not LETTERS.fullmatch(letters):
        raise BadInvitation(f"{LOOKS}; this one has other signs in it")
    try:
        data = base64.b32decode(letters.upper() + "=" * (-len(letters) % 8))
    except binascii.Error:
        data = b""
    body = data[:-CHECK_SIZE]
    is_whole = len(body) > KEY_SIZE and data[-CHECK_SIZE:] == check_of(body)
    if not is_whole or base64.b32encode(data).decode().rstrip("=").lower() != letters:
        raise BadInvitation("the invitation has lost or changed some of its letters; copy it again")
    return body

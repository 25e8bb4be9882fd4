"""Who may ask the node for something: this machine, our own page, whoever knows the token.

A page of somebody else's that is open in the same browser can send requests here, and a name that
it owns can be made to mean 127.0.0.1. So the host must be spelled as we print it, the origin must
be our own, and data needs a token that no foreign page can read or have sent along.
"""

import hmac
import secrets
from collections.abc import Iterable

TOKEN_BYTES = 24
LOOPBACK = "127.0.0.1"
FORBIDDEN, UNAUTHORISED = 403, 401

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html",
    ]
)
# With every answer, whatever it is.
HEADERS = (
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
    ("Connection", "close"),
)

Headers = Iterable[tuple[bytes, bytes]]


class Guard:
    """Of a node that listens at ``port`` and printed ``token`` in the terminal."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.token = token or secrets.token_urlsafe(TOKEN_BYTES)
        self.origin = f"http://{LOOPBACK}:{port}"
        self._host = f"{LOOPBACK}:{port}".encode()

    @property
    def address(self) -> str:
        """What a person opens; what is behind ``#`` is in no request line, log or Referer."""
        return f"{self.origin}/#{self.token}"

    def refuses(self, headers: Headers) -> int | None:
        """The status of a refusal for whoever is not our own page; None for our own."""
        hosts = all_of(headers, b"host")
        if hosts != [self._host]:
            return FORBIDDEN
        if any(origin != self.origin.encode() for origin in all_of(headers, b"origin")):
            return FORBIDDEN
        sites = all_of(headers, b"sec-fetch-site")
        return None if all(site in (b"none", b"same-origin") for site in sites) else FORBIDDEN

    def knows(self, headers: Headers) -> bool:
        """Was the token sent? Compared as bytes: a header may hold any."""
        sent = all_of(headers, b"authorization")
        mine = b"Bearer " + self.token.encode()
        return len(sent) == 1 and hmac.compare_digest(sent[0], mine)


def all_of(headers: Headers, name: bytes) -> list[bytes]:
    """All values of a header; its name is in small letters, as h11 has it."""
    return [value for key, value in headers if key == name]

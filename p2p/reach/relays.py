"""Which relays a player agreed to use; nothing here knows how they work."""

from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address
from urllib.parse import urlsplit

from p2p.errors import PeerError
from p2p.wire.addresses import Address

HTTP, HTTPS = 80, 443


@dataclass(frozen=True, slots=True)
class Relays:
    """None at all, those named by ``urls``, or with no names: those that anybody may use.

    Whoever agreed dials friends through their relays, too, which may be others.
    """

    are_used: bool = False
    urls: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Of those that are one's own."""
        return tuple(place[0] for url in self.urls if (place := place_of(url)))

    def url_of(self, place: Address) -> str:
        """How a relay at a ``place`` is spoken to: with TLS, unless the player has named it so."""
        host, port = place
        own = (url for url in self.urls if place_of(url) == place)
        return next(own, f"https://{host}:{port}")


NO_RELAYS, PUBLIC_RELAYS = Relays(), Relays(are_used=True)


def own_relays(urls: Sequence[str]) -> Relays:
    """Those of one's own; ``PeerError`` if that is not where a relay can be.

    One at an IPv4 address may go without TLS: nobody gives it a certificate, and it sees no more of
    us than any relay.
    """
    for url in urls:
        if not (is_named(url) or is_at_home(url)):
            raise PeerError(f"a relay looks like https://relay.example.org, not {url!r}")
    return Relays(are_used=True, urls=tuple(urls))


def is_named(url: str) -> bool:
    host, _ = place_of(url) or ("", 0)
    return url.startswith("https://") and "." in host


def is_at_home(url: str) -> bool:
    host, _ = place_of(url) or ("", 0)
    try:
        return url.startswith("http://") and bool(IPv4Address(host))
    except AddressValueError:
        return False


def place_of(url: str) -> Address | None:
    """The name and the port of a relay; None if that is nowhere."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    usual = HTTPS if parts.scheme == "https" else HTTP
    host = (parts.hostname or "").rstrip(".")
    return (host, usual if port is None else port) if host and port != 0 else None

"""Which relays a player agreed to use; nothing here knows how they work."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from p2p.errors import PeerError


@dataclass(frozen=True, slots=True)
class Relays:
    """None at all, those named by ``urls``, or with no names: those that anybody may use.

    Whoever agreed dials friends through their relays, too, which may be others.
    """

    are_used: bool = False
    urls: tuple[str, ...] = ()


NO_RELAYS, PUBLIC_RELAYS = Relays(), Relays(are_used=True)


def own_relays(urls: Sequence[str]) -> Relays:
    """Those of one's own; ``PeerError`` if that is not where a relay can be."""
    for url in urls:
        place = urlsplit(url)
        try:
            named = place.scheme == "https" and place.hostname and "." in place.hostname
            whole = place.port is None or place.port > 0
        except ValueError:
            named = whole = False
        if not named or not whole:
            raise PeerError(f"a relay looks like https://relay.example.org, not {url!r}")
    return Relays(are_used=True, urls=tuple(urls))

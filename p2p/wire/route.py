"""Which way a link goes."""

from dataclasses import dataclass

from p2p.wire.addresses import Address


@dataclass(frozen=True, slots=True)
class Route:
    """``dialled`` is where we found the other end, None where it has found us.

    ``here`` is our own end: when we change networks, that may be an address of ours no more.
    """

    dialled: Address | None = None
    here: str | None = None

    @property
    def relay(self) -> str | None:
        """The machine of somebody else that carries it, if one does just now."""
        return None

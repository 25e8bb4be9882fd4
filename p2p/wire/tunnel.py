"""What a link needs to be made of: privacy without names."""

from typing import Protocol


class Tunnel(Protocol):
    """Bytes both ways that nobody in between reads or changes; who is at the other end is open.

    Where it breaks, ``trio.BrokenResourceError`` is raised.
    """

    async def binding(self) -> bytes:
        """Open the tunnel: 32 bytes that both its ends see alike, and nobody else's tunnel has.

        A man in the middle has a tunnel to either side, and can't give both the same.
        """

    async def send(self, data: bytes) -> None: ...

    async def receive(self) -> bytes:
        """What came next; nothing if the other end has closed."""

    def holds_more(self) -> bool:
        """Has something come that was not received yet, as far as that can be told?"""

    async def close(self) -> None:
        """At once, whatever is still under way."""

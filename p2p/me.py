"""Who a peer is, where it listens, and where it keeps its things."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from crypto.identity import Identity
from crypto.secret import Secret
from p2p.wire.addresses import LOOPBACK, Address
from p2p.wire.sockets import Sockets
from p2p.wire.transport import Transport

WAIT_SECONDS = 600.0

Found = Callable[[tuple[Address, ...]], None]


def only_here(port: int) -> tuple[Address, ...]:
    return ((LOOPBACK, port),)


async def no_further(port: int, found: Found) -> None:
    """Look for no other ways to be reached."""


@dataclass
class Me(Secret):
    identity: Identity
    name: str
    folder: Path
    bind: str | None = None  # the address to listen on; None: all of them
    port: int = 0
    reachable: Callable[[int], tuple[Address, ...]] = only_here
    # Beside everything else, as long as we sit there: tells all addresses when they have changed.
    look_further: Callable[[int, Found], Awaitable[None]] = no_further
    transport: Callable[[Identity], Transport] = Sockets
    wait: float = WAIT_SECONDS  # at a table that can't go on

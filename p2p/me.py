"""Who a peer is, where it listens, and where it keeps its things."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from crypto.identity import Identity
from crypto.secret import Secret
from p2p.wire.addresses import LOOPBACK, Address
from p2p.wire.sockets import Sockets
from p2p.wire.transport import Transport

WAIT_SECONDS = 600.0


def only_here(port: int) -> tuple[Address, ...]:
    return ((LOOPBACK, port),)


@dataclass
class Me(Secret):
    identity: Identity
    name: str
    folder: Path
    bind: str | None = None  # the address to listen on; None: all of them
    port: int = 0
    reachable: Callable[[int], tuple[Address, ...]] = only_here
    transport: Callable[[Identity], Transport] = Sockets
    wait: float = WAIT_SECONDS  # at a table that can't go on

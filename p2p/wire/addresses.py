"""Under which addresses others may reach this machine."""

import socket
from contextlib import suppress
from ipaddress import ip_address

Address = tuple[str, int]

# Never contacted: the system only says which of our addresses it would use to get there.
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
LOOPBACK = "127.0.0.1"


def is_for_others(address: Address) -> bool:
    """Can another machine mean us by it? A name may mean anything."""
    try:
        return not ip_address(address[0].partition("%")[0]).is_loopback
    except ValueError:
        return True


def reachable(bind: str | None, port: int) -> tuple[Address, ...]:
    """The address we were told to listen on, or those this machine has in its networks."""
    if bind is not None:
        return ((bind, port),)
    hosts = []
    for family, elsewhere in _ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            hosts.append(str(probe.getsockname()[0]))
    return tuple((host, port) for host in hosts or [LOOPBACK])

"""Where somebody can be dialled: a host and a port."""

from ipaddress import ip_address

Address = tuple[str, int]
LOOPBACK = "127.0.0.1"
BY_KEY = ".iroh"  # the end of a name that no name server knows


def is_for_others(address: Address) -> bool:
    """Can another machine mean us by it? A name may mean anything."""
    try:
        return not ip_address(address[0].partition("%")[0]).is_loopback
    except ValueError:
        return True


def is_global(address: Address) -> bool:
    """Does it count in the whole world? What leads there by name, nobody knows."""
    try:
        return ip_address(address[0]).is_global
    except ValueError:
        return False


def is_by_key(address: Address) -> bool:
    """Is this for QUIC? Nobody may be asked for such a name: it tells who plays with whom."""
    return address[0].lower().rstrip(".").endswith(BY_KEY)

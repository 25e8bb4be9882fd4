"""Where somebody can be dialled: a host and a port."""

from ipaddress import ip_address

Address = tuple[str, int]
LOOPBACK = "127.0.0.1"


def is_for_others(address: Address) -> bool:
    """Can another machine mean us by it? A name may mean anything."""
    try:
        return not ip_address(address[0].partition("%")[0]).is_loopback
    except ValueError:
        return True

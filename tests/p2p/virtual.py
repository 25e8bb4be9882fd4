"""The network in memory that ``bench`` measures on, for tests: seeds are printed."""

from collections.abc import Awaitable, Callable

from bench import virtual
from bench.virtual import CALM, Network, Weather

__all__ = ["CALM", "DAYS", "Network", "Weather", "voyage"]

DAYS = 1e6  # of a clock that jumps


def voyage(seed: int, weather: Weather, story: Callable[[Network], Awaitable[None]]) -> Network:
    """Run ``story`` on a network of this ``weather``; gives the network back, to be asked about."""
    print(f"seed {seed}")
    return virtual.voyage(seed, weather, story)

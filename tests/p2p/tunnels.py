"""Tunnels in memory: private because nobody else is there."""

from trio.testing import memory_stream_pair

from bench.virtual import MemoryTunnel


def both_ends(bound: bytes = bytes(32)) -> tuple[MemoryTunnel, MemoryTunnel]:
    one, other = memory_stream_pair()
    return MemoryTunnel(one, bound), MemoryTunnel(other, bound)


def to_nobody() -> MemoryTunnel:
    """One whose other end is never listened at."""
    return both_ends()[0]

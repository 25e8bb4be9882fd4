"""What a peer says that has taken in so many messages of each seat, and holds no others."""

from p2p.wire.frames import Have


def holding(table: bytes, *counts: int) -> Have:
    return Have(table, 0, counts, b"", counts)

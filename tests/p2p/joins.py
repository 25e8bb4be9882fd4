"""JOINs of players whom nobody dials, as peers pass them on."""

from p2p.wire.frames import SALT_SIZE, Joined, where

SALT = bytes(SALT_SIZE)
NOT_DIALLED = where(SALT, ())


def passed_on(match: int, join: bytes) -> Joined:
    """``join`` signed for ``NOT_DIALLED``."""
    return Joined(match, join, SALT, ())

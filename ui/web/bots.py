"""Bots that the host's page asks for, a free chair each."""

from p2p import Changes
from ui.web.shown.followed import Followed


class BotsWanted:
    """Each click brings one, and none more than there are chairs."""

    def __init__(self, followed: Followed, changed: Changes) -> None:
        self._followed, self._changed = followed, changed
        self._asked = 0  # not begun with yet
        self._coming = 0  # asked for, and not at the table yet
        self._free = 0

    @property
    def may_come(self) -> bool:
        return self._followed.free > self._coming

    def ask(self) -> bool:
        """One more; is there a chair for it?"""
        if not self.may_come:
            return False
        self._asked += 1
        self._coming += 1
        self._changed.tell()
        return True

    async def next(self) -> None:
        await self._changed.until(lambda: self._asked > 0)
        self._asked -= 1

    def look(self) -> None:
        """Whoever has come since may have been one of them."""
        came, self._free = self._free - self._followed.free, self._followed.free
        self._coming = max(0, self._coming - max(0, came))

    def forget(self) -> None:
        self._asked = self._coming = 0

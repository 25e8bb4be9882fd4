"""Something happened at this peer; whoever waits for something looks again."""

from collections.abc import Callable

import trio


class _Waiting:
    """Somebody who waits until it is ``ready``, and is ``woken`` to look."""

    __slots__ = ("ready", "woken")

    def __init__(self, ready: Callable[[], bool]) -> None:
        self.ready, self.woken = ready, trio.Event()

    @property
    def is_ready(self) -> bool:
        try:
            return self.ready()
        except Exception:  # noqa: BLE001  its own task will meet that, and deal with it
            return True


class Changes:
    """Much happens, and most of it is what few wait for. So of all who wait ``until`` something is
    so, one is woken, who looks for all of them and wakes those whose time has come.
    """

    def __init__(self) -> None:
        self._event = trio.Event()
        self._waiting: dict[_Waiting, None] = {}  # in the order in which they came
        self._is_told = False  # and nobody has looked yet

    def tell(self) -> None:
        """What has changed by the time the tasks of this peer go on may also come after this."""
        self._event.set()
        self._event = trio.Event()
        if not self._is_told:
            self._is_told = True
            self._have_one_look()

    async def next(self) -> None:
        await self._event.wait()

    async def until(self, ready: Callable[[], bool]) -> None:
        if ready():
            return
        mine = _Waiting(ready)
        self._waiting[mine] = None
        try:
            while not ready():
                await mine.woken.wait()
                mine.woken = trio.Event()
                self._look(mine)
        finally:
            del self._waiting[mine]
            if self._is_told:
                self._have_one_look()  # it may have been for us to do, and we were cancelled

    def _have_one_look(self) -> None:
        for one in self._waiting:
            one.woken.set()
            return
        self._is_told = False

    def _look(self, mine: _Waiting) -> None:
        if self._is_told:
            self._is_told = False
            for other in self._waiting:
                if other is not mine and other.is_ready:
                    other.woken.set()

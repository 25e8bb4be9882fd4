"""How fast others may make us work: a peer that asks for more waits, and nobody else does."""

from collections.abc import Callable, Container
from typing import Generic, TypeVar

import trio

FRAMES_AT_ONCE, FRAMES_A_SECOND = 8192, 512
BYTES_OF_A_FRAME = 1024  # a longer one counts as several
STRANGERS_AT_ONCE, STRANGERS_A_SECOND = 32, 1  # frames: to knock, or to try a code
ANSWERS_AT_ONCE, ANSWERS_A_SECOND = 16, 1
SHARED_ANSWERS_AT_ONCE, SHARED_ANSWERS_A_SECOND = 64, 4  # for all spectators together

T = TypeVar("T")


class Allowance:
    """So much at once, and then no more than so much a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._left = self._at_once = at_once
        self._a_second, self._since = a_second, trio.current_time()

    def take(self, amount: float) -> float:
        """Take an amount, into debt if need be; how many seconds until that is paid?"""
        now = trio.current_time()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._left, self._since = self._left - amount, now
        return max(0.0, -self._left / self._a_second)

    @property
    def is_overdrawn(self) -> bool:
        """Was more taken than there is, and is that not paid yet?"""
        return self._left + (trio.current_time() - self._since) * self._a_second < 0

    def allows(self) -> bool:
        """Take one, unless there is none left."""
        if self.take(1) > 0:
            self._left += 1
            return False
        return True


class Shares(Generic[T]):
    """Each seat has its own; everybody else has one in common.

    Seats are few and final, but keys cost nothing: neither a new key nor a new link may bring
    what was used up before.
    """

    def __init__(
        self, seats: Container[bytes], own: Callable[[], T], common: Callable[[], T]
    ) -> None:
        self._seats, self._own, self._common = seats, own, common()
        self._given: dict[bytes, T] = {}

    def of(self, peer: bytes) -> T:
        if peer not in self._seats:
            return self._common
        if peer not in self._given:
            self._given[peer] = self._own()
        return self._given[peer]


class FrameLimit:
    """Lets a peer say much at once, such as a whole match, but not without end."""

    def __init__(self, at_once: float = FRAMES_AT_ONCE, a_second: float = FRAMES_A_SECOND) -> None:
        self._frames = Allowance(at_once, a_second)

    @property
    def is_over(self) -> bool:
        """Has the peer said more than it may, so that it is read more slowly now?"""
        return self._frames.is_overdrawn

    async def heard(self, frame: bytes) -> None:
        """Account for a frame; a peer that floods us is read no faster than it may speak."""
        wait = self._frames.take(1 + len(frame) / BYTES_OF_A_FRAME)
        if wait > 0:
            await trio.sleep(wait)


class AnswerLimit:
    """Short questions with long answers, such as a whole match, are not answered without end."""

    def __init__(self, seats: Container[bytes]) -> None:
        self._shares = Shares(
            seats,
            lambda: Allowance(ANSWERS_AT_ONCE, ANSWERS_A_SECOND),
            lambda: Allowance(SHARED_ANSWERS_AT_ONCE, SHARED_ANSWERS_A_SECOND),
        )

    def may_have(self, peer: bytes) -> bool:
        return self._shares.of(peer).allows()

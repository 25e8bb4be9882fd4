"""How fast others may make us work: a peer that asks for more waits, and nobody else does."""

import trio

FRAMES_AT_ONCE, FRAMES_A_SECOND = 8192, 512
BYTES_OF_A_FRAME = 1024  # a longer one counts as several
ANSWERS_AT_ONCE, ANSWERS_A_SECOND = 16, 1


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

    def give_back(self, amount: float) -> None:
        self._left += amount


class FrameLimit:
    """Lets a peer say much at once, such as a whole match, but not without end."""

    def __init__(self) -> None:
        self._frames = Allowance(FRAMES_AT_ONCE, FRAMES_A_SECOND)

    async def heard(self, frame: bytes) -> None:
        """Account for a frame; a peer that floods us is read no faster than it may speak."""
        wait = self._frames.take(1 + len(frame) / BYTES_OF_A_FRAME)
        if wait > 0:
            await trio.sleep(wait)


class AnswerLimit:
    """Short questions with long answers, such as a whole match, are not answered without end.

    Counted for each peer, not for each link: links can be made anew.
    """

    def __init__(self) -> None:
        self._given: dict[bytes, Allowance] = {}

    def may_have(self, peer: bytes) -> bool:
        given = self._given.setdefault(peer, Allowance(ANSWERS_AT_ONCE, ANSWERS_A_SECOND))
        if given.take(1) > 0:
            given.give_back(1)
            return False
        return True

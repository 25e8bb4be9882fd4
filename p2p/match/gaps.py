"""What we ask for: messages that signed ones name, and others' words on what they have taken in."""

import math
from collections.abc import Iterable
from typing import Any

from p2p.mesh.acquaintance import Acquaintance
from table import Listener, Message, Player

ON_ITS_WAY = 0.05  # seconds more than a line takes: what is missing was mostly only overtaken
MOST_TRIES = 5


class Gaps:
    """One question at a time, to whoever has left fewest unanswered; whoever makes things up is
    asked less and less often, and keeps nobody else from being asked.

    Others send what they see us lack. This is for a line on which our words were lost.
    """

    def __init__(self, listener: Listener[Any]) -> None:
        self._log = listener.log
        self.due = math.inf
        self._named_by: Acquaintance | None = None

    def notice(self, message: Message, source: Acquaintance, now: float) -> None:
        """A message has come that may have to wait for one that is not here."""
        if self._is_ahead(message):
            self._plan(source, source.link.round_trip.smoothed / 2 + ON_ITS_WAY, now)

    def compare(self, known: Acquaintance, now: float) -> None:
        """A peer has said how far it is; if it has more than we, that may be on its way."""
        if self._has_more(known):
            self._plan(known, known.patience, now)
        else:
            known.unanswered = 0

    def _plan(self, named_by: Acquaintance, seconds: float, now: float) -> None:
        due = now + seconds * longer(named_by.unanswered)
        if due < self.due:
            self._named_by, self.due = named_by, due

    def ask(self, around: Iterable[Acquaintance], now: float) -> list[Acquaintance]:
        """Whom to ask now, if anything is still missing: first whoever named it."""
        if now < self.due:
            return []
        self.due = math.inf
        is_ahead = any(map(self._is_ahead, self._log.waiting()))
        able = [k for k in around if self._has_more(k) or (is_ahead and k is self._named_by)]
        if not able:
            return []
        asked = min(able, key=lambda known: (known.unanswered, known is not self._named_by))
        self.due = now + asked.link.round_trip.timeout * longer(asked.unanswered)
        asked.unanswered += 1
        return [asked]

    def _is_ahead(self, message: Message) -> bool:
        return any(map(int.__gt__, message.seen.counts, self._log.held_counts))

    def _has_more(self, known: Acquaintance) -> bool:
        if known.epoch != self._log.epoch:
            return known.epoch > self._log.epoch
        return any(map(int.__gt__, known.shown, self._log.held_counts))


class Doubts:
    """Where something may be said only when others have vouched for what it rests on (R5).

    The seats do so by themselves, at once; when they should have been heard they are asked.
    """

    def __init__(self, listener: Listener[Any]) -> None:
        self._player = listener if isinstance(listener, Player) else None
        self.due = math.inf
        self._tries = 0

    def look(self, around: Iterable[Acquaintance], now: float) -> None:
        if self._player is None or not self._player.unsure:
            self.due, self._tries = math.inf, 0
        elif self.due == math.inf:
            self.due = now + self._timeout(around)

    def ask(self, around: Iterable[Acquaintance], now: float) -> list[Acquaintance]:
        if now < self.due:
            return []
        self._tries += 1
        self.due = now + self._timeout(around)
        return list(around)

    def _timeout(self, around: Iterable[Acquaintance]) -> float:
        """When most could have answered; whoever makes its line look slow holds up nobody else."""
        timeouts = sorted(known.link.round_trip.timeout for known in around) or [1.0]
        return timeouts[len(timeouts) // 2] * longer(self._tries)


def longer(tries: int) -> int:
    """How many times as long to wait after so many tries in vain."""
    return 1 << min(tries, MOST_TRIES)

"""What we ask for: messages that signed ones name, and others' words on what they have taken in."""

import math
from collections.abc import Iterable
from typing import Any

from p2p.mesh.acquaintance import Acquaintance
from p2p.wire.link import Link
from table import Listener, Message, Player

ON_ITS_WAY = 0.05  # seconds more than a line takes: what is missing was mostly only overtaken
MOST_TRIES = 5


class Gaps:
    """One question at a time; what was made up is asked for less and less often.

    Others send what they see us lack. This is for a line on which our words were lost.
    """

    def __init__(self, listener: Listener[Any]) -> None:
        self._listener = listener
        self.due = math.inf
        self._tries = 0
        self._named_by: bytes = b""

    def notice(self, message: Message, source: Link, now: float) -> None:
        """A message has come that may have to wait for one that is not here."""
        if self._is_ahead(message):
            self._plan(source.peer.key, now + source.round_trip.smoothed / 2 + ON_ITS_WAY)

    def compare(self, known: Acquaintance, now: float) -> None:
        """A peer has said how far it is; if it has more than we, that may be on its way."""
        if self.due == math.inf and self._has_more(known):
            self._plan(known.link.peer.key, now + known.patience)

    def _plan(self, named_by: bytes, due: float) -> None:
        """Not sooner than planned once we have asked: it may be what was made up."""
        if self.due == math.inf:
            self._tries = 0
        if self._tries == 0 and due < self.due:
            self._named_by, self.due = named_by, due

    def _is_ahead(self, message: Message) -> bool:
        return any(map(int.__gt__, message.seen.counts, self._listener.log.held_counts))

    def ask(self, around: Iterable[Acquaintance], now: float) -> list[Acquaintance]:
        """Whom to ask now, if anything is still missing: first whoever named it."""
        if now < self.due:
            return []
        self.due = math.inf
        able = [known for known in around if self._has_more(known)]
        if any(map(self._is_ahead, self._listener.log.waiting())):
            able += [k for k in around if k.link.peer.key == self._named_by and k not in able]
        if not able:
            return []
        able.sort(key=lambda known: known.link.peer.key != self._named_by)
        asked = able[self._tries % len(able)]
        self.due = now + asked.link.round_trip.timeout * (1 << self._tries)
        self._tries = min(self._tries + 1, MOST_TRIES)
        return [asked]

    def _has_more(self, known: Acquaintance) -> bool:
        log = self._listener.log
        if known.epoch != log.epoch:
            return known.epoch > log.epoch
        return any(map(int.__gt__, known.shown, log.held_counts))


class Doubts:
    """Where something may be said only when others have vouched for what it rests on (R5).

    They do so by themselves, at once; whoever was not heard by then is asked.
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
        self._tries = min(self._tries + 1, MOST_TRIES)
        self.due = now + self._timeout(around)
        return list(around)

    def _timeout(self, around: Iterable[Acquaintance]) -> float:
        longest = max((known.link.round_trip.timeout for known in around), default=1.0)
        return longest * (1 << self._tries)

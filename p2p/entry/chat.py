"""Talk at the table: outside of the match and its log, signed by whoever says it, kept by nobody.

What is said is passed on by all, so whoever watches hears it, too. It is bound to the table and
numbered by its author: nobody can say it again elsewhere, or in another's name.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from crypto.errors import CryptoError
from crypto.identity import PublicIdentity
from games.kit.talk import UNSPEAKABLE
from p2p.changes import Changes
from p2p.errors import PeerError, WireError
from p2p.me import Me
from p2p.mesh.node import Node
from p2p.wire.frames import MAX_TALK, Talk
from p2p.wire.link import Link
from p2p.wire.rate_limit import Allowance, Shares

KEPT = 200  # lines
AT_ONCE, A_SECOND = 5, 1  # of one seat; and of one's own
SHARED_AT_ONCE, SHARED_A_SECOND = 10, 2  # of all who watch together: their keys cost nothing
AUTHORS = 1000  # whose last number is remembered


class Unsayable(PeerError):
    """That is too long, or holds characters that others could not see."""


class TooFast(PeerError):
    """One line a second is heard; somebody wants to say more."""


class Spoken(NamedTuple):
    """A line, and whoever said it; ``name`` is what a watcher calls itself, seats have theirs."""

    author: bytes
    name: str
    number: int
    text: str


class Chat:
    """What was said at the table of ``occasion``, as far as our own peer was there."""

    def __init__(
        self, me: Me, node: Node, changes: Changes, occasion: Callable[[], bytes | None]
    ) -> None:
        self.lines: list[Spoken] = []
        self._me, self._node, self._changes, self._occasion = me, node, changes, occasion
        self._last: dict[bytes, int] = {}
        self._mine = Allowance(AT_ONCE, A_SECOND)
        self._heard = Shares(
            node.seats,
            lambda: Allowance(AT_ONCE, A_SECOND),
            lambda: Allowance(SHARED_AT_ONCE, SHARED_A_SECOND),
        )

    def say(self, text: str) -> None:
        """To everybody here; ``Unsayable`` or ``TooFast`` if it can't be said."""
        occasion, identity = self._occasion(), self._me.identity
        if occasion is None or not is_sayable(text):
            raise Unsayable(f"up to {MAX_TALK} characters can be said, and none that hide")
        if not self._mine.allows():
            raise TooFast("one line a second is heard")
        number = max(time.time_ns() // 1_000_000, self._last.get(identity.public.key, 0) + 1)
        said = Talk(occasion, identity.public.key, self._me.name, number, text)
        signed = said.with_signature(identity.sign(said.signed_bytes()))
        self._note(signed)
        self._node.flood(signed)

    def hear(self, link: Link, talk: Talk) -> None:
        """Note it and pass it on, once; whoever sends what its author did not sign is cut off."""
        if not is_sayable(talk.text):
            raise WireError("talk that hides something")
        if talk.occasion != self._occasion() or talk.number <= self._last.get(talk.author, -1):
            return
        # To check a new key costs a millisecond, so those that cost nothing are counted before;
        # a seat is counted after, or others could use up what it may say.
        is_seat, allowance = talk.author in self._node.seats, self._heard.of(talk.author)
        if not is_seat and not allowance.allows():
            return
        check_signature(talk)
        if is_seat and not allowance.allows():
            return
        self._note(talk)
        self._node.flood(talk, link)

    def _note(self, talk: Talk) -> None:
        self._last.pop(talk.author, None)
        self._last[talk.author] = talk.number
        if len(self._last) > AUTHORS:
            del self._last[next(iter(self._last))]
        spoken = Spoken(talk.author, talk.name, talk.number, talk.text)
        self.lines = [*self.lines, spoken][-KEPT:]
        self._changes.tell()


def check_signature(talk: Talk) -> None:
    try:
        PublicIdentity(talk.author).verify(talk.signature, talk.signed_bytes())
    except CryptoError as error:
        raise WireError("talk that its author did not sign") from error


def is_sayable(text: str) -> bool:
    """Something, not too long, and nothing in it that moves a cursor or turns a line around."""
    return 0 < len(text.strip()) <= len(text) <= MAX_TALK and not any(
        first <= ord(character) <= last for character in text for first, last in UNSPEAKABLE
    )

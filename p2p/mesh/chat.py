"""What people say to each other at a table, outside of any match: signed, short, and soon gone.

Nothing rests on it, so nobody asks for a line that got lost, and no journal holds any.
"""

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from crypto.errors import CryptoError
from crypto.identity import PublicIdentity
from p2p.changes import Changes
from p2p.errors import WireError
from p2p.mesh.node import Node
from p2p.wire.frames import MAX_CHAT, Chat, Guest
from p2p.wire.link import Link
from p2p.wire.rate_limit import Allowance, Shares

KEPT_LINES = 200
GREETING_LINES = 20  # of the newest, for whoever has just come, or come back
OWN_AT_ONCE, LINES_A_SECOND = 3, 1.0

Guests = Callable[[], Mapping[bytes, Guest]]
Room = Callable[[], bytes | None]


@dataclass(frozen=True, slots=True)
class Line:
    """Something that somebody said, as it was said: screens have to make it harmless.

    Whoever has no seat may call itself like somebody who has one.
    """

    author: bytes
    number: int  # of one author they grow
    name: str
    text: str
    is_guest: bool
    is_ours: bool


class Chatter:
    """The talk of one table; ``room`` is the occasion that it is about, ``guests`` have seats."""

    def __init__(self, node: Node, name: str, changes: Changes, room: Room, guests: Guests) -> None:
        self._node, self._name, self._changes = node, name, changes
        self._room, self._guests = room, guests
        self._heard: deque[Chat] = deque(maxlen=KEPT_LINES)
        self._numbers: dict[bytes, int] = {}  # the newest of each author
        self._muted: set[bytes] = set()
        self._own = Allowance(OWN_AT_ONCE, LINES_A_SECOND)
        # Seats each for themselves; all who only watch together, for keys cost nothing.
        self._seats = Known(node, guests)
        self._pace = Shares(self._seats, allowance, allowance)

    def lines(self) -> list[Line]:
        """What was said, oldest first, but for those whom our person does not want to read."""
        return [self._line(chat) for chat in self._heard if chat.author not in self._muted]

    def _line(self, chat: Chat) -> Line:
        guest = self._guests().get(chat.author)
        name, is_ours = guest.name if guest else chat.name, chat.author == self._me
        return Line(chat.author, chat.number, name, chat.text, guest is not None, is_ours)

    @property
    def _me(self) -> bytes:
        return self._node.identity.public.key

    # Muting is our own business: what others say is still passed on.

    def mute(self, author: bytes) -> None:
        if author != self._me:
            self._muted.add(author)
            self._changes.tell()

    def unmute(self, author: bytes) -> None:
        self._muted.discard(author)
        self._changes.tell()

    @property
    def muted(self) -> frozenset[bytes]:
        return frozenset(self._muted)

    # Saying and hearing

    def say(self, text: str) -> bool:
        """Tell everybody; False if that is nothing, too much, too soon, or nobody is there yet."""
        text, room = text.strip(), self._room()
        if not 0 < len(text) <= MAX_CHAT or room is None or not self._own.allows():
            return False
        chat = Chat(room, self._me, self._name, self._next_number(), text)
        self._keep(chat.signed_by(self._node.identity))
        return True

    def _next_number(self) -> int:
        """Greater than before; after a restart, too, if the clock was not set back."""
        return max(self._numbers.get(self._me, 0) + 1, time.time_ns() // 1_000_000)

    def hear(self, link: Link, chat: Chat) -> None:
        """Take in a line that is new, and pass it on, unless its author says too much."""
        if chat.room != self._room() or chat.number <= self._numbers.get(chat.author, 0):
            return
        # To check a new key is work, and whoever watches has as many as it likes: that is counted
        # before. A seat is counted after: a forged line must not use up what it may say.
        has_seat, pace = chat.author in self._seats, self._pace.of(chat.author)
        if not has_seat and not pace.allows():
            return
        check_signature(chat)
        if chat.text.strip() and (not has_seat or pace.allows()):
            self._keep(chat, link)

    def _keep(self, chat: Chat, source: Link | None = None) -> None:
        self._heard.append(chat)
        self._remember(chat)
        self._node.flood(chat, source)
        self._changes.tell()

    def _remember(self, chat: Chat) -> None:
        """Of authors of whom no line is kept, no number is either: there is no end of keys."""
        self._numbers[chat.author] = chat.number
        if len(self._numbers) > 2 * KEPT_LINES:
            known = {kept.author for kept in self._heard} | self._guests().keys()
            self._numbers = {key: n for key, n in self._numbers.items() if key in known}

    def newest(self) -> Iterator[Chat]:
        """For a peer that has just been let in."""
        room, recent = self._room(), list(self._heard)[-GREETING_LINES:]
        return (chat for chat in recent if chat.room == room)


class Known:
    """The keys of those with a seat, in the lobby or in a match."""

    def __init__(self, node: Node, guests: Guests) -> None:
        self._node, self._guests = node, guests

    def __contains__(self, key: object) -> bool:
        return key in self._node.seats or key in self._guests()


def check_signature(chat: Chat) -> None:
    try:
        PublicIdentity(chat.author).verify(chat.signature, chat.signed_bytes())
    except CryptoError as error:
        raise WireError(f"a line that its author never signed: {error}") from error


def allowance() -> Allowance:
    return Allowance(GREETING_LINES, LINES_A_SECOND)

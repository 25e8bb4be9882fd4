"""The matches of one evening at one peer, one after the other."""

import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import trio

from crypto.encoding import MAX_SEATS
from p2p.changes import Changes
from p2p.errors import WireError
from p2p.match.playing import Decide
from p2p.match.sitting import Ended, Seated, Sitting
from p2p.me import Me
from p2p.mesh.node import Node
from p2p.store.diary import Diary, Entrance
from p2p.store.signed import Signed
from p2p.wire.frames import AnyFrame, Frame, Joined, Lobby
from p2p.wire.link import Link
from table import Home, MakeGame

MAX_EARLY = 2 * MAX_SEATS

Settle = Callable[[Ended, Home], Awaitable[None]]
"""What is still to be done with the secrets of our seat when a match is over, before they burn."""


async def nothing(_: Ended, __: Home) -> None:
    """They have no more use."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What may become of a match that has not begun, as the host decides."""

    closed: Callable[[], bool]  # there will be none
    reopened: Callable[[], bool]  # there will be another one instead


class Matches:
    """``sitting`` is the match that is played, or was last; ``diary`` of one to go on with."""

    def __init__(
        self,
        me: Me,
        changes: Changes,
        make_game: MakeGame,
        decide: Decide | None,
        diary: Diary | None = None,
    ) -> None:
        self.sitting: Sitting | None = None
        self.finish: Callable[[Ended], None] = lambda _: None
        self.settle: Settle = nothing
        self._me, self._changes, self._make_game = me, changes, make_game
        self._decide, self._diary = decide, diary
        self._early: list[tuple[Link, Joined]] = []  # JOINs for a match not begun here yet

    @property
    def last(self) -> int:
        """The number of the newest match that has begun here."""
        return self.sitting.lobby.match if self.sitting else 0

    def hear(self, link: Link, frame: AnyFrame) -> None:
        if isinstance(frame, Joined) and frame.match > self.last:
            self._early = [*self._early, (link, frame)][-MAX_EARLY:]
        elif self.sitting is not None:
            self.sitting.hear(link, frame)

    def lost(self, link: Link) -> None:
        if self.sitting is not None and self.sitting.playing is not None:
            self.sitting.playing.lost(link)

    def state(self, peer: bytes) -> Iterable[Frame]:
        """What brings a peer up to date that has just come, or come back."""
        return self.sitting.greeting(peer) if self.sitting else ()

    async def play(self, lobby: Lobby, node: Node, door: bytes, fate: "Fate") -> Ended | None:
        """Play what ``lobby`` announces; None if that never begins: the table is closed before, or
        the host has opened the lobby again (J6).
        """
        with self._seat(lobby, door) as seated:
            me, rules = self._me, self._make_game
            sitting = Sitting(me.identity, lobby, node, self._changes, rules, seated, me.wait)
            self.sitting = sitting
            self._hear_early(sitting)
            ended = await self._sit(sitting, fate)
            is_over = fate.reopened() if ended is None else not ended.unfinished
            if is_over and seated is not None:
                await self._settle(sitting, ended)
                seated.diary.burn()
            return ended

    async def _settle(self, sitting: Sitting, ended: Ended | None) -> None:
        """A crash meanwhile leaves the journal, and whoever resumes it is asked again (O11)."""
        home = sitting.playing.table.home if sitting.playing else None
        if ended is not None and home is not None:
            await self.settle(ended, home)

    def _hear_early(self, sitting: Sitting) -> None:
        early, self._early = self._early, []
        for link, joined in early:
            with suppress(WireError):
                sitting.hear(link, joined)

    async def _sit(self, sitting: Sitting, fate: "Fate") -> Ended | None:
        ended: Ended | None = None

        def is_given_up() -> bool:
            closed = fate.closed() and sitting.playing is None
            return closed or (fate.reopened() and not sitting.has_begun)

        async def give_up() -> None:
            await self._changes.until(is_given_up)
            nursery.cancel_scope.cancel()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(give_up)
            ended = await sitting.run(self.finish)
            nursery.cancel_scope.cancel()
        if ended is None:
            sitting.playing = None
        return ended

    def has_begun(self, number: int) -> bool:
        """Has the match with this number begun here, or one after it?"""
        sitting = self.sitting
        if sitting is None or sitting.lobby.match < number:
            return False
        return sitting.lobby.match > number or sitting.has_begun

    @contextmanager
    def _seat(self, lobby: Lobby, door: bytes) -> Iterator[Seated | None]:
        """The diary of our own seat, if we have one."""
        me = self._me.identity.public.key
        if self._decide is None or all(guest.identity != me for guest in lobby.guests):
            yield None
            return
        signed = Signed(self._me.folder)
        if self._diary is None:
            signed.check(lobby.terms.occasion)
        diary, self._diary = self._diary or Diary(self._me.folder / diary_name(lobby)), None
        try:
            yield Seated(self._decide, diary, Entrance(self._me.port, door), signed)
        finally:
            diary.close()


def diary_name(lobby: Lobby) -> str:
    """A name that tells what was played and with whom, and differs for every match."""
    # The host names the game; a path in it must not lead our secrets elsewhere.
    game = re.sub("[^a-z0-9]+", "", lobby.terms.game.lower())
    host = lobby.guests[0].identity.hex()[:8]
    return f"{game}-{host}-{secrets.token_hex(4)}.journal"

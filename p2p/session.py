"""One peer at one table, from the door to the last match.

Everybody runs this: the host, who owns the door; the guests; and those who only watch. The
host has no say in a match: messages are signed by their authors and passed on by all.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import trio

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p.changes import Changes
from p2p.entry.door import Door
from p2p.entry.gathering import Freed, Gathering
from p2p.entry.ways import Way
from p2p.match.evening import Fate, Matches, Settle
from p2p.match.playing import Decide, Playing
from p2p.match.sitting import Ended, Sitting
from p2p.me import Me
from p2p.mesh.chat import Chatter
from p2p.mesh.dialled import Dialled
from p2p.mesh.linked import Linked, all_linked, how_linked
from p2p.mesh.node import Node
from p2p.store.diary import Diary
from p2p.wire.addresses import Address
from p2p.wire.frames import Lobby
from table import Disagreement, MakeGame, Strength, Terms

JOIN_SECONDS = 30.0  # after which a seat is free again whose player has not signed (J6)
JOINS_APART_SECONDS = 20.0  # between two of ours, if the first was for a lobby that came to nothing
GOODBYE_SECONDS = 0.2  # for our last word to leave

Agree = Callable[[Terms], Awaitable[str | None]]
"""Shall we sign these terms? None for yes, else why not."""


async def unless_weak(terms: Terms) -> str | None:
    """What a program says that nobody told to trust the other players (S4)."""
    if terms.strength.is_weak:
        return "the table withstands fewer cheats than it could, and nobody agreed to that (S4)"
    return None


class Session:
    """The table as this peer sees it: ``lobby`` while it fills, ``sitting`` while it plays.

    Without ``decide`` it only watches; a ``diary`` is one of a match to go on with. Nothing is
    signed before ``agree`` has had its say.
    """

    def __init__(
        self,
        me: Me,
        way: Way,
        make_game: MakeGame,
        decide: Decide | None = None,
        diary: Diary | None = None,
        agree: Agree = unless_weak,
    ) -> None:
        self.me = me
        self._agree = agree
        # A host agrees with itself, and who comes back has signed before.
        known = way.door.terms if way.door else way.lobby.terms if way.lobby else None
        self._agreed: Strength | None = known.strength if known else None
        self.changes = Changes()
        self._matches = Matches(me, self.changes, make_game, decide, diary)
        matches = self._matches
        about = matches.hear, matches.lost, matches.state, matches.has_begun
        self._gathering = Gathering(me, way, self.changes, *about, watches=decide is None)

    @property
    def node(self) -> Node:
        return self._gathering.node

    @property
    def door(self) -> Door | None:
        return self._gathering.way.door

    @property
    def host(self) -> PublicIdentity | None:
        """Whose table it is, once we know."""
        return self._gathering.way.host

    @property
    def watches(self) -> bool:
        return self._gathering.watches

    @property
    def lobby(self) -> Lobby | None:
        return self._gathering.lobby

    @property
    def chat(self) -> Chatter:
        """What people say to each other, players and spectators alike."""
        return self._gathering.chat

    @property
    def sitting(self) -> Sitting | None:
        return self._matches.sitting

    @property
    def closed(self) -> str | None:
        """Why nothing more will come."""
        return self._gathering.closed

    def when_finished(self, finish: Callable[[Ended], None]) -> None:
        """Called with each match that ends, before the secrets of it are destroyed."""
        self._matches.finish = finish

    def before_burning(self, settle: Settle) -> None:
        """Awaited when a match is over and nobody needs us any more, with our seat's secrets."""
        self._matches.settle = settle

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Listen, and stay linked to the others, as long as the block lasts."""
        me, gathering = self.me, self._gathering
        async with trio.open_nursery() as nursery:
            me.port = await nursery.start(self.node.listen, me.bind, me.port)
            self._listening_at(me.reachable(me.port))
            nursery.start_soon(me.look_further, me.port, self._listening_at)
            await gathering.way.enter(self.node, nursery)
            nursery.start_soon(gathering.remind)
            if not gathering.watches:
                nursery.start_soon(self._link_guests, nursery)
            yield
            nursery.cancel_scope.cancel()

    def _listening_at(self, addresses: tuple[Address, ...]) -> None:
        """We can be dialled there, and nowhere else; called again whenever that changes."""
        before = {host for host, _ in self.node.addresses}
        self._gathering.listening_at(addresses)
        self.node.hang_up_at(before - {host for host, _ in addresses})
        if self.sitting is not None:
            self.sitting.moved()
        self.changes.tell()

    async def _link_guests(self, nursery: trio.Nursery) -> None:
        """Dial everybody who sits here; those we can't reach are served through others."""
        dialled = Dialled(self.node, nursery)
        while True:
            known = self._places
            guests = self._gathering.guests.values()
            dialled.announced((guest.identity, guest.addresses) for guest in guests)
            # Where they are they say themselves, as soon as all have signed (N2).
            dialled.told(self.sitting.addresses if self.sitting else {})
            await self.changes.until(lambda: self._places != known)  # noqa: B023

    @property
    def _places(self) -> tuple[Lobby | None, Sitting | None, bool, int]:
        """What tells where everybody is."""
        sitting = self.sitting
        if sitting is None:
            return self.lobby, None, False, 0
        return self.lobby, sitting, sitting.all_joined, sitting.moves

    async def play(self) -> Ended | None:
        """The next match, from its sealed lobby on; None when the table is closed.

        A lobby that comes to nothing, as somebody did not sign, is followed by another one (J6).
        """
        ended: Ended | None = None
        while ended is None:
            lobby = await self._agreed_to(self._matches.last)
            if lobby is None:
                return None
            since = trio.current_time()
            ended = await self._sit_down(lobby)
            if ended is None and self.closed is not None:
                return None
            if ended is None:
                # A host that seals one lobby after the other gets no more signatures by it.
                await trio.sleep_until(since + JOINS_APART_SECONDS)
        self._gathering.undecided = self.door is None
        return ended

    async def _sit_down(self, lobby: Lobby) -> Ended | None:
        secret = self.door.secret if self.door else b""
        fate = Fate(
            closed=lambda: self.closed is not None,
            reopened=lambda: self.lobby is not None and self.lobby.match > lobby.match,
        )
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._see_to_signatures)
            ended = await self._matches.play(lobby, self.node, secret, fate)
            nursery.cancel_scope.cancel()
        return ended

    async def _see_to_signatures(self) -> None:
        """Until the match has begun: the host waits so long for everybody, the others for it."""
        if self.door is None:
            await self._gathering.miss_host_until(lambda: self._has_begun)
            return
        await trio.sleep(JOIN_SECONDS)
        sitting = self.sitting
        if sitting is not None and sitting.playing is None:
            self._gathering.reopen(sitting.signed)

    @property
    def _has_begun(self) -> bool:
        return self.sitting is not None and self.sitting.has_begun

    @property
    def freed(self) -> Freed:
        """The number of the last lobby that came to nothing, and who lost a seat then (J6)."""
        return self._gathering.freed

    async def _agreed_to(self, last: int) -> Lobby | None:
        """The sealed lobby of the next match, if its terms are such that we sign."""
        while True:
            await self._until(
                lambda: self._unasked(last) is not None or self._sealed(last) is not None
            )
            terms = self._unasked(last)
            if terms is None:
                return self._sealed(last)
            if self.closed is not None:
                return None
            await self._ask(terms)

    def _unasked(self, last: int) -> Terms | None:
        """Terms that we would have to sign, and of a kind that we were not asked about yet."""
        lobby = self.lobby
        if self.watches or lobby is None or lobby.match <= last:
            return None
        return lobby.terms if lobby.terms.strength != self._agreed else None

    async def _ask(self, terms: Terms) -> None:
        """Agree, or leave the table; when that is closed meanwhile, nobody needs an answer."""

        async def ask() -> None:
            why_not = await self._agree(terms)
            if why_not is None:
                self._agreed = terms.strength
            else:
                self._gathering.leave(why_not)
            nursery.cancel_scope.cancel()

        async with trio.open_nursery() as nursery:
            nursery.start_soon(ask)
            await self.changes.until(lambda: self.closed is not None)
            nursery.cancel_scope.cancel()

    def _sealed(self, last: int) -> Lobby | None:
        """The lobby of a match after the ``last`` one, once its seats are final."""
        lobby = self.lobby
        return lobby if lobby is not None and lobby.sealed and lobby.match > last else None

    async def _until(self, ready: Callable[[], bool]) -> None:
        """Wait for the host, unless it closes the table or stays away."""
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._gathering.miss_host)
            await self.changes.until(lambda: ready() or self.closed is not None)
            nursery.cancel_scope.cancel()

    @property
    def playing(self) -> Playing | None:
        """The match under way here, or the last one; None before the first."""
        return self.sitting.playing if self.sitting else None

    @property
    def linked(self) -> dict[Seat, Linked]:
        """How the others of this match are linked to us; nobody, before there is one."""
        if self.playing is None:
            return {}
        founding, me = self.playing.table.founding, self.me.identity.public
        return all_linked(founding, self.node.links, me)

    @property
    def linked_to_host(self) -> Linked:
        """How a guest is linked to whoever opened the table."""
        return how_linked(self.node.links.get(self.host) if self.host else None)

    @property
    def disagreement(self) -> Disagreement | None:
        """Between the JOINs of a match that goes on all the same, or went on."""
        sitting = self.sitting
        return sitting.disagreement if sitting and sitting.void is False else None

    # One match after the other

    def next_match(self) -> None:
        """The host opens another match at the same table, after one that has ended."""
        if self.door is not None and self.playing is not None:
            self.door.next_match(self.playing.table.next_start)
            self._gathering.announce()

    async def another(self) -> bool:
        """Wait until the host opens another match; False if it closes the table instead."""
        last = self._matches.last
        await self._until(lambda: self.lobby is not None and self.lobby.match > last)
        return self.closed is None

    def stay(self) -> None:
        """A guest plays the match that the host has opened."""
        self._gathering.stay()

    async def say_goodbye(self) -> None:
        """We leave a match that is not over, and on purpose: the others need not wait for us."""
        playing = self.playing
        if playing is None or playing.over:
            return
        with trio.CancelScope(shield=True):
            playing.farewells.say()
            await trio.sleep(GOODBYE_SECONDS)

    def send_away(self, key: bytes) -> bool:
        """The host has somebody leave the lobby, for good; False if it is too late for that."""
        return self._gathering.send_away(key)

    def close(self) -> None:
        """The host closes the table."""
        self._gathering.close()

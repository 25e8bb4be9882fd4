"""One peer at one table, from the door to the last match.

Everybody runs this: the host, who owns the door; the guests; and those who only watch. The
host has no say in a match: messages are signed by their authors and passed on by all.
"""

import re
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import trio

from crypto.encoding import MAX_SEATS
from crypto.identity import Identity, PublicIdentity
from p2p.addresses import Address
from p2p.changes import Changes
from p2p.diary import Diary
from p2p.diary import Door as DiaryDoor
from p2p.entrance import Reception, Visit
from p2p.errors import NotAuthentic, Refused, WireError
from p2p.frames import AnyFrame, Closed, Guest, Joined, Knock, Lobby, Pake, Refusal
from p2p.invitation import Invitation
from p2p.link import Link
from p2p.lobby import Door, again, check_lobby
from p2p.node import Node
from p2p.playing import Decide
from p2p.sitting import Ended, Seated, Sitting
from table.joining import MakeGame

MAX_EARLY = 2 * MAX_SEATS


@dataclass
class Me:
    """Who this peer is, where it listens, and where it keeps its things."""

    identity: Identity
    name: str
    folder: Path
    bind: str | None = None  # the address to listen on; None: all of them
    port: int = 0
    reachable: Callable[[int], tuple[Address, ...]] = lambda port: (("127.0.0.1", port),)


class Session:
    """The table as this peer sees it: ``lobby`` while it fills, ``sitting`` while it plays."""

    def __init__(
        self,
        me: Me,
        make_game: MakeGame,
        decide: Decide | None = None,
        door: Door | None = None,
        invitation: Invitation | None = None,
        diary: Diary | None = None,
        reception: Reception | None = None,
        visit: Visit | None = None,
        visit_at: tuple[Address, ...] = (),
    ) -> None:
        self.me = me
        self.door = door
        self.lobby: Lobby | None = None
        self.sitting: Sitting | None = None
        self.closed: str | None = None  # why nothing more will come
        self.changes = Changes()
        self.node = Node(me.identity, self._hear, self._link_up, self._link_down)
        self._make_game, self._decide, self._invitation = make_game, decide, invitation
        self._finish: Callable[[Ended], None] = lambda _: None
        self._dialled: set[bytes] = set()
        self._addresses: tuple[Address, ...] = ()
        self._host: PublicIdentity | None = None
        self._diary = diary  # of a match to go on with
        self._early: list[tuple[Link, Joined]] = []  # JOINs for a match not begun here yet
        self._reception, self._visit, self._visit_at = reception, visit, visit_at

    def when_finished(self, finish: Callable[[Ended], None]) -> None:
        """Called with each match that ends, before the secrets of it are destroyed."""
        self._finish = finish

    @property
    def watches(self) -> bool:
        return self._decide is None

    # Links

    def _link_up(self, link: Link) -> None:
        """Both ends introduce themselves; only the host is shown the invitation's secret."""
        if self._visit is not None and link.peer == self._host and not self._visit.trusted:
            self._try_code(link, self._visit)
            return
        invited = self._invitation is not None and link.peer == self._host
        secret = self._invitation.secret if self._invitation and invited else b""
        link.post(Knock(secret, self.me.name, self.watches, self._addresses))

    def _link_down(self, link: Link) -> None:
        self.node.members.discard(link.peer)
        if self._reception is not None:
            self._reception.gone(link.peer)
        if self.door is not None and self.sitting is None:
            self.door.leave(link.peer)
            self._announce()
        self.changes.tell()

    def _hear(self, link: Link, frame: AnyFrame) -> None:
        """Whatever this raises cuts the line it came from, and no other."""
        if isinstance(frame, Knock):
            self._knocked(link, frame)
        elif isinstance(frame, Refusal):
            self._refused(link, frame)
        elif isinstance(frame, Pake):
            self._heard_of_code(link, frame)
        elif link.peer not in self.node.members:
            raise WireError("a stranger spoke before it was let in")
        elif isinstance(frame, Lobby | Closed):
            self._heard_of_host(link, frame)
        elif isinstance(frame, Joined) and frame.match > self._last_match():
            self._early = [*self._early, (link, frame)][-MAX_EARLY:]
        elif self.sitting is not None:
            self.sitting.hear(link, frame)
        self.changes.tell()

    def _heard_of_code(self, link: Link, frame: Pake) -> None:
        if self._reception is not None:
            try:
                self._reception.hear(link, frame)
            except Refused as refused:
                self._turn_away(link, refused)
        elif self._visit is not None and link.peer == self._host:
            try:
                self._visit.hear(link, frame)
            except NotAuthentic as error:
                self.closed = str(error)
                raise
            if self._visit.trusted:
                self.node.members.add(link.peer)
                self._link_up(link)

    def _try_code(self, link: Link, visit: Visit) -> None:
        """Show that we know the code; not for ever to one who answers and then hangs up."""
        try:
            visit.begin(link)
        except NotAuthentic as error:
            self.closed = str(error)
            link.close()
            self.changes.tell()

    def _turn_away(self, link: Link, refused: Refused) -> None:
        link.post(Refusal(str(refused)))
        link.close()

    def _knocked(self, link: Link, knock: Knock) -> None:
        if self._visit is not None and not self._visit.trusted:
            return  # whoever this is, it has not shown yet that it is the host
        try:
            self._admit(link, knock)
        except Refused as refused:
            self._turn_away(link, refused)
            return
        self.node.members.add(link.peer)
        if self.door is not None:
            self._announce()
        if self.sitting is not None:
            for frame in self.sitting.state():
                link.post(frame)
        if self.door is not None and self.closed is not None:
            link.post(Closed())  # it was said while this peer was away

    def _admit(self, link: Link, knock: Knock) -> None:
        if self.door is not None:
            cleared = self._reception is not None and link.peer.key in self._reception.cleared
            self.door.admit(knock, link.peer, cleared=cleared)
        elif link.peer != self._host and link.peer.key not in self._guests():
            raise Refused("ask the host to let you in")

    def _refused(self, link: Link, refusal: Refusal) -> None:
        if link.peer == self._host:
            self.closed = refusal.reason

    def _heard_of_host(self, link: Link, frame: Lobby | Closed) -> None:
        if link.peer != self._host:
            raise WireError("only the host says who sits at the table")
        if isinstance(frame, Closed):
            self.closed = self.closed or "the host has closed the table"
        else:
            check_lobby(frame, link.peer)
            self.lobby = frame

    def _guests(self) -> dict[bytes, Guest]:
        return {guest.identity: guest for guest in self.lobby.guests} if self.lobby else {}

    def _announce(self) -> None:
        """The host tells everybody who is here."""
        if self.door is not None:
            self.lobby = self.door.lobby()
            self.node.flood(self.lobby)
            self.changes.tell()

    # The table

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Listen, and stay linked to the others, as long as the block lasts."""
        async with trio.open_nursery() as nursery:
            port: int = await nursery.start(self.node.listen, self.me.bind, self.me.port)
            self.me.port = port
            self._addresses = self.me.reachable(port)
            if self.door is not None:
                self._host = self.me.identity.public
                self.door.reached_at(self._addresses)
                self._announce()
            elif self._invitation is not None:
                await self._enter(self._invitation, nursery)
            elif self._visit is not None:
                await self._visit_host(nursery)
            elif self._diary is not None:
                self._remember(self._diary)
            nursery.start_soon(self._link_guests, nursery)
            yield
            nursery.cancel_scope.cancel()

    async def _enter(self, invitation: Invitation, nursery: trio.Nursery) -> None:
        """Reach the host that the invitation is from, and nobody else."""
        link = await self.node.reach_soon(invitation.addresses)
        if not invitation.admits(link.peer):
            await link.aclose()
            raise NotAuthentic("somebody else than the host of the invitation answered")
        self._host = link.peer
        self.node.members.add(link.peer)
        nursery.start_soon(self.node.keep, link)
        nursery.start_soon(self.node.stay_linked, invitation.addresses, link.peer)

    async def _visit_host(self, nursery: trio.Nursery) -> None:
        """Reach whoever is there; the code decides whether that is the host."""
        link = await self.node.reach_soon(self._visit_at)
        self._host = link.peer
        nursery.start_soon(self.node.keep, link)
        nursery.start_soon(self.node.stay_linked, self._visit_at, link.peer)

    def _remember(self, diary: Diary) -> None:
        """Back at a table that we know: everybody who sat there may come in."""
        if diary.memory.sat_down is not None:
            self.lobby = diary.memory.sat_down.lobby
            self._host = PublicIdentity(self.lobby.guests[0].identity)

    async def _link_guests(self, nursery: trio.Nursery) -> None:
        """Dial everybody who sits here; who can't be reached is served through others."""
        me = self.me.identity.public
        while not self.watches:
            for key, guest in self._guests().items():
                if key not in self._dialled and key != me.key and guest.addresses:
                    self._dialled.add(key)
                    self.node.members.add(PublicIdentity(key))
                    nursery.start_soon(self.node.stay_linked, guest.addresses, PublicIdentity(key))
            await self.changes.next()

    async def play(self) -> Ended | None:
        """The next match, from its sealed lobby on; None when the table is closed."""
        last = self._last_match()
        await self.changes.until(lambda: self._is_sealed(last) or self.closed is not None)
        lobby = self.lobby
        if lobby is None or not self._is_sealed(last):
            return None
        with self._seat(lobby) as seated:
            self.sitting = Sitting(
                self.me.identity, lobby, self.node, self.changes, self._make_game, seated
            )
            ended = await self._sit(self.sitting)
            if ended is not None:
                self._finish(ended)
                if seated is not None:
                    seated.diary.burn()
            return ended

    async def _sit(self, sitting: Sitting) -> Ended | None:
        """Play; None if the host closes the table before the match has begun here."""
        early, self._early = self._early, []
        for link, joined in early:
            with suppress(WireError):
                sitting.hear(link, joined)
        ended: Ended | None = None
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._give_up, sitting, nursery.cancel_scope)
            ended = await sitting.run()
            nursery.cancel_scope.cancel()
        return ended

    async def _give_up(self, sitting: Sitting, scope: trio.CancelScope) -> None:
        await self.changes.until(lambda: self.closed is not None and sitting.playing is None)
        scope.cancel()

    def _last_match(self) -> int:
        return self.sitting.lobby.match if self.sitting else 0

    def _is_sealed(self, last: int) -> bool:
        return self.lobby is not None and self.lobby.sealed and self.lobby.match > last

    @contextmanager
    def _seat(self, lobby: Lobby) -> Iterator[Seated | None]:
        """The diary of our own seat, if we have one."""
        if self._decide is None or self.me.identity.public.key not in self._guests():
            yield None
            return
        diary, self._diary = self._diary or Diary(self.me.folder / diary_name(lobby)), None
        secret = self.door.secret if self.door else b""
        try:
            yield Seated(self._decide, diary, DiaryDoor(self.me.port, secret))
        finally:
            diary.close()

    def next_match(self, winner: int | None) -> None:
        """The host opens another match at the same table."""
        if self.door is not None and self.lobby is not None:
            self.door.next_match(again(self.lobby.terms, winner))
            self._announce()

    def close(self) -> None:
        """The host closes the table."""
        if self.door is not None:
            self.closed = "closed"
            self.node.flood(Closed())
            self.changes.tell()


def diary_name(lobby: Lobby) -> str:
    """A name that tells what was played and with whom, and differs for every match."""
    # The host names the game; a path in it must not lead our secrets elsewhere.
    game = re.sub("[^a-z0-9]+", "", lobby.terms.game.lower())
    host = lobby.guests[0].identity.hex()[:8]
    return f"{game}-{host}-{secrets.token_hex(4)}.journal"

"""Who is at the table: links that come and go, who is let in, and what the host says about it."""

from collections.abc import Callable, Collection, Iterable

import trio

from p2p.changes import Changes
from p2p.entry.door import check_lobby, check_reopened
from p2p.entry.ways import Way
from p2p.errors import PeerError, Refused, Unacceptable, WireError
from p2p.me import Me
from p2p.mesh.chat import Chatter
from p2p.mesh.node import Node
from p2p.wire.addresses import Address
from p2p.wire.frames import AnyFrame, Chat, Closed, Frame, Guest, Knock, Lobby, Pake, Refusal
from p2p.wire.link import Link
from p2p.wire.rate_limit import AnswerLimit

REMIND_SECONDS = 2.0
HOST_GONE_SECONDS = 30.0

Freed = tuple[int, tuple[str, ...]]


class Gathering:
    """Keeps ``lobby`` true; what is said about a match is handed to ``hear_match``, and that the
    link on which it was said has ended to ``lose_match``.

    ``state`` is asked for what brings a peer that has just been let in up to date.
    """

    def __init__(
        self,
        me: Me,
        way: Way,
        changes: Changes,
        hear_match: Callable[[Link, AnyFrame], None],
        lose_match: Callable[[Link], None],
        state: Callable[[bytes], Iterable[Frame]],
        has_begun: Callable[[int], bool],
        *,
        watches: bool,
    ) -> None:
        self.me, self.way, self.changes, self.watches = me, way, changes, watches
        self.lobby = way.lobby
        self.closed: str | None = None  # why nothing more will come
        self.undecided = False  # after a match: shall we play another one?
        transport = me.transport(me.identity)
        ears = self._hear, self._link_up, self._link_down
        self.node = Node(me.identity, transport, *ears, self._expects)
        self._hear_match, self._lose_match, self._state = hear_match, lose_match, state
        self._has_begun = has_begun  # the match with this number, or one after it
        self.freed: Freed = (0, ())  # the last lobby that came to nothing, and who lost a seat then
        self._played = set[bytes]()  # who sat at a match here that has begun
        self._answers = AnswerLimit(self.node.seats)
        about = self._occasion, lambda: self.guests
        self.chat = Chatter(self.node, me.name, changes, *about)
        self._note_seats()

    def _occasion(self) -> bytes | None:
        return self.lobby.terms.occasion if self.lobby else None

    @property
    def guests(self) -> dict[bytes, Guest]:
        return {guest.identity: guest for guest in self.lobby.guests} if self.lobby else {}

    def _expects(self, key: bytes) -> bool:
        return self.way.expects(key, self._known)

    @property
    def _known(self) -> set[bytes]:
        """Those in the lobby, and whoever played with us before: a host that announces another
        match must not keep the players of this one apart.
        """
        return {*self.guests, *self.node.seats}

    def _note_seats(self) -> None:
        """Once the seats are final, those who sit there are heard each for themselves."""
        if self.lobby is not None and self.lobby.sealed:
            self.node.seats.update(self.guests)

    def listening_at(self, addresses: tuple[Address, ...]) -> None:
        self.node.addresses = addresses
        if self.way.door is not None:
            self.way.door.reached_at(addresses)
            self.announce()

    def announce(self) -> None:
        """The host tells everybody who is here, if that has changed."""
        door = self.way.door
        if door is not None and door.lobby() != self.lobby:
            self._take(door.lobby())
            self.node.flood(door.lobby())
        self.changes.tell()

    def reopen(self, signed: Collection[bytes]) -> None:
        """The host frees the seats of those who have not signed (J6)."""
        if self.way.door is not None:
            self.way.door.reopen(signed, {peer.key for peer in self.node.links})
            self.announce()

    def close(self) -> None:
        """The host closes the table."""
        if self.way.door is not None:
            self.closed = "closed"
            self.node.flood(Closed())
            self.changes.tell()

    def leave(self, why: str) -> None:
        """Nothing more will come to us here."""
        self.closed = self.closed or why
        self.changes.tell()

    def stay(self) -> None:
        """Ask the host for a seat in the match that it has opened."""
        self.undecided = False
        link = self.node.links.get(self.way.host) if self.way.host else None
        if link is not None:
            self._link_up(link)

    async def remind(self) -> None:
        """The host says now and then who is here, for whoever did not hear it."""
        while self.way.door is not None:
            await trio.sleep(REMIND_SECONDS)
            if self.lobby is not None:
                self.node.flood(self.lobby)
            if self.closed is not None:
                self.node.flood(Closed())

    async def miss_host(self) -> None:
        """A table whose host stays away is closed; to be watched while nothing is played."""
        while True:
            await self.changes.until(lambda: not self._host_is_here)
            with trio.move_on_after(HOST_GONE_SECONDS) as waiting:
                await self.changes.until(lambda: self._host_is_here)
            if waiting.cancelled_caught:
                self._give_up(PeerError(self._why_no_host))
                return

    @property
    def _why_no_host(self) -> str:
        final = self.lobby is not None and self.lobby.sealed
        if final and not self._has_begun(self.lobby.match if self.lobby else 0):
            return "the host left before the match began; nothing was dealt, ask for a new table"
        return "the host is gone"

    async def miss_host_until(self, begun: Callable[[], bool]) -> None:
        """The same before a match, whose seats are final already."""
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self.miss_host)
            await self.changes.until(lambda: begun() or self.closed is not None)
            nursery.cancel_scope.cancel()

    @property
    def _host_is_here(self) -> bool:
        return self.way.door is not None or self.way.host in self.node.links

    # Links

    def _link_up(self, link: Link) -> None:
        """Both ends introduce themselves; only the host is shown the invitation's secret."""
        secret = self.way.meet(link)
        if secret is not None:
            watches = self.watches or self.undecided
            link.post(Knock(secret, self.me.name, watches, self.node.addresses))
        self.changes.tell()

    def _link_down(self, link: Link) -> None:
        self.node.members.discard(link.peer)
        self.way.gone(link.peer)
        self._lose_match(link)
        self.announce()

    def _give_up(self, error: PeerError) -> None:
        self.leave(str(error))

    def _hear(self, link: Link, frame: AnyFrame) -> None:
        """Whatever this raises cuts the line it came from, and no other."""
        match frame:
            case Knock():
                self._knocked(link, frame)
            case Refusal(reason):
                self._refused(link, reason)
            case Pake():
                self._hear_code(link, frame)
            case _ if link.peer not in self.node.members:
                raise WireError("a stranger spoke before it was let in")
            case Lobby() | Closed():
                self._hear_host(link, frame)
            case Chat():
                self.chat.hear(link, frame)
            case _:
                self._hear_match(link, frame)
                return  # which tells itself whether anything has changed
        self.changes.tell()

    def _refused(self, link: Link, reason: str) -> None:
        if link.peer == self.way.host:
            self.closed = reason
        else:
            self.way.refused(link.peer, reason)

    def _hear_code(self, link: Link, frame: Pake) -> None:
        try:
            trusted = self.way.hear_code(link, frame)
        except Refused as refused:
            self._turn_away(link, refused)
            return
        if trusted:
            self.node.members.add(link.peer)
            self._link_up(link)

    def _knocked(self, link: Link, knock: Knock) -> None:
        try:
            if not self.way.admit(link.peer, knock, self._known):
                return
        except Refused as refused:
            self._turn_away(link, refused)
            return
        self.node.members.add(link.peer)
        self.announce()
        if self._answers.may_have(link.peer.key):
            self._bring_up_to_date(link)

    def _bring_up_to_date(self, link: Link) -> None:
        hosts = self.way.door is not None
        if hosts and self.lobby is not None:
            link.post(self.lobby)
        for frame in (*self._state(link.peer.key), *self.chat.newest()):
            link.post(frame)
        if hosts and self.closed is not None:
            link.post(Closed())  # it was said while this peer was away

    def _turn_away(self, link: Link, refused: Refused) -> None:
        link.post(Refusal(str(refused)))
        link.close()

    def _hear_host(self, link: Link, frame: Lobby | Closed) -> None:
        if link.peer != self.way.host:
            raise WireError("only the host says who sits at the table")
        if isinstance(frame, Closed):
            self.closed = self.closed or "the host has closed the table"
        else:
            self._check(frame, link)
            if not self._is_stale(frame):
                self._take(frame)

    def _take(self, lobby: Lobby) -> None:
        before, self.lobby = self.lobby, lobby
        if before is not None and self._came_to_nothing(before, lobby):
            self._lose_seats(before)
        elif before is not None and before.sealed and lobby.match > before.match:
            self._played |= {guest.identity for guest in before.guests}
        self._note_seats()

    def _lose_seats(self, before: Lobby) -> None:
        """Seats of a lobby that came to nothing were nobody's after all. If one was ours, our
        program was too slow, or what it signed did not arrive: it asks for another.
        """
        lost = [guest for guest in before.guests if guest.identity not in self.guests]
        self.freed = before.match, tuple(guest.name for guest in lost)
        self.node.seats -= {guest.identity for guest in before.guests} - self._played
        if self.me.identity.public.key in {guest.identity for guest in lost}:
            if self.lobby is not None and self.lobby.sealed:
                self.leave("you did not sign in time, and somebody else has your seat (J6)")
            else:
                self.stay()

    def _came_to_nothing(self, before: Lobby, now: Lobby) -> bool:
        """Were its seats final, and is it followed by another without a match?"""
        return before.sealed and now.match > before.match and not self._has_begun(before.match)

    def _check(self, lobby: Lobby, link: Link) -> None:
        try:
            check_lobby(lobby, link.peer)
            if self.lobby is not None and self._came_to_nothing(self.lobby, lobby):
                check_reopened(self.lobby, lobby)
        except Unacceptable as error:
            self._give_up(error)  # it would ask for the same again
            raise

    def _is_stale(self, lobby: Lobby) -> bool:
        """Of an earlier match, or of one whose seats are final already."""
        known = self.lobby
        if known is None:
            return False
        return lobby.match < known.match or (known.sealed and lobby.match == known.match)

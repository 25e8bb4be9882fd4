"""One match at one peer, from its sealed lobby to its record."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import trio

from crypto.group import decode_scalar, encode_scalar
from crypto.identity import Identity
from crypto.keys import KeyPair
from p2p.changes import Changes
from p2p.entry.door import Joining
from p2p.errors import Voided, WireError
from p2p.match.keeper import Keeper
from p2p.match.playing import Decide, Playing
from p2p.me import WAIT_SECONDS
from p2p.mesh.node import Node
from p2p.mesh.whereabouts import Whereabouts
from p2p.store.diary import Diary, Entrance, Founded, SatDown
from p2p.store.signed import AlreadySigned, Signed
from p2p.threads import in_thread
from p2p.wire.addresses import Address
from p2p.wire.frames import SALT_SIZE, AnyFrame, Frame, Have, Joined, Lobby, Said, Where, where
from p2p.wire.link import Link
from table import (
    Cheating,
    Disagreement,
    Founding,
    Home,
    Join,
    Listener,
    MakeGame,
    MentalTable,
    Missed,
    Player,
)

RESYNC_SECONDS = 2.0
MAX_EARLY, EARLY_EACH = 64, 8  # frames about a match that is not founded here yet; of one line
SETTLE_SECONDS = 5.0  # for both JOINs to reach everybody, and keys that were on their way


@dataclass(frozen=True, slots=True)
class Ended:
    """How a match ended: its record, and evidence if somebody cheated."""

    founding: Founding
    record: bytes
    winners: tuple[int, ...]
    cheating: Cheating | None = None
    missed: Missed | None = None  # about whom all others have ended it, if they have
    unfinished: bool = False  # too few were there for too long; it can be gone on with


@dataclass(frozen=True, slots=True)
class Seated:
    """What a player brings to a match and a spectator does not."""

    decide: Decide
    diary: Diary
    door: Entrance
    signed: Signed


class Sitting:
    """Everybody shows a key for this match; when all have, it is played."""

    def __init__(
        self,
        identity: Identity,
        lobby: Lobby,
        node: Node,
        changes: Changes,
        make_game: MakeGame,
        seated: Seated | None = None,
        wait: float = WAIT_SECONDS,
    ) -> None:
        self.lobby = lobby
        self.playing: Playing | None = None
        self._identity, self._node, self._changes = identity, node, changes
        self._make_game, self._seated, self._wait = make_game, seated, wait
        self._joining = Joining(lobby)
        self._whereabouts: Whereabouts | None = None
        self._early: list[tuple[Link, Said | Have | Where]] = []
        self.disagreement: Disagreement | None = None  # between the JOINs; it convicts nobody
        self.void: bool | None = None  # by that, or had the match begun? None: not settled yet

    def hear(self, link: Link, frame: AnyFrame) -> None:
        """A frame about a match; some that come too early are kept, others are sent again."""
        if isinstance(frame, Joined):
            if frame.match == self.lobby.match:
                self._hear_join(link, frame)
                self._changes.tell()
        elif isinstance(frame, Where) and self._whereabouts is not None:
            if self._whereabouts.hear(link, frame):
                self._changes.tell()
        elif self.playing is not None:
            self.playing.hear(link, frame)
            if self._whereabouts is not None and isinstance(frame, Have):
                self._whereabouts.show(link)  # it sits here, so it can hear that
        elif isinstance(frame, Said | Have | Where) and self._has_room(link):
            self._early.append((link, frame))

    def _has_room(self, link: Link) -> bool:
        """Whoever says much too early takes nobody else's place."""
        from_it = sum(source is link for source, _ in self._early)
        return len(self._early) < MAX_EARLY and from_it < EARLY_EACH

    def _hear_early(self) -> None:
        """Others knew all JOINs before we did."""
        early, self._early = self._early, []
        for link, frame in early:
            if self._node.links.get(link.peer) is link:
                with suppress(WireError):
                    self.hear(link, frame)

    def _hear_join(self, link: Link, joined: Joined) -> None:
        try:
            new = self._joining.take(joined)
        except Disagreement as found:
            self._disagree(found, joined, link)
            return
        if new and self.lobby.guests[0].identity == self._identity.public.key:
            # Whoever has no line to its author has one to us, the host.
            self._node.flood(joined, link)

    def _disagree(self, found: Disagreement, joined: Joined, link: Link) -> None:
        """Show it to everybody; what becomes of the lobby is settled when all have heard it."""
        if self.disagreement is not None:
            return
        self.disagreement = found
        for frame in (*self._joined(), joined):
            self._node.flood(frame, link if frame is joined else None)
        if self._seated is not None and found.evidence:
            self._seated.signed.keep(self.lobby.terms.occasion, found.evidence)

    def greeting(self, peer: bytes) -> list[Frame]:
        """All that a peer which has just come, or come back, should hear."""
        playing = self.playing
        if playing is None or playing.has_left:
            return self._joined()
        joined = self._joined() if not playing.neighbours.has_spoken(peer) else []
        said = playing.neighbours.have(), *playing.contests.shown, *playing.evidence()
        return [*joined, *said]

    def _joined(self) -> list[Frame]:
        return [*self._joining.joined.values()]

    async def run(self, finish: Callable[[Ended], None]) -> Ended:
        """Play; ``finish`` is told how the match ended while others may still need us."""
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._resync)
            nursery.start_soon(self._end_if_void)
            key = await self._join(self._seated) if self._seated else None
            founding = await self._found()
            playing = self.playing = await self._sit(founding, key)
            self._whereabouts = Whereabouts(founding, self._node, playing.keeper.lives)
            self.moved()
            playing.neighbours.tell()
            self._hear_early()
            self._changes.tell()
            me = self._identity.public.key
            others = [guest.identity for guest in self.lobby.guests if guest.identity != me]
            told: list[Ended] = []  # what comes later, while we stay for others, changes no record

            def ended() -> None:
                told.append(ended_by(playing))
                finish(told[-1])

            await playing.run(others, ended)
            nursery.cancel_scope.cancel()
        return told[-1]

    async def _join(self, seated: Seated) -> KeyPair:
        """Show a key made for this match; the same one again after a crash."""
        before = seated.diary.memory.sat_down
        if before is not None:
            key, joined = KeyPair.of(decode_scalar(before.x)), before.joined
        else:
            key = KeyPair.generate()
            joined = self._signed(key)
            await seated.diary.keep(SatDown(self.lobby, seated.door, encode_scalar(key.x), joined))
        await self._claim(seated)
        try:
            self._joining.take(joined)
        except Disagreement as found:
            # Another program has our key, and was faster: ours need not leave at all.
            raise Voided(str(found)) from found
        self._node.flood(joined)
        self._changes.tell()
        return key

    async def _claim(self, seated: Seated) -> None:
        """Nothing leaves before it is certain that no other process signs for this match (J1)."""
        try:
            await in_thread(seated.signed.claim, self.lobby.terms.occasion, seated.diary.name)
        except AlreadySigned:
            if seated.diary.memory.sat_down is None:
                seated.diary.burn()  # made just now, and seen by nobody
            raise

    async def _end_if_void(self) -> None:
        """If not all have shown a key by then, some may sit at another table, or at none."""
        await self._changes.until(lambda: self.disagreement is not None)
        await trio.sleep(SETTLE_SECONDS)
        playing = self.playing
        self.void = playing is None or not all(playing.keeper.counts)
        self._changes.tell()
        if not self.void:
            return
        if self._seated is not None and playing is None:
            self._seated.diary.burn()
        raise Voided(str(self.disagreement))

    def _signed(self, key: KeyPair) -> Joined:
        """Our JOIN, with where we can be dialled (N1)."""
        me, salt, addresses = self._identity, secrets.token_bytes(SALT_SIZE), self._node.addresses
        name = next(g.name for g in self.lobby.guests if g.identity == me.public.key)
        join = Join.sign(me, name, self.lobby.terms, key.X, where(salt, addresses))
        return Joined(self.lobby.match, join.encode(), salt, addresses)

    @property
    def signed(self) -> set[bytes]:
        """Whose JOINs are here."""
        return set(self._joining.joins)

    @property
    def has_begun(self) -> bool:
        """Do all sit at this table, for certain? Until everybody has shown a key nothing is at
        stake, and nothing is lost if the host opens the lobby again (J6).
        """
        playing = self.playing
        return playing is not None and (playing.keeper.resumed or all(playing.keeper.counts))

    @property
    def all_joined(self) -> bool:
        return self._joining.complete

    @property
    def moves(self) -> int:
        """How often somebody was heard to be elsewhere now."""
        return self._whereabouts.moves if self._whereabouts else 0

    @property
    def addresses(self) -> dict[bytes, tuple[Address, ...]]:
        """Where each seat says itself that it can be dialled, once all have signed (N2)."""
        joined = self._joining.joined if self._joining.complete else {}
        moved = self._whereabouts.addresses if self._whereabouts else {}
        # Who lies about a new place can still be found at the old one, and the other way round.
        return {
            key: tuple(dict.fromkeys((*moved.get(key, ()), *frame.addresses)))
            for key, frame in joined.items()
        }

    def moved(self) -> None:
        """Tell everybody where we are, if it is not what our JOIN says (N5)."""
        me = self._identity
        joined = self._joining.joined.get(me.public.key)
        if self._whereabouts is None or joined is None:
            return
        told = self._whereabouts.addresses.get(me.public.key, joined.addresses)
        if told != self._node.addresses:
            self._whereabouts.tell(me)

    async def _found(self) -> Founding:
        """Wait for everybody's JOIN."""
        if self._seated and (founded := self._seated.diary.memory.founded):
            for joined in founded.joins:
                self._joining.take(joined)
            return self._joining.founding()
        await self._changes.until(lambda: self._joining.complete and self.disagreement is None)
        return self._joining.founding()

    async def _sit(self, founding: Founding, key: KeyPair | None) -> Playing:
        game, seat = self._make_game(founding.terms), founding.seat_of(self._identity.public)
        if self._seated is None or key is None or seat is None:
            table = MentalTable(game, founding)
            keeper = Keeper(Listener(table))
            return Playing(keeper, self._node, self._changes, wait=self._wait)
        diary = self._seated.diary
        if diary.memory.founded is None:
            everybody = [who.key for who in founding.players]
            await diary.keep(Founded(tuple(self._joining.joined[key] for key in everybody)))
        table = MentalTable(game, founding, Home(seat, key))
        keeper = Keeper(Player(table, self._identity), diary)
        keeper.recall(diary.memory)
        return Playing(keeper, self._node, self._changes, self._seated.decide, self._wait)

    async def _resync(self) -> None:
        """Now and then tell whoever does not seem to sit here yet what it takes to."""
        while True:
            await trio.sleep(RESYNC_SECONDS)
            if self.playing is None:
                self._spread(self._joined(), list(self._node.links.values()))
            else:
                self._remind(self.playing)

    def _remind(self, playing: Playing) -> None:
        links = list(self._node.links.values())
        ignorant = [link for link in links if not playing.neighbours.gossip.knows(link)]
        if ignorant:
            self._spread([*self._joined(), playing.neighbours.have()], ignorant)
        self._spread(playing.contests.shown, links)

    def _spread(self, frames: Sequence[Frame], links: Sequence[Link]) -> None:
        for link in links:
            if link.peer in self._node.members:
                for frame in frames:
                    link.post(frame)


def ended_by(playing: Playing) -> Ended:
    table, caller = playing.table, playing.keeper.caller
    winners = tuple(map(int, table.winners))
    record = caller.record().encode()
    how = playing.cheating, caller.missed, not playing.over
    return Ended(table.founding, record, winners, *how)

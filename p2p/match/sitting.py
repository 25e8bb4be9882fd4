"""One match at one peer, from its sealed lobby to its record."""

from collections.abc import Callable
from dataclasses import dataclass

import trio

from crypto.group import decode_scalar, encode_scalar
from crypto.identity import Identity
from crypto.keys import KeyPair
from games.kit import Seat
from p2p.changes import Changes
from p2p.entry.door import Joining
from p2p.match.keeper import Keeper
from p2p.match.playing import Decide, Playing
from p2p.mesh.node import Node
from p2p.store.diary import Diary, Entrance, Founded, SatDown
from p2p.wire.frames import AnyFrame, Frame, Joined, Lobby
from p2p.wire.link import Link
from table import Cheating, Founding, Home, Join, Listener, MakeGame, MentalTable, Player

RESYNC_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Ended:
    """How a match ended: its record, and evidence if somebody cheated."""

    founding: Founding
    record: bytes
    winners: tuple[int, ...]
    cheating: Cheating | None = None
    forfeited: Seat | None = None  # the seat that was gone, of two
    disputed: bool = False  # and said the same of the one that stayed


@dataclass(frozen=True, slots=True)
class Seated:
    """What a player brings to a match and a spectator does not."""

    decide: Decide
    diary: Diary
    door: Entrance


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
    ) -> None:
        self.lobby = lobby
        self.playing: Playing | None = None
        self._identity, self._node, self._changes = identity, node, changes
        self._make_game, self._seated = make_game, seated
        self._joining = Joining(lobby)

    def hear(self, link: Link, frame: AnyFrame) -> None:
        """A frame about a match; what comes too early is sent again later."""
        if self.playing is not None:
            self.playing.hear(link, frame)
        elif isinstance(frame, Joined) and self._is_new(frame):
            self._node.flood(frame, link)
            # What we said before the other end was ready for it was lost on it.
            for known in self.state():
                link.post(known)
        self._changes.tell()

    def _is_new(self, joined: Joined) -> bool:
        return joined.match == self.lobby.match and self._joining.take(joined)

    def greeting(self) -> list[Frame]:
        """All that a peer which has just come, or come back, should hear."""
        return [*self.state(), *(self.playing.evidence() if self.playing else ())]

    def state(self) -> list[Frame]:
        """What brings another peer up to date, and asks it to do the same for us."""
        joins = self._joining.joins.values()
        joined: list[Frame] = [Joined(self.lobby.match, join.encode()) for join in joins]
        playing = self.playing
        return [*joined, playing.keeper.have(), *playing.contested] if playing else joined

    async def run(self, finish: Callable[[Ended], None]) -> Ended:
        """Play; ``finish`` is told how the match ended while others may still need us."""
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._resync)
            key = await self._join(self._seated) if self._seated else None
            founding = await self._found()
            playing = self.playing = await self._sit(founding, key)
            self._node.flood(playing.keeper.have())
            self._changes.tell()
            me = self._identity.public.key
            others = [guest.identity for guest in self.lobby.guests if guest.identity != me]
            await playing.run(others, lambda: finish(ended_by(playing)))
            nursery.cancel_scope.cancel()
        return ended_by(playing)

    async def _join(self, seated: Seated) -> KeyPair:
        """Show a key made for this match; the same one again after a crash."""
        before = seated.diary.memory.sat_down
        if before is not None:
            key, join = KeyPair.of(decode_scalar(before.x)), before.join
        else:
            key = KeyPair.generate()
            me = self._identity.public.key
            name = next(guest.name for guest in self.lobby.guests if guest.identity == me)
            join = Join.sign(self._identity, name, self.lobby.terms, key.X).encode()
            await seated.diary.keep(SatDown(self.lobby, seated.door, encode_scalar(key.x), join))
        joined = Joined(self.lobby.match, join)
        self._joining.take(joined)
        self._node.flood(joined)
        self._changes.tell()
        return key

    async def _found(self) -> Founding:
        """Wait for everybody's JOIN."""
        if self._seated and (founded := self._seated.diary.memory.founded):
            return Founding.of([Join.decode(join) for join in founded.joins])
        await self._changes.until(lambda: self._joining.complete)
        return self._joining.founding()

    async def _sit(self, founding: Founding, key: KeyPair | None) -> Playing:
        game, seat = self._make_game(founding.terms), founding.seat_of(self._identity.public)
        if self._seated is None or key is None or seat is None:
            table = MentalTable(game, founding)
            return Playing(Keeper(Listener(table)), self._node, self._changes)
        diary = self._seated.diary
        if diary.memory.founded is None:
            await diary.keep(Founded(tuple(join.encode() for join in founding.joins)))
        table = MentalTable(game, founding, Home(seat, key))
        keeper = Keeper(Player(table, self._identity), diary)
        keeper.recall(diary.memory)
        return Playing(keeper, self._node, self._changes, self._seated.decide)

    async def _resync(self) -> None:
        """Now and then tell everybody what we hold; what got lost is sent again."""
        while True:
            await trio.sleep(RESYNC_SECONDS)
            for frame in self.state():
                self._node.flood(frame)


def ended_by(playing: Playing) -> Ended:
    table, record = playing.table, playing.keeper.listener.record().encode()
    winners, absent = tuple(map(int, table.winners)), table.forfeited
    disputed = table.disputed
    return Ended(table.founding, record, winners, playing.cheating, absent, disputed)

"""Sessions of several players in one process, with somebody who watches, on a virtual network."""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import trio

from bench.lockstep import game_for, terms_of
from bench.virtual import Network
from crypto.identity import Identity
from games.kit import Game
from p2p.entry.door import Door
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Hosting, Invited, Way
from p2p.match.playing import Decide, Playing
from p2p.me import Me
from p2p.session import Session
from p2p.wire.addresses import LOOPBACK
from p2p.wire.frames import Guest
from players.bots import nearest_maker
from players.view import view
from table.mental import MentalTable

HOST, WATCHER = "host", "watcher"


class Evening:
    """Bots of a ``level``, or people who think for as long as they are watched."""

    def __init__(self, folder: Path, game: str, players: int, seed: int, level: str | None) -> None:
        self.terms = terms_of(game, players)
        self.sessions: dict[str, Session] = {}
        self.sealed_at = 0.0  # when all seats were taken, by the host's word
        self._folder, self._seed, self._level = folder, seed, level

    async def run(self, network: Network, story: "Story") -> None:
        """Everybody comes, plays, and leaves when the story is told."""
        me = self._me(HOST, network)
        door = Door(b"let me in", Guest(me.identity.public.key, me.name, ()), self.terms)
        host = self._session(me, Hosting(me.identity.public, door))
        async with host.opened(), trio.open_nursery() as nursery:
            nursery.start_soon(host.play)
            here = Invitation.to(me.identity.public, ((LOOPBACK, me.port),))
            invitation = Invitation(here.addresses, here.pin, door.secret)
            names = [f"guest {number}" for number in range(1, self.terms.players)]
            for name in (*names, WATCHER):
                session = self._session(self._me(name, network), Invited(invitation))
                nursery.start_soon(self._visit, session)
            await host.changes.until(lambda: host.lobby is not None and host.lobby.sealed)
            self.sealed_at = trio.current_time()
            await host.changes.until(lambda: host.playing is not None)
            await story(self, network)
            nursery.cancel_scope.cancel()

    async def _visit(self, session: Session) -> None:
        async with session.opened():
            await session.play()

    def _me(self, name: str, network: Network) -> Me:
        folder = self._folder / name
        folder.mkdir()
        identity = Identity(secrets.token_bytes(32))
        return Me(identity, name, folder, LOOPBACK, transport=network.transport)

    def _session(self, me: Me, way: Way) -> Session:
        decide = None if me.name == WATCHER else self._decide
        session = Session(me, way, game_for, decide)
        self.sessions[me.name] = session
        return session

    @property
    def _decide(self) -> Decide:
        async def decide(table: MentalTable[Game]) -> object:
            if self._level is None:
                await trio.sleep_forever()
            maker = nearest_maker(table.match.game.key, str(self._level))
            return maker(self._seed)(view(table, table.me))

        return decide

    # As the host sees it

    @property
    def match(self) -> Playing:
        playing = self.sessions[HOST].playing
        if playing is None:
            raise RuntimeError("no match has begun")
        return playing

    @property
    def messages(self) -> int:
        return sum(self.match.keeper.counts)

    async def over(self) -> None:
        await self.sessions[HOST].changes.until(lambda: self.match.over)

    async def thinking(self) -> None:
        """Until nothing is missing but somebody's decision."""
        await self.sessions[HOST].changes.until(lambda: bool(self.match.table.deciders))

    async def all_thinking(self) -> None:
        """Until every player knows that somebody has to decide."""
        for session in [session for name, session in self.sessions.items() if name != WATCHER]:
            await session.changes.until(partial(is_thinking, session))


def is_thinking(session: Session) -> bool:
    return session.playing is not None and bool(session.playing.table.deciders)


Story = Callable[[Evening, Network], Awaitable[Any]]

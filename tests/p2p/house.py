"""Sessions of several players in one process, linked by real sockets on the loopback."""

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import trio

from crypto.identity import Identity
from games.kit import Decision
from p2p.entry.code import CodeLock
from p2p.entry.code_exchange import Reception
from p2p.entry.door import Door
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Hosting, Invited, Way
from p2p.match.playing import Decide, Playing
from p2p.match.sitting import Ended
from p2p.me import WAIT_SECONDS, Me
from p2p.session import Agree, Session
from p2p.wire.addresses import Address
from p2p.wire.frames import Guest
from p2p.wire.sockets import Sockets
from p2p.wire.transport import Transport
from table.audit.report import Report
from table.audit.status import Status
from table.audit.verify import verify_record
from table.founding import Terms
from table.mental import MentalTable
from table.record import Record
from ui.terms import game_of

LOOPBACK = "127.0.0.1"
PATIENCE_SECONDS = 120  # ends a test that hangs; nothing is measured by it
HOST = "host"


def by_lot(random: Random) -> Decide:
    """A player without a plan, who is asked only while its own answer is wanted."""

    async def decide(table: MentalTable[Any]) -> object:
        request, seat = table.match.pending, table.desk.mine.seat
        assert isinstance(request, Decision)
        assert seat in table.deciders
        return random.choice(list(request.options(seat, table.knowledge(seat).sight)))

    return decide


async def to_anything(_: Terms) -> str | None:
    """Somebody who signs whatever honest programs sign."""
    return None


def undecided(_: Random) -> Decide:
    """A player who thinks for as long as the test lasts."""

    async def decide(_: object) -> object:
        await trio.sleep_forever()

    return decide


class House:
    """A host's table and everybody who comes to it; ``ended`` tells how each saw the matches."""

    def __init__(self, folder: Path, terms: Terms, seed: int, matches: int = 1) -> None:
        print(f"seed {seed}")
        self.folder, self.terms, self.matches = folder, terms, matches
        self.random = Random(seed)
        self.sessions: dict[str, Session] = {}
        self.ended: dict[str, list[Ended]] = {}
        self.code: str | None = None  # a short code for the door
        self.transport: Callable[[Identity], Transport] = Sockets
        self.patience: float = PATIENCE_SECONDS
        self.wait: float = WAIT_SECONDS  # for a match that can't go on
        self.host_stays = False  # after the last match
        self.decider: Callable[[Random], Decide] = by_lot
        self.agree: Agree = to_anything

    def me(self, name: str, identity: Identity | None = None) -> Me:
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        identity = identity or Identity(secrets.token_bytes(32))
        return Me(identity, name, folder, LOOPBACK, transport=self.transport, wait=self.wait)

    @property
    def host(self) -> Session:
        return self.sessions[HOST]

    @property
    def address(self) -> Address:
        return (LOOPBACK, self.host.me.port)

    @property
    def invitation(self) -> Invitation:
        assert self.host.door is not None
        here = Invitation.to(self.host.me.identity.public, (self.address,))
        return Invitation(here.addresses, here.pin, self.host.door.secret)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[trio.Nursery]:
        """The host waits for guests; at the end of the block everybody plays to the end."""
        me = self.me(HOST)
        door = Door(b"let me in", Guest(me.identity.public.key, me.name, ()), self.terms)
        reception = Reception(CodeLock(self.code), me.identity.public) if self.code else None
        session = self.session(me, Hosting(me.identity.public, door, reception))
        with trio.fail_after(self.patience):
            async with session.opened(), trio.open_nursery() as nursery:
                nursery.start_soon(self._play_host)
                yield nursery

    async def _play_host(self) -> None:
        for number in range(1, self.matches + 1):
            ended = await self.host.play()
            assert ended is not None
            self._note(self.host, ended)
            if number < self.matches:
                self.host.next_match()
        await self.host.changes.until(lambda: not self.host_stays)
        self.host.close()

    def _note(self, session: Session, ended: Ended) -> None:
        self.ended[session.me.name].append(ended)
        self.host.changes.tell()

    def session(self, me: Me, way: Way, *, watch: bool = False) -> Session:
        decide = None if watch else self.decider(Random(self.random.random()))
        session = Session(me, way, game_of, decide, agree=self.agree)
        self.sessions[me.name], self.ended[me.name] = session, []
        return session

    async def visit(self, name: str, *, watch: bool = False, once: bool = False) -> None:
        """Come with the invitation, and stay for one match or until the table is closed."""
        session = self.session(self.me(name), Invited(self.invitation), watch=watch)
        await self.play(session, once=once)

    async def play(self, session: Session, *, once: bool = False) -> None:
        async with session.opened():
            while (ended := await session.play()) is not None:
                self._note(session, ended)
                if once:
                    break
                if await session.another():
                    session.stay()

    def fill(self, nursery: trio.Nursery) -> None:
        """Somebody for every seat that is left."""
        for number in range(len(self.sessions), self.terms.players):
            nursery.start_soon(self.visit, f"guest {number}")

    def heard(self, name: str = HOST) -> int:
        """How many messages of its match ``name`` holds."""
        sitting = self.sessions[name].sitting
        playing = sitting.playing if sitting else None
        return sum(playing.keeper.counts) if playing else 0

    def match_of(self, name: str) -> Playing:
        """The match that ``name`` plays or watches, which has begun."""
        sitting = self.sessions[name].sitting
        assert sitting is not None
        assert sitting.playing is not None
        return sitting.playing

    async def playing(self, name: str = HOST, messages: int = 1) -> None:
        """Wait until ``name`` has heard so many messages of its match."""
        await self.sessions[name].changes.until(lambda: self.heard(name) >= messages)

    async def more_messages(self, count: int) -> bool:
        """Wait until the host has heard some messages more; False when the table is closed."""
        wanted, host = self.heard() + count, self.host
        await host.changes.until(lambda: self.heard() >= wanted or host.closed is not None)
        return host.closed is None

    def agreed(self, without: Collection[str] = ()) -> list[Report]:
        """Everybody ended every match with the same messages and rolls, and an auditor agrees."""
        ended = [matches for name, matches in self.ended.items() if name not in without]
        assert all(len(matches) == self.matches for matches in ended)
        reports = []
        for endings in zip(*ended, strict=True):
            assert all(ended.cheating is None for ended in endings)
            report, *others = [audited(record) for record in {e.record for e in endings}]
            assert {said_in(other) for other in others} <= {said_in(report)}
            assert {ended.winners for ended in endings} == {report.winners}
            reports.append(report)
        return reports


def audited(record: bytes) -> Report:
    report = verify_record(Record.decode(record), game_of)
    assert report.status is Status.COMPLETE
    return report


def said_in(report: Report) -> tuple[object, ...]:
    """What records of one match agree on: any q of the votes for a roll prove it."""
    rolls = [called.roll.digest for called in report.rolls]
    return (*rolls, *(message.encode() for message in report.messages))


def journals(folder: Path) -> Sequence[Path]:
    return sorted(folder.rglob("*.journal"))

"""A crash before, in the middle of, or after every write of a journal; then on from the file."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest
import trio

import p2p.match.ending
import p2p.match.evening
from crypto.identity import Identity
from p2p.entry.door import Door
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Hosting, Invited
from p2p.errors import PeerError
from p2p.match.sitting import Ended
from p2p.me import Me
from p2p.mesh import node
from p2p.session import Session
from p2p.store.diary import Diary, Entry
from p2p.store.home import HomeProblem
from p2p.store.journal import Journal
from p2p.wire.frames import Frame, Guest
from p2p.wire.link import Link
from table.audit.verify import verify_record
from table.record import Record
from tests.mental.seating import terms_of
from tests.p2p.absence import FRIEND, OTHER, Evening
from tests.p2p.house import LOOPBACK, PATIENCE_SECONDS, by_lot, journals
from tests.p2p.places import Places
from tests.p2p.virtual import CALM
from ui.commands.host_join import recalled
from ui.terms import game_of

SECRET = b"let me in"


class Crash(Exception):
    """The machine stops here."""


class Fate:
    """Decides at each write of one player's journal whether the machine crashes, and when."""

    def __init__(self, plan: Callable[[int], str]) -> None:
        self._plan, self._writes = plan, count()
        self.crashes = 0

    def next(self) -> str:
        return self._plan(next(self._writes))

    def crash(self) -> NoReturn:
        self.crashes += 1
        raise Crash


def never(_: int) -> str:
    return "on"


def always(write: int) -> str:
    """Whatever is tried is tried again after a crash; only the fourth time nothing happens."""
    return ("before", "torn", "after", "on")[write % 4]


def once(at: int, when: str) -> Callable[[int], str]:
    return lambda write: when if write == at else "on"


class TornJournal(Journal):
    """A crash comes while the last entry is on its way to the disk."""

    def write(self, *payloads: bytes) -> None:
        size = self.path.stat().st_size
        super().write(*payloads)
        with self.path.open("r+b") as file:
            file.truncate(size + (self.path.stat().st_size - size) // 2)


class Mortal(Diary):
    def __init__(self, path: Path, fate: Fate) -> None:
        super().__init__(path)
        self._fate = fate

    async def keep(self, *entries: Entry) -> None:
        fate = self._fate.next()
        if fate == "before":
            self._fate.crash()
        if fate == "torn":
            self._store.__class__ = TornJournal
        await super().keep(*entries)
        if fate in ("torn", "after"):
            self._fate.crash()


class Life:
    """One player, however often its machine crashes."""

    def __init__(self, name: str, folder: Path, fate: Fate, random: Random) -> None:
        self.identity, self.name, self.fate = Identity.generate(), name, fate
        self.folder, self.random = folder / name, random
        self.folder.mkdir()
        self.port = 0

    async def live(self, first: Callable[[Me], Session], night: "Night") -> None:
        while not await self._day(first, night):
            pass

    async def _day(self, first: Callable[[Me], Session], night: "Night") -> bool:
        """From a start to a crash, or to the end of the match."""
        try:
            session = self.session(first)
            async with session.opened():
                self.port = session.me.port
                night.opened[self.name].set()
                ended = await session.play()
                assert ended is not None
                night.ended[self.name] = ended
                await night.over()
        except* (Crash, PeerError):
            pass  # PeerError: the host is down just now, so whoever has to join again knocks again
        return self.name in night.ended

    def session(self, first: Callable[[Me], Session]) -> Session:
        me = Me(self.identity, self.name, self.folder, LOOPBACK, self.port)
        for path in journals(self.folder):
            try:
                return recalled(me, Mortal(path, self.fate), by_lot(self.random))
            except HomeProblem:
                break
        return first(me)


class Night:
    """A match of two players whose machines crash."""

    def __init__(self, folder: Path, seed: int, hosts: Fate, guests: Fate) -> None:
        print(f"seed {seed}")
        random = Random(seed)
        self.terms = terms_of("kuhn", 2)
        self.host = Life("host", folder, hosts, random)
        self.guest = Life("guest", folder, guests, random)
        self.opened = {"host": trio.Event(), "guest": trio.Event()}
        self.ended: dict[str, Ended] = {}
        self._all_ended = trio.Event()

    async def over(self) -> None:
        if len(self.ended) == 2:
            self._all_ended.set()
        await self._all_ended.wait()

    def host_again(self, me: Me) -> Session:
        door = Door(SECRET, Guest(me.identity.public.key, me.name, ()), self.terms)
        way = Hosting(me.identity.public, door)
        return Session(me, way, game_of, by_lot(self.host.random))

    def join_again(self, me: Me) -> Session:
        here = Invitation.to(self.host.identity.public, ((LOOPBACK, self.host.port),))
        invitation = Invitation(here.addresses, here.pin, SECRET)
        return Session(me, Invited(invitation), game_of, by_lot(self.guest.random))

    async def play(self) -> None:
        fates = {life.folder: life.fate for life in (self.host, self.guest)}
        with trio.fail_after(PATIENCE_SECONDS), pytest.MonkeyPatch.context() as patch:
            patch.setattr(p2p.match.evening, "Diary", lambda path: Mortal(path, fates[path.parent]))
            # Whoever is back after the end stays for others, and here nobody else is any more.
            patch.setattr(p2p.match.ending, "LINGER_SECONDS", 5.0)
            async with trio.open_nursery() as nursery:
                nursery.start_soon(self.host.live, self.host_again, self)
                await self.opened["host"].wait()
                nursery.start_soon(self.guest.live, self.join_again, self)


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch) -> Places:
    """Everything signed that was put on any wire."""
    monkeypatch.setattr(node, "FIRST_PAUSE", 0.01)
    places, post = Places(), Link.post

    def watched(self: Link, frame: Frame) -> None:
        places.note_frame(frame)
        post(self, frame)

    monkeypatch.setattr(Link, "post", watched)
    return places


def check(night: Night, posted: Places) -> None:
    """The match ended, the same for both, and nobody ever signed two things for one position."""
    host, guest = night.ended["host"], night.ended["guest"]
    assert host.cheating is None
    assert guest.cheating is None
    assert host.record == guest.record
    assert verify_record(Record.decode(host.record), game_of).complete
    posted.check()
    assert journals(night.host.folder) == journals(night.guest.folder) == []


@pytest.mark.parametrize("seed", [1, 2])
async def test_machines_that_crash_at_every_write_finish_the_match(
    seed: int, tmp_path: Path, posted: Places
) -> None:
    night = Night(tmp_path, seed, Fate(always), Fate(always))
    await night.play()
    check(night, posted)
    assert night.host.fate.crashes > 10
    assert night.guest.fate.crashes > 10


@pytest.mark.long
@pytest.mark.parametrize("who", ["host", "guest"])
@pytest.mark.parametrize("when", ["before", "torn", "after"])
async def test_one_crash_at_any_write_is_survived(
    who: str, when: str, tmp_path: Path, posted: Places
) -> None:
    for at in count():
        folder = tmp_path / str(at)
        folder.mkdir()
        fates = {"host": Fate(never), "guest": Fate(never), who: Fate(once(at, when))}
        night = Night(folder, at, fates["host"], fates["guest"])
        await night.play()
        check(night, posted)
        if fates[who].crashes == 0:
            assert at > 5  # writes in a whole match
            return


class Frail(Evening):
    """One guest's machine crashes at every write, from the moment on that another is lost."""

    def __init__(self, folder: Path, game: str, players: int, seed: int) -> None:
        super().__init__(folder, game, players, seed)
        self.fate = Fate(lambda write: always(write) if self.lost else "on")

    def diary(self, path: Path) -> Diary:
        return Mortal(path, self.fate) if path.parent.name == FRIEND else super().diary(path)

    async def live(self, name: str) -> None:
        """A guest comes once; then it resumes until it knows the end."""
        come = super().live
        while not self.house.ended.get(name):
            try:
                await come(name)
            except* Crash:
                come = self.resume


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_machine_that_crashes_at_every_write_goes_on_without_who_is_gone(
    seed: int, tmp_path: Path, posted: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
        evening.lose(OTHER)

    evening = Frail(tmp_path, "kuhn", 3, seed)
    monkeypatch.setattr(p2p.match.evening, "Diary", evening.diary)
    report = evening.run(CALM, story)
    assert evening.named(report.table.gone) == {OTHER}
    assert evening.fate.crashes > 8
    posted.check()

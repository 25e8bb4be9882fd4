"""kill -9 at random moments, in real processes: the match goes on, and nothing is signed twice."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trio

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Invited
from p2p.match.keeper import Keeper
from p2p.me import Me
from p2p.session import Session
from p2p.store.diary import decode
from p2p.store.journal import read_entries
from table.log.message import Message
from table.mental import MentalTable
from tests.p2p.house import LOOPBACK, audited, said_in
from tests.p2p.places import Places
from tests.ui.program import CLI, KILLED, environment
from ui.terms import game_of

PATIENCE_SECONDS = 600  # ends a test that hangs
LONGEST_LIFE = 1.0  # seconds from a start to the next kill
KILLS_A_MATCH = 20
BEGUN = 60  # messages: cards have been dealt
BOT = ("--play", "bot", "--level", "novice", "--json", "--bind", LOOPBACK)


def note_journal(places: Places, path: Path) -> None:
    """As it lies on the disk: torn, and not opened by anybody yet."""
    for payload in read_entries(path.read_bytes())[0]:
        places.note_entry(decode(payload))


class Seat:
    """One player, in one process after the other."""

    def __init__(self, home: Path, words: tuple[str, ...], places: Places) -> None:
        self.home, self.words, self.places = home, words, places
        self.process: trio.Process | None = None
        self.reported: dict[str, object] = {}
        self.up = trio.Event()
        self.may_return: trio.Event | None = None

    @property
    def journals(self) -> list[Path]:
        return [path for path in self.home.glob("matches/*.journal") if path.stat().st_size]

    @property
    def records(self) -> list[Path]:
        return list(self.home.glob("matches/*.record"))

    async def live(self) -> None:
        """Run until the match is over here; after each kill, run again."""
        while await self._run() != 0:
            for journal in self.journals:
                note_journal(self.places, journal)
            if self.may_return is not None:
                await self.may_return.wait()
            if self.records and not self.journals:
                return

    async def _run(self) -> int:
        words = ("resume",) if self.journals else self.words
        command = [sys.executable, str(CLI), *words, *BOT]
        self.process = await trio.lowlevel.open_process(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            env=environment(self.home),
        )
        assert self.process.stdout is not None
        buffer = b""
        async for data in self.process.stdout:
            *lines, buffer = (buffer + data).split(b"\n")
            for line in lines:
                self.reported |= json.loads(line)
                self.up.set()
        status = await self.process.wait()
        await self.process.stdout.aclose()
        assert status in (0, KILLED)
        return status

    def kill(self) -> bool:
        if self.process is None or self.process.returncode is not None or not self.journals:
            return False
        self.process.kill()
        self.up = trio.Event()
        return True


class Night:
    """One match of processes that are killed, and somebody in this process who watches it."""

    hosting: tuple[str, ...] = ("host", "complots")
    joining: tuple[str, ...] = ("join",)

    def __init__(self, folder: Path, players: int, kills: int, random: Random) -> None:
        self.folder, self.players, self.kills, self.random = folder, players, kills, random
        self.places = Places()
        self.killed = 0
        self.seats: list[Seat] = []

    async def run(self) -> None:
        with trio.fail_after(PATIENCE_SECONDS):
            async with trio.open_nursery() as aside:
                async with trio.open_nursery() as nursery:
                    self.watching = self._watcher(await self._sit_down(nursery))
                    aside.start_soon(self._watch)
                    aside.start_soon(self._kill)
                aside.cancel_scope.cancel()
        self._check()

    async def _sit_down(self, nursery: trio.Nursery) -> str:
        host = self._seat("host", *self.hosting, "--players", str(self.players))
        nursery.start_soon(host.live)
        await host.up.wait()
        link = str(host.reported["invitation"])
        for number in range(1, self.players):
            guest = self._seat(f"guest {number}", *self.joining, link)
            nursery.start_soon(guest.live)
        return link

    def _seat(self, name: str, *words: str) -> Seat:
        home = self.folder / name
        home.mkdir(parents=True)
        self.seats.append(Seat(home, words, self.places))
        return self.seats[-1]

    def _watcher(self, link: str) -> Session:
        me = Me(Identity.generate(), "watcher", self.folder, LOOPBACK)
        return Session(me, Invited(Invitation.parse(link)), game_of)

    async def _watch(self) -> None:
        """Follow the match from here, and note every message before anything is made of it.

        Nobody waits for one who watches: when the host is away, it may miss the end.
        """
        take, places = Keeper.take, self.places

        def noted(keeper: Keeper, data: bytes) -> Message | None:
            places.note(data)
            return take(keeper, data)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Keeper, "take", noted)
            async with self.watching.opened():
                await self.watching.play()

    async def _kill(self) -> None:
        """Again and again, whoever has come up lives for a moment longer: a new one each time."""
        while self.killed < self.kills and not all(seat.records for seat in self.seats):
            victim = self.random.choice(self.seats)
            with trio.move_on_after(LONGEST_LIFE):
                await victim.up.wait()
            await trio.sleep(LONGEST_LIFE * self.random.random() ** 4)
            self.killed += victim.kill()

    def _check(self) -> None:
        for seat in self.seats:
            assert len(seat.records) == 1
            assert seat.journals == []
        reports = [audited(seat.records[0].read_bytes()) for seat in self.seats]
        assert len({said_in(report) for report in reports}) == 1
        report = reports[0]
        self.companies = report.table.companies
        for message in report.messages:
            self.places.note(message.encode())
        self.places.check()
        shutil.rmtree(self.folder)


async def nights(folder: Path, kills: int, seed: int) -> int:
    """Matches of two, three and four players, until so many processes were killed."""
    print(f"seed {seed}")
    random, killed, matches = Random(seed), 0, 0
    while killed < kills:
        wanted = min(KILLS_A_MATCH, kills - killed)
        night = Night(folder / str(matches), 2 + matches % 3, wanted, random)
        await night.run()
        matches, killed = matches + 1, killed + night.killed
    print(f"{killed} processes killed in {matches} matches")
    return killed


async def test_a_few_kills_at_random_moments_are_survived(tmp_path: Path) -> None:
    assert await nights(tmp_path, kills=4, seed=1) >= 4


@pytest.mark.long
async def test_a_hundred_kills_at_random_moments_are_survived(tmp_path: Path) -> None:
    assert await nights(tmp_path, kills=120, seed=2026) >= 120


class Missing(Night):
    """One guest is killed, and comes back when the others have gone on without it."""

    hosting = ("host", "complots", "--clock", "5", "--reaction", "5", "--pace", "human")
    joining = ("join", "--pace", "human")

    async def _kill(self) -> None:
        victim = self.seats[-1]
        victim.may_return = trio.Event()
        await self.watching.changes.until(lambda: self._heard() > BEGUN)
        self.killed += victim.kill()
        await self.watching.changes.until(lambda: bool(self._table().gone))
        victim.may_return.set()

    def _heard(self) -> int:
        sitting = self.watching.sitting
        playing = sitting.playing if sitting else None
        return sum(playing.keeper.counts) if playing else 0

    def _table(self) -> MentalTable[Any]:
        assert self.watching.sitting is not None
        assert self.watching.sitting.playing is not None
        return self.watching.sitting.playing.table


@pytest.mark.long
async def test_who_was_killed_and_missed_is_back_before_the_end(tmp_path: Path) -> None:
    night = Missing(tmp_path / "night", 4, 1, Random(1))
    await night.run()
    assert night.killed == 1
    assert [bool(company.gone) for company in night.companies] == [False, True, False]

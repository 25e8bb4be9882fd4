"""One match of processes, from the first invitation until everybody has ended."""

import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import trio

from p2p.store.home import KEY_FILE, load_identity
from tests.chaos.journals import Journals
from tests.chaos.network import Loopback
from tests.chaos.peer import HOST, LOOK_SECONDS, Peer
from tests.chaos.plan import FullDisk, Lot, Plan, Strike, TwinAtTheDoor
from tests.chaos.strikes import strike

BOUND_SECONDS = 1500.0  # ten minutes at a table that stands, five for each lost seat, and a match
LEVEL = ("--level", "random")


class Table:
    """Its peers come, play, are struck, and end; ``log`` tells what happened when."""

    def __init__(self, plan: Plan, folder: Path, network: Loopback) -> None:
        self.plan, self.folder, self.network = plan, folder, network
        self.peers: list[Peer] = []
        self.twins: list[Peer] = []
        self.journals = Journals(folder)
        self.log: list[str] = []
        self.outcomes: Counter[str] = Counter()  # how many papers are what, once that was checked
        self.late: list[str] = []  # who had not ended in the time that is enough for everything
        self._began = time.monotonic()

    @property
    def everybody(self) -> list[Peer]:
        return [*self.peers, *self.twins]

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def note(self, what: str) -> None:
        self.log.append(f"{self.seconds:6.1f} s, {self.journals.messages} messages: {what}")

    async def play(self) -> None:
        """Return when everybody has ended, or should have long ago."""
        try:
            with trio.move_on_after(BOUND_SECONDS):
                async with trio.open_nursery() as aside:
                    self._aside = aside
                    aside.start_soon(self._watch)
                    async with trio.open_nursery() as seats:
                        self._seats = seats
                        await self._sit_down()
                        self._strike()
                    aside.cancel_scope.cancel()
        finally:
            self.late = [peer.name for peer in self.everybody if peer.is_up]
            await self._end()

    async def _watch(self) -> None:
        while True:
            self.journals.look()
            await trio.sleep(LOOK_SECONDS)

    async def _end(self) -> None:
        for peer in self.everybody:
            peer.kill(None)
        with trio.CancelScope(shield=True):
            for peer in self.everybody:
                if peer.process is not None:
                    await peer.process.wait()
        self.journals.look()
        self.journals.close()

    # Coming

    async def _sit_down(self) -> None:
        plan = self.plan
        options = [word for option in plan.options for word in ("--option", option)]
        clock = ("--clock", str(plan.clock), "--reaction", str(plan.clock))
        words = ("host", plan.game, "--players", str(plan.players), *options, *clock)
        host = self._peer(HOST, words)
        self.peers.append(host)
        self.begin(host)
        link = str(await host.told("invitation"))
        self.peers += [self._peer(number, ("join", link)) for number in range(1, plan.players)]
        for fault in plan.faults:
            if isinstance(fault, TwinAtTheDoor):
                self._copy_key(fault.player, link)
        for peer in (*self.peers[1:], *self.twins):
            self.begin(peer)

    def begin(self, peer: Peer) -> None:
        self._seats.start_soon(peer.live)

    def _peer(self, number: int, words: tuple[str, ...]) -> Peer:
        wait = ("--wait", str(self.plan.wait))
        seat = (*LEVEL, *wait, "--pace", self.plan.pace, "--seed", str(self.plan.number))
        lot = self._lot_of(number)
        return Peer(number, self.folder, number, self.network, words, seat, lot)

    def _lot_of(self, number: int) -> Lot | None:
        lots = [f for f in self.plan.faults if not isinstance(f, Strike) and f.player == number]
        return lots[0] if lots else None

    def twin_of(self, player: int, words: tuple[str, ...] = ("resume",)) -> Peer:
        """One with the same key, on a machine beside all others."""
        seat, machine = self.peers[player].seat, self.plan.players
        name = f"peer{player}-twin"
        twin = Peer(player, self.folder, machine, self.network, words, seat, name=name)
        self.twins.append(twin)
        return twin

    def _copy_key(self, player: int, link: str) -> None:
        load_identity(self.peers[player].home)
        key = (self.peers[player].home / KEY_FILE).read_bytes()
        twin = self.twin_of(player, ("join", link))
        (twin.home / KEY_FILE).write_bytes(key)

    # Going wrong

    def _strike(self) -> None:
        for fault in self.plan.faults:
            if isinstance(fault, Strike):
                self._aside.start_soon(strike, self, fault)


@contextmanager
def disks(plan: Plan, folder: Path) -> Iterator[None]:
    """Small ones for those whose shall be full, while the block lasts."""
    mounted: list[Path] = []
    try:
        for fault in plan.faults:
            if isinstance(fault, FullDisk):
                mounted.append(folder / f"peer{fault.player}")
                mounted[-1].mkdir(parents=True)
                how = ["mount", "-t", "tmpfs", "-o", f"size={fault.kilobytes}k", "chaos"]
                subprocess.run([*how, str(mounted[-1])], check=True)
        yield
    finally:
        for place in mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)

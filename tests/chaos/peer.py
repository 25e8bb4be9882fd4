"""One player at a table of processes: its folder, its machine, one process after the other."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import trio

from tests.chaos.network import Loopback
from tests.chaos.plan import Away, Hostile, Lot
from tests.ui.program import CLI, environment

HOST = 0
LOOK_SECONDS = 0.1
BOT = ("--play", "bot", "--json")
PERSON = ("--play", "terminal", "--lang", "en")


@dataclass
class Life:
    """One process, and how it ended."""

    words: tuple[str, ...]
    out: Path
    err: Path
    status: int | None = None
    struck: bool = False  # was it us who killed it?

    def said(self, key: str) -> object:
        """What it has reported under ``key`` last, if it reports to programs."""
        lines = self.out.read_text("utf-8", "replace").splitlines(keepends=True)
        facts = [json.loads(line) for line in lines if line.startswith("{") and line[-1] == "\n"]
        told = [fact[key] for fact in facts if key in fact]
        return told[-1] if told else None


@dataclass
class Peer:
    """``words`` are how it comes to the table; from then on it is resumed."""

    number: int
    folder: Path  # of the whole table
    machine: int
    network: Loopback
    words: tuple[str, ...]
    seat: tuple[str, ...]  # how it plays
    lot: Lot | None = None
    name: str = ""
    process: trio.Process | None = None
    lives: list[Life] = field(default_factory=list)
    back: float | None = None  # seconds after which it is started again, once killed
    meanwhile: Callable[[], None] | None = None  # what happens to its folder before that

    def __post_init__(self) -> None:
        self.name = self.name or f"peer{self.number}"
        self.home.mkdir(parents=True, exist_ok=True)

    @property
    def home(self) -> Path:
        return self.folder / self.name

    @property
    def journals(self) -> list[Path]:
        return [path for path in self.home.glob("matches/*.journal") if path.stat().st_size]

    @property
    def papers(self) -> list[Path]:
        """Records, and evidence."""
        kinds = ("record", "evidence")
        return [path for kind in kinds for path in sorted(self.home.glob(f"matches/*.{kind}"))]

    @property
    def is_up(self) -> bool:
        return self.process is not None and self.process.returncode is None

    # Its processes

    async def live(self) -> None:
        """Until a process ends that nobody killed, or that is not to come back."""
        while True:
            life = await self._run()
            if not life.struck or self.back is None:
                return
            await trio.sleep(self.back)
            if self.meanwhile is not None:
                self.meanwhile()
                self.meanwhile = None
            if self.papers and not self.journals:
                return  # it was over here

    async def _run(self) -> Life:
        words = self._words(("resume",) if self.journals else self.words)
        stem = f"{self.folder / self.name}.{len(self.lives)}"
        life = Life(words, Path(f"{stem}.out"), Path(f"{stem}.err"))
        self.lives.append(life)
        with life.out.open("wb") as out, life.err.open("wb") as err:
            self.process = await trio.lowlevel.open_process(
                list(words),
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=err,
                env={**environment(self.home), **self._surroundings},
            )
        life.status = await self.process.wait()
        if self.process.stdin is not None:
            await self.process.stdin.aclose()
        return life

    def _words(self, command: tuple[str, ...]) -> tuple[str, ...]:
        """With what makes it run where it shall, and as it shall."""
        program = [sys.executable, str(CLI)]
        if isinstance(self.lot, Hostile):
            program = [sys.executable, "-m", "tests.chaos.hostile", self.lot.bend]
        who = PERSON if isinstance(self.lot, Away) else BOT
        bind = ("--bind", self.network.address(self.machine), "--name", f"peer{self.number}")
        machine = self.network.words(self.machine)
        return (*machine, *program, *command, *who, *self.seat, *bind)

    @property
    def _surroundings(self) -> dict[str, str]:
        """A bot leaves with whoever started it, so nothing stays should we be killed ourselves."""
        child = {} if isinstance(self.lot, Away) else {"UNDERTABLE_CHILD": "1"}
        return {**child, "PYTHONPATH": str(CLI.parent)}

    # What happens to it

    def kill(self, back: float | None) -> bool:
        """Whether there was something to kill.

        A host that has written nothing down yet would open another table, where nobody comes.
        """
        if not self.is_up:
            return False
        is_for_good = self.number == HOST and not self.journals
        self.back, self.lives[-1].struck = None if is_for_good else back, True
        self.signal(signal.SIGKILL)
        return True

    def signal(self, sign: int) -> None:
        if self.process is not None and self.process.returncode is None:
            os.kill(self.process.pid, sign)

    def copy_to(self, place: Path) -> None:
        """As somebody would who does not know that the program runs."""
        shutil.copytree(self.home, place, dirs_exist_ok=True)

    def restore_from(self, place: Path) -> None:
        shutil.rmtree(self.home)
        shutil.copytree(place, self.home)

    async def told(self, key: str) -> object:
        """What its first process reports under ``key``."""
        while (found := self.lives[0].said(key) if self.lives else None) is None:
            await trio.sleep(LOOK_SECONDS)
        return found

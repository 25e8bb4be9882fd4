"""A whole match on a machine that is far too slow for it: does anybody vote a living seat gone?

Mascarade of bots, a process for each player and one that watches, all of them together held to a
part of one core: by a cgroup where we may make one (as root on Linux), else by stopping and
continuing them in turn.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console

from table.audit.report import Report
from table.audit.verify import verify_record
from table.record import read_record
from ui.terms import game_of

CLI = Path(__file__).parent.parent / "cli.py"
GAME, PLAYERS, SEED, CLOCK = "mascarade", 13, 1, 60
PART = 0.35  # of one core, for all of them
PERIOD = 0.1  # seconds
CGROUPS = (Path("/sys/fs/cgroup"), Path("/sys/fs/cgroup/cpu"))  # version 2, version 1

Figures = dict[str, Any]
Demo = subprocess.Popen[str]


def measure(players: int = PLAYERS, part: float = PART) -> Figures:
    with TemporaryDirectory() as home, held_to(part) as held:
        began, used = time.monotonic(), cpu_of_children()
        with started(held.words, players, Path(home)) as demo, held.while_it_runs(demo):
            seconds = until_the_end(demo, players, began)
        got = (cpu_of_children() - used) / (time.monotonic() - began)
        by = held.told()
        (record,) = Path(home).glob("demo/*/you/matches/*.record")
        report = verify_record(read_record(record.read_bytes()), game_of)
    held_by = {"players": players, "seed": SEED, "part": part, "by": by, "got": got}
    return {**held_by, **seconds, **told_by(report)}


def started(held: tuple[str, ...], players: int, home: Path) -> Demo:
    words = ["demo", GAME, "--players", str(players), "--seed", str(SEED), "--level", "regular"]
    command = [*held, sys.executable, str(CLI), *words, "--clock", str(CLOCK), "--json"]
    env = {**os.environ, "UNDERTABLE_HOME": str(home)}
    return subprocess.Popen(  # noqa: S603  our own command
        command, stdout=subprocess.PIPE, env=env, text=True, start_new_session=True
    )


def until_the_end(demo: Demo, players: int, began: float) -> Figures:
    """When all were seated, and when the match was over; what is printed then is a verification."""
    seated = ended = 0.0
    for line in demo.stdout or ():
        now, fact = time.monotonic() - began, json.loads(line)
        if not seated and len(fact.get("guests", ())) == players:
            seated = now
        if "winners" in fact:
            ended = now
            break
    demo.communicate()
    return {"seated_s": seated, "match_s": ended - seated}


def cpu_of_children() -> float:
    """Seconds of all processes that were waited for: other work on this machine may leave them
    even less than they are allowed.
    """
    times = os.times()
    return times.children_user + times.children_system


def told_by(report: Report) -> Figures:
    companies = report.table.companies
    return {
        "messages": len(report.messages),
        "rolls": len(report.rolls),
        "gone": sorted({int(seat) for company in companies for seat in company.gone}),
        "late": sum(len(company.late) for company in companies),
    }


# Holding them


class ByTurns:
    """Stops all of them for the rest of every tenth of a second."""

    words: tuple[str, ...] = ()  # to start a command with

    def __init__(self, part: float) -> None:
        self._part = part

    @contextmanager
    def while_it_runs(self, demo: Demo) -> Iterator[None]:
        over = threading.Event()
        thread = threading.Thread(target=self._take_turns, args=(demo, over))
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()

    def _take_turns(self, demo: Demo, over: threading.Event) -> None:
        while not over.is_set() and demo.poll() is None:
            let(demo, run=True)
            time.sleep(self._part * PERIOD)
            let(demo, run=False)
            time.sleep((1 - self._part) * PERIOD)
        let(demo, run=True)

    def told(self) -> str:
        return "stopped and continued in turn"


def let(demo: Demo, *, run: bool) -> None:
    if sys.platform == "win32":
        raise SystemExit("bench: there is no way to hold processes on this system")
    with suppress(ProcessLookupError):
        os.killpg(demo.pid, signal.SIGCONT if run else signal.SIGSTOP)


class InGroup:
    """Lets the kernel hold them, in a cgroup of version 2 or 1."""

    def __init__(self, folder: Path, part: float) -> None:
        self._folder = folder
        period = int(PERIOD * 1e6)
        quota = int(part * period)
        if (folder / "cpu.max").exists():
            (folder / "cpu.max").write_text(f"{quota} {period}")
        else:
            (folder / "cpu.cfs_period_us").write_text(str(period))
            (folder / "cpu.cfs_quota_us").write_text(str(quota))
        self.words = ("sh", "-c", f'echo $$ > "{folder}/cgroup.procs" && exec "$@"', "sh")

    @contextmanager
    def while_it_runs(self, _: Demo) -> Iterator[None]:
        yield

    def told(self) -> str:
        """How often they had to be held, of how many tenths of a second."""
        lines = (self._folder / "cpu.stat").read_text().splitlines()
        stat = dict(line.split() for line in lines)
        return f"a cgroup, held in {stat['nr_throttled']} of {stat['nr_periods']} periods"


@contextmanager
def held_to(part: float) -> Iterator[ByTurns | InGroup]:
    folder = next((made for made in map(group_in, CGROUPS) if made), None)
    if folder is None:
        yield ByTurns(part)
        return
    try:
        yield InGroup(folder, part)
    finally:
        with suppress(OSError):
            folder.rmdir()


def group_in(root: Path) -> Path | None:
    """A new group under ``root``, if CPU time is handed out there and we may."""
    folder = root / f"undertable-{os.getpid()}"
    try:
        folder.mkdir()
    except OSError:
        return None
    if any((folder / name).exists() for name in ("cpu.max", "cpu.cfs_quota_us")):
        return folder
    with suppress(OSError):
        folder.rmdir()
    return None


def show(figures: Figures) -> None:
    out, one = Console(), figures
    share = f"{one['part']:.0%} of a core, and used {one['got']:.0%}"
    out.print(f"{one['players']} players, held to {share}: {one['by']}")
    out.print(f"seated after {one['seated_s']:.0f} s, played in {one['match_s']:.0f} s")
    out.print(f"{one['messages']} messages, {one['rolls']} rolls, {one['late']} answers late")
    out.print(f"voted gone: {one['gone'] or 'nobody'}")

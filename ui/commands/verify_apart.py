"""The record of a demo: where it goes, and its verification by a process that took no part."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from p2p import save_file
from table import RIGHT_BUT_NO_RESULT
from ui.commands.demo import Demo
from ui.live.reporter import Reporter
from ui.problem import Problem
from ui.program import CLI


def check_apart(demo: Demo, wanted: str | None, reporter: Reporter) -> None:
    """Have a process that took no part in the match check its record, at the place ``wanted``."""
    if demo.record is None:
        return
    record = copied(demo.record, wanted)
    lay_beside(record, demo.openings)

    def verify(*words: str) -> None:
        command = [sys.executable, str(CLI), "verify", str(record), *words]
        done = subprocess.run(command, check=False)  # noqa: S603  our own program
        if done.returncode != RIGHT_BUT_NO_RESULT:
            done.check_returncode()

    reporter.check_apart(record, verify)


def check_place_for(record: str | None) -> None:
    """Say before the match, not after it, that its record can't go there."""
    if record is not None and (
        Path(record).is_dir() or not Path(record).absolute().parent.is_dir()
    ):
        raise Problem("no-place-for-record", path=record)


def lay_beside(record: Path, openings: Iterable[Path]) -> None:
    """What the players have opened, where ``replay`` finds it."""
    for opening in openings:
        seat = opening.name.split(".")[-2]
        place = record.with_name(f"{record.stem}.{seat}.opening")
        if place != opening:
            save_file(place, opening.read_bytes())


def copied(record: Path, wanted: str | None) -> Path:
    if wanted is None:
        return record
    try:
        save_file(Path(wanted), record.read_bytes())
    except OSError as error:
        raise Problem("unwritten", path=wanted, reason=error.strerror) from error
    return Path(wanted)

"""Records and evidence as files, and the commands run on them."""

import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import cli
from bench.luck import luck
from table.founding import Clock
from tests.sample import by_lot, seated, terms
from tests.table.crooked import Bend, caught
from tests.table.every_kind import every_kind

ROOT = Path(__file__).parent.parent.parent
THREE = terms("everykind", 3)
FRIENDS = replace(THREE, quorum=2, clock=Clock(90, 30))


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> Outcome:
    """The command in this process."""
    code = cli.main([str(word) for word in words])
    said = capsys.readouterr()
    return Outcome(code, said.out, said.err)


def run_outside(*words: str | Path, **environment: str) -> Outcome:
    """The command as a person would start it in a checkout."""
    command = [sys.executable, "cli.py", *map(str, words)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, env=environment, check=False)
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def evidence(kind: str, seed: int, bend: Bend | None = None) -> bytes:
    """What convicts a player of the game with every kind, who bent a message of ``kind``."""
    random = Random(seed)
    with luck(seed):
        found = caught(seated(FRIENDS, every_kind), random, by_lot(random), kind, bend)
    return found.evidence


def seed_of_every_kind() -> int:
    """Not every match proves a card, and mixes ahead of that: this one does."""
    while True:
        seed = Random().getrandbits(32)
        with suppress(pytest.fail.Exception):
            evidence("ahead", seed)
            return seed


SEED = seed_of_every_kind()

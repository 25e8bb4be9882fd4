"""For the stranger (tests/stranger), who may not look behind ``verify``: what that says of a file,
and matches whose secrets are known, so that they can be changed and signed again.
"""

import json
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cli import main
from tests.sample import Room, by_lot, seated, terms
from tests.ui.program import run

NAMES = [f"P{number}" for number in range(1, 14)]


class Known(NamedTuple):
    """A record, and of every seat the secret of its identity."""

    record: bytes
    identities: tuple[bytes, ...]


def match(game: str, players: int, seed: int, *options: str) -> Known:
    """A match by the program's own players, in which chance decides."""
    words = [(name, value) for name, _, value in (word.partition("=") for word in options)]
    room = seated(terms(game, players, *words), names=NAMES)
    random = Random(seed)
    Room(room, random, by_lot(random)).play()
    return Known(room[0].record().encode(), tuple(p.identity.secret_bytes() for p in room))


def demo(game: str, players: int, seed: int) -> bytes:
    """The record of a match that real processes played over sockets."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "demo.rec"
        words = f"demo {game} --players {players} --seed {seed} --pace fast --record {file}"
        run(Path(folder), *words.split()).check_returncode()
        return file.read_bytes()


class Said(NamedTuple):
    """What ``verify`` finds: its exit code, a status, the message it names, whom it convicts."""

    code: int
    status: str | None
    message: int | None
    convicted: int | None = None


def verify(record: bytes) -> Said:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "match.rec"
        file.write_bytes(record)
        said = StringIO()
        with redirect_stdout(said), redirect_stderr(StringIO()):
            code = main(["verify", str(file), "--json", "--lang", "en"])
    found = json.loads(said.getvalue())
    convicted = found.get("convicted") or {}
    return Said(code, found.get("status"), found.get("message"), convicted.get("seat"))

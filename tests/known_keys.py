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
from crypto.group import G
from table import BadOpening, check_opening, read_record, verify_record
from tests.sample import Room, by_lot, seated, terms
from tests.ui.program import run
from ui.terms import game_of

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


class Told(NamedTuple):
    """What a seat has opened, in plain numbers and bytes."""

    seat: int
    shares: dict[bytes, bytes]
    orders: dict[int, tuple[int, ...]]
    sealed: dict[int, int]


class Opened:
    """A record, against which ``verify`` and ``replay`` hold openings."""

    def __init__(self, record: bytes) -> None:
        self.report = verify_record(read_record(record), game_of)

    def told(self, file: bytes) -> Told | None:
        """What the program takes from an opening; nothing if it does not believe it."""
        try:
            found = check_opening(self.report, file)
        except BadOpening:
            return None
        shares = {a.encode(): share.encode() for a, share in found.shares.items() if a != G}
        return Told(int(found.seat), shares, dict(found.orders), dict(found.sealed))


def verify_opening(record: bytes, file: bytes) -> int:
    """The exit code of ``verify RECORD OPENING``."""
    with TemporaryDirectory() as folder:
        paths = [Path(folder) / name for name in ("match.rec", "match.seat1.opening")]
        for path, data in zip(paths, (record, file), strict=True):
            path.write_bytes(data)
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            return main(["verify", *map(str, paths), "--lang", "en"])


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

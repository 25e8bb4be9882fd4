"""For the stranger (tests/stranger), who may not look behind ``verify``: matches whose secrets are
known, so that they can be signed again after a change, and what ``verify`` says of a file.
"""

import json
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from cli import main
from crypto.identity import Identity
from crypto.keys import KeyPair
from games.kit import Seat
from table.founding import Clock, Founding, Join, Terms
from table.fulfil.desk import Home
from table.mental import MentalTable
from table.participant import Player
from tests.sample import Room, by_lot
from ui.terms import game_of

NAMES = [f"P{number}" for number in range(1, 14)]


class Known(NamedTuple):
    """A record, and of every seat the secret of its identity and that of its cards."""

    record: bytes
    identities: tuple[bytes, ...]
    keys: tuple[int, ...]


@cache
def match(
    game: str, players: int, seed: int, *options: str, quorum: int | None = None, most: int = -1
) -> Known:
    """A match whose decisions are chance; with ``most``, only so many messages of it are heard."""
    clock = Clock(90, 30, None) if quorum else None
    words = tuple([(name, value) for name, _, value in (o.partition("=") for o in options)])
    terms = Terms(game, 1, players, words, None, quorum, b"", clock)
    identities = [Identity.generate() for _ in range(players)]
    keys = [KeyPair.generate() for _ in identities]
    people = zip(identities, NAMES, keys, strict=False)
    founding = Founding.of([Join.sign(who, name, terms, key.X) for who, name, key in people])
    homes = [Home(Seat(number), key) for number, key in enumerate(keys, start=1)]
    seated = [
        Player(MentalTable(game_of(terms), founding, home), who)
        for home, who in zip(homes, identities, strict=True)
    ]
    random = Random(seed)
    Room(seated, random, by_lot(random)).play(None if most < 0 else most)
    record = seated[0].record().encode()
    return Known(record, tuple(i.secret_bytes() for i in identities), tuple(k.x for k in keys))


class Said(NamedTuple):
    """What ``verify`` finds: its exit code, a status, and the message it names."""

    code: int
    status: str | None
    message: int | None


def verify(record: bytes) -> Said:
    code, found = verify_in_full(record)
    return Said(code, found.get("status"), found.get("message"))


def verify_in_full(record: bytes) -> tuple[int, dict[str, Any]]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "match.rec"
        file.write_bytes(record)
        said = StringIO()
        with redirect_stdout(said):
            code = main(["verify", str(file), "--json", "--lang", "en"])
    return code, json.loads(said.getvalue())

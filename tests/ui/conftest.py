"""Matches on disk for the commands to work on."""

from pathlib import Path

import pytest

from games.catalogue import GAMES
from table.record import Record
from tests.sample import play, terms
from tests.table.every_kind import EveryKind
from tests.table.every_kind_seed import match_of, seed_of_every_kind
from tests.ui.files import SEED, THREE


@pytest.fixture(scope="session")
def complots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole match of Complots, decided by lot."""
    print("seed", SEED)
    path = tmp_path_factory.mktemp("matches") / "complots.undertable"
    players = play(terms("complots", 3, ("variant", "inquisitor"), ("concede", "no")), SEED)
    path.write_bytes(players[0].record().encode())
    return path


@pytest.fixture(scope="session")
def all_kinds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match in which every kind of message occurs."""
    path = tmp_path_factory.mktemp("matches") / "every kind.undertable"
    path.write_bytes(match_of(THREE, seed_of_every_kind(THREE)).encode())
    return path


@pytest.fixture
def every_kind_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with every kind of message is in the catalogue."""
    monkeypatch.setitem(GAMES, EveryKind.key, EveryKind)


@pytest.fixture(scope="session")
def match(complots: Path) -> Record:
    return Record.decode(complots.read_bytes())

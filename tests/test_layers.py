"""The arrows between the rooms: who may import whom, and nobody else (tests/rooms.py)."""

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.rooms import ARROWS, FACES, ROOT, SOURCES, STANDARD, follows, imports, module_of, room_of


def allowed(module: str, room: str) -> bool:
    top, folder = module.partition(".")[0], room.partition(".")[0]
    if top in FACES and folder not in {top, "bench"} and not is_on_the_face(module):
        return False
    return (
        top in STANDARD.get(folder, sys.stdlib_module_names)
        or follows(module, room)
        or any(follows(module, arrow) for arrow in ARROWS.get(room, ()))
    )


def is_on_the_face(module: str) -> bool:
    folder, _, name = module.partition(".")
    return name in import_module(folder).__all__


def is_face(path: Path) -> bool:
    """The first page of a folder that has rooms: it names what is in them."""
    return path.name == "__init__.py" and module_of(path) not in ARROWS and is_folder(path.parent)


def is_folder(folder: Path) -> bool:
    return folder.parent == ROOT


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_only_what_its_room_may(path: Path) -> None:
    room = room_of(module_of(path))
    assert room in ARROWS or is_face(path), f"{path} is in no room"
    strangers = [module for module in imports(path) if not allowed(module, room)]
    assert strangers == [], f"{room} may import {sorted(ARROWS.get(room, ()))}"


def test_a_forbidden_import_is_noticed() -> None:
    assert not allowed("crypto.group", "games.complots")
    assert not allowed("games.mascarade", "games.complots")
    assert not allowed("table.mental", "players")
    assert not allowed("table.mental", "table.log")
    assert not allowed("ui.commands.demo", "ui.live")
    assert not allowed("table.plain.PlainTable", "players"), "not past the face"
    assert not allowed("table.Desk", "ui.audit"), "nobody said that it may be used"
    assert allowed("table.PlainTable", "players")
    assert not allowed("random.Random", "games.kit")
    assert not allowed("time", "table.log")
    assert allowed("time", "ui.live")


# What may be exchanged one day for another library is known to one file.
KNOWN_TO = {
    "btclib_secp256k1": "crypto.curve",
    "crypto.curve": "crypto.group",
    "cryptography.hazmat.primitives.asymmetric.ed25519": "crypto.signing",
    "crypto.edwards": "crypto.signing",
    "crypto.sodium": "crypto.signing",
    "nacl": "crypto.sodium",
    "p2p.wire.tls": "p2p.wire.sockets",
}


@pytest.mark.parametrize("known", KNOWN_TO)
def test_one_file_knows_the_library(known: str) -> None:
    knowing = [path for path in SOURCES if any(follows(m, known) for m in imports(path))]
    assert [module_of(path) for path in knowing] == [KNOWN_TO[known]]


def test_one_function_starts_threads() -> None:
    starts = [path for path in SOURCES if "to_thread" in path.read_text(encoding="utf-8")]
    assert [module_of(path) for path in starts] == ["p2p.threads"]


@pytest.mark.parametrize("room", ARROWS)
def test_no_arrow_is_there_for_nothing(room: str) -> None:
    paths = [path for path in SOURCES if room_of(module_of(path)) == room]
    imported = {module for path in paths for module in imports(path)}
    unused = [arrow for arrow in ARROWS[room] if not any(follows(m, arrow) for m in imported)]
    assert unused == []


@pytest.mark.parametrize("folder", ["table", "p2p", "ui"])
def test_no_arrow_leads_up_the_stairs(folder: str) -> None:
    floors = [room for room in ARROWS if follows(room, folder)]
    upstairs = [
        (room, arrow)
        for place, room in enumerate(floors)
        for arrow in ARROWS[room]
        if arrow in floors[place:]
    ]
    assert upstairs == [], "rooms are listed in the order of their floors"


@pytest.mark.parametrize("folder", FACES)
def test_a_face_shows_only_what_somebody_uses(folder: str) -> None:
    outside = [path for path in SOURCES if path.relative_to(ROOT).parts[0] != folder]
    used = {module for path in (*outside, ROOT / "cli.py") for module in imports(path)}
    names = import_module(folder).__all__
    assert [name for name in names if f"{folder}.{name}" not in used] == []


PARTS = re.compile(r"\btable\.(desk|presence|rounds|inbox|member|outbox)\b(?!\()")


def test_nobody_reaches_through_a_table_into_its_parts() -> None:
    rooms = {room for room in ARROWS if room.startswith(("p2p", "players", "ui"))}
    outside = [path for path in SOURCES if room_of(module_of(path)) in rooms]
    reaching = [str(path) for path in outside if PARTS.search(path.read_text(encoding="utf-8"))]
    assert reaching == []


def test_every_folder_of_code_has_its_arrows() -> None:
    folders = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert folders <= {room.partition(".")[0] for room in ARROWS}


@pytest.mark.parametrize("folder", ["table", "p2p", "ui", "games"])
def test_no_room_is_so_full_that_nobody_finds_anything_in_it(folder: str) -> None:
    rooms = [path.parent for path in (ROOT / folder).rglob("__init__.py")]
    full = {str(room): len([*room.glob("*.py")]) - 1 for room in rooms}
    assert {room: count for room, count in full.items() if count > 16} == {}

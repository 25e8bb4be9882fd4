"""The rooms of the house, and the arrows between them: who may import whom.

A room is a folder, or a file that stands beside folders. A reader of one file should know what
it may touch; so a new import between rooms is a decision, made here. Inside of ``table``, ``p2p``
and ``ui`` rooms are listed in the order of their floors: each may use only rooms above it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = {"games.complots", "games.mascarade", "games.intrigue", "games.shadow_blades", "games.kuhn"}

# A room may import itself, the standard library (but see STANDARD) and what stands here.
ARROWS: dict[str, set[str]] = {
    "crypto": {"btclib_secp256k1", "cryptography"},
    # The rules
    "games.kit": set(),
    **{game: {"games.kit"} for game in sorted(RULES)},
    "games.catalogue": {"games.kit", *RULES},
    # Who fulfils them
    "table.errors": {"crypto", "games.kit"},
    "table.founding": {"crypto", "games.kit", "msgspec"},
    "table.log": {"crypto", "games.kit", "msgspec", "table.errors", "table.founding"},
    "table.absence": {"crypto", "games.kit", "table.errors", "table.log"},
    "table.rounds": {"crypto", "games.kit", "table.errors", "table.log", "table.absence"},
    "table.money": {"crypto", "games.kit"},
    "table.knowledge": {"games.kit", "table.money"},
    "table.plain": {"games.kit", "table.money", "table.knowledge"},
    "table.fulfil": {"crypto", "games.kit", "table.errors", "table.rounds", "table.money"},
    "table.outbox": {
        *("crypto", "games.kit"),
        *("table.log", "table.absence", "table.rounds", "table.fulfil"),
    },
    "table.waiting": {"games.kit", "table.absence", "table.rounds", "table.outbox"},
    "table.mental": {
        *("crypto", "games.kit", "table.errors", "table.founding", "table.log"),
        *("table.absence", "table.rounds", "table.knowledge", "table.fulfil", "table.outbox"),
        "table.waiting",
    },
    "table.participant": {
        *("crypto", "games.kit", "table.errors", "table.log", "table.absence"),
        *("table.rounds", "table.mental"),
    },
    "table.audit": {
        *("crypto", "games.kit", "table.errors", "table.founding", "table.log", "table.absence"),
        *("table.rounds", "table.outbox", "table.mental", "table.participant"),
    },
    # What one seat may see, and bots that live on it
    "players": {
        *("games.kit", "games.catalogue", "rich", *RULES),
        *("table.plain", "table.knowledge", "table.money"),
    },
    # How peers hear each other
    "p2p.errors": {"crypto"},
    "p2p.changes": {"trio"},
    "p2p.wire": {"crypto", "cryptography", "msgspec", "trio", "table.founding", "p2p.errors"},
    "p2p.me": {"crypto", "p2p.wire"},
    "p2p.store": {"crypto", "msgspec", "trio", "table.founding", "p2p.errors", "p2p.wire"},
    "p2p.mesh": {
        *("crypto", "games.kit", "trio", "table.log"),
        *("p2p.errors", "p2p.changes", "p2p.wire"),
    },
    "p2p.entry": {
        *("crypto", "games.kit", "msgspec", "spake2", "trio", "table.founding"),
        *("p2p.errors", "p2p.changes", "p2p.wire", "p2p.me", "p2p.mesh"),
    },
    "p2p.match": {
        *("crypto", "games.kit", "trio"),
        *("table.absence", "table.audit", "table.errors", "table.founding", "table.fulfil"),
        *("table.log", "table.mental", "table.participant"),
        *("p2p.errors", "p2p.changes", "p2p.wire", "p2p.me", "p2p.store", "p2p.mesh"),
        "p2p.entry",
    },
    "p2p.session": {
        *("crypto", "trio", "table.founding"),
        *("p2p.changes", "p2p.wire", "p2p.me", "p2p.store", "p2p.mesh", "p2p.entry", "p2p.match"),
    },
    # What people see
    "ui.program": set(),
    "ui.words": {"fluent"},
    "ui.terms": {"crypto", "games.kit", "games.catalogue", "table.founding"},
    "ui.telling": {
        *("games.kit", *RULES, "players", "table.knowledge", "table.mental", "ui.words"),
    },
    "ui.screen": {"games.kit", "rich", "ui.telling"},
    "ui.problem": {"games.kit", "p2p.errors", "p2p.store", "ui.screen"},
    "ui.audit": {
        *("crypto", "games.kit", "rich"),
        *("table.absence", "table.audit", "table.errors", "table.fulfil", "table.log"),
        "table.outbox",
        *("ui.words", "ui.terms", "ui.telling", "ui.screen", "ui.problem"),
    },
    "ui.live": {
        *("games.kit", "players", "rich", "segno", "trio", "table.absence", "table.mental"),
        *("p2p.changes", "p2p.entry", "p2p.errors", "p2p.match", "p2p.session"),
        *("ui.program", "ui.words", "ui.telling", "ui.screen", "ui.problem"),
    },
    "ui.commands": {
        *("games.kit", "games.catalogue", "players", "trio", "table.founding", "table.mental"),
        *("p2p.entry", "p2p.errors", "p2p.match", "p2p.me", "p2p.session", "p2p.store"),
        "p2p.wire",
        *("ui.program", "ui.words", "ui.terms", "ui.screen", "ui.problem", "ui.live"),
    },
    # Beside the house
    "bench": {
        *("crypto", "games.kit", "games.catalogue", "players", "rich", "trio"),
        *("games.complots", "games.mascarade", "games.shadow_blades"),
        *("table.audit", "table.founding", "table.fulfil", "table.log", "table.mental"),
        *("table.participant", "table.plain", "p2p.changes", "p2p.mesh", "p2p.wire"),
    },
    "launch": {"cli"},
}
FOLDERS = sorted({room.partition(".")[0] for room in ARROWS})
SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))

# Rules, tables and proofs touch nothing outside: no files, no sockets, no clock. Rules have no
# chance either, so ``random`` and ``secrets`` belong to those who deal and to those who prove.
PLAIN = {"abc", "collections", "contextlib", "dataclasses", "enum", "itertools", "math", "typing"}
STANDARD = {
    "games": PLAIN,
    "table": PLAIN | {"random", "secrets"},
    "crypto": PLAIN | {"contextvars", "functools", "hashlib", "hmac", "secrets"},
}


def module_of(path: Path) -> str:
    """What a file is imported as."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in SOURCES}


def room_of(module: str) -> str:
    """The room a module is in; the face of a folder with rooms is no room itself."""
    rooms = [room for room in ARROWS if follows(module, room)]
    return rooms[0] if rooms else module


def follows(module: str, arrow: str) -> bool:
    return module == arrow or module.startswith(f"{arrow}.")


def imports(path: Path) -> Iterator[str]:
    """The modules a file names in its imports, at any depth of the code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import; we write whole names"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)

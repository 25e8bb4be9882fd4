"""The rooms of the house, and the arrows between them: who may import whom.

A room is a folder, or a file that stands beside folders. A reader of one file should know what
it may touch; so a new import between rooms is a decision, made here. Inside of ``table``, ``p2p``
and ``ui`` rooms are listed in the order of their floors: each may use only rooms above it.

``table`` and ``p2p`` have a face, the names in their ``__init__``: from outside nobody imports
anything else of them. Only tests and benches, which look at the parts, do.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = {"games.complots", "games.mascarade", "games.intrigue", "games.shadow_blades", "games.kuhn"}

# A room may import itself, the standard library (but see STANDARD) and what stands here.
ARROWS: dict[str, set[str]] = {
    "crypto": {"btclib_secp256k1", "cryptography", "nacl"},
    # The rules
    "games.kit": set(),
    **{game: {"games.kit"} for game in sorted(RULES)},
    "games.catalogue": {"games.kit", *RULES},
    # Who fulfils them
    "table.errors": {"crypto", "games.kit"},
    "table.rules": {"crypto", "games.kit", "table.errors"},
    "table.quorum": {"table.errors", "table.rules"},
    "table.founding": {"crypto", "games.kit", "msgspec", "table.quorum"},
    "table.joins": {"crypto", "msgspec", "table.errors", "table.rules", "table.founding"},
    "table.log": {"crypto", "games.kit", "table.errors", "table.rules"},
    "table.calls": {
        *("crypto", "games.kit", "msgspec", "table.errors", "table.rules", "table.log"),
    },
    "table.rounds": {
        *("crypto", "games.kit", "table.errors", "table.rules", "table.log", "table.calls"),
    },
    "table.money": {"crypto", "games.kit"},
    "table.knowledge": {"games.kit", "table.money"},
    "table.plain": {"games.kit", "table.money", "table.knowledge"},
    "table.private": {"crypto", "games.kit", "table.log", "table.money"},
    "table.fulfil": {
        *("crypto", "games.kit", "table.errors", "table.rules", "table.log", "table.rounds"),
        *("table.money", "table.knowledge", "table.private"),
    },
    "table.outbox": {"table.errors", "table.log", "table.rounds", "table.fulfil"},
    "table.waiting": {"games.kit", "table.calls", "table.rounds"},
    "table.mental": {
        *("crypto", "games.kit", "table.founding", "table.log", "table.calls"),
        *("table.rounds", "table.knowledge", "table.fulfil", "table.outbox", "table.waiting"),
    },
    "table.record": {
        *("crypto", "games.kit", "msgspec"),
        *("table.errors", "table.founding", "table.log", "table.calls"),
    },
    "table.certainty": {"games.kit", "table.log"},
    "table.participant": {
        *("crypto", "games.kit", "table.errors", "table.log", "table.calls", "table.rounds"),
        *("table.mental", "table.record", "table.certainty"),
    },
    "table.breaking_off": {
        *("games.kit", "table.log", "table.calls", "table.mental", "table.participant"),
    },
    "table.caller": {
        *("crypto", "games.kit", "table.calls", "table.record", "table.participant"),
        "table.breaking_off",
    },
    "table.audit": {
        *("crypto", "games.kit", "table.errors", "table.founding", "table.joins", "table.log"),
        *("table.calls", "table.rounds", "table.mental", "table.record", "table.participant"),
        "table.breaking_off",
    },
    "table.opening": {
        *("crypto", "games.kit", "msgspec", "table.errors", "table.founding", "table.log"),
        *("table.private", "table.fulfil", "table.audit"),
    },
    # What one seat may see, and bots that live on it
    "players": {
        *("distributed", "games.kit", "games.catalogue", *RULES),
        *("table.PlainTable", "table.Group", "table.Knowledge", "table.Span", "table.Standing"),
        *("table.Learned", "table.Looked", "table.Moved", "table.Offered"),
        *("table.imagined_faces", "table.book_since"),
    },
    # How peers hear each other
    "p2p.errors": {"crypto"},
    "p2p.changes": {"trio"},
    "p2p.attention": set(),
    "p2p.threads": {"trio"},
    "p2p.wire": {
        *("crypto", "cryptography", "msgspec", "trio", "p2p.errors"),
        *("table.MAX_JOIN", "table.Terms", "table.Word"),
    },
    "p2p.me": {"crypto", "p2p.wire"},
    "p2p.reach": {
        *("crypto", "h11", "ifaddr", "iroh", "trio"),
        *("p2p.errors", "p2p.changes", "p2p.threads", "p2p.wire", "p2p.me"),
    },
    "p2p.store": {
        *("crypto", "filelock", "msgspec", "platformdirs"),
        *("p2p.errors", "p2p.threads", "p2p.wire"),
    },
    "p2p.mesh": {
        *("crypto", "games.kit", "trio", "table.Founding"),
        *("p2p.errors", "p2p.changes", "p2p.wire"),
    },
    "p2p.entry": {
        *("crypto", "games.kit", "msgspec", "spake2", "trio"),
        *("table.Founding", "table.Join", "table.Terms", "table.Word", "table.new_occasion"),
        *("table.Forbidden", "table.check_strength", "table.Arrived", "table.check_join"),
        *("p2p.errors", "p2p.changes", "p2p.wire", "p2p.me", "p2p.mesh"),
    },
    "p2p.match": {
        *("crypto", "games.kit", "msgspec", "trio", "table"),
        *("p2p.errors", "p2p.changes", "p2p.threads", "p2p.wire", "p2p.me", "p2p.store"),
        "p2p.attention",
        *("p2p.mesh", "p2p.entry"),
    },
    "p2p.session": {
        *("crypto", "games.kit", "trio"),
        *("table.Disagreement", "table.MakeGame", "table.Strength", "table.Terms"),
        *("p2p.changes", "p2p.wire", "p2p.me", "p2p.store", "p2p.mesh", "p2p.entry", "p2p.match"),
    },
    # What people see
    "ui.program": set(),
    "ui.forked": {"crypto", "trio", "ui.program"},
    "ui.words": {"fluent"},
    "ui.options": {"games.kit", "ui.words"},
    "ui.terms": {
        *("games.kit", "games.catalogue"),
        *("table.Clock", "table.Terms", "table.new_occasion"),
        *("table.Forbidden", "table.check_strength", "table.usual_quorum"),
    },
    "ui.open_cards": {
        *("crypto", "ui.terms"),
        *("table.CantOpen", "table.Founding", "table.Home", "table.Join", "table.make_opening"),
        *("table.read_record", "table.verify_record", "p2p.Ended", "p2p.Me", "p2p.Settle"),
        *("p2p.in_thread", "p2p.save_file"),
    },
    "ui.telling": {
        *("games.kit", *RULES, "players", "ui.words"),
        *("table.Company", "table.Group", "table.Strength"),
    },
    "ui.screen": {"games.kit", "players", "rich", "ui.telling", "ui.words"},
    # The same as data, for whatever draws it: no sockets, no tasks, no clock
    "ui.scene": {
        *("games.kit", "games.complots", "games.mascarade", "games.intrigue"),
        *("games.shadow_blades", "players", "ui.telling", "ui.screen", "ui.words", "table.Group"),
        "table.Knowledge",
    },
    "ui.problem": {
        *("games.kit", "p2p.JournalError", "p2p.PeerError", "ui.words", "ui.screen"),
    },
    "ui.opened": {
        *("games.kit", "games.complots", "games.mascarade"),
        *("table.BadOpening", "table.MAX_OPENING", "table.Opening", "table.Report", "table.Known"),
        *("table.Truth", "table.Unknown", "table.check_opening", "table.is_opening"),
        *("ui.telling", "ui.problem", "ui.screen", "ui.words"),
    },
    "ui.audit": {
        *("crypto", "games.kit", "rich", "table"),
        *("ui.words", "ui.terms", "ui.telling", "ui.screen", "ui.problem", "ui.opened"),
        "ui.options",
    },
    "ui.ladder": {
        *("crypto", "games.kit", "players", "rich"),
        *("table.Comparison", "table.Relation", "table.Report", "table.Side", "table.Status"),
        *("table.compare", "table.is_twice", "table.table_of"),
        *("ui.words", "ui.screen", "ui.problem", "ui.audit"),
    },
    "ui.desk": {"rich", "trio", "ui.screen", "ui.words"},
    "ui.live": {
        *("games.kit", "players", "rich", "segno", "trio"),
        *("table.Call", "table.Company", "table.Disagreement", "table.MentalTable"),
        *("table.Strength", "table.Terms"),
        *("p2p.Changes", "p2p.Decide", "p2p.Ended", "p2p.Invitation", "p2p.PeerError"),
        *("p2p.Playing", "p2p.Session", "p2p.Stuck", "p2p.Why", "p2p.unless_weak"),
        *(
            "ui.program",
            "ui.options",
            "ui.words",
            "ui.telling",
            "ui.scene",
            "ui.screen",
            "ui.desk",
            "ui.problem",
        ),
    },
    "ui.web": {
        *("crypto", "games.kit", "h11", "players", "segno", "trio"),
        *("table.MatchError", "table.MentalTable", "table.Record", "table.Report"),
        *("table.Strength", "table.Terms", "table.read_record", "table.verify_record"),
        *(
            "table.BadOpening",
            "table.Founding",
            "table.Known",
            "table.Opening",
            "table.Truth",
            "table.truth",
        ),
        *("table.check_opening", "table.is_opening"),
        *("p2p.Beacon", "p2p.Changes", "p2p.Ended", "p2p.Invitation", "p2p.Lobby", "p2p.Playing"),
        *("p2p.Session", "p2p.in_thread"),
        *("ui.program", "ui.words", "ui.telling", "ui.scene", "ui.screen", "ui.problem"),
        *("ui.live", "ui.audit", "ui.opened", "ui.options", "ui.terms", "games.catalogue"),
    },
    "ui.commands": {
        *("crypto", "games.kit", "games.catalogue", "players", "trio", "p2p"),
        *("table.Clock", "table.Founding", "table.MentalTable", "table.Terms"),
        *("table.RIGHT_BUT_NO_RESULT", "rich"),
        *("ui.program", "ui.words", "ui.options", "ui.terms", "ui.screen", "ui.problem"),
        *("ui.forked", "ui.open_cards", "ui.live", "ui.web"),
    },
    # Beside the house
    "bench": {
        *("crypto", "games.kit", "games.catalogue", "players", "rich", "trio"),
        *("games.complots", "games.mascarade", "games.shadow_blades"),
        *("table.audit", "table.caller", "table.calls", "table.founding", "table.fulfil"),
        *("table.mental", "table.participant", "table.plain", "table.quorum", "table.record"),
        *("p2p.changes", "p2p.entry", "p2p.errors", "p2p.match", "p2p.me", "p2p.mesh"),
        *("p2p.reach", "p2p.session", "p2p.threads", "p2p.wire"),
        *("playwright", "ui.program", "ui.scene", "ui.terms", "ui.web", "ui.words"),
    },
    "launch": {"cli"},
}
FACES = ("table", "p2p")
FOLDERS = sorted({room.partition(".")[0] for room in ARROWS})
SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))

# Rules, tables and proofs touch nothing outside: no files, no sockets, no clock. Rules have no
# chance either, so ``random`` and ``secrets`` belong to those who deal and to those who prove.
PLAIN = {"abc", "collections", "contextlib", "dataclasses", "enum", "itertools", "math", "typing"}
STANDARD = {
    "games": PLAIN,
    "table": PLAIN | {"bisect", "functools", "random", "secrets"},
    "crypto": PLAIN | {"contextvars", "functools", "hashlib", "hmac", "secrets", "struct"},
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

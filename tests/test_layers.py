"""The arrows between the folders: who may import whom, and nobody else.

A reader of one file should know what it may touch; so a new import across folders is a
decision, made here.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# A folder may import itself, the standard library (but see below) and what stands here.
ARROWS = {
    "crypto": {"btclib_secp256k1", "cryptography"},
    "games": set(),
    "table": {"games.kit", "crypto", "msgspec"},
    "players": {
        *("games", "rich"),
        *("table.plain", "table.knowledge", "table.pages", "table.imagining"),
        *("table.savings", "table.till"),
    },
    "p2p": {"table", "crypto", "games.kit", "trio", "cryptography", "msgspec", "spake2"},
    "ui": {"players", "p2p", "table", "games", "crypto", "trio", "rich", "segno", "fluent"},
    "bench": {"crypto", "games", "table", "players", "p2p", "trio", "rich"},
    "launch": {"cli"},
}
# Rules, tables and proofs touch nothing outside: no files, no sockets, no clock. Rules have no
# chance either, so ``random`` and ``secrets`` belong to those who deal and to those who prove.
PLAIN = {"abc", "collections", "contextlib", "dataclasses", "enum", "itertools", "math", "typing"}
STANDARD = {
    "games": PLAIN,
    "table": PLAIN | {"random", "secrets"},
    "crypto": PLAIN | {"contextvars", "functools", "hashlib", "hmac", "secrets"},
}
SOURCES = sorted(path for folder in ARROWS for path in (ROOT / folder).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The modules a file names in its imports, at any depth of the code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import; we write whole names"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def allowed(module: str, folder: str) -> bool:
    top = module.partition(".")[0]
    return (
        top in STANDARD.get(folder, sys.stdlib_module_names)
        or top == folder
        or any(follows(module, arrow) for arrow in ARROWS[folder])
    )


def follows(module: str, arrow: str) -> bool:
    return module == arrow or module.startswith(f"{arrow}.")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_only_what_its_folder_may(path: Path) -> None:
    folder = path.relative_to(ROOT).parts[0]
    strangers = [module for module in imports(path) if not allowed(module, folder)]
    assert strangers == [], f"{folder}/ may import {sorted(ARROWS[folder])}"


def test_a_forbidden_import_is_noticed() -> None:
    assert not allowed("crypto.group", "games")
    assert not allowed("table.mental", "players")
    assert allowed("table.plain.PlainTable", "players")
    assert not allowed("random.Random", "games")
    assert not allowed("time", "table")
    assert allowed("time", "ui")


@pytest.mark.parametrize("folder", ARROWS)
def test_no_arrow_is_there_for_nothing(folder: str) -> None:
    imported = {module for path in (ROOT / folder).rglob("*.py") for module in imports(path)}
    unused = [arrow for arrow in ARROWS[folder] if not any(follows(m, arrow) for m in imported)]
    assert unused == []


def test_every_folder_of_code_has_its_arrows() -> None:
    folders = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert folders <= set(ARROWS)

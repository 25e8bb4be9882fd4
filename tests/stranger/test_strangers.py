"""Nobody here knows the first implementation."""

import sys
from pathlib import Path

import pytest

from tests.rooms import imports

HERE = sorted(Path(__file__).parent.glob("*.py"))
KNOWN = {"games", "btclib_secp256k1", "cryptography", "msgpack", "pytest"}
FORBIDDEN = {"crypto", "table", "p2p", "ui", "players", "cli"}
ONLY_TO_COMPARE = "tests.known_keys"  # runs ``verify``; only tests that compare may ask


def named(path: Path) -> list[str]:
    return list(imports(path))


@pytest.mark.parametrize("path", HERE, ids=lambda path: path.name)
def test_no_file_imports_what_it_shall_replace(path: Path) -> None:
    modules = named(path)
    assert not [m for m in modules if m.partition(".")[0] in FORBIDDEN]
    others = [m for m in modules if m.startswith("tests.") and not m.startswith("tests.stranger")]
    compare = dict.fromkeys(("test_agrees.py", "test_openings.py"), ONLY_TO_COMPARE)
    allowed = {**compare, "test_strangers.py": "tests.rooms"}
    assert all(m.startswith(allowed.get(path.name, "nothing")) for m in others)


def test_a_forbidden_import_would_be_noticed(tmp_path: Path) -> None:
    file = tmp_path / "friend.py"
    file.write_text("def late():\n    from table.record import Record\n")
    assert [m.partition(".")[0] for m in named(file)] == ["table"]


def test_libraries_are_few() -> None:
    tops = {m.partition(".")[0] for path in HERE for m in named(path)}
    assert tops - set(sys.stdlib_module_names) - {"tests"} <= KNOWN

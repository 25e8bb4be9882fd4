"""A copy of the tree to break things in, with a process of pytest that waits beside it."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.mutants.mutant import ROOT, Mutant

NEEDED = (
    *("bench", "cli.py", "crypto", "docs", "games", "p2p", "players"),
    *("pyproject.toml", "table", "tests", "ui"),
)
WARM = ROOT / "tests" / "mutants" / "warm.py"
OPTIONS = (
    *("-x", "-q", "-p", "no:cacheprovider", "--hypothesis-profile", "mutants"),
    *("-m", ""),  # long tests included: some mutant may be theirs to catch
    # Pytest would look into the asserts of its own plugins, had it imported them itself.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)


class Run(NamedTuple):
    """How a run of pytest ended: no ``code`` if it had to be ended."""

    code: int | None
    said: str
    seconds: float


class Workshop:
    """One run after the other in one copy of the tree."""

    tree: Path
    _pytest: "subprocess.Popen[str]"
    _changes: int

    def __init__(self, tree: Path, pytest: "subprocess.Popen[str]") -> None:
        self.tree, self._pytest, self._changes = tree, pytest, 0

    def run(self, tests: Sequence[str], seconds: float) -> Run:
        """Run ``tests`` in the tree as it is now."""
        if self._pytest.stdin is None or self._pytest.stdout is None:
            raise OSError("pytest can't be told anything")
        began = time.monotonic()
        self._pytest.stdin.write(json.dumps([seconds, [*OPTIONS, *tests]]) + "\n")
        self._pytest.stdin.flush()
        code, said = json.loads(self._pytest.stdout.readline())
        return Run(code, said, time.monotonic() - began)

    @contextmanager
    def broken_by(self, mutant: Mutant) -> Iterator[None]:
        """The tree with that bug in it, for a while."""
        path = self.tree / mutant.file
        original = path.read_text(encoding="utf-8")
        self._write(path, mutant.source())
        try:
            yield
        finally:
            self._write(path, original)

    def _write(self, path: Path, source: str) -> None:
        """A compiled module is taken for that of a source of the same second and size: so never."""
        self._changes += 1
        path.write_text(source, encoding="utf-8")
        os.utime(path, (self._changes, self._changes))


@contextmanager
def workshop() -> Iterator[Workshop]:
    with TemporaryDirectory(prefix="mutant-") as name:
        tree = Path(name)
        for part in NEEDED:
            copied(ROOT / part, tree / part)
        with subprocess.Popen(
            [sys.executable, "-P", str(WARM)],
            cwd=tree,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        ) as pytest:
            yield Workshop(tree, pytest)


def copied(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


def digest_of_tree() -> str:
    """Tells whether anything has changed: what was found in one tree says nothing about another."""
    found = hashlib.sha256()
    for path in sorted(file for part in NEEDED for file in files(ROOT / part)):
        data = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    return found.hexdigest()


def files(part: Path) -> list[Path]:
    if part.is_file():
        return [part]
    return [p for p in part.rglob("*") if p.is_file() and "__pycache__" not in p.parts]

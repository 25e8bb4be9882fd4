"""Breaking a copy of the tree and running the tests that should notice."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.mutants.mutant import ROOT, Mutant

WORKERS = 2
TIMEOUT = 300
NEEDED = (
    *("bench", "cli.py", "crypto", "docs", "games", "p2p", "players"),
    *("pyproject.toml", "table", "tests", "ui"),
)


class Verdict(Enum):
    CAUGHT = "caught"
    SURVIVED = "SURVIVED"
    # A mutant that can't even be imported, or never ends, tells nothing about the tests.
    BROKEN = "BROKEN"


class Outcome(NamedTuple):
    mutant: Mutant
    verdict: Verdict
    detail: str


def outcomes(mutants: Sequence[Mutant]) -> Iterator[Outcome]:
    with ThreadPoolExecutor(WORKERS) as pool:
        yield from pool.map(outcome, mutants)


def outcome(mutant: Mutant) -> Outcome:
    with copied_tree() as tree:
        (tree / mutant.file).write_text(mutant.source(), encoding="utf-8")
        try:
            run = pytest(tree, mutant.tests)
        except subprocess.TimeoutExpired:
            return Outcome(mutant, Verdict.BROKEN, f"no end after {TIMEOUT} s")
    failure = first_failure(run.stdout)
    if run.returncode == 0:
        return Outcome(mutant, Verdict.SURVIVED, "")
    # pytest says 1 for tests that failed; anything else is trouble of another kind.
    if run.returncode == 1 and failure:
        return Outcome(mutant, Verdict.CAUGHT, failure)
    return Outcome(mutant, Verdict.BROKEN, run.stdout[-2000:])


def check_original(mutants: Sequence[Mutant]) -> None:
    """The tests must pass as long as nothing is broken, or a failure would mean nothing."""
    tests = sorted({test for mutant in mutants for test in mutant.tests})
    with copied_tree() as tree:
        run = pytest(tree, tests, "-n", str(WORKERS))
    if run.returncode != 0:
        raise SystemExit(f"the tests fail without any mutant:\n{run.stdout[-4000:]}")


@contextmanager
def copied_tree() -> Iterator[Path]:
    with TemporaryDirectory(prefix="mutant-") as name:
        tree = Path(name)
        for part in NEEDED:
            if (ROOT / part).is_dir():
                ignored = shutil.ignore_patterns("__pycache__")
                shutil.copytree(ROOT / part, tree / part, ignore=ignored)
            else:
                shutil.copy(ROOT / part, tree / part)
        yield tree


def pytest(tree: Path, tests: Sequence[str], *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    everything = ("-m", "")  # long tests included: some mutant may be theirs to catch
    return subprocess.run(
        [*command, *everything, "--hypothesis-profile", "mutants", *options, *tests],
        cwd=tree,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )


def first_failure(output: str) -> str:
    failed = [line for line in output.splitlines() if line.startswith("FAILED ")]
    return failed[0].removeprefix("FAILED ").split(" - ")[0] if failed else ""

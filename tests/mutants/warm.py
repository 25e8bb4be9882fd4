"""Pytest, imported once: for each run a process is forked from here, where it would be started.

To start Python and import pytest, hypothesis and trio takes a second of a core, more than most
tests that a mutant names. Nothing of the program is imported here, so every run reads the files of
the tree as they are then. A line in is how many seconds a run may take, and words for pytest; a
line out is its exit code (none, if it had to be ended) and what it printed. Windows can't fork, and
starts pytest each time.
"""

import contextlib
import importlib
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

import pytest

USED_BY_ALL = (
    *("hypothesis.stateful", "hypothesis.strategies", "trio.testing", "ssl", "multiprocessing"),
    *("msgspec", "msgpack", "cryptography.hazmat.primitives.asymmetric.ed25519"),
    *("btclib_secp256k1", "fluent.runtime", "rich.table", "yaml", "filelock"),
)
TROUBLE = 70  # pytest itself has no such exit code
LOOK_AGAIN = 0.02  # seconds between two looks at whether a run has ended


def main() -> None:
    for name in USED_BY_ALL:
        with contextlib.suppress(ImportError):  # then a run imports what it can by itself
            importlib.import_module(name)
    for line in sys.stdin:
        with TemporaryDirectory(prefix="mutant-said-") as folder:
            said = Path(folder) / "said"
            seconds, words = json.loads(line)
            code = run(words, said, seconds)
            answer = [code, said.read_text("utf-8", "replace")]
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def run(words: Sequence[str], said: Path, seconds: float) -> int | None:
    if sys.platform == "win32":
        return started(words, said, seconds)
    child = os.fork()
    if child == 0:
        in_this_process(words, said)
    return ended(child, time.monotonic() + seconds)


def in_this_process(words: Sequence[str], said: Path) -> NoReturn:
    """Whatever happens, the child goes no further than this: what follows is its parent's."""
    code = TROUBLE
    try:
        if sys.platform != "win32":
            os.setsid()
        with said.open("wb") as file, open(os.devnull, "rb") as nothing:
            os.dup2(nothing.fileno(), 0)
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        code = int(pytest.main(list(words)))
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def ended(child: int, deadline: float) -> int | None:
    """The exit code of ``child``; whatever else it has started is ended with it."""
    if sys.platform == "win32":
        raise OSError("nothing is forked here")
    done, status = 0, 0
    while not done and time.monotonic() < deadline:
        time.sleep(LOOK_AGAIN)
        done, status = os.waitpid(child, os.WNOHANG)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if done:
        return os.waitstatus_to_exitcode(status)
    os.waitpid(child, 0)
    return None


def started(words: Sequence[str], said: Path, seconds: float) -> int | None:
    with said.open("wb") as file:
        command = [sys.executable, "-m", "pytest", *words]
        try:
            return subprocess.run(
                command, stdout=file, stderr=file, timeout=seconds, check=False
            ).returncode
        except subprocess.TimeoutExpired:
            return None


if __name__ == "__main__":
    main()

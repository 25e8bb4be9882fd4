"""The program as a process of its own, and what is left of it afterwards."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CLI = Path(__file__).parents[2] / "cli.py"
PATIENCE_SECONDS = 120  # ends a test that hangs
KILLED = 1 if os.name == "nt" else -9  # how a process ended that somebody killed


def environment(home: Path) -> dict[str, str]:
    home.mkdir(parents=True, exist_ok=True)
    return {**os.environ, "UNDERTABLE_HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def run(home: Path, *words: str, **how: Any) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end."""
    command = [sys.executable, str(CLI), *words]
    how = {"capture_output": True, "text": True, "timeout": PATIENCE_SECONDS, **how}
    return subprocess.run(command, env=environment(home), check=False, **how)


def start(home: Path, *words: str, **how: Any) -> "subprocess.Popen[str]":
    command = [sys.executable, str(CLI), *words]
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **how}
    return subprocess.Popen(command, env=environment(home), **how)


def told(process: "subprocess.Popen[str]", key: str) -> Any:
    """What a process that reports in JSON says under ``key`` next."""
    assert process.stdout is not None
    for line in process.stdout:
        facts = json.loads(line)
        if key in facts:
            return facts[key]
    raise AssertionError(f"ended early: {process.communicate()[1]}")


def left_behind(home: Path) -> Iterator[int]:
    """Processes whose home is below ``home``: those that a command started."""
    mark = f"UNDERTABLE_HOME={home}".encode()
    for entry in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark in entry.read_bytes() and not is_zombie(entry.parent):
                yield int(entry.parent.name)
        except OSError:
            continue  # gone, or somebody else's


def is_zombie(process: Path) -> bool:
    return process.joinpath("stat").read_text().rpartition(")")[2].split()[0] == "Z"

"""Where tests of QUIC run: iroh looks for a router by itself, and must find nobody there."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
# In a network of its own, with nothing in it but the loopback.
ALONE = ("unshare", "--net", "--map-root-user", "sh", "-c", 'ip link set lo up && exec "$@"', "-")


@cache
def why_not() -> str | None:
    """Why QUIC can't be tried here, if it can't."""
    try:
        import iroh  # noqa: F401
    except ImportError:
        return "undertable[internet] is not installed"
    if not (shutil.which("unshare") and shutil.which("ip")):
        return "no unshare or ip here, to keep QUIC from looking for a router outside"
    made = subprocess.run([*ALONE, "true"], check=False, capture_output=True, text=True)
    return f"no network of our own: {made.stderr.strip()}" if made.returncode else None


needs_quic = pytest.mark.skipif(why_not() is not None, reason=why_not() or "")


def run_alone(module: str, *words: str, seconds: float = 120) -> str:
    """What a module prints that runs in a network of its own; it must end well."""
    command = [*ALONE, sys.executable, "-m", module, *words]
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

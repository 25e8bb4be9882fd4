"""A disk that takes no more: one line, and the match goes on when there is room again."""

import subprocess
import sys
from pathlib import Path

from tests.ui.program import CLI, PATIENCE_SECONDS, environment, run, start, told

SEAT = ("--play", "bot", "--bind", "127.0.0.1", "--json", "--seed", "1")
BLOCKS = 12  # of 512 bytes, in any one file: less than a journal takes


def test_a_full_disk_is_one_line_and_the_match_goes_on_afterwards(tmp_path: Path) -> None:
    host = start(tmp_path / "host", "host", "kuhn", "--players", "2", *SEAT)
    join = [sys.executable, str(CLI), "join", told(host, "invitation"), *SEAT]
    limited = subprocess.run(
        ["sh", "-c", f'ulimit -f {BLOCKS}; exec "$@"', "sh", *join],
        env=environment(tmp_path / "guest"),
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert limited.returncode == 1
    assert limited.stderr.startswith("undertable: can't write ")
    assert limited.stderr.count("\n") == 1
    resumed = run(tmp_path / "guest", "resume", *SEAT)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert Path(told(host, "path")).exists()
    assert host.communicate(timeout=PATIENCE_SECONDS)[1] == ""

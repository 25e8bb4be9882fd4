"""Home, journal, keyboard, network and whole matches, where everything POSIX has alone is gone.

Every process here runs ``sitecustomize.py`` first, and what it starts does, too. Its standard
output knows few letters, as in an old console, and no file is read in whatever is usual there.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from p2p.store.journal import read_entries
from table.audit.verify import verify_record
from table.record import read_record
from tests.ui.program import CLI, PATIENCE_SECONDS, environment, left_behind, told
from ui.terms import game_of

HERE, ROOT = Path(__file__).parent, CLI.parent
RECORD = ROOT / "tests" / "matches" / "kuhn.rec"
OLD_CONSOLE = "cp1252"


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "home"
    assert list(left_behind(tmp_path)) == []


def elsewhere(home: Path) -> dict[str, str]:
    return {
        **environment(home),
        "PYTHONPATH": os.pathsep.join((str(HERE), str(ROOT))),
        "PYTHONIOENCODING": OLD_CONSOLE,
        "PYTHONWARNDEFAULTENCODING": "1",
        "PYTHONWARNINGS": "error::EncodingWarning",
    }


def run(home: Path, *words: str, said: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *words],
        env=elsewhere(home),
        encoding=OLD_CONSOLE,
        input=said,
        capture_output=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


def start(home: Path, *words: str) -> "subprocess.Popen[str]":
    command, pipe = [sys.executable, *words], subprocess.PIPE
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=elsewhere(home)
    )


ABSENT = """
import os, signal, socket, sys
def is_module(name):
    try:
        __import__(name)
    except ImportError:
        return False
    return True
print([name for name in ("fcntl", "pwd", "termios", "tty", "pty") if is_module(name)])
print([name for name in ("fdatasync", "fork", "killpg", "getuid") if hasattr(os, name)])
print([name for name in ("SIGHUP", "SIGKILL", "SIGPIPE") if hasattr(signal, name)])
path = sys.argv[1]
handle = os.open(path, os.O_WRONLY | os.O_CREAT)
os.write(handle, b"a\\n")
for refused in (lambda: os.unlink(path), lambda: os.open(".", os.O_RDONLY)):
    try:
        refused()
    except PermissionError:
        print("refused")
os.close(handle)
"""


def test_nothing_of_posix_is_there(home: Path, tmp_path: Path) -> None:
    """Else everything below would show nothing."""
    done = run(home, "-c", ABSENT, str(tmp_path / "file"))
    assert (done.stdout.split(), done.stderr) == (["[]", "[]", "[]", "refused", "refused"], "")
    assert (tmp_path / "file").read_bytes() == b"a\r\n"


def test_a_key_is_made_once_and_nothing_else_is_left(home: Path) -> None:
    first, again = run(home, str(CLI), "id"), run(home, str(CLI), "id")
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == again.stdout
    assert [path.name for path in home.iterdir()] == ["identity.key"]
    assert re.fullmatch(rb"[0-9a-f]{64}\n", (home / "identity.key").read_bytes())


WRITER = """
import sys
from pathlib import Path
from p2p.store.journal import Journal, JournalError
path = Path(sys.argv[1])
try:
    journal = Journal(path)
except JournalError as error:
    sys.exit(str(error))
journal.write(b"one\\ntwo\\n")
journal.sync()
print("written", flush=True)
if sys.stdin.readline() == "destroy\\n":
    journal.destroy()
    journal.close()
"""


def test_a_journal_is_one_process_s_own_and_outlives_it(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.journal"
    first = start(home, "-c", WRITER, str(path))
    assert first.stdout is not None
    assert first.stdout.readline() == "written\n"
    assert "in use by another process" in run(home, "-c", WRITER, str(path)).stderr
    first.kill()
    first.communicate()
    assert read_entries(path.read_bytes())[0] == [b"one\ntwo\n"]

    done = run(home, "-c", WRITER, str(path), said="go on\n")
    assert (done.stdout, done.stderr) == ("written\n", "")
    assert read_entries(path.read_bytes())[0] == [b"one\ntwo\n"] * 2
    assert run(home, "-c", WRITER, str(path), said="destroy\n").stderr == ""
    assert [*tmp_path.glob("match*")] == []


def test_answers_from_a_pipe_play_a_whole_match_of_processes(home: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words = ("demo", "complots", "--players", "2", "--play", "terminal", "--pace", "fast")
    more = ("--lang", "fr", "--record", str(record))
    done = run(home, str(CLI), *words, *more, said="1\n" * 200)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Tout est correct." in done.stdout
    assert verify_record(read_record(record.read_bytes()), game_of).complete
    left = {path.suffix for path in home.rglob("*") if path.is_file()}
    assert left <= {".key", ".record", ".opening", ".json", ""}  # no journal, lock or draft


@pytest.mark.long
def test_a_host_that_was_killed_comes_back_with_its_bots(home: Path) -> None:
    seat = ("--play", "bot", "--level", "novice", "--json", "--bind", "127.0.0.1")
    words = ("--players", "3", "--bots", "2", "--clock", "off", "--pace", "human")
    host = start(home, str(CLI), "host", "kuhn", *words, *seat)
    told(host, "begun")
    host.kill()
    host.communicate(timeout=PATIENCE_SECONDS)
    again = run(home, str(CLI), "resume", *seat, "--pace", "fast")
    assert (again.returncode, again.stderr) == (0, "")
    assert len({path.read_bytes() for path in home.rglob("*.record")}) == 1


def terminal(home: Path, *words: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        [str(CLI), *words],
        timeout=PATIENCE_SECONDS,
        env={**elsewhere(home), "TERM": "xterm"},
        encoding=OLD_CONSOLE,
    )


def test_a_person_plays_at_a_terminal(home: Path) -> None:
    words = ("demo", "kuhn", "--players", "2", "--play", "terminal", "--pace", "fast")
    person = terminal(home, *words, "--lang", "nl", "--name", "Zoe", "--open", "no")
    while person.expect([r"\r\n> $", "Alles klopt"]) == 0:
        person.sendline("1")
    person.expect(pexpect.EOF)
    person.close()
    assert person.exitstatus == 0


def test_a_replay_is_leafed_through_by_lines_where_there_are_no_keys(home: Path) -> None:
    reader = terminal(home, "replay", str(RECORD), "--lang", "en")
    for typed, seen in (("", "Turn 1:"), ("", "Turn 2:"), ("back", "Turn 1:")):
        reader.expect("q: quit")
        reader.sendline(typed)
        reader.expect(seen)
    reader.sendline("q")
    reader.expect(pexpect.EOF)
    reader.close()
    assert reader.exitstatus == 0


NOISE = """
import socket
from p2p.entry.beacon import GROUP, PORT
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp:
    udp.sendto(bytes(5000), (GROUP, PORT))
"""


def test_tables_nearby_are_looked_for_whatever_comes_by(home: Path) -> None:
    """A datagram that is longer than any beacon must not end the search."""
    looking = start(home, str(CLI), "join", "--lang", "en")
    while looking.poll() is None:
        assert run(home, "-c", NOISE).stderr == ""
    out, complaint = looking.communicate()
    assert (looking.returncode, complaint) == (0, "")
    assert "table" in out

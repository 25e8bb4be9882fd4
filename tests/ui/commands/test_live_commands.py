"""demo, host, join and watch, as processes over the loopback."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cli
from p2p.entry.invitation import PIN_SIZE, SECRET_SIZE, Invitation
from p2p.wire.addresses import Address
from table.audit.verify import verify_record
from table.record import read_record
from tests.ui.program import PATIENCE_SECONDS, left_behind, run, start, told
from ui.terms import game_of

DEMO = ("demo", "kuhn", "--players", "2", "--level", "regular", "--lang", "en")


def check(record: Path) -> None:
    assert verify_record(read_record(record.read_bytes()), game_of).complete


def test_a_demo_ends_with_a_verified_record_and_leaves_no_process(tmp_path: Path) -> None:
    record = tmp_path / "demo.record"
    words = "demo complots --players 2 --level novice --seed 1 --lang en --record"
    done = run(tmp_path / "home", *words.split(), str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    check(record)
    assert list(left_behind(tmp_path)) == []


def test_a_demo_reports_to_a_program_in_lines_of_json(tmp_path: Path) -> None:
    done = run(tmp_path, *DEMO, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    *lines, verdict = done.stdout.partition("{\n")[::2]
    facts = [json.loads(line) for line in "".join(lines).splitlines()]
    begun = [fact["begun"] for fact in facts if "begun" in fact]
    assert {"winners", "path", "cheating"} <= set(facts[-1])
    assert json.loads("{\n" + verdict)["holds"] is True
    assert begun == [json.loads("{\n" + verdict)["table"]]


ENDS: dict[str, Callable[["subprocess.Popen[str]"], None]] = {
    "Ctrl-C": lambda demo: demo.send_signal(signal.SIGINT),
    "kill": lambda demo: demo.kill(),
    "terminate": lambda demo: demo.terminate(),
}


@pytest.mark.parametrize("end", ENDS)
def test_however_a_demo_ends_its_players_end_with_it(end: str, tmp_path: Path) -> None:
    demo = start(tmp_path, *DEMO, "--json", "--pace", "human", start_new_session=True)
    told(demo, "guests")
    players = list(left_behind(tmp_path))
    assert len(players) >= 2
    ENDS[end](demo)
    demo.communicate(timeout=PATIENCE_SECONDS)
    if end == "Ctrl-C":
        assert demo.returncode == 130
    await_end(players)


def await_end(players: list[int]) -> None:
    """Return when all are gone; a process that stays hangs the test, which then says so."""
    if sys.platform != "linux":
        pytest.skip("elsewhere nobody waits for a process that is not its own")
    for pid in players:
        try:
            handle = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        ready, _, _ = select.select([handle], [], [], PATIENCE_SECONDS)
        os.close(handle)
        assert ready, "a process was left behind"


def has_ipv6_loopback() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


# Where this machine has no IPv6 loopback, only IPv4 is tried, and the list of tests says so.
LOOPBACKS = ["127.0.0.1", *(["::1"] if has_ipv6_loopback() else [])]


@pytest.mark.parametrize("loopback", LOOPBACKS)
def test_host_join_and_watch_end_with_the_same_record(loopback: str, tmp_path: Path) -> None:
    seat = ("--play", "bot", "--bind", loopback, "--json", "--seed", "1")
    host = start(tmp_path / "host", "host", "kuhn", "--players", "2", *seat)
    invitation = told(host, "invitation")
    watcher = start(tmp_path / "watcher", "watch", invitation, *seat[2:5])
    told(watcher, "guests")
    guest = start(tmp_path / "guest", "join", invitation, *seat)
    records = set()
    for process in (host, guest, watcher):
        records.add(Path(told(process, "path")).read_bytes())
        assert process.communicate(timeout=PATIENCE_SECONDS)[1] == ""
        assert process.returncode == 0
    assert len(records) == 1


def link(*addresses: Address) -> str:
    return str(Invitation(addresses, bytes(PIN_SIZE), bytes(SECRET_SIZE)))


OLD = "undertable:127.0.0.1:4114/" + "A" * 32
LONG = "n" * 33
PROBLEMS = {
    "join nonsense": "an invitation looks like",
    f"join {OLD}": "earlier version",
    f"join {link(('127.0.0.1', 1))[:-1]}": "copy it again",
    f"join {link(('127.0.0.1', 1))}": "1 port 1: Connection refused; the table may be closed",
    f"join {link(('127.0.0.1', 1), ('127.0.0.2', 2))}": "refused; 127.0.0.2 port 2: Connection",
    f"watch {link(('a..b', 1))}": "a..b port 1:",
    "join 7-copper-lantern --at 127.0.0.1:1": "127.0.0.1 port 1:",
    "join 7-copper-lanterne": "did you mean 'lantern'?",
    "join 7-copper": "looks like",
    f"join {link(('192.0.2.1', 1))} --name {LONG}": "32 characters, not 33",
    f"host kuhn --name {LONG}": "32 characters, not 33",
    f"demo kuhn --name {LONG}": "32 characters, not 33",
    "host kuhn --name \udce9": "can't be written",
    "join 7-copper-lantern --at nowhere": "not an address",
    "host chess": "no game 'chess'",
    "host kuhn --players 9": "players",
    "host kuhn --option stakes": "name=value",
    "host kuhn --option no=way": "no",
    "demo chess": "no game 'chess'",
    "demo kuhn --level genius": "genius",
    "host kuhn --port 70000": "70000",
    "host kuhn --port x": "port",
    "demo kuhn --players none": "'none' is not a number",
    "demo kuhn --players 9": "2 to 4 players, not 9",
    "demo complots --variant spy": "variant can't be 'spy'",
    "demo kuhn --pace slow": "slow",
    "demo kuhn --seed x": "seed",
    "demo kuhn --port 4000": "--port",
    "demo kuhn --record /": "can't write /",
    "demo kuhn --record /nowhere/match.record": "can't write /nowhere/match.record",
    "host kuhn --bind 192.0.2.1": "192.0.2.1",
    "resume": "no unfinished match",
    "resume nothing": "no unfinished match",
}


@pytest.mark.parametrize("words", PROBLEMS)
def test_what_a_person_can_mend_is_one_line(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))
    assert cli.main([*words.split(), *(["--play", "bot"] if "resume" not in words else [])]) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert PROBLEMS[words] in said.err


def test_a_demo_ends_when_one_of_its_players_fails(tmp_path: Path) -> None:
    demo = start(tmp_path, *DEMO, "--json", "--pace", "human")
    told(demo, "guests")
    os.kill(max(pid for pid in left_behind(tmp_path) if pid != demo.pid), signal.SIGTERM)
    _, complaint = demo.communicate(timeout=PATIENCE_SECONDS)
    assert demo.returncode == 1
    assert complaint.count("\n") == 1
    assert "a peer ended early" in complaint


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run(tmp_path, "host", "kuhn", "--bind", "127.0.0.1", "--port", port)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert port in done.stderr


@pytest.mark.parametrize("game", ["kuhn", "complots"])
def test_answers_from_a_pipe_play_a_whole_match(game: str, tmp_path: Path) -> None:
    """Bad answers are asked again, an empty one without a word; nothing is coloured, and nothing
    waits for a key.
    """
    answers = b"nonsense\n\n\xff\xfe\n99\n" + b"1\n" * 200
    path = tmp_path / "answers"
    path.write_bytes(answers)
    record = tmp_path / "match.record"
    with path.open("rb") as file:
        words = ("--players", "2", "--pace", "fast", "--lang", "en", "--record", str(record))
        done = run(tmp_path / "home", "demo", game, "--play", "terminal", *words, stdin=file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert done.stdout.count("That is none of them.") == 3
    assert "Everything checks." in done.stdout
    check(record)


def test_input_that_ends_is_one_clear_line(tmp_path: Path) -> None:
    done = run(tmp_path, *DEMO, "--play", "terminal", input="")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert list(left_behind(tmp_path)) == []

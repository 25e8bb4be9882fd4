"""A short chaos, and whether what is drawn, done and checked is what it says."""

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from table.record import read_record
from tests.chaos.checks import check_lives, check_places, check_results, paper_of
from tests.chaos.draw import SEATS, draw
from tests.chaos.hostile import BENDS
from tests.chaos.match import Table
from tests.chaos.network import Loopback, can_be_apart, network
from tests.chaos.peer import Life, Peer
from tests.chaos.plan import Cut, FullDisk, Hostile, Kill, Moment, Plan, Restore, Sign, Unplug
from tests.chaos.run import Run

QUIET = Plan(0, 0, "complots", 3, (), clock=20, wait=10, pace="fast", faults=())
IN_THE_MIDDLE = Moment(Sign.MESSAGES, 40)


async def test_a_table_of_processes_survives_a_kill(tmp_path: Path) -> None:
    plan = replace(QUIET, faults=(Kill(IN_THE_MIDDLE, (2,), back=0.2),))
    run = Run(seed=0, apart=False, folder=tmp_path)
    assert await run.play_one(plan) == []
    assert run.figures["processes"] == plan.players + 1


@pytest.mark.long
async def test_a_dozen_tables_of_processes_survive_what_is_drawn(tmp_path: Path) -> None:
    run = Run(seed=14, apart=can_be_apart(), folder=tmp_path)
    await run.play(list(range(12)), at_once=3)
    assert run.failed == []


@pytest.mark.long
@pytest.mark.parametrize("bend", BENDS)
async def test_a_table_survives_each_hostile_program(bend: str, tmp_path: Path) -> None:
    run = Run(seed=0, apart=False, folder=tmp_path)
    assert await run.play_one(replace(QUIET, players=4, faults=(Hostile(3, bend),))) == []


# What is drawn


def test_a_plan_follows_from_its_seed_and_number_alone() -> None:
    assert draw(7, 3, apart=True) == draw(7, 3, apart=True)
    assert draw(7, 3, apart=True) != draw(8, 3, apart=True)


def test_everything_is_drawn_sooner_or_later() -> None:
    plans = [draw(1, number, apart=True) for number in range(400)]
    faults = {type(fault).__name__ for plan in plans for fault in plan.faults}
    assert faults == {
        *("Kill", "Stop", "Unplug", "Cut", "Restore", "Twin"),
        *("TwinAtTheDoor", "FullDisk", "Away", "Hostile"),
    }
    assert {plan.game for plan in plans} == set(SEATS)
    assert {plan.players for plan in plans} == set(range(2, 14))


def test_on_the_loopback_no_line_is_cut() -> None:
    plans = [draw(1, number, apart=False) for number in range(200)]
    assert not [plan for plan in plans if plan.of(Cut, Unplug, FullDisk)]


# What is done


@pytest.mark.skipif(not can_be_apart(), reason="namespaces can't be made here")
def test_a_silenced_line_carries_nothing_one_way_until_it_is_heard_again() -> None:
    with network("utchaos0", 2, apart=True) as machines:
        carries(machines)
        machines.silence(((0, 1),))
        assert not carried(machines)
        machines.hear_again(((0, 1),))
        carries(machines)
        machines.unplug(1)
        assert not carried(machines)
        machines.plug(1)
        carries(machines)
    assert "utchaos0" not in subprocess.run(["ip", "netns"], capture_output=True, text=True).stdout


LISTEN = """
import socket
heard = set()
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
    ear.bind(("0.0.0.0", 4114))
    print("listening", flush=True)
    while b"done" not in heard:
        heard.add(ear.recv(9))
print(b"hello" in heard)
"""
SAY = """
import socket, sys
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth:
    mouth.sendto(sys.argv[2].encode(), (sys.argv[1], 4114))
"""


def carries(machines: Loopback) -> None:
    """A line that has just been mended may take a moment, and one that was not takes for ever."""
    while not carried(machines):
        pass


def carried(machines: Loopback) -> bool:
    """Does what the first sends reach the second, before what that says to itself afterwards?"""

    def command(player: int, script: str, *words: str) -> list[str]:
        return [*machines.words(player), sys.executable, "-c", script, *words]

    with subprocess.Popen(command(1, LISTEN), stdout=subprocess.PIPE) as ear:
        assert ear.stdout is not None
        assert ear.stdout.readline() == b"listening\n"
        subprocess.run(command(0, SAY, machines.address(1), "hello"), check=True)
        subprocess.run(command(1, SAY, "127.0.0.1", "done"), check=True)
        return ear.stdout.read() == b"True\n"


# What is checked


def peer(folder: Path, status: int, err: str, out: str = "") -> Peer:
    found = Peer(1, folder, 1, Loopback(), (), ())
    life = Life((), folder / "out", folder / "err", status)
    life.out.write_text(out)
    life.err.write_text(err)
    found.lives.append(life)
    return found


ENDINGS = {
    (0, ""): 0,
    (1, "undertable: the disk is full\n"): 0,
    (1, "undertable: one\nundertable: two\n"): 1,
    (1, "Traceback (most recent call last):\n"): 1,
    (0, "something to worry about\n"): 1,
    (-11, ""): 1,
}


@pytest.mark.parametrize(("status", "err"), ENDINGS)
def test_a_process_ends_well_or_with_one_line(status: int, err: str, tmp_path: Path) -> None:
    assert len(list(check_lives(peer(tmp_path, status, err)))) == ENDINGS[status, err]


def table_with(folder: Path, plan: Plan, *records: Path) -> Table:
    """One that has ended, each of its players with one of the ``records``."""
    table = Table(plan, folder, Loopback())
    for number, record in enumerate(records):
        table.peers.append(Peer(number, folder, number, Loopback(), (), ()))
        matches = table.peers[-1].home / "matches"
        matches.mkdir()
        shutil.copy(record, matches / "match.record")
    return table


GOLDEN = Path(__file__).parents[1] / "matches"
ONE, OTHER = GOLDEN / "complots.rec", GOLDEN / "complots-gone.rec"


def compared(table: Table) -> list[str]:
    papers = [paper_of(peer, path) for peer in table.peers for path in peer.papers]
    return list(check_results(table, papers))


def test_records_of_one_match_are_one_match(tmp_path: Path) -> None:
    plan = replace(QUIET, players=2)
    assert compared(table_with(tmp_path / "same", plan, ONE, ONE)) == []
    found = compared(table_with(tmp_path / "different", plan, ONE, OTHER))
    assert [line for line in found if "differ" in line]


def test_whoever_met_with_nothing_has_a_result(tmp_path: Path) -> None:
    plan, nothing = replace(QUIET, players=2), tmp_path / "nothing.rec"
    nothing.write_bytes(unfinished(ONE.read_bytes()))
    found = compared(table_with(tmp_path / "steady", plan, ONE, nothing))
    assert found == ["peer1, to whom nothing happened, has no result"]
    struck = replace(plan, faults=(Kill(IN_THE_MIDDLE, (1,), back=9.0),))
    assert compared(table_with(tmp_path / "struck", struck, ONE, nothing)) == []


def unfinished(record: bytes) -> bytes:
    """The same, before anybody signed the result."""
    whole = read_record(record)
    *before, last = whole.epochs
    said = tuple(message for message in last.messages if message.saying.kind != "end")
    return replace(whole, epochs=(*before, last._replace(messages=said))).encode()


def test_two_for_one_place_are_found(tmp_path: Path) -> None:
    record = read_record(ONE.read_bytes())
    table = table_with(tmp_path, replace(QUIET, players=2), ONE, ONE)
    table.journals.seats = {"peer0": 1, "peer1": 2}
    message = next(message for message in record.messages if message.seat == 1)
    changed = replace(message.header, heads=bytes(32)).encode()
    for header in (message.header.encode(), changed):
        table.journals.places.note(header + bytes(64))
    assert len(list(check_places(table))) == 1
    table.plan = replace(table.plan, faults=(Restore(IN_THE_MIDDLE, 0, 10),))
    assert list(check_places(table)) == []
    table.journals.heard.signed.update(table.journals.places.signed)
    assert len(list(check_places(table))) == 1
    table.plan = replace(table.plan, faults=(Hostile(0, "two-faced"),))
    assert list(check_places(table)) == []

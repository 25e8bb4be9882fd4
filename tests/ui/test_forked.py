"""Peers that were forked before they had anything to do.

A test runner may have threads, and is not to be forked: a program of its own forks here.
"""

import json
import os
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pytest

from ui.forked import fork_ahead
from ui.program import CLI

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="where peers are started")

FORKING = """
import json, os, random, sys
import trio
from crypto import elgamal
from ui.forked import fork_ahead
from ui.commands.processes import dismiss, started

def main(words):
    if words == ["fail"]:
        raise ValueError("no such game")
    here = {"words": words, "home": os.environ["UNDERTABLE_HOME"], "argv": sys.argv[1:]}
    here |= {"weight": elgamal.FOLDING_WEIGHT, "luck": random.random(), "said": input()}
    print(json.dumps({"told": here}))
    return len(words)

ahead = fork_ahead(3, main)
"""


def ran(program: str) -> str:
    """What a program says that has forked three peers."""
    done = subprocess.run(
        [sys.executable, "-c", FORKING + textwrap.dedent(program)],
        cwd=Path(CLI).parent,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_each_does_what_it_is_told_in_a_process_of_its_own() -> None:
    told = json.loads(
        ran("""
        async def play():
            told = [elgamal.FOLDING_WEIGHT]
            for number in range(3):
                words, here = ["join", str(number)], {"UNDERTABLE_HOME": f"home {number}"}
                async with started(words, here, f"invitation {number}", ahead) as peer:
                    told.append(await peer.expect("told"))
                    assert await peer.process.wait() == 2
            print(json.dumps(told))

        trio.run(play)
        """)
    )
    ours, *theirs = told
    assert [one["words"] for one in theirs] == [["join", str(number)] for number in range(3)]
    assert all(one["argv"] == one["words"] for one in theirs)
    assert [one["home"] for one in theirs] == [f"home {number}" for number in range(3)]
    assert [one["said"] for one in theirs] == [f"invitation {number}" for number in range(3)]
    assert len({ours, *(one["weight"] for one in theirs)}) == 4
    assert len({one["luck"] for one in theirs}) == 3


def test_one_that_fails_is_reported_with_its_last_words() -> None:
    said = ran("""
    from p2p import PeerError

    async def play():
        async with started(["fail"], {}, "", ahead) as peer:
            try:
                await peer.see_off()
            except PeerError as error:
                print(error)

    trio.run(play)
    """)
    assert "ended early: ValueError: no such game" in said


def test_those_without_work_are_dismissed() -> None:
    said = ran("""
    pids = [peer._pid for peer in ahead]
    trio.run(dismiss, ahead)
    for pid in pids:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            print("gone")
    """)
    assert said.split() == ["gone"] * 3


def test_each_ends_with_its_own_input_whoever_else_lives_on() -> None:
    """None of them holds that of another open: so none outlives whoever forked it, either."""
    said = ran("""
    for peer in ahead:
        trio.run(peer.stdin.aclose)
        print(trio.run(peer.wait))
    """)
    assert said.split() == ["0"] * 3


def test_none_is_forked_beside_a_thread() -> None:
    over = threading.Event()
    thread = threading.Thread(target=over.wait)
    thread.start()
    assert fork_ahead(2, lambda _: 0) == []
    over.set()
    thread.join()

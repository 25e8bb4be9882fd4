"""Simulations on a Dask cluster: the same results, and nothing lost with a worker."""

import logging
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

import cli
from games.kit import BadSetup
from players import cluster
from players.cluster import MISSING, OtherCode, code_digest, play_there, simulate_on
from players.simulate import Plan, Played, play_some
from tests.players.test_simulate import FOUR, played

KUHN = Plan("kuhn", ("regular", "random"), seed=5)
Captured = pytest.CaptureFixture[str]


def on(address: str, todo: Plan, matches: int, jobs: int = 2) -> list[Played]:
    return [match for chunk in simulate_on(address, todo, matches, jobs) for match in chunk]


def test_without_the_extra_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main(["simulate", "kuhn", "--cluster", "local"]) == 1
    assert capsys.readouterr() == ("", f"undertable: {MISSING}\n")


def test_a_worker_plays_just_what_we_would() -> None:
    expected = [tuple(match) for match in play_some(KUHN, range(4, 9))]
    assert play_there(code_digest(), asdict(KUHN), 4, 9) == expected


def test_a_worker_with_other_code_plays_nothing() -> None:
    with pytest.raises(OtherCode, match="another version"):
        play_there("0" * 64, asdict(KUHN), 0, 1)


# With real workers, which take their time to start; the warnings are those of Dask


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster of two processes, as anybody might run it."""
    from distributed import LocalCluster

    quiet = {"silence_logs": logging.CRITICAL, "dashboard_address": None}
    with LocalCluster(n_workers=2, threads_per_worker=1, **quiet) as found:
        yield found


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed_in_the_middle_loses_nothing(two_workers: Any) -> None:
    matches = simulate_on(two_workers.scheduler_address, FOUR, 200, 1)
    first = next(matches)
    victim = next(iter(two_workers.workers.values())).process.pid
    os.kill(victim, signal.Signals["SIGKILL"])
    rest = [match for chunk in matches for match in chunk]

    assert len(first) < 200
    assert first + rest == played(FOUR, 200)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_the_number_of_workers_changes_nothing(capsys: Captured) -> None:
    words = [
        "simulate",
        "complots",
        "-n",
        "30",
        "--bots",
        "regular,random",
        "--seed",
        "4",
        "--json",
    ]
    assert cli.main([*words, "--jobs", "1"]) == 0
    expected = capsys.readouterr().out
    for jobs in ("1", "2"):
        assert cli.main([*words, "--jobs", jobs, "--cluster", "local"]) == 0
        assert capsys.readouterr().out == expected


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x"])
def test_where_nobody_answers_one_line_says_so(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE_SECONDS", 1)
    assert cli.main(["simulate", "kuhn", "--cluster", address]) == 1
    said = capsys.readouterr().err
    assert said.splitlines()[-1] == f"undertable: no cluster with a worker answers at {address}"


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_can_not_play_with_us_ends_it_in_one_line(
    two_workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "code_digest", lambda: "0" * 64)
    with pytest.raises(BadSetup, match="another version of Undertable"):
        on(two_workers.scheduler_address, KUHN, 10)

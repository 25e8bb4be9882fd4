"""Simulations are fair, repeatable on any number of processes, and come to an end."""

import os
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Generator
from multiprocessing import active_children
from pathlib import Path

import pytest

from games.kit import BadSetup, Seat
from players.simulate import Plan, Played, plan, play_one, seating, simulate

ROOT = Path(__file__).parent.parent.parent
FOUR = Plan("complots", ("regular", "novice", "random", "novice"), seed=3)


def played(todo: Plan, matches: int, jobs: int = 1) -> list[Played]:
    return [match for chunk in simulate(todo, matches, jobs) for match in chunk]


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    places = [seating(FOUR, number) for number in range(40)]
    for seat in map(Seat, range(1, 5)):
        assert Counter(place[seat] for place in places) == dict.fromkeys(range(4), 10)


def test_who_interrupts_a_simulation_is_told_nothing_by_its_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    complaints: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", complaints.append)
    matches = simulate(FOUR, 2_000, jobs=2)
    assert isinstance(matches, Generator)
    next(matches)
    for process in active_children():
        os.kill(process.pid or 0, signal.SIGINT)
    matches.close()
    assert complaints == []


def test_nobody_sits_on_two_seats() -> None:
    for number in range(40):
        assert sorted(seating(FOUR, number).values()) == [0, 1, 2, 3]


def test_neighbours_change() -> None:
    left_of_first = set()
    for number in range(40):
        places = list(seating(FOUR, number).values())
        left_of_first.add(places[(places.index(0) + 1) % 4])
    assert left_of_first == {1, 2, 3}


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = played(FOUR, 30, jobs=1), played(FOUR, 30, jobs=2)
    assert len(one) == 30
    assert one == two


def test_a_match_depends_on_its_number_and_the_seed_alone() -> None:
    matches = played(FOUR, 8)
    assert matches[5] == play_one(FOUR, 5)
    assert matches != played(Plan(FOUR.game, FOUR.bots, seed=4), 8)


def test_the_order_of_sets_changes_nothing() -> None:
    bots = "expert,novice,regular"
    words = ["cli.py", "simulate", "complots", "-n", "1", "--bots", bots, "--json", "--jobs", "1"]

    def figures(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, *words], env=env, cwd=ROOT, capture_output=True, text=True, check=True
        )
        return run.stdout

    assert figures("1") == figures("2")


def test_a_match_that_takes_too_long_is_undecided() -> None:
    hasty = Plan("complots", ("novice",) * 4, patience=10)
    match = play_one(hasty, 0)
    assert match.winners is None
    assert 10 <= match.decisions < 10 + 4


def test_a_match_that_is_decided_has_a_winner_among_the_bots() -> None:
    for match in played(FOUR, 10):
        assert match.winners is not None
        assert set(match.winners) <= {0, 1, 2, 3}


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert plan("complots", ["expert", "novice"], 5, [], 0).bots == ("expert", *["novice"] * 4)
    assert len(plan("complots", ["novice"], None, [], 0).bots) == 4
    assert len(plan("complots", ["novice"] * 6, None, [], 0).bots) == 6


@pytest.mark.parametrize(
    ("game", "bots", "players", "options", "problem"),
    [
        ("chess", ["novice"], 4, [], "no game 'chess'"),
        ("complots", ["guru"], 4, [], "no bot 'guru'"),
        ("complots", ["novice"], 9, [], "2 to 8 players"),
        ("complots", ["novice"] * 3, 2, [], "3 bots can't sit on 2 seats"),
        ("complots", ["novice"], 4, ["variant=duke"], "variant can't be 'duke'"),
        ("complots", ["novice"], 4, ["variant"], "name=value"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    game: str, bots: list[str], players: int, options: list[str], problem: str
) -> None:
    with pytest.raises(BadSetup, match=problem):
        plan(game, bots, players, options, 0)

"""The measurements run and say what they promise; what they measure is asserted nowhere."""

import json
from typing import Any

import pytest

import bench.__main__
from bench import crypto
from bench.crypto_report import GOALS, show
from bench.timing import Effort
from crypto.shuffle.argument import proof_size

PILES = ("2", "4", "8", "15", "20", "52", "76")
SINGLE = ("pok", "dleq", "share", "swap", "remask", "conversion", "denial", "balance_opening")
SIZED = {
    "shares": ("1", "2", "4", "10", "24", "52"),
    "membership": ("2", "5", "13"),
    "payment": ("9", "10"),
    "sharing": ("n=6 q=4", "n=13 q=10"),
}


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return crypto.measure(Effort(rounds=1, milliseconds=0))


def keys_for(*laps: str) -> set[str]:
    return {f"{lap}_{unit}" for lap in laps for unit in ("ms", "products")} | {"bytes"}


def test_shuffles_are_measured_for_every_pile_size(figures: dict[str, Any]) -> None:
    laps = keys_for("precompute", "online", "prove", "verify", "verify_next")
    assert tuple(figures["shuffle"]) == PILES
    for k, row in figures["shuffle"].items():
        assert set(row) == laps | {"online_share"}
        assert row["bytes"] == proof_size(int(k))


def test_joint_shuffles_are_measured_one_by_one_and_in_a_batch(figures: dict[str, Any]) -> None:
    assert set(figures["joint_shuffle"]) == {"n=6 k=15", "n=6 k=52", "n=13 k=76"}
    for row in figures["joint_shuffle"].values():
        assert set(row) == keys_for("one_by_one", "batch")


def test_every_other_proof_is_measured(figures: dict[str, Any]) -> None:
    rows = [figures[name] for name in (*SINGLE, "beacon")]
    for name, sizes in SIZED.items():
        assert tuple(figures[name]) == sizes
        rows += figures[name].values()
    for row in rows:
        assert set(row) == keys_for("prove", "verify")


def test_every_figure_is_a_positive_number(figures: dict[str, Any]) -> None:
    def leaves(entry: Any) -> list[Any]:
        values = entry.values() if isinstance(entry, dict) else ()
        return [leaf for value in values for leaf in leaves(value)] if values else [entry]

    figures = {name: entry for name, entry in figures.items() if name != "python"}
    assert all(leaf > 0 for leaf in leaves(figures))


def test_figures_survive_json(figures: dict[str, Any]) -> None:
    assert json.loads(json.dumps(figures)) == figures


def test_the_report_shows_every_goal_and_other_systems(
    figures: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    show(figures)
    shown = capsys.readouterr().out
    assert all(goal.what in shown for goal in GOALS)
    assert "kyber" in shown
    assert "LibTMCG" in shown


@pytest.mark.parametrize("words", [["nonsense"], []])
def test_an_unknown_topic_gets_one_line(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        bench.__main__.main(words)
    assert isinstance(stopped.value.code, str)
    assert "\n" not in stopped.value.code
    assert "crypto" in stopped.value.code

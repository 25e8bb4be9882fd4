"""The plan of a demo: kept in its folder, and found again by whoever goes on with it."""

from pathlib import Path

import pytest

import cli
from ui.commands.demo import Demo, Plan, demo_of
from ui.commands.host_join import unfinished
from ui.problem import Problem

PLAN = Plan("kuhn", 3, ("length=long",), "regular", "human", 7, "Zoë", ("--clock", "off"))


def test_a_plan_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    PLAN.keep(tmp_path / "some" / "demo")
    assert Plan.kept(tmp_path / "some" / "demo") == PLAN


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"game": "kuhn"}', "\x00"])
def test_what_is_no_plan_is_one_clear_problem(text: str, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text(text, encoding="utf-8")
    with pytest.raises(Problem, match="demo to go on with"):
        Plan.kept(tmp_path)


def test_a_folder_that_can_not_be_made_is_one_clear_problem(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Problem, match="can't use"):
        PLAN.keep(tmp_path / "file" / "demo")


def test_only_our_own_journal_leads_to_the_demo(tmp_path: Path) -> None:
    """Its bots go on with theirs by the same command, and must not start the demo once more."""
    folder = tmp_path / "demo" / "one"
    PLAN.keep(folder)
    journals = {}
    for home in (Demo(PLAN, folder).home, folder / "seat-1"):
        journals[home] = home / "matches" / "kuhn-1.journal"
        journals[home].parent.mkdir(parents=True)
        journals[home].touch()
    ours, theirs = journals.values()
    assert demo_of(ours) == folder
    assert demo_of(theirs) is None
    assert unfinished(tmp_path) == [ours]
    assert unfinished(folder / "seat-1") == [theirs]


def test_the_name_of_a_match_is_for_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "kuhn-1.journal").touch()
    assert cli.main(["join", "kuhn-1"]) == 1
    assert "go on with it by: undertable resume kuhn-1" in capsys.readouterr().err

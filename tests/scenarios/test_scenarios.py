"""Every worked scenario, and the program that plays them."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from games.kit import Seat
from tests.scenarios.__main__ import FORMATS, main, read
from tests.scenarios.complots.playing import Scenario as Complot
from tests.scenarios.complots.reading import Outcome
from tests.scenarios.conftest import Complaint
from tests.scenarios.scenario import Differs, Malformed, Scenario

FOLDER = Path(__file__).parent
COMPLOTS = FOLDER / "complots.txt"
TEXTS = [path for path in FOLDER.iterdir() if path.suffix in (".txt", ".yaml")]
FILES = [(game, path) for game in FORMATS for path in TEXTS if path.stem == game]
ALL = [(game, scenario) for game, path in FILES for scenario in read(game, path)]

GOOD = """\
C90 | test | the first player takes a coin
pre:  n=3 v=am act=P1 | P1 2$ Ca Du | P2 2$ As Co | P3 2$ Du Am
do:   P1 income
post: P1 3$ Ca Du | P2 2$ As Co | P3 2$ Du Am | T=47 | next=P2
"""


@pytest.mark.parametrize(("game", "scenario"), ALL, ids=lambda part: getattr(part, "name", part))
def test_the_game_does_what_the_scenario_says(game: str, scenario: Scenario) -> None:
    scenario.run()


def complots() -> list[Complot]:
    return [scenario for _, scenario in ALL if isinstance(scenario, Complot)]


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [scenario.name for scenario in complots()]
    assert len(set(names)) == len(names) >= 60


def falsified(outcome: Outcome) -> Iterator[Outcome]:
    """The outcome with one thing wrong, in every way there is."""
    yield replace(outcome, treasury=outcome.treasury + 1)
    if outcome.next:
        yield replace(outcome, next=Seat(outcome.next % len(outcome.holdings) + 1))
        yield replace(outcome, next=None, winner=outcome.next)
    if outcome.winner:
        yield replace(outcome, winner=None, next=outcome.winner)
        yield replace(outcome, winner=Seat(outcome.winner % len(outcome.holdings) + 1))
    if outcome.court:
        yield replace(outcome, court=outcome.court[1:])
        yield replace(outcome, court=outcome.court + outcome.court[:1])
    for seat, held in outcome.holdings.items():
        wrong = [held._replace(coins=held.coins + 1)]
        if held.hidden:
            up = held._replace(hidden=held.hidden[1:], lost=held.lost + held.hidden[:1])
            more = held._replace(hidden=held.hidden + held.hidden[:1])
            wrong += [up, more, held._replace(hidden=held.hidden[1:])]
        if held.lost:
            wrong += [held._replace(hidden=held.hidden + held.lost[:1], lost=held.lost[1:])]
        for holding in wrong:
            yield replace(outcome, holdings={**outcome.holdings, seat: holding})


@pytest.mark.parametrize("scenario", complots(), ids=lambda scenario: scenario.name)
def test_any_wrong_outcome_is_noticed(scenario: Complot) -> None:
    for outcome in falsified(scenario.outcome):
        with pytest.raises(Differs):
            replace(scenario, outcome=outcome).run()


@pytest.mark.parametrize("scenario", complots(), ids=lambda scenario: scenario.name)
def test_a_step_that_is_legal_is_not_refused_and_the_other_way_round(scenario: Complot) -> None:
    for index, step in enumerate(scenario.steps):
        if step.ask is None:
            continue
        flipped = replace(step, refused=not step.refused)
        wrong = [*scenario.steps[:index], flipped, *scenario.steps[index + 1 :]]
        with pytest.raises(Differs):
            replace(scenario, steps=wrong).run()


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("P1 prove Du>Co; P2 lose As", "the card drawn"),
        ("P1 prove Ca>Am; P2 lose As", "refused, seat 1 may not answer"),
        ("P2 lose As", "refused, P1 decides on prove"),
    ],
)
def test_a_step_that_cannot_be_is_reported(
    step: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GOOD.replace("P1 income", f"P1 duchess; doubt P2; {step}")
    text = text.replace("As Co | P3 2$ Du Am\ndo", "As Co | P3 2$ Du Am | court Am\ndo")
    path = tmp_path / "one.txt"
    path.write_text(text)
    assert main(["complots", str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("FAILED C90")
    assert reason in said[0]
    assert said[1] == "0 passed, 1 failed"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.scenarios", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=FOLDER.parent.parent)


def test_the_program_prints_a_line_for_each_and_the_sum() -> None:
    result = run("complots", str(COMPLOTS))
    lines = result.stdout.splitlines()
    assert (result.returncode, result.stderr) == (0, "")
    assert len(lines) == len(complots()) + 1
    assert lines[-1] == f"{len(complots())} passed, 0 failed"


def test_scenarios_may_stand_in_the_fences_of_a_markdown_text(tmp_path: Path) -> None:
    wrong = GOOD.replace("T=47", "T=48").replace("C90", "C91")
    other = "```\npre: not a scenario, about the format\n```\n"
    path = tmp_path / "rules.md"
    path.write_text(f"# Rules\n\nC80 | said | in prose\n\n{other}\n```\n{GOOD}\n{wrong}```\n")
    result = run("complots", str(path))
    assert result.returncode == 1
    assert [line[:10] for line in result.stdout.splitlines()] == [
        "ok     C90",
        "FAILED C91",
        "1 passed, ",
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("C90 | test", "C90 test", 1, "begins with a line"),
        ("post: ", "after: ", 4, "'post: ...' is expected"),
        ("do:   P1 income\n", "", 3, "'do: ...' is expected"),
        ("n=3", "n=9", 2, "2 to 8 players"),
        ("n=3", "n=three", 2, "n= is a number"),
        ("v=am", "", 2, "v=... is missing"),
        ("n=3 v=am act=P1 | P1 2$ Ca Du | P2 2$ As Co | P3 2$ Du Am\ndo", "\ndo", 2, "n=..."),
        ("act=P1", "act=P1 luck=good", 2, "no option 'luck'"),
        ("act=P1", "act=P1 concede=perhaps", 2, "no, yes"),
        ("| P3 2$ Du Am\ndo", "\ndo", 2, "each of P1 to P3"),
        ("P1 2$ Ca Du", "P1 2 Ca Du", 2, "'2' is not a number of coins"),
        ("P1 2$ Ca Du", "P1 2$ Ca Du Du", 2, "two cards"),
        ("P1 2$ Ca Du", "P1 2$ Ca Kg", 2, "'Kg' is not a character"),
        ("P1 2$ Ca Du", "P1 2$ Ca In", 2, "fewer In"),
        ("P1 2$ Ca Du", "P1 2$ xCa xDu", 2, "P1 and somebody else"),
        ("P1 2$ Ca Du", "P1 52$ Ca Du", 2, "54 coins"),
        ("P1 income", "P1 dance", 3, "'P1 dance': not a step"),
        ("P1 income", "P1 duchess; doubt P2; P1 prove Du", 3, "must be drawn"),
        ("P1 income", "P1 duchess; doubt P2,P3", 3, "must speak"),
        ("P1 income", "P1 duchess; doubt P2,P3>P4", 3, "without being among them"),
        ("P1 income", "deal P1 Ca; P1 income", 3, "begins with a deal"),
        ("| T=47", "", 4, "T=<coins"),
        ("| next=P2", "", 4, "next=.. or win=.."),
        ("| P3 2$ Du Am | T", "| T", 4, "each of P1 to P3"),
    ],
)
def test_a_malformed_scenario_is_one_clear_line(
    old: str, new: str, line: int, problem: str, complaint: Complaint
) -> None:
    assert old in GOOD
    line_named, why = complaint("complots", GOOD.replace(old, new))
    assert line_named == line
    assert problem in why


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00", b"", b"# nothing\n", b"```\n```\n"])
def test_a_file_without_scenarios_is_one_clear_line(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.txt"
    if content is not None:
        path.write_bytes(content)
    assert main(["complots", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_no_scenario_is_found_in_an_empty_text(tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text("")
    with pytest.raises(Malformed, match="no scenario"):
        read("complots", path)

"""The scenarios of Mascarade notice whatever is wrong in them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from games.mascarade.characters import Character, Flaw
from games.mascarade.rules import Ending, Move
from tests.scenarios.__main__ import main, read
from tests.scenarios.conftest import Complaint
from tests.scenarios.mascarade.playing import CustomSets, Scenario
from tests.scenarios.mascarade.reading import Outcome, Position
from tests.scenarios.scenario import Differs

FILE = Path(__file__).parent / "mascarade.yaml"
ALL = read("mascarade", FILE)
PLAYED = [scenario for scenario in ALL if isinstance(scenario, Scenario)]
SETS = [scenario for scenario in ALL if isinstance(scenario, CustomSets)]

GOOD = """\
- id: M90   # the Queen takes two
  src: test
  given: {n: 4, active: A, t: 7, gold: {B: 3}, court: 2, cards: {A: Judge, c1: King}}
  do: [A announce Queen, "!C contest", rest pass]
  then: {gold: {A: 8}, next: B}
"""


def falsified(position: Position, outcome: Outcome) -> Iterator[Outcome]:
    """The outcome with one thing wrong, in every way there is."""
    seats, slots = tuple(position.gold), tuple(position.cards)
    for seat, gold in (position.gold | outcome.gold).items():
        yield replace(outcome, gold={**outcome.gold, seat: gold + 1})
    for seat in outcome.gold:
        if outcome.gold[seat] != position.gold[seat]:
            yield replace(outcome, gold={s: g for s, g in outcome.gold.items() if s != seat})
    yield replace(outcome, court=(outcome.court or position.court) + 1)
    for slot in slots:
        cards = position.cards | outcome.cards
        wrong = next(name for name in Character if name is not cards[slot])
        yield replace(outcome, cards={**outcome.cards, slot: wrong})
    for slot in outcome.cards:
        yield replace(outcome, cards={s: c for s, c in outcome.cards.items() if s != slot})
    yield replace(outcome, public=(*outcome.public, slots[0]))
    if outcome.public:
        yield replace(outcome, public=outcome.public[1:])
    if len(set(outcome.public)) > 1:
        yield replace(outcome, public=outcome.public[::-1])
    yield replace(outcome, sees=outcome.sees | {seats[-1]: (Character.WIDOW,)})
    for seat, seen in outcome.sees.items():
        yield replace(outcome, sees={**outcome.sees, seat: seen[1:]})
    if outcome.next:
        yield replace(outcome, next=seats[outcome.next % len(seats)])
        yield replace(outcome, next=None, winners=(outcome.next,), why=Ending.RUIN)
    if outcome.options is not None:
        yield replace(outcome, options=(Move.LOOK,))
    if outcome.why:
        others = [ending for ending in Ending if ending is not outcome.why]
        yield from [replace(outcome, why=ending) for ending in others]
        yield replace(outcome, winners=(*outcome.winners, seats[0], seats[1]))
        yield replace(outcome, winners=outcome.winners[1:])
        yield replace(outcome, winners=(), why=None, next=outcome.winners[0])


@pytest.mark.parametrize("scenario", PLAYED, ids=lambda scenario: scenario.name)
def test_any_wrong_outcome_is_noticed(scenario: Scenario) -> None:
    for outcome in falsified(scenario.position, scenario.outcome):
        with pytest.raises(Differs):
            replace(scenario, outcome=outcome).run()


@pytest.mark.parametrize("scenario", PLAYED, ids=lambda scenario: scenario.name)
def test_a_step_that_is_legal_is_not_refused_and_the_other_way_round(scenario: Scenario) -> None:
    for index, step in enumerate(scenario.steps):
        flipped = replace(step, refused=not step.refused)
        wrong = [*scenario.steps[:index], flipped, *scenario.steps[index + 1 :]]
        with pytest.raises(Differs):
            replace(scenario, steps=wrong).run()


@pytest.mark.parametrize("scenario", PLAYED, ids=lambda scenario: scenario.name)
def test_a_step_that_is_left_out_is_missed(scenario: Scenario) -> None:
    for index, step in enumerate(scenario.steps):
        shorter = scenario.steps[:index] + scenario.steps[index + 1 :]
        if not step.refused:
            with pytest.raises(Differs):
                replace(scenario, steps=shorter).run()


@pytest.mark.parametrize("scenario", SETS, ids=lambda scenario: scenario.name)
def test_any_wrong_verdict_on_a_set_is_noticed(scenario: CustomSets) -> None:
    for check in scenario.checks:
        for flaw in (None, *Flaw):
            if flaw is not check.flaw:
                with pytest.raises(Differs):
                    replace(scenario, checks=[replace(check, flaw=flaw)]).run()


def test_every_rule_about_sets_is_broken_by_some_scenario() -> None:
    flaws = {check.flaw for scenario in SETS for check in scenario.checks}
    assert flaws == {None, *Flaw}


def test_cards_nobody_speaks_of_may_lie_anyhow() -> None:
    (scenario,) = [scenario for scenario in PLAYED if scenario.name == "M18"]
    yes = [replace(step, swap=True) for step in scenario.steps]
    replace(scenario, steps=yes).run()


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("- id: M90", "- name: M90", 1, "begins with '- id: NAME'"),
        ("n: 4", "n: 14", 1, "2 to 13 players"),
        ("n: 4", "n: four", 1, "'four' is not a number"),
        ("n: 4, ", "", 1, "n is missing"),
        ("active: A, ", "", 1, "active is missing"),
        ("active: A", "active: E", 1, "'E' is not a player"),
        ("active: A", "active: A, luck: good", 1, "'luck' means nothing"),
        ("{B: 3}", "3", 1, "not a mapping"),
        ("{B: 3}", "{B: -3}", 1, "-3 is not a number"),
        ("A: Judge", "A: Jester", 1, "'Jester' is not a character"),
        ("A: Judge", "A: Spy", 1, "no Spy is left"),
        ("A: Judge", "A.L: Judge", 1, "'A.L' is not the place of a card; it is A"),
        ("t: 7", "set: [Judge, King]", 1, "6 cards are needed, not 2"),
        ("t: 7", "set: Judge King", 1, "is not a list"),
        ("t: 7", "centre: 1", 1, "1 cards can't lie in the centre"),
        ("t: 7", "basic7: pope", 1, "it is one of fool, spy"),
        ("t: 7", "t: 7, t: 8", 3, "'t' is there twice"),
        ("rest pass", "rest dance", 1, "not a step of Mascarade"),
        ("A announce Queen", "A announce Jester", 1, "'Jester' is not a character"),
        ("  do: ", "  then: {}\n  do: ", 6, "'then' is there twice"),
        ("  do: ", "  did: ", 1, "do is missing"),
        ("next: B", "next: B, over: {winners: [A], why: ruin}", 1, "either 'next' or 'over'"),
        (", next: B", "", 1, "either 'next' or 'over'"),
        ("next: B", "over: {winners: [A]}", 1, "over: why is missing"),
        ("next: B", "over: {winners: [A], why: luck}", 1, "'luck' is not one of"),
        ("next: B}", "next: B", 6, "not YAML"),
        ("- id: M90   # the Queen takes two\n  src", "src", 2, "not YAML"),
    ],
)
def test_a_malformed_scenario_is_one_clear_line(
    old: str, new: str, line: int, problem: str, complaint: Complaint
) -> None:
    assert old in GOOD
    line_named, why = complaint("mascarade", GOOD.replace(old, new, 1))
    assert line_named == line
    assert problem in why


def test_a_name_is_given_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text(GOOD + GOOD)
    assert main(["mascarade", str(path)]) == 2
    assert "M90 stands here more than once" in capsys.readouterr().err


def test_scenarios_may_stand_in_the_fences_of_a_markdown_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = GOOD.replace("M90", "M91").replace("A: 8", "A: 9")
    path = tmp_path / "rules.md"
    path.write_text(f"# Rules\n\n```\nstate: {{not: [one\n```\n\n```yaml\n{GOOD}{wrong}```\n")
    assert main(["mascarade", str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "ok     M90 the Queen takes two"
    assert said[1] == "FAILED M91 the Queen takes two: gold of A: 8, not 9"
    assert said[2] == "1 passed, 1 failed"

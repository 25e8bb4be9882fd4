"""The scenarios of Intrigue would notice: every wrong outcome, in public and in sealed money."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from games.intrigue.advisers import Adviser, Kind
from games.intrigue.money import BankBribe
from games.intrigue.rules import Bribes
from games.kit import Seat
from tests.scenarios.conftest import Complaint
from tests.scenarios.intrigue import read
from tests.scenarios.intrigue.playing import Scenario
from tests.scenarios.intrigue.reading import Outcome
from tests.scenarios.scenario import Differs

ALL = read((Path(__file__).parent / "intrigue.txt").read_text(encoding="utf-8"))
EACH = pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.name)


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [scenario.name for scenario in ALL]
    assert len(set(names)) == len(names) >= 40


def offers_nothing(scenario: Scenario) -> bool:
    """Only announced offers must be worth something."""
    return any(choice.choice == 0 for step in scenario.steps for choice in step.choices)


ANNOUNCED = [
    scenario
    for scenario in ALL
    if scenario.position.options.bribes is Bribes.PUBLIC
    and scenario.position.options.bank is BankBribe.OPTIONAL
    and not offers_nothing(scenario)
]


@pytest.mark.parametrize("scenario", ANNOUNCED, ids=lambda scenario: scenario.name)
def test_the_rules_are_the_same_where_money_is_sealed(scenario: Scenario) -> None:
    options = replace(scenario.position.options, bribes=Bribes.SEALED)
    replace(scenario, position=replace(scenario.position, options=options)).run()


def falsified(outcome: Outcome) -> Iterator[Outcome]:
    """The outcome with one thing wrong, in every way there is."""
    yield replace(outcome, at="end" if outcome.at != "end" else "W/present")
    if outcome.bank:
        yield replace(outcome, bank=outcome.bank + 1)
    if outcome.winners:
        yield replace(outcome, winners=(*outcome.winners, Seat(9)))
    for seat, amount in outcome.money.items():
        yield replace(outcome, money={**outcome.money, seat: amount + 1})
    for seat, castle in outcome.castles.items():
        for slot in castle:
            less = {other: castle[other] for other in castle if other != slot}
            yield replace(outcome, castles={**outcome.castles, seat: less})
    for seat, guests in outcome.waiting.items():
        stranger = Adviser(Seat(9), Kind.CHEMIST)
        yield replace(outcome, waiting={**outcome.waiting, seat: [*guests, stranger]})
    for seat, kinds in outcome.supply.items():
        yield replace(outcome, supply={**outcome.supply, seat: kinds[1:]})
    if outcome.island:
        yield replace(outcome, island=outcome.island[1:])


@EACH
def test_any_wrong_outcome_is_noticed(scenario: Scenario) -> None:
    run = scenario.play(len(scenario.steps))
    for outcome in falsified(scenario.outcome):
        with pytest.raises(Differs):
            run.compare(outcome)


@EACH
def test_a_step_that_is_legal_is_not_refused_and_the_other_way_round(scenario: Scenario) -> None:
    for index, step in enumerate(scenario.steps):
        flipped = replace(step, refused=not step.refused)
        wrong = [*scenario.steps[:index], flipped]
        with pytest.raises(Differs):
            replace(scenario, steps=wrong).play(len(wrong))


GOOD = """\
N90 | test | a bribe
pre:  seats=W,O,K act=W round=2 from=reception | wait W O.ch
do:   I; O offer 3; W accept;
      W place O.ch=6
post: money W=35 O=29 | at=W/present
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("N90 | test", "N90 test", 1, "begins with a line"),
        ("do:   I", "does: I", 1, "'do: ...'"),
        ("seats=W,O,K ", "", 2, "seats=... is missing"),
        ("seats=W,O,K", "seats=W,O,O", 2, "each once"),
        ("seats=W,O,K", "seats=W,O", 2, "3 to 5 players, not 2"),
        ("round=2", "round=two", 2, "'two' is not a number"),
        ("from=reception", "from=dinner", 2, "from= is one of"),
        ("from=reception", "from=reception luck=good", 2, "no option 'luck'"),
        ("from=reception", "from=reception mustoffer=yes", 2, "bribes=sealed"),
        ("wait W O.ch", "wait W O.king", 2, "not an adviser such as W.ch"),
        ("wait W O.ch", "wait W B.ch", 2, "not that many"),
        ("wait W O.ch", "wait W O.ch O.ch O.ch", 2, "not that many"),
        ("wait W O.ch", "castle W 2=O.ch", 2, "a slot is one of"),
        ("O offer 3", "O steal 3", 3, "step 'O steal 3': not a step of Intrigue"),
        ("O offer 3", "X pass", 3, "'X' is not a player"),
        (" | at=W/present", "", 5, "at=... says where"),
        ("money W=35 O=29", "weather=fine", 5, "'weather' means nothing here"),
    ],
)
def test_a_malformed_scenario_is_one_clear_line(
    old: str, new: str, line: int, problem: str, complaint: Complaint
) -> None:
    assert old in GOOD
    line_named, why = complaint("intrigue", GOOD.replace(old, new))
    assert line_named == line
    assert problem in why


def test_a_scenario_may_take_several_lines_and_stand_among_others_in_markdown() -> None:
    other = "```\npre: about the format\n```\n"
    (found,) = read(f"# Rules\n\n{other}\nN80 | in prose | no\n\n```\n{GOOD}```\n")
    assert (found.name, found.title, len(found.steps)) == ("N90", "a bribe", 4)
    found.run()

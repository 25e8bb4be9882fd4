"""The scenarios of Shadow Blades notice whatever is wrong in them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from games.kit import Seat
from games.shadow_blades.cards import Name
from games.shadow_blades.state import Phase
from tests.scenarios.__main__ import main, read
from tests.scenarios.conftest import Complaint
from tests.scenarios.scenario import Differs
from tests.scenarios.shadow_blades.drafting import Draft
from tests.scenarios.shadow_blades.names import Stand
from tests.scenarios.shadow_blades.playing import Scenario
from tests.scenarios.shadow_blades.reading import Outcome

FILE = Path(__file__).parent / "shadow_blades.yaml"
ALL = read("shadow_blades", FILE)
PLAYED = [scenario for scenario in ALL if isinstance(scenario, Scenario)]
DRAFTS = [scenario for scenario in ALL if isinstance(scenario, Draft)]
WRONG = Name.GRAND_CONTRACT
SOMEBODY = Stand(Name.MERCENARY_3, (), subtracts=False)
EACH = pytest.mark.parametrize("scenario", PLAYED, ids=lambda scenario: scenario.name)

GOOD = """\
- id: S00   # an armed Assassin
  src: test
  given: {hands: {P1: [a2, w1, v1]}, board: {P2: {a: [a1]}}}
  do: ["!P1 end", P1 deploy a2+w1 a, "!P1 deploy v1 v", P1 end]
  then: {str: {P1: {a: 3}}, dom: {a: [P1]}, hands: {P1: [v1]}, next: P2}
"""


def falsified(outcome: Outcome) -> Iterator[Outcome]:
    """The outcome with one thing wrong, in every way there is."""
    yield from wrong_areas(outcome)
    yield from wrong_facts(outcome)


def wrong_areas(outcome: Outcome) -> Iterator[Outcome]:
    for seat, faces in outcome.hands.items():
        yield replace(outcome, hands={**outcome.hands, seat: (*faces, WRONG)})
    for column, stands in outcome.board.items():
        yield replace(outcome, board={**outcome.board, column: (*stands, SOMEBODY)})
        if stands:
            armed = stands[0]._replace(weapons=(*stands[0].weapons, Name.ORDINARY_WEAPON))
            yield replace(outcome, board={**outcome.board, column: (armed, *stands[1:])})
            turned = stands[0]._replace(subtracts=not stands[0].subtracts)
            yield replace(outcome, board={**outcome.board, column: (turned, *stands[1:])})
    for column, faces in outcome.missions.items():
        yield replace(outcome, missions={**outcome.missions, column: (*faces, WRONG)})
    if outcome.piles is not None:
        first, *rest = outcome.piles
        yield replace(outcome, piles=((*first, WRONG), *rest))
        yield replace(outcome, piles=((), (), ()))
    if outcome.deck is not None:
        yield replace(outcome, deck=(*outcome.deck, WRONG))
    if outcome.grave is not None:
        yield replace(outcome, grave=(WRONG, *outcome.grave))
    if outcome.grave_top is not None:
        yield replace(outcome, grave_top=WRONG)


def wrong_facts(outcome: Outcome) -> Iterator[Outcome]:
    for column, strength in outcome.strengths.items():
        yield replace(outcome, strengths={**outcome.strengths, column: strength + 1})
    for zone, seats in outcome.dominators.items():
        other = () if seats else (Seat(1),)
        yield replace(outcome, dominators={**outcome.dominators, zone: other})
    for seat, bounties in outcome.score.items():
        yield replace(outcome, score={**outcome.score, seat: bounties + 1})
    if outcome.sizes is not None:
        yield replace(outcome, sizes=(*outcome.sizes[:-1], outcome.sizes[-1] + 1))
    if outcome.spent is not None:
        yield replace(outcome, spent=(*outcome.spent, WRONG))
    if outcome.sees is not None:
        yield replace(outcome, sees={**outcome.sees, Seat(2): ((WRONG,),)})
    if outcome.phase is not None:
        yield from [replace(outcome, phase=p) for p in Phase if p is not outcome.phase]
    if outcome.left is not None:
        yield replace(outcome, left=outcome.left + 1)
    if outcome.next is not None:
        yield replace(outcome, next=Seat(outcome.next % 2 + 1))
        yield replace(outcome, winners=(outcome.next,))
    if outcome.winners is not None:
        yield replace(outcome, winners=())


@EACH
def test_any_wrong_outcome_is_noticed(scenario: Scenario) -> None:
    outcomes = list(falsified(scenario.outcome))
    assert outcomes
    for outcome in outcomes:
        with pytest.raises(Differs):
            replace(scenario, outcome=outcome).run()


@EACH
def test_a_step_that_is_legal_is_not_refused_and_the_other_way_round(scenario: Scenario) -> None:
    for index, step in enumerate(scenario.steps):
        flipped = replace(step, refused=not step.refused)
        wrong = [*scenario.steps[:index], flipped, *scenario.steps[index + 1 :]]
        with pytest.raises(Differs):
            replace(scenario, steps=wrong).run()


@pytest.mark.parametrize("scenario", DRAFTS, ids=lambda scenario: scenario.name)
def test_any_wrong_draft_is_noticed(scenario: Draft) -> None:
    first, second, *rest = scenario.choices
    (one, got), (other, _), *_ = scenario.got.items()
    for wrong in (
        replace(scenario, choices=(second, first, *rest)),
        replace(scenario, choices=(WRONG, second, *rest)),
        replace(scenario, got={**scenario.got, other: got}),
        replace(scenario, sees={**scenario.sees, one: (WRONG,)}),
    ):
        with pytest.raises(Differs):
            wrong.run()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("- id: S00", "- name: S00", "begins with '- id: NAME'"),
        ("given: {", "given: {n: 5, ", "2 to 4 players"),
        ("given: {", "given: {n: two, ", "'two' is not a number"),
        ("given: {", "given: {alliance: true, ", "for 4 players, not 2"),
        ("given: {", "given: {alliance: maybe, ", "neither true nor false"),
        ("given: {", "given: {plot: revenge, ", "'revenge' is not one of"),
        ("given: {", "given: {luck: good, ", "'luck' means nothing"),
        ("given: {", "given: {piles: [[a1], [a2]], ", "three piles"),
        ("P1: [a2", "P3: [a2", "only 2 players"),
        ("P1: [a2", "P5: [a2", "'P5' is not a player"),
        ("[a2, w1", "[a5, w1", "'a5' is not a card"),
        ("{a: [a1]}", "{x: [a1]}", "'x' is not a zone"),
        ("P1 deploy a2+w1 a", "P1 dance", "not a step of Shadow Blades"),
        ("P1 deploy a2+w1 a", "P1 deploy a2+w9 a", "'w9' is not a card"),
        ("P1 deploy a2+w1 a", "P1 discard P2.a", "'P2.a' is not an agent"),
        ("P1 deploy a2+w1 a", "P1 pick pile4", "'pile4' is not a pile"),
        ("P1 deploy a2+w1 a", "P1 spy P2.q", "'q' is not a zone"),
        ("{a: 3}", "{a: strong}", "'strong' is not a number"),
        ("  do: ", "  did: ", "do is missing"),
    ],
)
def test_a_malformed_scenario_is_one_clear_line(
    old: str, new: str, problem: str, complaint: Complaint
) -> None:
    assert old in GOOD
    line_named, why = complaint("shadow_blades", GOOD.replace(old, new, 1))
    assert line_named == 1
    assert problem in why


def test_a_step_that_cannot_be_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(GOOD.replace("P1 deploy a2+w1 a", "P1 deploy a2+w2 a"))
    assert main(["shadow_blades", str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("FAILED S00 an armed Assassin: P1 deploy a2+w2 a: refused")
    assert said[1] == "0 passed, 1 failed"

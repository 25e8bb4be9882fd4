"""A table of Shadow Blades where a scenario's steps have led, for tests of something else."""

from table.plain import PlainTable
from tests.scenarios.shadow_blades import read
from tests.scenarios.shadow_blades.playing import Placed, Run, Scenario


def after(given: str, steps: str = "") -> PlainTable[Placed]:
    """The table of a position, with all cards known to everybody, after some steps."""
    text = f"- id: S1\n  given: {{{given}}}\n  do: [{steps}]\n  then: {{}}\n"
    (scenario,) = read(text)
    assert isinstance(scenario, Scenario)
    position = scenario.position
    run = Run(PlainTable(Placed(position.players, options=position.options, position=position)))
    for step in scenario.steps:
        run.take(step)
    return run.table

"""The measurement of Mascarade reports what it says it reports; never how fast it was."""

import json

from bench import mascarade


def test_the_figures_of_a_turn_are_complete_and_can_be_read_by_a_program() -> None:
    figures = json.loads(json.dumps(mascarade.measure(players=(4,), processes=False)))
    turns = figures["turns"]["4"]
    assert set(turns) == {
        *("set-up", "swap or not", "look", "announcement", "announcement, contested")
    }
    assert all(set(one) == {"hops", "bytes", "cpu_ms_per_peer"} for one in turns.values())
    assert turns["swap or not"]["hops"] == 2  # which two, and the two masked anew
    assert turns["announcement"]["hops"] == 4  # the others answer one after the other
    assert turns["announcement, contested"]["hops"] == 5

"""The measurement of whole tables reports what it says it reports; never how fast it was."""

import json

import pytest

from bench import start, table
from bench.market import OPERATIONS


def test_the_figures_of_a_table_are_complete_and_can_be_read_by_a_program() -> None:
    small = {name: (game, 2) for name, (game, _) in table.MATCHES.items()}
    figures = json.loads(json.dumps(table.measure((2,), range(1, 2), small)))
    operations = figures["operations"]["2"]
    cards, money = {"set-up", "exchange", "challenge + replacement"}, set(OPERATIONS)
    cards |= {"set-up, 76 cards"}
    assert set(operations) == cards | money
    assert all(operations[name]["hops"] == 1 for name in money)
    assert all(set(one) == {"hops", "bytes", "cpu_ms_per_peer"} for one in operations.values())
    assert operations["exchange"]["hops"] >= 3  # announced, not doubted, drawn
    for name, (game, players) in small.items():
        match = figures[name]
        assert (match["game"], match["players"], match["seeds"]) == (game, players, [1, 1])
        assert match["record_bytes"] < match["wire_bytes"]


@pytest.mark.long
def test_the_figures_of_a_start_are_those_of_a_match_that_has_begun() -> None:
    figures = json.loads(json.dumps(start.measure(repeats=1, players=2)))
    assert (figures["game"], figures["players"]) == (start.GAME, 2)
    assert figures["seated_s"] > 0
    assert figures["set_up_s"] > 0

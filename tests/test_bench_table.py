"""The measurement of whole tables reports what it says it reports; never how fast it was."""

import json

from bench import table
from bench.market import OPERATIONS


def test_the_figures_of_a_table_are_complete_and_can_be_read_by_a_program() -> None:
    figures = json.loads(json.dumps(table.measure(players=(2,), seeds=range(1, 2))))
    operations = figures["operations"]["2"]
    cards, money = {"set-up", "exchange", "challenge + replacement"}, set(OPERATIONS)
    assert set(operations) == cards | money
    assert all(operations[name]["hops"] == 1 for name in money)
    assert all(set(one) == {"hops", "bytes", "cpu_ms_per_peer"} for one in operations.values())
    assert operations["exchange"]["hops"] >= 3  # announced, not doubted, drawn
    match = figures["match"]
    assert match["seeds"] == [1, 1]
    assert match["record_bytes"] < match["wire_bytes"]

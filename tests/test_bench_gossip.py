"""The measurement of gossip reports what it says it reports; never how fast it was."""

import json

from bench import gossip

KINDS = {*gossip.NAMED, "other"}


def test_the_figures_of_gossip_are_complete_and_can_be_read_by_a_program() -> None:
    figures = json.loads(json.dumps(gossip.measure(players=(2,), delays=(0.01, 0.3), times=1)))
    table = figures["2"]
    assert set(table) == {"cpu_ms_in_memory", "0.01", "0.3", "loss", "parted", "idle"}
    for name in ("0.01", "0.3", "loss", "parted"):
        one = table[name]
        assert set(one["by_kind"]) == KINDS
        assert one["messages"] > 0
        assert one["gone"] == 0
        assert one["by_kind"]["Said"] >= 1  # to the other player, and to the peer that watches
    assert table["0.01"]["cpu_ratio"] == 1
    assert table["idle"]["frames_a_second_and_peer"] > 0
    gossip.show(figures)

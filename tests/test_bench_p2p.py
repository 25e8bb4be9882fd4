"""The measurement of links and matches reports what it says it reports; never how fast it was."""

import json

import pytest

import bench.__main__
from bench import p2p, storm
from tests.p2p.reach.alone import needs_quic, run_alone


def test_the_figures_of_the_network_are_complete_and_can_be_read_by_a_program() -> None:
    figures = json.loads(json.dumps(p2p.measure(repeats=2, listeners=(2, 3), players=(2,), by=())))
    assert figures["connect_ms"] > 0
    assert set(figures["broadcast_ms"]) == {"2", "3"}
    assert set(figures["match"]["2"]) == {"seconds", "messages", "record_bytes"}
    assert figures["match"]["2"]["messages"] > 10
    assert figures["ways"] == {}


@pytest.mark.long
@needs_quic
def test_both_ways_are_measured_side_by_side() -> None:
    """Where QUIC finds no router."""
    figures = json.loads(run_alone("tests.p2p.reach.quic_bench"))
    keys = {"connect_ms", "message_ms", "match_seconds"}
    assert {name: set(one) for name, one in figures.items()} == {"sockets": keys, "QUIC": keys}


def test_the_figures_of_a_storm_are_complete_and_can_be_read_by_a_program() -> None:
    figures = json.loads(json.dumps(storm.measure(guests=1, a_second=20)))
    assert set(figures["calm"]) == set(figures["storm"]) == {"came_in", "ms"}
    assert figures["guests"] == 1


def test_the_topics_can_be_asked_for() -> None:
    assert {"p2p", "storm"} <= set(bench.__main__.TOPICS)

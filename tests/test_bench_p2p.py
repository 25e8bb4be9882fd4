"""The measurement of links and matches reports what it says it reports; never how fast it was."""

import json

import bench.__main__
from bench import p2p


def test_the_figures_of_the_network_are_complete_and_can_be_read_by_a_program() -> None:
    figures = json.loads(json.dumps(p2p.measure(repeats=2, listeners=(2, 3), players=(2,))))
    assert figures["connect_ms"] > 0
    assert set(figures["broadcast_ms"]) == {"2", "3"}
    assert set(figures["match"]["2"]) == {"seconds", "messages", "record_bytes"}
    assert figures["match"]["2"]["messages"] > 10


def test_the_topic_can_be_asked_for() -> None:
    assert "p2p" in bench.__main__.TOPICS

"""A table of processes on far too slow a machine plays to its end, and nobody is voted gone."""

import sys

import pytest

from bench import starved


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="processes can't be held there")
@pytest.mark.parametrize("by", ["the system", "turns"])
def test_nobody_is_voted_gone_for_being_slow(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if by == "turns":
        monkeypatch.setattr(starved, "CGROUPS", ())
    figures = starved.measure(players=4, part=0.2)
    print(figures)
    assert figures["gone"] == []
    assert figures["rolls"] == figures["late"] == 0
    assert figures["messages"] > 0
    assert figures["match_s"] > 0

"""How people say how long everybody may think."""

import pytest

import cli
from table.founding import Clock
from ui.commands.demo import clock_words
from ui.commands.run import clock


def asked_for(*words: str) -> Clock | None:
    return clock(cli.parser().parse_args(words))


CLOCKS = {
    "host kuhn": Clock(180, 60, 600),
    "host kuhn --clock 90 --reaction 30": Clock(90, 30, 600),
    "host intrigue --negotiation 240": Clock(180, 60, 240),
    "host intrigue --negotiation off": Clock(180, 60),
    "host kuhn --clock 20": Clock(20, 20, 600),
    "host kuhn --clock off": None,
    "demo kuhn": None,
    "demo kuhn --clock 90": Clock(90, 60, 600),
}


@pytest.mark.parametrize("words", CLOCKS)
def test_a_host_s_table_has_a_clock_unless_told_otherwise(words: str) -> None:
    assert asked_for(*words.split()) == CLOCKS[words]


@pytest.mark.parametrize("signed", [None, Clock(90, 30), Clock(7, 9, 11)])
def test_the_host_of_a_demo_gets_the_clock_that_was_asked_for(signed: Clock | None) -> None:
    assert asked_for("host", "kuhn", *clock_words(signed)) == signed


@pytest.mark.parametrize(
    "words",
    ["--clock 0", "--clock soon", "--clock -1", "--clock 86401", "--reaction 9", "--negotiation 9"],
)
def test_a_clock_that_makes_no_sense_gets_one_line(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["demo", "kuhn", *words.split()]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "clock" in said

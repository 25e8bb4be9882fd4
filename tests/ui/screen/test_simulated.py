"""What a simulation found, as a person reads it."""

from io import StringIO

import pytest
from rich.console import Console

from players.results import add_up
from tests.players.test_results import FOUR_MATCHES, PLAN
from ui.screen.simulated import show, spoken, with_progress


def shown(language: str) -> str:
    console = Console(file=StringIO(), width=80)
    show(add_up(PLAN, FOUR_MATCHES), console, spoken(language))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_person_reads_rates_intervals_lengths_and_what_was_undecided() -> None:
    text = shown("en")
    assert "4 matches of complots, variant=inquisitor, 3 players, seed 8" in text
    assert "50.0%" in text
    assert "15.0% to 85.0%" in text
    assert "1 undecided after 5000 decisions" in text
    assert "   0 to  499" in text


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("fr", ("4 parties : complots", "15.0% à 85.0%", "1 partie sans vainqueur après 5000")),
        ("nl", ("4 partijen complots", "15.0% tot 85.0%", "1 partij zonder winnaar na 5000")),
    ],
)
def test_each_reads_it_in_their_own_language(language: str, sentences: tuple[str, ...]) -> None:
    text = shown(language)
    assert [sentence for sentence in sentences if sentence not in text] == []
    assert not {"matches", "won", "rate", "undecided", "Decisions"} & {*text.split()}


def test_a_progress_bar_is_drawn_on_a_terminal_only() -> None:
    chunks = [FOUR_MATCHES[:2], FOUR_MATCHES[2:]]
    terminal, pipe = StringIO(), StringIO()
    for file, is_terminal in ((terminal, True), (pipe, False)):
        console = Console(file=file, force_terminal=is_terminal, width=80)
        assert list(with_progress(chunks, 4, console, spoken("en"))) == FOUR_MATCHES
    assert "4/4" in terminal.getvalue()
    assert pipe.getvalue() == ""

"""What a person reads when somebody has heard otherwise, or nobody hears them (F2, N4)."""

import io
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from games.kit import Seat
from p2p.match.playing import Playing
from tests.sample import seated, terms
from ui.desk.paper import Paper
from ui.live.alarms import Alarms
from ui.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_told_once_and_once_more_when_it_comes_back(language: str) -> None:
    file = io.StringIO()
    alarms = Alarms(Paper(Console(file=file, width=1000)), Words(language, "screen", "common"))
    founding = seated(terms("complots", 3))[0].table.founding
    contests, echo = SimpleNamespace(doubts={}), SimpleNamespace(is_missing=False)
    table = SimpleNamespace(founding=founding)
    playing = cast("Playing", SimpleNamespace(table=table, contests=contests, echo=echo))
    for missing in (False, True, True, False, True):
        echo.is_missing = missing
        contests.doubts[Seat(2), Seat(3)] = None
        alarms.look(playing)
    doubt, *unheard = file.getvalue().splitlines()
    assert "Bob" in doubt
    assert "Carol" in doubt
    assert len(unheard) == 2
    assert len(set(unheard)) == 1

"""Who leaves a match and who is there again, read at a terminal (K8)."""

import io
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from games.kit import NOBODY, Seat
from p2p.match.playing import Playing
from tests.sample import seated, terms
from ui.desk.paper import Paper
from ui.live.presence import Presence
from ui.words import LANGUAGES, Words

SAID = {
    "en": ("Bob left the table.", "Bob is here again."),
    "fr": ("Bob a quitté la table.", "Bob est de nouveau là."),
    "nl": ("Bob is van tafel gegaan.", "Bob is er weer."),
}


class Read:
    """As much of a match as is looked at here, and what its reader has read."""

    def __init__(self, language: str) -> None:
        self.file = io.StringIO()
        words = Words(language, "screen", "common")
        self.presence = Presence(Paper(Console(file=self.file, width=200)), words)
        self.begin()

    def begin(self) -> None:
        table = SimpleNamespace(founding=seated(terms("complots", 3))[0].table.founding)
        self.farewells = SimpleNamespace(left=NOBODY)
        self.playing = cast("Playing", SimpleNamespace(table=table, farewells=self.farewells))

    def look(self, *left: int) -> list[str]:
        """What is new, if just these have left."""
        self.farewells.left = frozenset(map(Seat, left))
        before = len(self.file.getvalue())
        self.presence.look(self.playing)
        return self.file.getvalue()[before:].splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_leaves_or_is_there_again_is_told_of_once(language: str) -> None:
    left, again = SAID[language]
    read = Read(language)
    assert read.look() == []
    assert read.look(2) == [left]
    assert read.look(2) == []
    assert read.look() == [again]
    assert read.look(2, 3)[0] == left


def test_in_the_next_match_everybody_is_there() -> None:
    read = Read("en")
    read.look(2)
    read.begin()
    assert read.look() == []

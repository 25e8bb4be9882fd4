"""Who has left, and who is there again: told at once, on every screen in the same words (K8)."""

from collections.abc import Iterator

from games.kit import NOBODY, Seats
from p2p import Playing
from ui.desk.paper import Paper
from ui.screen.names import distinct
from ui.words import Words


class Comings:
    """Of one match after the other, each once."""

    def __init__(self) -> None:
        self._table = b""
        self._left: Seats = NOBODY

    def news(self, playing: Playing) -> Iterator[tuple[str, str]]:
        """The key of the words, and about whom."""
        founding, left = playing.table.founding, playing.farewells.left
        if founding.table != self._table:
            self._table, self._left = founding.table, NOBODY
        before, self._left = self._left, left
        names = distinct(founding.names)
        for seat in sorted(left - before):
            yield "left-table", names[seat]
        for seat in sorted(before - left):
            yield "here-again", names[seat]


class Presence:
    """The same for a terminal."""

    def __init__(self, paper: Paper, words: Words) -> None:
        self._paper, self._words = paper, words
        self._comings = Comings()

    def look(self, playing: Playing) -> None:
        for key, who in self._comings.news(playing):
            self._paper.write(self._words.say(key, who=who), "yellow")

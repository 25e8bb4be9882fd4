"""Who has left, who is not heard, and who is there again: told at once (K6, K8)."""

from games.kit import NOBODY, Seat, Seats
from p2p import Playing
from ui.desk.paper import Paper
from ui.screen.names import distinct
from ui.words import Words


class Presence:
    """Of one match after the other."""

    def __init__(self, paper: Paper, words: Words) -> None:
        self._paper, self._words = paper, words
        self._table = b""
        self._left: Seats = NOBODY

    def look(self, playing: Playing) -> None:
        if playing.table.founding.table != self._table:
            self._table, self._left = playing.table.founding.table, NOBODY
        left = playing.farewells.left
        for seat in sorted(left - self._left):
            self._tell("left-table", playing, seat)
        for seat in sorted(self._left - left):
            self._tell("here-again", playing, seat)
        self._left = left

    def _tell(self, key: str, playing: Playing, seat: Seat) -> None:
        who = distinct(playing.table.founding.names)[seat]
        self._paper.write(self._words.say(key, who=who), "yellow")

"""What may be wrong with what others hear of us, or we of them: each said once (F2, N4)."""

from games.kit import Seat
from p2p import Playing
from ui.desk.paper import Paper
from ui.screen.names import distinct
from ui.words import Words


class Alarms:
    """Of one match after the other."""

    def __init__(self, paper: Paper, words: Words) -> None:
        self._paper, self._words = paper, words
        self._table = b""
        self._doubts: set[tuple[Seat, Seat]] = set()
        self._was_missing = False

    def look(self, playing: Playing) -> None:
        if playing.table.founding.table != self._table:
            self._table, self._doubts = playing.table.founding.table, set()
        for doubt in playing.contests.doubts:
            if doubt not in self._doubts:
                self._doubts.add(doubt)
                self._tell_doubt(playing, *doubt)
        if playing.echo.is_missing and not self._was_missing:
            self._paper.write(self._words.say("unheard"), "bold yellow")
        self._was_missing = playing.echo.is_missing

    def _tell_doubt(self, playing: Playing, by: Seat, of: Seat) -> None:
        names = distinct(playing.table.founding.names)
        self._paper.write(self._words.say("contested", who=names[by], of=names[of]), "bold yellow")

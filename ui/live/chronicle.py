"""One match, told as it happens: each event once, and the table wherever a turn begins."""

from collections.abc import Iterable
from typing import Any

from games.kit import Event, Match, Seat
from players.view import View, view
from table.mental import MentalTable
from ui.board import board_lines
from ui.live.knowing import known
from ui.live.paper import Paper
from ui.names import distinct
from ui.telling import Teller
from ui.telling.chapters import chapters
from ui.telling.lines import Line, lines
from ui.telling.story import Board

MANY_TURNS = 3
LOG_LINES = 24
TITLE = "bold cyan"


class Chronicle:
    """What was told of a match, and what is to be told yet."""

    def __init__(self, table: MentalTable[Any], language: str, paper: Paper) -> None:
        me = table.desk.home
        self.table, self.seat = table, me.seat if me else None
        names, faces = distinct(table.founding.names), table.knowledge(self.seat).faces
        game = table.match.game
        self.teller = Teller(game.key, language, names, self.seat, faces, parts=("screen",))
        self._paper = paper
        self._told: Match[Any] = Match(game.fresh())  # the match as far as it was told
        self._lines: list[Line] = []  # all that was told
        self._before: Board | None = None  # as the last turn began
        self._known: tuple[str, ...] = ()  # what the reader alone knows, as last shown
        self._turn: tuple[int, Seat | None] = (0, None)

    def view(self) -> View[Any]:
        return view(self.table, self.seat)

    def catch_up(self) -> None:
        """Tell everything that has happened since."""
        events = self.table.match.events
        first = self._first_aloud(events)
        if self._turn[0] == 0 and not self._told.events:
            self._begin_turn(aloud=first == 0)  # some games begin with one
        for place in range(len(self._told.events), len(events)):
            new = list(lines(self.teller, self.table, place))
            self._lines += new
            self._told.answer(events[place].answer)
            if place >= first:
                self._write(new)
            self._begin_turn(aloud=place + 1 >= first)

    def _first_aloud(self, events: list[Event]) -> int:
        """Who comes to a match long under way hears of the last turn; the log has the rest."""
        turns = [] if self._told.events else chapters(self.teller.story, events)
        return turns[-1].start if len(turns) > MANY_TURNS else 0

    def _write(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self._paper.write(line.text, line.style, line.indent)

    def _begin_turn(self, aloud: bool) -> None:
        pending = self._told.pending
        seat = self.teller.story.turn(pending) if pending else None
        if seat is None:
            return
        self._turn = self._turn[0] + 1, seat
        self._lines.append(Line(len(self._told.events), self._title(), TITLE, indent=0))
        if aloud:
            self._paper.blank()
            self.draw()
            self._paper.blank()
        self._before = self.teller.story.board(self._told.game)

    def _title(self) -> str:
        number, seat = self._turn
        if seat is None:
            return self.teller.words.say("setting-up")
        return self.teller.words.say("turn", number=str(number), who=self.teller.names[seat])

    # What a person may look at again

    def draw(self) -> None:
        """The table as it lies, and what the reader alone knows of it."""
        board = self.teller.story.board(self._told.game)
        self._paper.write(self._title(), TITLE)
        for line in board_lines(self._paper.out, board, self._before, self.teller, self._turn[1]):
            self._paper.row(line)
        self.show_hand()

    def show_hand(self) -> None:
        """What the reader alone knows of the table as it was told."""
        self._known = ()
        self.remind()

    def remind(self) -> None:
        """What of that has changed since it was last shown."""
        seen, board = self.view(), self.teller.story.board(self._told.game)
        is_now = len(self._told.events) == len(seen.events)
        now = tuple(known(board, seen, self.teller, is_now))
        for line in now:
            if line not in self._known:
                self._paper.write(line, indent=4)
        self._known = now

    def show_log(self) -> None:
        """The last of what was told; what the table agreed to forget is forgotten."""
        since = self.view().since
        self._write([line for line in self._lines if line.event >= since][-LOG_LINES:])

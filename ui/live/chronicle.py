"""One match, told as it happens: each event once, and the table wherever a turn begins."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from games.kit import Event, Match, Seat
from players.view import View, view
from table import Company, MentalTable
from ui.desk.paper import Paper
from ui.live.knowing import known
from ui.screen.board import board_lines
from ui.screen.names import distinct
from ui.telling import Teller
from ui.telling.chapters import chapters
from ui.telling.companies import changes
from ui.telling.detours import Detours, detours
from ui.telling.lines import Line, lines
from ui.telling.story import Board

MANY_TURNS = 3
LOG_LINES = 24
TITLE = "bold cyan"


class Chronicle:
    """What was told of a match, and what is to be told yet."""

    def __init__(
        self,
        table: MentalTable[Any],
        language: str,
        paper: Paper,
        heard_through: Callable[[], Detours] = dict,
    ) -> None:
        self.table, self.seat = table, table.me
        self._heard_through = heard_through if table.me is not None else dict
        self._detours: set[tuple[Seat, Seat]] = set()  # all that were told
        names, faces = distinct(table.founding.names), table.knowledge(self.seat).faces
        game = table.match.game
        self.teller = Teller(game.key, language, names, self.seat, faces, parts=("screen",))
        self._paper = paper
        self._match: Match[Any] = table.match  # another one, if the table had to begin again
        self._told: Match[Any] = Match(game.fresh())  # the match as far as it was told
        self._lines: list[Line] = []  # all that was told
        self._before: Board | None = None  # as the last turn began
        self._shown: Board | None = None  # as the table was last shown
        self._known: tuple[str, ...] = ()  # what the reader alone knows, as last shown
        self._turn: tuple[int, Seat | None] = (0, None)
        self._begun = -1  # the event for which it was last told whose turn begins
        self._company = 0  # the number of the last one that was told
        self._met: set[Company] = set()  # all that were ever told
        self._is_listening = False  # has the reader come to the table, and heard of it?

    def view(self) -> View[Any]:
        return view(self.table, self.seat)

    def catch_up(self) -> None:
        """Tell everything that has happened since."""
        if self._match is not self.table.match:
            self._begin_again()
        events = self.table.match.events
        self._go_on_to(self._first_aloud(events), aloud=False)
        self._go_on_to(len(events), aloud=True)
        self._look_up(aloud=True)
        self._tell_detours()
        self._is_listening = True

    def _tell_detours(self) -> None:
        """Who reaches the reader through one other alone: once, then it is marked (N3)."""
        now = self._heard_through()
        if new := now.items() - self._detours:
            self._detours |= new
            self._write(detours(self.teller, now, {door for _, door in new}))

    def _begin_again(self) -> None:
        """The others had gone on without our own seat, or one that we heard: what was told may
        never have happened. All is told once more, but aloud only from where it differs.
        """
        told, self._match = self._told, self.table.match
        same = shared(told.events, self._match.events)
        self.teller = self.teller.knowing(self.table.knowledge(self.seat).faces)
        self._told = Match(self._match.game.fresh())
        self._lines, self._before, self._turn = [], None, (0, None)
        self._shown = None
        self._begun, self._company = -1, 0
        self._go_on_to(same, aloud=False)
        if same < len(told.events):
            self._paper.blank()
            self._paper.write(self.teller.words.say("told-in-vain"), "bold yellow")
            self.draw()
            self._paper.blank()

    def _first_aloud(self, events: list[Event]) -> int:
        """A latecomer to a match long under way hears of the last turn; the log has the rest."""
        turns = [] if self._told.events else chapters(self.teller.story, events)
        return turns[-1].start if len(turns) > MANY_TURNS else 0

    def _go_on_to(self, place: int, aloud: bool) -> None:
        for event in range(len(self._told.events), place):
            self._look_up(aloud)
            self._tell(lines(self.teller, self.table, event), aloud)
            self._told.answer(self.table.match.events[event].answer)

    def _look_up(self, aloud: bool) -> None:
        """Does a turn begin now, and is everybody there?"""
        if self._begun < len(self._told.events):
            self._begun = len(self._told.events)
            self._begin_turn(aloud)
        companies, begun = self.table.companies, self.table.begun
        while self._company + 1 < len(companies) and begun[self._company + 1] <= self._begun:
            self._company += 1
            company = companies[self._company]
            is_news = company not in self._met and (aloud or self._is_listening)
            self._tell(changes(self.teller, self.table, self._company), is_news)
            self._met.add(company)

    def _tell(self, lines: Iterable[Line], aloud: bool) -> None:
        new = list(lines)
        self._lines += new
        if aloud:
            self._write(new)

    def _write(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self._paper.write(line.text, line.style, line.indent)

    def _begin_turn(self, aloud: bool) -> None:
        pending = self._told.pending
        seat = self.teller.story.turn(pending) if pending else None
        if seat is None:
            return
        self._turn = self._turn[0] + 1, seat
        self._lines.append(Line(len(self._told.events), self._title(), "turn"))
        if aloud:
            self._paper.blank()
            self._draw_at(seat)
            self._paper.blank()
        self._before = self.teller.story.board(self._told.game)

    def _title(self) -> str:
        number, seat = self._turn
        if seat is None:
            return self.teller.words.say("setting-up")
        return self.teller.words.say("turn", number=str(number), who=self.teller.names[seat])

    # What a person may look at again

    def _draw_at(self, seat: Seat) -> None:
        """As a turn begins: all of the table to the one who plays, and to somebody who watches
        once a round; to the others what has changed.
        """
        number = self._turn[0]
        is_whole = seat == self.seat if self.seat else number % len(self.table.seats) == 1
        if is_whole or self._shown is None:
            self.draw()
            return
        board = self.teller.story.board(self._told.game)
        self._lay_out(board.since(self._shown, always=(seat, self.seat)))
        self._shown = board
        self.remind()

    def draw(self) -> None:
        """The table as it lies, and what the reader alone knows of it."""
        self._shown = self.teller.story.board(self._told.game)
        self._lay_out(self._shown)
        self.show_hand()

    def _lay_out(self, board: Board) -> None:
        self._paper.write(self._title(), TITLE)
        gone = self.table.companies[self._company].gone
        out, active, through = self._paper.out, self._turn[1], self._heard_through()
        for line in board_lines(out, board, self._before, self.teller, active, gone, through):
            self._paper.row(line)

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


def shared(some: Sequence[Event], others: Sequence[Event]) -> int:
    """How many events two matches have in common, from the beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    differs = (place for place, (one, other) in pairs if one != other)
    return next(differs, min(len(some), len(others)))

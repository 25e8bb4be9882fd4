"""A live table in the terminal, for a player or a spectator; in a pipe the same, line by line."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TextIO, cast

import segno
import trio
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from games.kit import Decision, Match
from p2p.errors import PeerError
from p2p.invitation import Invitation
from p2p.playing import Playing
from p2p.session import Session
from p2p.sitting import Ended
from players.view import view
from table.mental import MentalTable
from ui.board import board_lines
from ui.console import console, write
from ui.lines import LineReader
from ui.names import distinct, printable
from ui.picking import NotClear, pick
from ui.processes import typed_command
from ui.telling import Teller
from ui.telling.story import Sentence
from ui.words import Words

SETTING_UP = 5  # rounds in which everybody speaks before the first turn, more or less


class InputEnded(PeerError):
    """There is nobody at the keyboard any more."""


class Screen:
    """Tells what happens as it happens, and asks the person whose seat this is."""

    def __init__(self, language: str, out: Console | None = None) -> None:
        self.out = out or console()
        self._language = language
        self._words = Words(language, "screen", "common")
        self._lines = LineReader()
        self._lobby: tuple[str, ...] = ()
        self._told: dict[bytes, Match[Any]] = {}  # every match, as far as it was told
        self._tellers: dict[bytes, Teller] = {}

    # What a command reports

    def invited(self, invitation: Invitation, code: str | None = None) -> None:
        self._write("invitation", "bold")
        self.out.print(str(invitation), soft_wrap=True)
        if code:
            self._write("invitation-code", code=code)
        if self.out.is_terminal:
            square = segno.make(str(invitation), error="l")
            square.terminal(out=cast("TextIO", self.out.file), compact=True)

    def ended(self, ended: Ended, path: Path) -> None:
        names = distinct(ended.founding.names)
        self.out.print()
        if ended.cheating is not None:
            who, reason = names[ended.cheating.seat], ended.cheating.reason
            self._write("cheated", "bold red", who=who, reason=reason)
            self._write("evidence", path=str(path), command=typed_command())
            return
        teller = Teller(ended.founding.terms.game, self._language, names)
        winners = [seat for seat in names if seat in ended.winners]
        won = Sentence("winner", {"winners": winners, "count": len(winners)})
        write(self.out, teller.say(won), "bold")
        self._write("record", path=str(path))
        self._write("verify-yourself", path=str(path), command=typed_command())

    def checked_apart(self) -> None:
        self.out.print()
        self._write("verified-by", "bold")

    @asynccontextmanager
    async def following(self, session: Session) -> AsyncIterator[None]:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._follow, session)
            try:
                yield
            finally:
                nursery.cancel_scope.cancel()

    # What is told while it happens

    async def _follow(self, session: Session) -> None:
        while True:
            self._tell_lobby(session)
            playing = session.sitting.playing if session.sitting else None
            if playing is not None and not playing.table.match.events:
                await self._set_up(session, playing)
            if playing is not None:
                self._tell_events(playing)
            await session.changes.next()

    def _tell_lobby(self, session: Session) -> None:
        lobby = session.lobby
        names = tuple(printable(guest.name) for guest in lobby.guests) if lobby else ()
        if lobby is not None and names != self._lobby:
            self._lobby = names
            self._write("lobby", names=", ".join(names), free=lobby.terms.players - len(names))

    async def _set_up(self, session: Session, playing: Playing) -> None:
        """A bar while keys are shown and the deck is made; in a pipe, just one line."""
        title = self._words.say("setting-up-table")
        total = SETTING_UP * len(playing.table.desk.seats)
        columns = TextColumn("{task.description}"), BarColumn()
        with Progress(*columns, console=self.out, transient=True) as progress:
            bar = progress.add_task(title, total=total)
            while not playing.over and not self._has_begun(playing):
                progress.update(bar, completed=min(sum(playing.keeper.counts), total))
                await session.changes.next()
        self._write("set-up", "dim", checked=self._checked(playing))

    def _has_begun(self, playing: Playing) -> bool:
        return isinstance(playing.table.match.pending, Decision)

    def _checked(self, playing: Playing) -> str:
        return self._words.say("checked", count=sum(playing.keeper.counts))

    def _tell_events(self, playing: Playing) -> None:
        table, teller = playing.table, self._teller(playing.table)
        events = table.match.events
        told = self._told.setdefault(table.founding.table, Match(table.match.game.fresh()))
        for place in range(len(told.events), len(events)):
            if teller.story.turn(events[place].request) is not None:
                self._board(told, teller, self._checked(playing))
            line = teller.describe(events[place], events[:place])
            if line is not None:
                write(self.out, line, indent=2)
            told.answer(events[place].answer)

    def _board(self, told: Match[Any], teller: Teller, checked: str) -> None:
        """The table as it lay when the turn began, however far the match has come since."""
        self.out.print()
        back = "▮" if self.out.encoding.lower().startswith("utf") else "#"
        for text in board_lines(teller.story.board(told.game), None, teller, back):
            self.out.print(Text("    ") + text, soft_wrap=True)
        write(self.out, checked, "dim", indent=4)

    def _teller(self, table: MentalTable[Any]) -> Teller:
        key = table.founding.table
        if key not in self._tellers:
            me, names = table.desk.home, distinct(table.founding.names)
            seat = me.seat if me else None
            faces = table.knowledge(seat).faces
            game = table.match.game.key
            self._tellers[key] = Teller(game, self._language, names, seat, faces)
        return self._tellers[key]

    # What a person decides

    async def decide(self, table: MentalTable[Any]) -> object:
        """Ask until the answer is one of the options."""
        seen, teller = view(table, table.desk.mine.seat), self._teller(table)
        decision = seen.decision
        if decision is None:
            raise ValueError("nothing is to be decided")
        labels = [teller.option(seen.ask, option) for option in seen.options]
        self._ask(teller.ask(decision), labels)
        while True:
            line = await self._lines.next()
            if line is None:
                raise InputEnded(self._words.say("input-ended", command=typed_command()))
            try:
                return seen.options[pick(line, labels)]
            except NotClear:
                self._write("not-clear", count=len(labels))
            except LookupError:
                self._write("not-understood", count=len(labels))

    def _ask(self, question: str, labels: Sequence[str]) -> None:
        self.out.print()
        write(self.out, question, "bold")
        for number, label in enumerate(labels, start=1):
            line = self._words.say("option-line", number=str(number), option=label)
            write(self.out, line, indent=2)
        self._write("choose-number", "dim")

    def _write(self, key: str, style: str = "", **facts: str | int) -> None:
        write(self.out, self._words.say(key, **facts), style)

"""Where a live match is written: all of it stays, but for one line that says who is awaited."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.cells import cell_len
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from ui.screen.console import write

REWIND = Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))
PROMPT = "> "
# Make sure of a row below, come back, remember the place, and make room for a row here.
OPEN_ROW, CLOSE_ROW = "\x1bD\x1b[A\x1b7\r\x1b[L", "\x1b8\x1b[B"


class Paper:
    """A console on which the last row may be one to wait or to type at: it stays the last.

    Where we ``edit``, the terminal echoes nothing, and what is half typed is in that row. Else
    it echoes what we can't see: there a row to type at is left alone.
    """

    def __init__(self, out: Console) -> None:
        self.out = out
        self.edits = False
        self._prompts = self._is_drawn = False
        self._making = self._waited = self._clock = self._typed = ""
        self._gap = True  # is the line above empty?

    @property
    def is_live(self) -> bool:
        """Can a line be taken back? Not in a pipe, and not on a terminal without a cursor."""
        return self.out.is_terminal and not self.out.is_dumb_terminal

    def write(self, text: str, style: str = "", indent: int = 0) -> None:
        with self._above():
            write(self.out, text, style, indent)

    def row(self, text: Text) -> None:
        """A line that is laid out already."""
        with self._above():
            self.out.print(text, soft_wrap=True)

    def blank(self) -> None:
        """Some air; two in a row are one."""
        gap = self._gap
        with self._above():
            if not gap:
                self.out.print()
        self._gap = True

    @contextmanager
    def _above(self) -> Iterator[None]:
        """Whatever is written in the block stands above the row to wait or to type at."""
        self._clear()
        yield
        self._gap = False
        self._draw()

    def aside(self, text: str, mark: str = "", style: str = "") -> None:
        """Something that comes between: a line to wait at, or one half typed, stays the last."""
        if self._prompts and not self.edits and self.is_live and not self.out.legacy_windows:
            for row in self._rows(Text(text, style), mark):
                self._insert(row)
            return
        prompts = self._prompts
        with self._above():
            write(self.out, text, style, mark=mark)
        if prompts and not self.edits:
            self.prompt()

    def _rows(self, text: Text, mark: str) -> list[Text]:
        """Wrapped beside the mark."""
        room = cell_len(mark) + 1 if mark else 0
        rows = text.wrap(self.out, max(self.out.width - 1 - room, 1))
        for number, row in enumerate(rows):
            row.rstrip()
            row.pad_left(room)
            if mark and not number:
                row.plain = mark + row.plain[cell_len(mark) :]
        return list(rows)

    def _insert(self, row: Text) -> None:
        """Above the line where somebody types, which only moves down."""
        self.out.file.write(OPEN_ROW)
        self.out.print(row, end="", soft_wrap=True)
        self.out.file.write(CLOSE_ROW)
        self._flush()

    # The row to wait or to type at

    def wait(self, text: str) -> None:
        """Say what we wait for, until that is lifted; where no line can be taken back, once."""
        if not self.is_live:
            self.write(text)
            return
        self._waited = text
        self._draw()

    def lift(self) -> None:
        """Take the waiting line back."""
        self._waited = ""
        self._draw()

    def making(self, text: str) -> None:
        """Something that goes on for a while, beside what is waited for; no text ends it."""
        if self.is_live:
            self._making = text
            self._draw()

    def prompt(self) -> None:
        """Where a person types; in a pipe there is nothing to see."""
        if self.out.is_terminal:
            self._clear()
            self._prompts = True
            self._draw()

    def asked_no_more(self) -> None:
        """Nobody answered there, and nobody need."""
        if self.edits:
            self._prompts, self._clock = False, ""
            self._draw()

    def tick(self, clock: str) -> None:
        """How much time is left, beside the prompt."""
        if self.edits and self._prompts:
            self._clock = clock
            self._draw()

    def type(self, typed: str) -> None:
        """This much is typed of a line."""
        self._typed = typed
        self._draw()

    def entered(self, line: str = "", *, stays: bool = True) -> None:
        """A line was typed; where we don't edit, the terminal itself has gone to the next one."""
        if self.edits:
            self._clear()
            if stays and (line or self._prompts):
                self.out.print(Text(f"{PROMPT}{line}"), soft_wrap=True)
                self._gap = False
        else:
            self._gap = False
        self._is_drawn = self._prompts = False
        self._clock = ""

    def close(self) -> None:
        """Nobody waits or types here any more."""
        self._making = self._waited = self._clock = self._typed = ""
        if self._prompts and self._is_drawn:
            self.out.print()
            self._is_drawn = False
        self._prompts = False
        self._clear()
        self._flush()

    def ring(self) -> None:
        self.out.bell()

    def _clear(self) -> None:
        if self._is_drawn and self._prompts and not self.edits:
            self.out.print()  # nobody answered there
            self._gap = self._prompts = False
        elif self._is_drawn:
            self.out.control(REWIND)
        self._is_drawn = False

    def _draw(self) -> None:
        if self._is_drawn and self._prompts and not self.edits:
            return
        self._clear()
        row = self._last_row()
        if row.plain:
            self.out.print(row, end="", soft_wrap=True)
            self._is_drawn = True
        self._flush()

    def _last_row(self) -> Text:
        """What is made and waited for, or the clock of a question; and what is typed."""
        parts = (self._clock,) if self._prompts else (self._making, self._waited)
        before, room = Text(" ".join(filter(None, parts)), "dim"), max(self.out.width - 1, 2)
        is_typed = self._prompts or bool(self._typed)
        before.truncate(room // 2 if is_typed else room, overflow="ellipsis")
        if not is_typed:
            return before
        if before.plain:
            before.append(" ")
        typed = tail(f"{PROMPT}{self._typed}", room - before.cell_len)
        return Text.assemble(before, typed)

    def _flush(self) -> None:
        self.out.file.flush()


def tail(text: str, room: int) -> str:
    """The end of what is typed, if there is no room for all of it."""
    if cell_len(text) <= room:
        return text
    end = text[len(PROMPT) :]
    while end and cell_len(end) > room - len(PROMPT) - 1:
        end = end[1:]
    return f"{PROMPT}…{end}"

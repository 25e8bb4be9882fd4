"""Where a live match is written: all of it stays, but for one line that says who is awaited."""

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
    """A console on which the last line may be one to wait at: it goes when there is news."""

    def __init__(self, out: Console) -> None:
        self.out = out
        self._waits = self._prompts = False
        self._waited = ""  # the line to wait at
        self._gap = True  # is the line above empty?

    @property
    def is_live(self) -> bool:
        """Can a line be taken back? Not in a pipe, and not on a terminal without a cursor."""
        return self.out.is_terminal and not self.out.is_dumb_terminal

    def write(self, text: str, style: str = "", indent: int = 0) -> None:
        self._clear()
        write(self.out, text, style, indent)
        self._gap = False

    def row(self, text: Text) -> None:
        """A line that is laid out already."""
        self._clear()
        self.out.print(text, soft_wrap=True)
        self._gap = False

    def aside(self, text: str, mark: str = "", style: str = "") -> None:
        """Something that comes between: a line to wait at, or one half typed, stays the last."""
        if self._prompts and self.is_live and not self.out.legacy_windows:
            for row in self._rows(Text(text, style), mark):
                self._insert(row)
            return
        waits, prompts = self._waits, self._prompts
        self._clear()
        write(self.out, text, style, mark=mark)
        self._gap = False
        if waits:
            self.wait(self._waited)
        elif prompts:
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

    def blank(self) -> None:
        """Some air; two in a row are one."""
        self._clear()
        if not self._gap:
            self.out.print()
        self._gap = True

    def wait(self, text: str) -> None:
        """Say what we wait for, until something else is written."""
        self._clear()
        if not self.is_live:
            write(self.out, text)
            return
        line = Text(text, "dim")
        line.truncate(self.out.width - 1, overflow="ellipsis")
        self.out.print(line, end="")
        self._flush()
        self._waits, self._waited = True, text

    def lift(self) -> None:
        """Take the waiting line back."""
        if self._waits:
            self.out.control(REWIND)
            self._flush()
        self._waits = False

    def prompt(self) -> None:
        """Where a person types; in a pipe there is nothing to see."""
        self._clear()
        if self.out.is_terminal:
            self.out.print(PROMPT, end="")
            self._flush()
            self._prompts = True

    def entered(self) -> None:
        """A line was typed: the terminal itself has gone to the next one."""
        self._gap = False
        self._waits = self._prompts = False

    def _clear(self) -> None:
        self.lift()
        if self._prompts:
            self.out.print()  # nobody answered there
            self._gap = False
        self._prompts = False

    def _flush(self) -> None:
        self.out.file.flush()

"""Where people read: a terminal, or a pipe that gets the same words without colour."""

import sys
from collections.abc import Iterable, Sequence
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text


def console(file: TextIO | None = None) -> Console:
    """A console that takes every text literally: names come from strangers."""
    file = file or sys.stdout
    reconfigure = getattr(file, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # an old terminal shows a question mark, not a traceback
    return Console(file=file, markup=False, highlight=False, emoji=False)


def write(out: Console, text: str, style: str = "", indent: int = 0, mark: str = "") -> None:
    """A paragraph, wrapped beside its ``mark`` in a terminal and left whole in a pipe."""
    if not out.is_terminal:
        out.print(Text(" " * indent + f"{mark} {text}".lstrip()), soft_wrap=True)
        return
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_row(*([Text(mark)] if mark else []), Text(text, style))
    out.print(Padding(line, (0, 0, 0, indent), expand=False))


def as_is(out: Console, text: str, indent: int = 0) -> None:
    """A line that must not be wrapped."""
    out.print(Text(" " * indent + text), soft_wrap=True)


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """The rows as lines, each column as wide as its widest cell; wide characters count twice."""
    table = list(rows)
    widths = [max(map(cell_len, column)) for column in zip(*table, strict=True)]
    return ["   ".join(map(padded, row, widths)).rstrip() for row in table]


def padded(cell: str, width: int) -> str:
    return cell + " " * (width - cell_len(cell))


def tick(out: Console) -> str:
    return "✓" if out.encoding.lower().startswith("utf") else "+"


def bar(out: Console, done: float, width: int = 20) -> str:
    """How much of something is done, from nothing to 1."""
    full, empty = ("━", "─") if out.encoding.lower().startswith("utf") else ("#", "-")
    return full * round(done * width) + empty * (width - round(done * width))

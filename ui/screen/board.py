"""The table as everybody sees it: a line for each player, and what lies in the middle."""

from collections.abc import Collection, Iterator, Sequence
from types import MappingProxyType

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from games.kit import Seat
from ui.screen.console import columns, padded
from ui.telling import Teller
from ui.telling.detours import DANGER, Detours, is_behind_one
from ui.telling.story import Board, Place, Sentence

NAME = 16  # cells for a name; names come from strangers
INDENT = 4
NARROW = 24  # the least that words beside the columns can do with


def board_lines(
    out: Console,
    board: Board,
    before: Board | None,
    teller: Teller,
    active: Seat | None = None,
    gone: Collection[Seat] = (),
    through: Detours = MappingProxyType({}),
) -> list[Text]:
    """The whole table, laid out for ``out``; ``active`` is whose turn it is, ``gone`` who is not
    there, and ``through`` by whom those come who have no other way to the reader.
    """
    old = {place.seat: place for place in before.places} if before else {}
    back = "▮" if is_unicode(out) else "#"
    rows = columns(tuple(cells(p, old.get(p.seat), teller, back)) for p in board.places)
    width = max(map(cell_len, rows))
    lines = []
    for row, place in zip(rows, board.places, strict=True):
        mark = arrow(out) if place.seat == active else ""
        is_gone = place.seat in gone
        style = "dim" if place.out or is_gone else "bold" if place.seat == active else ""
        row = mark.rjust(INDENT - 1) + f" {padded(row, width)}"
        if place.seat in through and is_behind_one(teller, through):
            style = DANGER
        words = words_of(place, teller, is_gone, through.get(place.seat))
        lines += beside(out, row, words, style)
    return lines + middle_lines(out, board.middle, teller)


def cells(place: Place, old: Place | None, teller: Teller, back: str) -> Iterator[str]:
    name = cut(str(teller.names[place.seat]))
    yield teller.words.say("reader", name=name) if place.seat == teller.viewer else name
    yield teller.words.say("out") if place.out else back * len(place.hidden)
    yield purse(place.coins, old.coins if old else None, teller)


def words_of(place: Place, teller: Teller, is_gone: bool, through: Seat | None = None) -> str:
    """Whether a player is there at all, what lies open there, and what else is to be said."""
    absent = teller.words.say("not-there") if is_gone else ""
    way = teller.words.say("heard-through", who=str(teller.names[through])) if through else ""
    shown = ", ".join(str(teller.words.noun(face)) for face in place.shown)
    return " · ".join([*filter(None, (absent, way, shown)), *map(teller.say, place.notes)])


def beside(out: Console, row: str, words: str, style: str) -> list[Text]:
    """The row with its words, which are wrapped beside it on a screen and left whole in a pipe."""
    if not words:
        return [Text(row.rstrip(), style)]
    room = out.width - cell_len(row) - 3
    if not out.is_terminal or room < NARROW:
        return [Text(f"{row}   {words}", style)]
    first, *more = Text(words, style).wrap(out, room)
    margin = " " * (cell_len(row) + 3)
    return [Text(f"{row}   ", style) + first, *[Text(margin, style) + line for line in more]]


def middle_lines(out: Console, middle: Sequence[Sentence], teller: Teller) -> list[Text]:
    """All in one line if it fits, else a line each."""
    said, margin = [teller.say(sentence) for sentence in middle], " " * INDENT
    together = margin + "   ".join(said)
    if not said:
        return []
    fits = cell_len(together) <= out.width or not out.is_terminal
    return [Text(together)] if fits else [Text(margin + line) for line in said]


def purse(coins: int | None, before: int | None, teller: Teller) -> str:
    """The coins, and how many more or fewer than a turn ago."""
    if coins is None:
        return ""
    change = coins - before if before is not None else 0
    counted = teller.words.say("coins", count=coins)
    return f"{counted} ({change:+})" if change else counted


def cut(name: str) -> str:
    return name if cell_len(name) <= NAME else set_cell_size(name, NAME - 1) + "…"


def arrow(out: Console) -> str:
    return "▸" if is_unicode(out) else ">"


def is_unicode(out: Console) -> bool:
    return out.encoding.lower().startswith("utf")

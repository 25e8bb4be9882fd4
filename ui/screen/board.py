"""The table as everybody sees it: a line for each player, and what lies in the middle."""

from collections.abc import Collection, Iterator, Sequence
from types import MappingProxyType

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from games.kit import Seat
from ui.screen.console import columns, padded
from ui.telling import Teller
from ui.telling.detours import DANGER, Detours, is_behind_one
from ui.telling.story import Board, Place, Sentence

NAME = 16  # cells for a name; names come from strangers
INDENT = 4
FEW = 4  # players for whom there is room side by side
LABEL = 9  # cells for what a row is about, beside more of them
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
    if board.rows:
        return side_by_side(out, board, teller, active, gone, through)
    old = {place.seat: place for place in before.places} if before else {}
    rows = columns(tuple(cells(out, p, old.get(p.seat), teller)) for p in board.places)
    width = max(map(cell_len, rows), default=0)
    lines = []
    for row, place in zip(rows, board.places, strict=True):
        mark = arrow(out) if place.seat == active else ""
        style = style_of(place, teller, active, gone, through)
        row = mark.rjust(INDENT - 1) + f" {padded(row, width)}"
        words = words_of(place, teller, place.seat in gone, through.get(place.seat))
        lines += beside(out, row, words, style)
    return lines + middle_lines(out, board.middle, teller)


def side_by_side(
    out: Console,
    board: Board,
    teller: Teller,
    active: Seat | None,
    gone: Collection[Seat],
    through: Detours,
) -> list[Text]:
    """A column for each player, and a line for each thing that all of them have."""
    between = 2 if len(board.places) <= FEW else 1
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, between, 0, 0))
    table.add_column(max_width=None if len(board.places) <= FEW else LABEL, overflow="fold")
    for _ in board.places:
        table.add_column(overflow="fold")
    styles = [style_of(place, teller, active, gone, through) for place in board.places]
    heads = [head(out, place, teller, active, gone, through) for place in board.places]
    table.add_row("", *map(Text, heads, styles))
    for row in board.rows:
        said = ["\n".join(map(teller.say, cell)) for cell in row.cells]
        table.add_row(Text(teller.say(row.label)), *map(Text, said, styles))
    return [*drawn(out, table), *middle_lines(out, board.middle, teller)]


def style_of(
    place: Place, teller: Teller, active: Seat | None, gone: Collection[Seat], through: Detours
) -> str:
    if place.seat in through and is_behind_one(teller, through):
        return DANGER
    return "dim" if place.out or place.seat in gone else "bold" if place.seat == active else ""


def head(
    out: Console,
    place: Place,
    teller: Teller,
    active: Seat | None,
    gone: Collection[Seat],
    through: Detours,
) -> str:
    """Who that is, how many cards they hold, and what else is to be said of them."""
    mark = f"{arrow(out)} " if place.seat == active else ""
    words = words_of(place, teller, place.seat in gone, through.get(place.seat))
    return "\n".join(filter(None, (mark + called(place, teller), backs(out, place), words)))


def called(place: Place, teller: Teller) -> str:
    name = cut(str(teller.names[place.seat]))
    return teller.words.say("reader", name=name) if place.seat == teller.viewer else name


def backs(out: Console, place: Place) -> str:
    return ("▮" if is_unicode(out) else "#") * len(place.hidden)


def drawn(out: Console, table: Table) -> list[Text]:
    """The lines of a table, without the blanks at their ends."""
    lines = out.render_lines(Padding(table, (0, 0, 0, INDENT)), pad=False)
    texts = [Text.assemble(*((part.text, part.style or "") for part in line)) for line in lines]
    for text in texts:
        text.rstrip()
    return texts


def cells(out: Console, place: Place, old: Place | None, teller: Teller) -> Iterator[str]:
    yield called(place, teller)
    yield teller.words.say("out") if place.out else backs(out, place)
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

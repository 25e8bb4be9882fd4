"""The table as everybody sees it, in a few lines."""

from collections.abc import Iterator

from rich.text import Text

from ui.console import columns
from ui.telling import Teller
from ui.telling.story import Board, Place


def board_lines(board: Board, before: Board | None, teller: Teller, back: str) -> list[Text]:
    """One line for each player, and one for the middle; ``back`` is the back of a card."""
    old = {place.seat: place for place in before.places} if before else {}
    rows = [tuple(cells(place, old.get(place.seat), teller, back)) for place in board.places]
    lines = [
        Text(line, style="dim" if place.out else "")
        for line, place in zip(columns(rows), board.places, strict=True)
    ]
    middle = "   ".join(teller.say(sentence) for sentence in board.middle)
    return [*lines, Text(middle)] if middle else lines


def cells(place: Place, old: Place | None, teller: Teller, back: str) -> Iterator[str]:
    yield str(teller.names[place.seat])
    yield teller.words.say("out") if place.out else back * len(place.hidden)
    yield ", ".join(str(teller.words.noun(face)) for face in place.shown)
    yield purse(place.coins, old.coins if old else None, teller)


def purse(coins: int | None, before: int | None, teller: Teller) -> str:
    """The coins, and how many more or fewer than a turn ago."""
    if coins is None:
        return ""
    change = coins - before if before is not None else 0
    counted = teller.words.say("coins", count=coins)
    return f"{counted} ({change:+})" if change else counted

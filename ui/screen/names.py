"""What players are called on a screen. Names come from strangers: nothing in them is obeyed."""

from collections import Counter
from collections.abc import Mapping

from games.kit import Seat

STRANGE = "\N{REPLACEMENT CHARACTER}"


def printable(text: str) -> str:
    """Without control characters, which could move the cursor or turn the line around."""
    return "".join(char if char.isprintable() else STRANGE for char in text)


def distinct(names: Mapping[Seat, str]) -> dict[Seat, str]:
    """A name for each seat; where two players chose the same, the seat is added."""
    clean = {seat: " ".join(printable(name).split()) or STRANGE for seat, name in names.items()}
    often = Counter(name.casefold() for name in clean.values())
    return {
        seat: f"{name} ({seat})" if often[name.casefold()] > 1 else name
        for seat, name in clean.items()
    }

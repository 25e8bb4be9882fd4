"""What an event tells some seats alone, beside the answer that everybody learns."""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from games.kit import AnyCard, Face, Seat


class Looked(NamedTuple):
    """By ``Look``: for each seat the faces of its cards, or for one seat alone at its home."""

    faces: Mapping[Seat, tuple[Face, ...]]


class Shown(NamedTuple):
    """By ``Show`` and ``Give``, to whom they are shown or given: the faces of the cards."""

    faces: tuple[Face, ...]


class Moved(NamedTuple):
    """By ``Arrange`` and ``Lay``, to whoever moved the cards: the old ones in their new order."""

    cards: tuple[AnyCard, ...]


class Offered(NamedTuple):
    """By ``Offer``, to both parties: the amount."""

    amount: int


Learned = Looked | Shown | Moved | Offered | None  # None: no more than everybody did
L = TypeVar("L", Looked, Shown, Moved, Offered)


def told(kind: type[L], learned: Learned) -> L:
    """What a seat that is entitled to it has ``learned``: a table that keeps it back has a bug."""
    if isinstance(learned, kind):
        return learned
    raise TypeError(f"{kind.__name__} is what a seat should have learned, not {learned}")

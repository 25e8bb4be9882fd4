"""What a drawn table consists of: areas, cards and pieces in them, and ways to answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.kit import AnyCard, Face, Seat
from players.view import View
from ui.telling.story import Fact

Json = dict[str, Any]


@dataclass(frozen=True)
class Area:
    """A part of the table with cards or pieces in it, in their order.

    ``count`` is how many cards lie there, named or not; ``number`` what is printed or reckoned
    there, such as coins, a strength or the pay of a window.
    """

    id: str
    kind: str
    seat: Seat | None = None
    label: Fact = None
    cards: Sequence[AnyCard] = ()
    pieces: Sequence[str] = ()
    places: Sequence[str] = ()  # of the cards, where they have names
    count: int | None = None
    number: int | None = None
    rules: bool = False


@dataclass(frozen=True)
class Piece:
    """Something that stands on the table face up."""

    id: str
    kind: Face
    owner: Seat
    strength: int | None = None
    weapons: Sequence[AnyCard] = ()
    against: bool = False  # it counts against the owner of the area


@dataclass(frozen=True)
class Way:
    """An option as something to do: ``verb``, and what on the table it is done to.

    ``claims`` is a face that whoever takes it says to have. ``confirm``: it costs a card or the
    money of turns, so that a screen should ask twice.
    """

    verb: str
    targets: Sequence[str] = ()
    claims: Face | None = None
    cards: Sequence[AnyCard] = ()
    costs: int = 0
    confirm: bool = False


@dataclass(frozen=True)
class Standing:
    """What everybody sees of one player, beside the areas."""

    coins: int | None = None
    out: bool = False
    claims: Face | None = None  # in this turn
    income: int | None = None
    points: int | None = None


class Layout(Protocol):
    """How one game lies on the table."""

    def areas(self, view: View[Any]) -> list[Area]: ...

    def pieces(self, view: View[Any]) -> list[Piece]: ...

    def standing(self, view: View[Any], seat: Seat) -> Standing: ...

    def way(self, view: View[Any], option: object) -> Way:
        """What it means to take ``option`` in the decision of this view."""
        ...

    def strength(self, face: Face) -> int | None:
        """What is printed on a card beside its name, if anything."""
        ...

    def more(self, view: View[Any]) -> Json:
        """What only this game has."""
        ...


def seat_id(seat: Seat) -> str:
    return f"seat/{int(seat)}"


def card_id(card: AnyCard) -> str:
    return f"card/{int(card)}"

"""What a story is made of: sentences without a language, and what lies on the table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Union

from games.kit import Card, Event, Face, Seat

# A seat becomes a name, a face a noun, a card its number; a sequence is listed.
Fact = Union[Seat, Face, Card[Any], str, int, "Sequence[Fact]"]


@dataclass(frozen=True)
class Sentence:
    """A text by its key, with the facts it needs; ``who`` is the one who acts."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Place:
    """What everybody sees of one player."""

    seat: Seat
    coins: int | None = None
    hidden: Sequence[Card[Any]] = ()
    shown: Sequence[Face] = ()
    out: bool = False


@dataclass(frozen=True)
class Board:
    """What everybody sees on the table."""

    places: tuple[Place, ...]
    middle: tuple[Sentence, ...] = ()


class Story(Protocol):
    """How one game is told."""

    def tell(self, event: Event, before: Sequence[Event]) -> Sentence | None:
        """The sentence for ``event``, or None where it would only be noise."""
        ...

    def turn(self, event: Event) -> Seat | None:
        """Whose turn begins with ``event``, if one does."""
        ...

    def board(self, game: Any) -> Board: ...


def value_of(option: object) -> tuple[str, dict[str, Fact]]:
    """An option as the last part of a key, and the facts in it."""
    match option:
        case None:
            return "none", {}
        case bool():
            return ("yes" if option else "no"), {}
        case Seat():
            return "seat", {"seat": option}
        case Card():
            return "card", {"card": option}
        case Face():
            return str(option), {"face": option}
        case tuple() if hasattr(option, "_asdict"):
            return value_of_fields(option._asdict())
        case tuple():
            return ("cards" if option else "none"), {"cards": option}
    return str(option), {}


def value_of_fields(fields: dict[str, Any]) -> tuple[str, dict[str, Fact]]:
    """A named tuple: its first field is what it is, the others are facts about it."""
    (_, first), *rest = fields.items()
    return value_of(first)[0], {name: fact for name, fact in rest if fact is not None}

"""What a story is made of: sentences without a language, and what lies on the table."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Union

from games.kit import AnyDecision, Card, Event, Face, Request, Seat
from players.view import View

# A seat becomes a name, a face a noun, a card its number; a sequence is listed.
Fact = Union[Seat, Face, Card[Any], str, int, None, "Sentence", "Sequence[Fact]"]


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
    notes: tuple[Sentence, ...] = ()  # what else lies there, in words

    @property
    def look(self) -> object:
        """The same, if there is nothing new to see: face-down cards look alike."""
        return self.coins, len(self.hidden), tuple(self.shown), self.out, self.notes


@dataclass(frozen=True)
class Row:
    """One thing that every player has, side by side: what it is, and what lies there of each."""

    label: Sentence
    cells: tuple[tuple[Sentence, ...], ...]  # in the order of the places; below each other


@dataclass(frozen=True)
class Board:
    """What everybody sees on the table; with ``rows``, the players stand side by side."""

    places: tuple[Place, ...]
    middle: tuple[Sentence, ...] = ()
    rows: tuple[Row, ...] = ()

    def since(self, before: "Board", always: Collection[Seat | None]) -> "Board":
        """What looks otherwise than ``before``; players with a line each are ``always`` shown."""
        looked = {place.seat: place.look for place in before.places}
        rows = tuple(row for row in self.rows if row not in before.rows)
        shown = tuple(
            place
            for place in self.places
            if rows or looked[place.seat] != place.look or (not self.rows and place.seat in always)
        )
        middle = tuple(said for said in self.middle if said not in before.middle)
        return Board(shown, middle, rows)


class Story(Protocol):
    """How one game is told."""

    def tell(self, event: Event, before: Sequence[Event]) -> Sentence | None:
        """The sentence for ``event``, or None where it would only be noise."""
        ...

    def option(self, request: AnyDecision, choice: object) -> Sentence | None:
        """What it means to choose so, where the words by the option's ``value_of`` can't say."""
        ...

    def is_vain(self, choice: object, view: View[Any]) -> bool:
        """Would it be refused for what this reader alone knows, so that nobody need offer it?"""
        ...

    def question(self, view: View[Any]) -> Sentence | None:
        """What the reader is asked, about whom and what; None if its ``ask`` says it all."""
        ...

    def turn(self, request: Request[Any]) -> Seat | None:
        """Whose turn begins with ``request``, if one does; it may not be answered yet."""
        ...

    def board(self, game: Any) -> Board: ...

    def aside(self, view: View[Any]) -> tuple[Sentence, ...]:
        """What the reader alone knows besides the faces of cards, such as a secret purse."""
        ...


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
            return value_of_named(option, option._asdict())
        case tuple():
            name = "cards" if isinstance(next(iter(option), None), Card) else "several"
            return name, {name: option}
    return str(option), {}


def value_of_named(option: object, fields: dict[str, Any]) -> tuple[str, dict[str, Fact]]:
    """A named tuple is what its first field says, if that is a word; else it is its own kind."""
    facts = {name: fact for name, fact in fields.items() if fact is not None}
    first = next(iter(fields.values()), None)
    return str(first) if isinstance(first, Face) else type(option).__name__.lower(), facts


def in_short(option: object) -> Fact:
    """An option where a game has no words for it."""
    match option:
        case bool() | None:
            return value_of(option)[0]
        case tuple() if not hasattr(option, "_asdict"):
            return [in_short(part) for part in option]
        case Seat() | Card() | Face():
            return option
    return str(option)

"""What a request is: something rules await, and a table fulfils.

The answer that comes back is always public, so every peer runs the same rules on the same
answers: the face of a hidden card never enters the rules.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

from games.kit.errors import IllegalAnswer

Face = StrEnum  # what is printed on a card; every game has its own
Ask = StrEnum  # what a decision is about; every game has its own, the words are elsewhere

T = TypeVar("T")  # the answer to a request
C = TypeVar("C")  # what somebody chooses
F = TypeVar("F", bound=Face)


class Seat(int):
    """A place at the table, 1 to n clockwise."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({int(self)})"

    def __str__(self) -> str:
        return int.__repr__(self)


class Card(int, Generic[F]):
    """A card lying somewhere: anyone may name it, nobody can read it from the number."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Card({int(self)})"

    def __str__(self) -> str:
        return f"card {int(self)}"


Seats = frozenset[Seat]
NOBODY: Seats = frozenset()
AnyCard = Card[Any]


@dataclass(frozen=True, slots=True)
class Sight:
    """What the one who asks can see: the faces of some cards, and into some purses."""

    faces: Mapping[AnyCard, Face] = field(default_factory=dict)
    purses: Mapping[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Request(Generic[T]):
    """Something only a table can do; ``await`` it for the public answer."""

    def __await__(self) -> Generator["Request[T]", T, T]:
        return (yield self)

    def accept(self, answer: object) -> T:
        """The public answer in its exact form, or ``IllegalAnswer``."""
        raise NotImplementedError

    @property
    def makes(self) -> int:
        """How many new handles the answer consists of."""
        return 0

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        """The cards that are read, shown or moved: each must lie ready before that can be done."""
        raise NotImplementedError(f"which cards does {type(self).__name__} touch?")


class Decision(Request[T], Generic[T, C]):
    """A request that somebody has to decide: about ``ask``, or ``preset`` if they never answer.

    A choice is what a seat decides; the answer is what everybody learns of it. They differ
    where a choice is secret, or several seats choose.
    """

    __slots__ = ()
    ask: Ask | None
    preset: C

    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have to choose; none if the table fulfils the request alone."""
        raise NotImplementedError

    def options(self, seat: Seat, sight: Sight) -> Sequence[C]:
        """What ``seat``, who sees as much as ``sight``, may choose."""
        raise NotImplementedError

    def choice(self, seat: Seat, choice: object, sight: Sight) -> C:
        """``choice`` in its exact form if ``seat`` may choose so, or ``IllegalAnswer``."""
        return one_of(self.options(seat, sight), choice, seat)

    def unanswered(self, seat: Seat, sight: Sight) -> C:
        """What ``seat`` takes when its time is up: ``preset``, or the first option it has."""
        options = self.options(seat, sight)
        return self.preset if self.preset in options else options[0]


def one_of(options: Sequence[T], choice: object, seat: Seat) -> T:
    """The option that is ``choice``, or ``IllegalAnswer``."""
    if choice in options:
        option = options[options.index(choice)]
        if type(option) is type(choice):  # True is not card 1
            return option
    legal = ", ".join(map(str, options)) or "nothing"
    raise IllegalAnswer(f"seat {seat} may not answer {choice}; legal: {legal}")


def nothing(answer: object) -> None:
    """No answer, or ``IllegalAnswer``."""
    if answer is not None:
        raise IllegalAnswer(f"no answer is expected, not {answer}")

"""Everything rules may ask of a table, and what everybody learns from the answer.

Rules await these; a table fulfils them, with open cards in memory or with cryptography. The
answer that comes back is always public, so every peer runs the same rules on the same answers:
the face of a hidden card never enters the rules.

Cards are named by handles. ``Shuffle`` and ``Arrange`` use up the handles they are given and
return new ones, so that a handle names one card in one place for as long as it lives.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, permutations
from typing import Any, Generic, TypeVar

from games.kit.errors import IllegalAnswer

Face = StrEnum  # what is printed on a card; every game has its own
Ask = StrEnum  # what a decision is about; every game has its own, the words are elsewhere

T = TypeVar("T")
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


# The face of a card, as far as the one who asks can read it.
Sight = Callable[[Card[Any]], Face | None]


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


class Decision(Request[T]):
    """A request that somebody has to decide: about ``ask``, or ``preset`` if they never answer.

    A choice is what a seat decides; the answer is what everybody learns of it. They differ
    where a choice is secret.
    """

    __slots__ = ()
    ask: Ask | None
    preset: Any

    def deciders(self) -> tuple[Seat, ...]:
        """The seats that have to choose; none if the table fulfils the request alone."""
        raise NotImplementedError

    def options(self, seat: Seat, sight: Sight) -> Sequence[Any]:
        """What ``seat``, who reads cards as ``sight`` does, may choose."""
        raise NotImplementedError

    def choice(self, seat: Seat, choice: object, sight: Sight) -> Any:
        """``choice`` in its exact form if ``seat`` may choose so, or ``IllegalAnswer``."""
        return one_of(self.options(seat, sight), choice, seat)


def one_of(options: Sequence[T], choice: object, seat: Seat) -> T:
    """The option equal to ``choice``: 1 becomes True where True is meant."""
    try:
        return options[options.index(choice)]
    except ValueError:
        legal = ", ".join(map(str, options)) or "nothing"
        raise IllegalAnswer(f"seat {seat} may not answer {choice}; legal: {legal}") from None


def nothing(answer: object) -> None:
    if answer is not None:
        raise IllegalAnswer(f"no answer is expected, not {answer}")


class MakesCards(Request[tuple[Card[F], ...]], Generic[F]):
    """A request answered by new handles; which numbers they get is the match's business."""

    __slots__ = ()

    def accept(self, answer: object) -> tuple[Card[F], ...]:
        if isinstance(answer, tuple) and len(answer) == self.makes:
            return answer
        raise IllegalAnswer(f"{self.makes} new cards are expected, not {answer}")


@dataclass(frozen=True, slots=True)
class Deck(MakesCards[F]):
    """New cards, face up in this order: everybody knows each of them until it is moved unseen."""

    faces: tuple[F, ...]

    @property
    def makes(self) -> int:
        return len(self.faces)


@dataclass(frozen=True, slots=True)
class Shuffle(MakesCards[F]):
    """All seats together mix ``cards``: nobody can tell any more which is which."""

    cards: tuple[Card[F], ...]

    @property
    def makes(self) -> int:
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class Arrange(MakesCards[F], Decision[tuple[Card[F], ...]]):
    """``seat`` alone mixes ``cards``; it can follow them, nobody else can, and none is shown.

    The first ``front`` of the new cards are those that ``seat`` decided on, in its order if
    ``ordered``; within the rest, and within the front otherwise, the order is chance and carries
    no information. So ``front`` = 0 tidies a hand, k of k + d keeps k, 1 of 2 is swap-or-not,
    and an ordered front of all cards puts them back in an order of choice. Cards ``on_table``
    stay in places where others may look at them later; else they are the hand of ``seat``.
    """

    seat: Seat
    cards: tuple[Card[F], ...]
    front: int = 0
    ask: Ask | None = None
    preset: tuple[Card[F], ...] = ()
    ordered: bool = False
    on_table: bool = False

    @property
    def makes(self) -> int:
        return len(self.cards)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,) if self.front else ()

    def options(self, seat: Seat, sight: Sight) -> Sequence[tuple[Card[F], ...]]:
        ways = permutations if self.ordered else combinations
        return tuple(ways(self.cards, self.front))

    def choice(self, seat: Seat, choice: object, sight: Sight) -> tuple[Card[F], ...]:
        if not self.ordered and isinstance(choice, tuple):
            sorted_choice = tuple(card for card in self.cards if card in choice)
            choice = sorted_choice if len(sorted_choice) == len(choice) else choice
        return one_of(self.options(seat, sight), choice, seat)


@dataclass(frozen=True, slots=True)
class Look(Request[None]):
    """Each seat named alone reads its cards; they stay where they lie."""

    cards: Mapping[Seat, tuple[Card[Any], ...]]

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Show(Request[None]):
    """``seat``, who knows ``card``, lets ``to`` and nobody else read it; it stays in place."""

    seat: Seat
    card: Card[Any]
    to: Seat

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Reveal(Request[tuple[F, ...]], Generic[F]):
    """Everybody reads ``cards``, all at once."""

    cards: tuple[Card[F], ...]

    def accept(self, answer: object) -> tuple[F, ...]:
        if isinstance(answer, tuple) and len(answer) == len(self.cards):
            return answer
        raise IllegalAnswer(f"{len(self.cards)} faces are expected, not {answer}")


@dataclass(frozen=True, slots=True)
class Prove(Decision[Card[F] | None], Generic[F]):
    """``seat`` shows everybody that one of ``cards`` is ``face``, or concedes (None).

    What is legal depends on faces the rules can't see, so the table sees to it: only a card
    that is ``face`` can be shown, and without ``may_concede`` nobody who has one can concede;
    a concession then convinces everybody that none of ``cards`` is ``face``.
    """

    seat: Seat
    cards: tuple[Card[F], ...]
    face: F
    may_concede: bool
    ask: Ask
    preset: None = None  # the absent concede, even where those present may not

    def accept(self, answer: object) -> Card[F] | None:
        return one_of((*self.cards, None), answer, self.seat)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[Card[F] | None]:
        proofs = tuple(card for card in self.cards if sight(card) == self.face)
        return (*proofs, None) if self.may_concede or not proofs else proofs


@dataclass(frozen=True, slots=True)
class Coin(Request[int]):
    """A number from 0 to ``sides`` - 1 that nobody could influence or foresee."""

    sides: int

    def accept(self, answer: object) -> int:
        if isinstance(answer, int) and 0 <= answer < self.sides:
            return answer
        raise IllegalAnswer(f"a number from 0 to {self.sides - 1} is expected, not {answer}")


@dataclass(frozen=True, slots=True)
class Choose(Decision[T], Generic[T]):
    """``seat`` says openly which option it takes."""

    seat: Seat
    among: Sequence[T]
    ask: Ask
    preset: T

    def accept(self, answer: object) -> T:
        return one_of(self.among, answer, self.seat)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[T]:
        return self.among


@dataclass(frozen=True, slots=True)
class ChooseTogether(Decision[Mapping[Seat, T]], Generic[T]):
    """Each seat named takes one of its options; all are opened when all are fixed."""

    among: Mapping[Seat, Sequence[T]]
    ask: Ask
    preset: T

    def accept(self, answer: object) -> Mapping[Seat, T]:
        if not isinstance(answer, Mapping) or set(answer) != set(self.among):
            seats = ", ".join(map(str, self.among))
            raise IllegalAnswer(f"one answer from each of the seats {seats} is expected")
        return {seat: one_of(options, answer[seat], seat) for seat, options in self.among.items()}

    def deciders(self) -> tuple[Seat, ...]:
        return tuple(self.among)

    def options(self, seat: Seat, sight: Sight) -> Sequence[T]:
        return self.among[seat]

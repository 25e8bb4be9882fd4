"""What rules may ask of a hand that only its owner can read: to play from it, openly or not.

What may be played depends on faces the rules can't see, so they say it as a function of faces,
and the table sees to it that nobody plays anything else.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from games.kit.errors import IllegalAnswer
from games.kit.request import (
    AnyCard,
    Ask,
    Card,
    Decision,
    F,
    Face,
    Request,
    Seat,
    Sight,
    nothing,
    one_of,
)


class Playable(Protocol):
    """Something that may be played; a named tuple, so that it has ``==`` and words."""

    @property
    def shows(self) -> tuple[Face, ...]:
        """The cards of the hand that it turns up, in this order; () if it needs none."""
        ...

    @property
    def needs(self) -> tuple[Face, ...]:
        """If it leads to a hidden play, what may be played then; else ().

        Nobody can check now that such a card is there: a seat that has none is not offered
        the option, and if it takes it all the same has nothing to lay afterwards.
        """
        ...


O = TypeVar("O", bound=Playable)  # noqa: E741
O_co = TypeVar("O_co", bound=Playable, covariant=True)


class Plays(Protocol[O_co]):
    """What a hand may play: a frozen dataclass of public facts, so that requests have ``==``."""

    def options(self, hand: Sequence[Face]) -> Sequence[O_co]:
        """All that may be played with these faces, sorted by value, once for cards alike.

        Whether an option is there depends on the faces that it shows, and on no other card:
        with those alone in hand it must be among the options, too.
        """
        ...


class Played(NamedTuple, Generic[O]):
    """What was played, and the cards that everybody has seen, in the order of its ``shows``."""

    option: O
    cards: tuple[AnyCard, ...]


@dataclass(frozen=True, slots=True)
class Play(Decision[Played[O], O], Generic[O]):
    """``seat`` takes an option, and turns up the cards of its ``hand`` that it takes.

    Everybody sees that the cards have the faces which make the option legal. They stay where
    they are and keep their handles, which tell when they came to the hand: mix it first if that
    is nobody's business. The ``preset`` shows no card.
    """

    seat: Seat
    hand: tuple[AnyCard, ...]
    plays: Plays[O]
    ask: Ask
    preset: O

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.hand

    def accept(self, answer: object) -> Played[O]:
        if not isinstance(answer, Played):
            raise IllegalAnswer(f"an option and its cards are expected, not {answer}")
        option = self.legal(answer.option)
        cards = tuple(card for card in answer.cards if card in self.hand)
        if len(set(cards)) == len(answer.cards) == len(option.shows):
            return Played(option, cards)
        raise IllegalAnswer(f"{len(option.shows)} cards of the hand are expected, not {answer}")

    def legal(self, option: Any) -> O:
        """``option`` in its exact form, if whoever has the cards that it shows may take it."""
        return one_of(self.with_only(option.shows), option, self.seat)

    def with_only(self, faces: Iterable[Face]) -> Sequence[O]:
        """The options of a seat with no other cards than these."""
        return self.plays.options(sorted(faces))

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[O]:
        faces = sorted(sight.faces[card] for card in self.hand if card in sight.faces)
        return tuple(
            option
            for option in self.plays.options(faces)
            if not option.needs or not set(option.needs).isdisjoint(faces)
        )

    def played(self, option: O, faces: Mapping[AnyCard, Face]) -> Played[O]:
        """The answer if a seat whose cards have these ``faces`` takes ``option``."""
        left = list(self.hand)
        cards = []
        for face in option.shows:
            card = next(card for card in left if faces[card] == face)
            left.remove(card)
            cards.append(card)
        return Played(option, tuple(cards))


@dataclass(frozen=True, slots=True)
class Lay(Decision[tuple[Card[F], ...] | None, Card[F] | None], Generic[F]):
    """``seat`` lays a card of its ``hand`` face down, one of these ``faces``, or none (None).

    Everybody sees that it is one of the ``faces``, and nobody which. The answer are new handles
    for the whole hand, mixed by ``seat`` so that nobody can tell where the card came from: the
    first is the one laid, the others are what is left of the hand.
    """

    seat: Seat
    hand: tuple[Card[F], ...]
    faces: tuple[F, ...]
    ask: Ask
    preset: None = None

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.hand

    @property
    def makes(self) -> int:
        return len(self.hand)

    def accept(self, answer: object) -> tuple[Card[F], ...] | None:
        if answer is None or (isinstance(answer, tuple) and len(answer) == self.makes):
            return answer
        raise IllegalAnswer(f"{self.makes} new cards are expected, or none, not {answer}")

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[Card[F] | None]:
        """One card of each kind that may be laid: which of several alike means nothing."""
        one_of_each = {sight.faces.get(card): card for card in reversed(self.hand)}
        return (*(one_of_each[face] for face in self.faces if face in one_of_each), None)


@dataclass(frozen=True, slots=True)
class Give(Request[None]):
    """``seat`` passes ``cards`` of its hand to that of ``to``, who alone reads them.

    They keep their handles, and whoever has read them before recognises them: ``Arrange`` the
    hand first if nobody shall know where they came from.
    """

    seat: Seat
    cards: tuple[AnyCard, ...]
    to: Seat

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.cards

    def accept(self, answer: object) -> None:
        nothing(answer)

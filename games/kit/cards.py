"""What rules may ask a table to do with cards, and what everybody learns from it.

Cards are named by handles. ``Shuffle`` and ``Arrange`` use up the handles they are given and
return new ones, so that a handle names one card in one place for as long as it lives.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Generic

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
    touches = ()

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

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.cards


@dataclass(frozen=True, slots=True)
class Arrange(MakesCards[F], Decision[tuple[Card[F], ...], tuple[Card[F], ...]]):
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

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.cards

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

    cards: Mapping[Seat, tuple[AnyCard, ...]]

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return tuple([card for cards in self.cards.values() for card in cards])

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Show(Request[None]):
    """``seat``, who knows ``cards``, lets ``to`` and nobody else read them; they stay in place."""

    seat: Seat
    cards: tuple[AnyCard, ...]
    to: Seat

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.cards

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Reveal(Request[tuple[F, ...]], Generic[F]):
    """Everybody reads ``cards``, all at once."""

    cards: tuple[Card[F], ...]

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.cards

    def accept(self, answer: object) -> tuple[F, ...]:
        faces = answer if isinstance(answer, tuple) else ()
        if len(faces) == len(self.cards) and all(isinstance(face, Face) for face in faces):
            return faces
        raise IllegalAnswer(f"{len(self.cards)} faces are expected, not {answer}")


@dataclass(frozen=True, slots=True)
class Prove(Decision[Card[F] | None, Card[F] | None], Generic[F]):
    """``seat`` shows everybody that one of ``cards`` is ``face``, or concedes (None).

    What is legal depends on faces the rules can't see, so the table sees to it: only a card
    that is ``face`` can be shown, and without ``may_concede`` nobody who has one can concede;
    a concession then convinces everybody that none of ``cards`` is ``face``.

    ``into`` is the pile that a shown card is shuffled into; a table may begin to mix it while
    ``seat`` still thinks.
    """

    seat: Seat
    cards: tuple[Card[F], ...]
    face: F
    may_concede: bool
    ask: Ask
    preset: None = None  # the absent concede, even where those present may not
    into: tuple[Card[F], ...] = ()

    @property
    def touches(self) -> tuple[AnyCard, ...]:
        return self.cards

    def accept(self, answer: object) -> Card[F] | None:
        return one_of((*self.cards, None), answer, self.seat)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[Card[F] | None]:
        proofs = tuple(card for card in self.cards if sight.faces.get(card) == self.face)
        return (*proofs, None) if self.may_concede or not proofs else proofs

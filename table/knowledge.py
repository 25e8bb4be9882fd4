"""What one seat knows about the cards on the table.

Fed with the public events and with what the seat alone was told, so the same book is kept for
every seat of a plain table and, at each player's home, for the one seat of a mental table.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from games.kit import Arrange, Card, Deck, Event, Face, Look, Prove, Reveal, Seat, Show, Shuffle

AnyCard = Card[Any]


class Group(NamedTuple):
    """Cards among which there are at least these faces, nobody here knows where."""

    cards: tuple[AnyCard, ...]
    faces: tuple[Face, ...]


class Knowledge:
    """The faces ``seat`` knows, card by card or spread over a group; no seat: a spectator.

    Groups share no card with each other nor with ``faces``. What follows from counting cards is
    not written down; ``imagine`` respects it.
    """

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.read = 0  # events taken in
        self.faces: dict[AnyCard, Face] = {}
        self.groups: list[Group] = []
        self.cards: dict[AnyCard, None] = {}  # all that exist, in the order they were made
        self.deck: list[Face] = []  # all faces that exist

    def copy(self) -> "Knowledge":
        twin = Knowledge(self.seat)
        twin.read = self.read
        twin.faces, twin.groups = self.faces.copy(), self.groups.copy()
        twin.cards, twin.deck = self.cards.copy(), self.deck.copy()
        return twin

    def note(self, event: Event, secret: Any = None) -> None:
        """Take in the next event; ``secret`` is what it told to this seat, if anything.

        That is the faces by seat for ``Look``, the face for ``Show``, and for an ``Arrange`` of
        one's own the old cards in their new order. Secrets of others are never looked at.
        """
        self.read += 1
        match event.request:
            case Deck(faces):
                self.cards.update(dict.fromkeys(event.answer))
                self.deck += faces
                self.learn(event.answer, faces)
            case Arrange(seat, _) if seat == self.seat:
                self.follow(secret, event.answer)
            case Shuffle(cards) | Arrange(_, cards):
                self.lose_track(cards, event.answer)
            case Look(hands) if self.seat and self.seat in hands:
                self.learn(hands[self.seat], secret[self.seat])
            case Show(_, card, to) if to == self.seat:
                self.learn((card,), (secret,))
            case Reveal(cards):
                self.learn(cards, event.answer)
            case Prove(_, _, face) if event.answer is not None:
                self.learn((event.answer,), (face,))

    def learn(self, cards: Iterable[AnyCard], faces: Iterable[Face]) -> None:
        """These cards have these faces: each leaves its group, and takes its face out of it."""
        for card, face in zip(cards, faces, strict=True):
            if card in self.faces:
                continue
            self.faces[card] = face
            for group in [group for group in self.groups if card in group.cards]:
                self.groups.remove(group)
                left = list(group.faces)
                if face in left:
                    left.remove(face)
                self._add([other for other in group.cards if other != card], left)

    def follow(self, old: Sequence[AnyCard], new: Sequence[AnyCard]) -> None:
        """This seat itself moved the cards: what it knew of each, it knows of its successor."""
        name = dict(zip(old, new, strict=True))
        self._replace(old, new)
        for card in old:
            if card in self.faces:
                self.faces[name[card]] = self.faces.pop(card)
        self.groups = [
            Group(tuple([name.get(card, card) for card in group.cards]), group.faces)
            for group in self.groups
        ]

    def lose_track(self, old: Sequence[AnyCard], new: Sequence[AnyCard]) -> None:
        """Somebody else mixed the cards: what was known of each is now known of all of them."""
        self._replace(old, new)
        touched = [group for group in self.groups if not set(group.cards).isdisjoint(old)]
        faces = [self.faces.pop(card) for card in old if card in self.faces]
        faces += [face for group in touched for face in group.faces]
        outside = [card for group in touched for card in group.cards if card not in old]
        self.groups = [group for group in self.groups if group not in touched]
        self._add([*outside, *new], faces)

    def _add(self, cards: list[AnyCard], faces: list[Face]) -> None:
        if len(faces) == len(cards) and len(set(faces)) == 1:
            self.faces.update(zip(cards, faces, strict=True))  # nothing to confuse
        elif faces:
            self.groups.append(Group(tuple(cards), tuple(sorted(faces))))

    def _replace(self, old: Sequence[AnyCard], new: Sequence[AnyCard]) -> None:
        for card in old:
            del self.cards[card]
        self.cards.update(dict.fromkeys(new))

    def imagine(self, random: Random) -> dict[AnyCard, Face]:
        """A face for every card that agrees with all this seat knows; any such is possible.

        Not all are equally likely to be drawn: faces known of a group are placed first.
        """
        faces = dict(self.faces)
        pool = self.deck.copy()
        for face in faces.values():
            pool.remove(face)
        for group in self.groups:
            places = random.sample(group.cards, len(group.faces))
            faces.update(zip(places, group.faces, strict=True))
            for face in group.faces:
                pool.remove(face)
        random.shuffle(pool)
        unknown = [card for card in self.cards if card not in faces]
        faces.update(zip(unknown, pool, strict=True))
        return faces


def readers(events: Iterable[Event], seat: Seat | None) -> dict[AnyCard, bool]:
    """For every card that exists after ``events``: has ``seat`` read it, and could it follow?

    This is public, whatever the faces are. Only where ``seat`` moved cards of which it had read
    some, which of the new ones it knows is its secret: then the first are taken for them.
    """
    known: dict[AnyCard, bool] = {}
    for request, answer in events:
        match request:
            case Deck():
                known.update(dict.fromkeys(answer, True))
            case Shuffle(cards) | Arrange(_, cards):
                read = sum([known.pop(card) for card in cards])
                follows = len(cards) == 1 or (isinstance(request, Arrange) and request.seat == seat)
                kept = read if follows else 0
                known.update({card: place < kept for place, card in enumerate(answer)})
            case Look(hands) if seat and seat in hands:
                known.update(dict.fromkeys(hands[seat], True))
            case Show(_, card, to) if to == seat:
                known[card] = True
            case Reveal(cards):
                known.update(dict.fromkeys(cards, True))
            case Prove() if answer is not None:
                known[answer] = True
    return known


def first_page(
    seat: Seat | None, events: Sequence[Event], faces: Mapping[AnyCard, Face]
) -> Knowledge:
    """What ``seat`` knows after ``events`` if the cards have these ``faces``."""
    book = Knowledge(seat)
    book.read = len(events)
    known = readers(events, seat)
    book.cards = dict.fromkeys(known)
    book.deck = [faces[card] for card in known]
    book.faces = {card: faces[card] for card, read in known.items() if read}
    return book

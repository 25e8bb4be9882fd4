"""What one seat knows about the cards on the table, and about the money.

Fed with the public events and with what the seat alone was told, so the same book is kept for
every seat of a plain table and, at each player's home, for the one seat of a mental table.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from games.kit import (
    AnyCard,
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Event,
    Face,
    Give,
    Income,
    Lay,
    Look,
    Note,
    Offer,
    OpenPurses,
    Play,
    Prove,
    ProveEmpty,
    Purses,
    Reveal,
    Seat,
    Settle,
    Show,
    Shuffle,
    Sight,
    Speak,
    unknown_to,
)
from table.knowledge.learned import Learned, Looked, Moved, Offered, Shown, told
from table.knowledge.money import Savings


class Group(NamedTuple):
    """Cards among which there are at least these faces; which has which is not known."""

    cards: frozenset[AnyCard]
    faces: tuple[Face, ...]


class Knowledge:
    """What ``seat`` knows, card by card in ``faces``, or of several in ``groups``; and ``money``.

    No seat is a spectator. Groups consist of cards not in ``faces`` and may overlap; ``kinds``
    are cards not in ``faces``, too, of which it is known that they have one of several. What
    follows from counting the ``pool`` is not written down, nor that there is a card of some
    kind among others with which it was mixed.
    """

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.read = 0  # events taken in
        self.told: dict[int, Learned] = {}  # what this seat alone learned, by number of the event
        self.cards: dict[AnyCard, None] = {}  # all that exist, in the order they were made
        self.faces: dict[AnyCard, Face] = {}
        self.pool: list[Face] = []  # of the cards not in ``faces``
        self.groups: list[Group] = []
        self.kinds: dict[AnyCard, tuple[Face, ...]] = {}
        self.money = Savings(seat=seat)

    @property
    def sight(self) -> Sight:
        return Sight(self.faces, self.money.known)

    def copy(self) -> "Knowledge":
        twin = Knowledge(self.seat)
        twin.read, twin.cards, twin.faces = self.read, self.cards.copy(), self.faces.copy()
        twin.pool, twin.groups = self.pool.copy(), self.groups.copy()
        twin.told, twin.kinds = self.told.copy(), self.kinds.copy()
        twin.money = self.money.copy()
        return twin

    def note(self, event: Event, learned: Learned = None) -> None:
        """Take in the next event, and what was ``learned`` from it beside its public answer.

        A plain table hands over what all seats learned; this one looks at its own part alone.
        """
        self.money.note(event, learned)
        self.note_cards(event, learned)

    def note_cards(self, event: Event, learned: Learned) -> None:
        number, self.read = self.read, self.read + 1
        request, answer = event
        match request:
            case Choose() | ChooseTogether() | Speak() | Note() | Coin() | Coins():
                pass  # not about cards
            case Purses() | Income() | Settle() | ProveEmpty() | OpenPurses():
                pass
            case Deck(faces):
                self.cards.update(dict.fromkeys(answer))
                self.faces.update(zip(answer, faces, strict=True))
            case Shuffle(cards):
                self.lose_track(cards, answer)
            case Arrange() | Lay():
                if answer is not None:
                    self._note_move(number, request, answer, learned)
            case Look() | Show() | Give() | Offer():
                self._note_secret(number, request, answer, learned)
            case Play():
                self.learn(answer.cards, answer.option.shows)
            case Reveal(cards):
                self.learn(cards, answer)
            case Prove(_, _, face):
                if answer is not None:
                    self.learn((answer,), (face,))
            case _:
                raise unknown_to("a book of knowledge", request)

    def _note_move(
        self,
        number: int,
        request: Arrange[Any] | Lay[Any],
        new: tuple[AnyCard, ...],
        learned: Learned,
    ) -> None:
        """One seat has moved cards unseen; if it was this one, it could follow them."""
        if request.seat == self.seat:
            self.told[number] = moved = told(Moved, learned)
            self.follow(moved.cards, new)
        elif isinstance(request, Lay):
            self.lose_track(request.hand, new)
            self.limit(new[0], request.faces)
        else:
            self.lose_track(request.cards, new)

    def _note_secret(
        self, number: int, request: Look | Show | Give | Offer, answer: object, learned: Learned
    ) -> None:
        """Some seats were told what others were not; this one, too?"""
        match request:
            case Look(hands) if self.seat and self.seat in hands:
                faces = told(Looked, learned).faces[self.seat]
                self.told[number] = Looked({self.seat: faces})
                self.learn(hands[self.seat], faces)
            case Show(_, cards, to) | Give(_, cards, to) if to == self.seat:
                self.told[number] = shown = told(Shown, learned)
                self.learn(cards, shown.faces)
            case Offer(payer, payee) if answer and self.seat in (payer, payee):
                self.told[number] = told(Offered, learned)

    def learn(self, cards: Iterable[AnyCard], faces: Iterable[Face]) -> None:
        """These cards have these faces: they leave all groups, and take their faces along."""
        for card, face in zip(cards, faces, strict=True):
            if card not in self.faces:
                self.faces[card] = face
                self.pool.remove(face)
                self.kinds.pop(card, None)
                self._regroup([without(group, card, face) for group in self.groups])

    def limit(self, card: AnyCard, faces: tuple[Face, ...]) -> None:
        """``card`` has one of these ``faces``."""
        if len(set(faces)) == 1:
            self.learn((card,), faces[:1])
        elif card not in self.faces:
            self.kinds[card] = faces

    def follow(self, old: Sequence[AnyCard], new: Sequence[AnyCard]) -> None:
        """This seat itself moved the cards: what it knew of each, it knows of its successor."""
        name = dict(zip(old, new, strict=True))
        self._rename(old, new)
        for card in old:
            if card in self.faces:
                self.faces[name[card]] = self.faces.pop(card)
            if card in self.kinds:
                self.kinds[name[card]] = self.kinds.pop(card)
        self.groups = [
            Group(frozenset([name.get(card, card) for card in group.cards]), group.faces)
            for group in self.groups
        ]

    def lose_track(self, old: Sequence[AnyCard], new: Sequence[AnyCard]) -> None:
        """Somebody else mixed the cards: what was known of one is now known of all together."""
        self._rename(old, new)
        for card in old:
            self.kinds.pop(card, None)
        faces = tuple([self.faces.pop(card) for card in old if card in self.faces])
        self.pool += faces
        mixed = [Group(frozenset(new), faces)] if faces else []
        for group in self.groups:
            if group.cards.isdisjoint(old):
                mixed.append(group)
            else:  # to which those that were known belong now, too
                mixed.append(Group(group.cards.difference(old).union(new), group.faces + faces))
        self._regroup(mixed)

    def _regroup(self, groups: list[Group]) -> None:
        """Remember ``groups``, but what is certain as such, and nothing twice."""
        self.groups = []
        certain = []
        for group in sorted(groups, key=size):
            elsewhere = len(self.pool) - len(group.cards)
            if len(group.faces) == len(group.cards) and len(set(group.faces)) == 1:
                certain.append(group)
            elif faces := [f for f in group.faces if self._is_news(f, group.faces, elsewhere)]:
                news = Group(group.cards, tuple(sorted(faces)))
                if not any(follows(news, known) for known in self.groups):
                    self.groups.append(news)
        for group in certain:
            self.learn(sorted(group.cards), group.faces)

    def _is_news(self, face: Face, faces: tuple[Face, ...], elsewhere: int) -> bool:
        """Could more of these be outside the group than its faces allow?"""
        return faces.count(face) > self.pool.count(face) - elsewhere

    def _rename(self, old: Sequence[AnyCard], new: Sequence[AnyCard]) -> None:
        for card in old:
            del self.cards[card]
        self.cards.update(dict.fromkeys(new))


def size(group: Group) -> int:
    return len(group.cards)


def without(group: Group, card: AnyCard, face: Face) -> Group:
    """What is left of ``group`` when ``card`` turns out to be ``face``."""
    if card not in group.cards:
        return group
    faces = list(group.faces)
    if face in faces:
        faces.remove(face)
    return Group(group.cards - {card}, tuple(faces))


def follows(group: Group, known: Group) -> bool:
    """Does ``known`` say as much, of fewer cards?"""
    return known.cards <= group.cards and all(
        known.faces.count(face) >= group.faces.count(face) for face in group.faces
    )

"""What was hidden in an event, now that some have opened it: a line beside what all saw (O10)."""

from collections.abc import Iterable, Iterator, Sequence

from games.kit import (
    AnyCard,
    Arrange,
    ChooseTogether,
    Event,
    Face,
    Give,
    Lay,
    Look,
    Offer,
    Seat,
    Seats,
    Show,
)
from table import Known, Truth, Unknown
from ui.telling import Teller
from ui.telling.lines import Line
from ui.telling.story import Board

KIND = "opened"


class Insight:
    """One reader's view of a match that was opened."""

    def __init__(self, truth: Truth, teller: Teller) -> None:
        self.truth, self.teller, self.words = truth, teller, teller.words

    def lines(self, place: int, event: Event) -> Iterator[Line]:
        for text in self.told(place, event):
            yield Line(place, text, KIND)

    def told(self, place: int, event: Event) -> Iterator[str]:
        request, answer = event
        match request:
            case Look(hands):
                for seat, cards in hands.items():
                    yield self.say("opened-saw", seat, self.cards(cards))
            case Show(_, cards, to) | Give(_, cards, to):
                yield self.say("opened-shown", to, self.cards(cards))
            case Lay(seat) if answer is not None:
                yield self.say("opened-laid", seat, self.cards(answer[:1]))
            case Arrange():
                yield from self.arranged(place, request, answer)
            case Offer() if answer and place in self.truth.amounts:
                yield self.offered(self.truth.amounts[place])
            case ChooseTogether():
                yield from self.sealed(place, request)

    def hands(self, board: Board) -> Iterator[str]:
        """What lies face down before everybody, as far as anybody told."""
        for place in board.places:
            if place.hidden:
                yield self.say("opened-hand", place.seat, self.cards(place.hidden))

    # Cards

    def cards(self, cards: Sequence[AnyCard]) -> str:
        """All of them; whose word it is, is said once where it is one for all."""
        found = [self.truth.cards.get(card, Unknown()) for card in cards]
        words = {told.by if isinstance(told, Known) else None for told in found}
        if len(words) == 1 and all(isinstance(told, Known) for told in found):
            faces = [self.words.noun(told.value) for told in found if isinstance(told, Known)]
            return self.by_word(self.teller.listed(faces), found[0].by)
        texts = list(map(self.card, found))
        alike = len(set(texts)) == 1  # "not opened" is said once, too
        return texts[0] if alike and isinstance(found[0], Unknown) else self.teller.listed(texts)

    def card(self, told: Known[Face] | Unknown) -> str:
        if isinstance(told, Known):
            return self.by_word(self.words.noun(told.value), told.by)
        if not told.by:
            return self.words.say("nobody-saw")
        if told.among:
            return self.words.say("one-of-two", faces=self.nouns(told.among), by=self.who(told.by))
        return self.words.say("not-opened", by=self.who(told.by))

    def by_word(self, what: str, by: Seats) -> str:
        if not by:
            return self.words.say("all-saw", what=what)
        return self.words.say("by-word", what=what, by=self.who(by))

    def nouns(self, faces: Iterable[Face]) -> str:
        return self.teller.listed([self.words.noun(face) for face in faces])

    def who(self, seats: Seats) -> str:
        return self.teller.listed([str(self.teller.names[seat]) for seat in sorted(seats)])

    def say(self, key: str, seat: Seat, cards: str) -> str:
        return self.words.say(key, who=str(self.teller.names[seat]), cards=cards)

    # Moves, amounts and choices

    def arranged(self, place: int, request: Arrange[Face], new: Sequence[AnyCard]) -> Iterator[str]:
        """Of a hand under its owner's own key, each card is told where it lies next."""
        order, who = self.truth.orders.get(place), str(self.teller.names[request.seat])
        faces = [self.truth.face(card) for card in new]
        if order is None:
            if request.on_table and request.seat not in self.truth.opened:
                yield self.words.say("opened-move-closed", who=who)
        elif len(set(faces)) == 1:
            return  # the order of equal faces can be proved either way, so none is shown (O9)
        elif len(new) == 2:
            yield self.words.say("opened-swap" if order == (1, 0) else "opened-no-swap", who=who)
        else:
            yield self.say("opened-order", request.seat, self.cards(new))

    def offered(self, told: Known[int] | Unknown) -> str:
        if isinstance(told, Unknown):
            return self.words.say("opened-offer-closed", by=self.who(told.by))
        return self.words.say("opened-offer", count=told.value, by=self.who(told.by))

    def sealed(self, place: int, request: ChooseTogether[object]) -> Iterator[str]:
        for seat, choice in self.truth.sealed.get(place, {}).items():
            name, chosen = str(self.teller.names[seat]), self.teller.option(request.ask, choice)
            yield self.words.say("opened-sealed", who=name, choice=chosen)

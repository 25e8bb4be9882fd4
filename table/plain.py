"""A table with open cards and purses in memory, for tests, bots and simulation.

It decides nothing that a mental table would not: faces, chance and secret choices are in one
place here, and the books of what each seat knows are the specification of secrecy.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from games.kit import (
    AnyCard,
    AnyDecision,
    AnyRequest,
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Decision,
    Deck,
    Face,
    Game,
    Give,
    IllegalAnswer,
    Income,
    Lay,
    Look,
    Match,
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
from table.knowledge.cards import Knowledge
from table.knowledge.learned import Learned, Looked, Moved, Offered, Shown
from table.knowledge.recap import book_after
from table.money.purses import Funds, Standing

G = TypeVar("G", bound=Game, covariant=True)


class Chance:
    """The luck of a plain table, the same for the same seed; tests override it to force a deal."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def shuffle(self, faces: Sequence[Face]) -> list[int]:
        """The order in which cards with these faces come out of a joint shuffle."""
        return self.mix(len(faces))

    def mix(self, number: int) -> list[int]:
        """An order of ``number`` cards that means nothing."""
        draw = self.random.random
        return sorted(range(number), key=lambda _: draw())

    def coin(self, sides: int) -> int:
        return int(self.random.random() * sides)


class PlainTable(Generic[G]):
    """One match: give each of ``deciders`` a choice by ``decide`` until there are none."""

    def __init__(self, game: G, chance: Chance | int = 0) -> None:
        self._begin(Match(game), {}, chance, (), Funds())

    @classmethod
    def resume(
        cls,
        match: Match[G],
        faces: Mapping[AnyCard, Face],
        chance: Chance | int = 0,
        books: Iterable[Knowledge] = (),
        funds: Funds | None = None,
    ) -> "PlainTable[G]":
        """A table that goes on where ``match`` stands, the cards having these ``faces``.

        Seats without a book of their own know the cards they have read and could follow, and
        their own purse among these ``funds``.
        """
        table = cls.__new__(cls)
        table._begin(match, dict(faces), chance, books, funds.copy() if funds else Funds())
        return table

    def _begin(
        self,
        match: Match[G],
        faces: dict[AnyCard, Face],
        chance: Chance | int,
        books: Iterable[Knowledge],
        funds: Funds,
    ) -> None:
        self.match = match
        self.faces = faces
        self.funds = funds
        self.sight = Sight(faces, funds.purses)  # all there is to see
        self.chance = Chance(chance) if isinstance(chance, int) else chance
        self.deciders: tuple[Seat, ...] = ()  # who still has to choose; nobody at the end
        self.chosen: dict[Seat, Any] = {}  # fixed, but not yet open
        self._secrets: list[Learned] = [None] * len(match.events)  # of all seats, by event
        self._resumed = (len(match.events), dict(faces), funds.copy())
        self._books: dict[Seat | None, Knowledge] = {book.seat: book.copy() for book in books}
        self._run()

    @property
    def game(self) -> G:
        return self.match.game

    def options(self, seat: Seat) -> Sequence[Any]:
        """What ``seat``, one of the ``deciders``, may choose."""
        return self._decision(seat).options(seat, self.sight)

    def check(self, seat: Seat, choice: object) -> Any:
        """``choice`` in its exact form if ``seat`` may choose so now, or ``IllegalAnswer``."""
        return self._decision(seat).choice(seat, choice, self.sight)

    def decide(self, seat: Seat, choice: object) -> None:
        """``seat`` chooses; when it is the last to do so, play goes on to the next decision."""
        request = self._decision(seat)
        self.chosen[seat] = request.choice(seat, choice, self.sight)
        self.deciders = tuple([other for other in self.deciders if other != seat])
        if not self.deciders:
            chosen, self.chosen = self.chosen, {}
            self._settle(request, chosen)
            self._run()

    def knowledge(self, seat: Seat | None) -> Knowledge:
        """The book of ``seat``, or a spectator's, up to now."""
        if seat not in self._books:
            events, faces, funds = self._resumed
            self._books[seat] = book_after(seat, self.match.events[:events], faces, funds)
        book = self._books[seat]
        for index in range(book.read, len(self.match.events)):
            book.note(self.match.events[index], self._secrets[index])
        return book

    def _decision(self, seat: Seat) -> AnyDecision:
        request = self.match.pending
        if seat in self.deciders and isinstance(request, Decision):
            return request
        awaited = " and ".join(f"seat {other}" for other in self.deciders)
        now = f"it is for {awaited} to decide" if awaited else "the game is over"
        raise IllegalAnswer(f"seat {seat} has nothing to decide: {now}")

    def _run(self) -> None:
        """Fulfil what needs no decision, up to the next one or the end."""
        while (request := self.match.pending) is not None:
            if isinstance(request, Decision) and (deciders := request.deciders()):
                self.deciders = deciders
                return
            self._fulfil(request)

    def _settle(self, request: AnyDecision, chosen: dict[Seat, Any]) -> None:
        """All have chosen: answer the request."""
        match request:
            case Choose(seat) | Prove(seat) | ProveEmpty(seat) | Speak(seat):
                self._answer(chosen[seat])
            case ChooseTogether(among):
                self._answer({seat: chosen[seat] for seat in among})
            case Arrange(seat):
                self._arrange(request, chosen[seat])
            case Play(seat):
                self._answer(request.played(chosen[seat], self.faces))
            case Lay(seat):
                self._lay(request, chosen[seat])
            case Offer(payer):
                self._offer(request, chosen[payer])
            case _:
                raise unknown_to("the plain table", request)

    def _drawn(self, request: Coin | Coins) -> int | tuple[int, ...]:
        if isinstance(request, Coin):
            return self.chance.coin(request.sides)
        return tuple(self.chance.coin(sides) for sides in request.sides)

    def _fulfil(self, request: AnyRequest) -> None:
        match request:
            case Note():
                self._answer(None)
            case Coin() | Coins():
                self._answer(self._drawn(request))
            case Look(hands):
                read = {seat: self._read(cards) for seat, cards in hands.items()}
                self._answer(None, Looked(read))
            case Reveal(cards):
                self._answer(self._read(cards))
            case Show(_, cards, _) | Give(_, cards, _):
                self._answer(None, Shown(self._read(cards)))
            case Shuffle(cards):
                order = self.chance.shuffle(self._read(cards))
                self._move([cards[place] for place in order])
            case Arrange():
                self._arrange(request, ())
            case Deck(faces):
                self.faces.update(zip(self.match.fresh(), faces, strict=True))
                self._answer(self.match.fresh())
            case Purses() | Income() | Settle():
                self.funds.move(request)
                self._answer(None)
            case OpenPurses(seats):
                self._answer({seat: self.funds.purses[seat] for seat in seats})
            case _ if isinstance(request, Decision):
                raise ValueError(f"nobody is asked to decide {request}")
            case _:
                raise unknown_to("the plain table", request)

    def _arrange(self, request: Arrange[Any], front: tuple[AnyCard, ...]) -> None:
        """``front`` first, the rest behind; chance orders what ``seat`` did not."""
        rest = [card for card in request.cards if card not in front]
        ahead = front if request.ordered else self._mixed(front)
        self._move([*ahead, *self._mixed(rest)])

    def _lay(self, request: Lay[Any], laid: AnyCard | None) -> None:
        if laid is None:
            self._answer(None)
        else:
            self._move([laid, *self._mixed([card for card in request.hand if card != laid])])

    def _offer(self, request: Offer, amount: int | None) -> None:
        if amount is None:
            self._answer(False)
        else:
            self.funds.stand(Standing(request.payer, request.payee, amount))
            self._answer(True, Offered(amount))

    def _mixed(self, cards: Sequence[AnyCard]) -> list[AnyCard]:
        return [cards[place] for place in self.chance.mix(len(cards))]

    def _read(self, cards: Sequence[AnyCard]) -> tuple[Face, ...]:
        return tuple([self.faces[card] for card in cards])

    def _move(self, cards: Sequence[AnyCard]) -> None:
        """These cards, in this order, get new handles."""
        new = self.match.fresh()
        for old, card in zip(cards, new, strict=True):
            self.faces[card] = self.faces.pop(old)
        self._answer(new, Moved(tuple(cards)))

    def _answer(self, answer: object, learned: Learned = None) -> None:
        self._secrets.append(learned)
        self.match.answer(answer)

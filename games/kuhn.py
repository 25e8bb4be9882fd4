"""Kuhn's poker: one card each, one bet, and no way to know whether it is a bluff.

2 to 4 players. The game of Harold Kuhn's paper of 1950, with a deck of one card more than there
are players, played as often as the table likes; the most chips win. docs/adding-a-game.md shows
how this module was written.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from games.kit import Card, Choose, Coin, Deck, Game, Look, Options, Reveal, Seat, Shuffle


class Rank(StrEnum):
    """The lowest first."""

    TEN = "ten"
    JACK = "jack"
    QUEEN = "queen"
    KING = "king"
    ACE = "ace"


RANKS = tuple(Rank)
CHIPS = 20  # more than anybody can lose


class Ask(StrEnum):
    """What somebody has to decide."""

    BET = "bet"  # or check
    CALL = "call"  # or fold


class Length(StrEnum):
    SHORT = "short"  # everybody is the first to speak once
    LONG = "long"  # three times


@dataclass(frozen=True)
class KuhnOptions(Options):
    length: Length = Length.SHORT


@dataclass
class Kuhn(Game):
    options: KuhnOptions = field(default_factory=KuhnOptions)
    chips: dict[Seat, int] = field(init=False)
    pot: int = field(default=0, init=False)
    hands: dict[Seat, Card[Rank]] = field(default_factory=dict, init=False)  # of those in the deal
    rest: list[Card[Rank]] = field(default_factory=list, init=False)
    shown: dict[Seat, Rank] = field(default_factory=dict, init=False)  # in the last showdown
    bettor: Seat | None = field(default=None, init=False)

    key: ClassVar[str] = "kuhn"
    counts: ClassVar[range] = range(2, 5)
    option_type: ClassVar[type[Options]] = KuhnOptions

    def __post_init__(self) -> None:
        super().__post_init__()
        self.chips = dict.fromkeys(self.seats, CHIPS)

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The deck: one card more than there are players, the highest of all."""
        return RANKS[-self.players - 1 :]

    async def play(self) -> None:
        first = self.start or self.seats[await Coin(self.players)]
        self.rest = list(await Deck(self.ranks))
        rounds = 1 if self.options.length is Length.SHORT else 3
        for speaker in (first, *self.clockwise(first)) * rounds:
            await self.deal((speaker, *self.clockwise(speaker)))
        most = max(self.chips.values())
        self.winners = tuple(seat for seat in self.seats if self.chips[seat] == most)

    async def deal(self, order: tuple[Seat, ...]) -> None:
        cards = await Shuffle((*self.hands.values(), *self.rest))
        self.hands = dict(zip(order, cards, strict=False))
        self.rest, self.bettor = list(cards[self.players :]), None
        await Look({seat: (card,) for seat, card in self.hands.items()})
        for seat in order:
            self.put(seat)
        await self.betting(order)
        await self.showdown()

    async def betting(self, order: tuple[Seat, ...]) -> None:
        """Once around to bet or check; once somebody has bet, the others call or fold."""
        for seat in order:
            if await Choose(seat, (False, True), Ask.BET, False):
                self.bettor = seat
                self.put(seat)
                break
        for seat in self.clockwise(self.bettor) if self.bettor else ():
            if await Choose(seat, (False, True), Ask.CALL, False):
                self.put(seat)
            else:
                self.rest.append(self.hands.pop(seat))

    async def showdown(self) -> None:
        """The highest card takes the pot; a player left alone takes it unseen."""
        winner = next(iter(self.hands))
        self.shown = {}
        if len(self.hands) > 1:
            faces = await Reveal(tuple(self.hands.values()))
            self.shown = dict(zip(self.hands, faces, strict=True))
            winner = max(self.hands, key=lambda seat: RANKS.index(self.shown[seat]))
        self.chips[winner] += self.pot
        self.pot = 0

    def put(self, seat: Seat) -> None:
        self.chips[seat] -= 1
        self.pot += 1

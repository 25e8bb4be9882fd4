"""Mascarade: announce any character you like, though you may not know yourself who you are.

2 to 13 players; Bruno Faidutti's game. R1, R2 and so on are the rulings where the rulebook is
silent: docs/mascarade.md.
"""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations
from math import factorial, prod
from typing import ClassVar, NamedTuple, TypeVar

from games.kit import Arrange, Card, Choose, Coins, Deck, Game, Look, Options, Reveal, Seat
from games.mascarade.characters import Character, MascaradeOptions, centre_cards, in_play

T = TypeVar("T")


class Place(StrEnum):
    """Where a card lies before its player, or in the centre."""

    ONLY = "only"
    LEFT = "left"
    RIGHT = "right"
    PROTECTED = "protected"
    CENTRE_1 = "centre_1"
    CENTRE_2 = "centre_2"


PLACES = {2: (Place.LEFT, Place.RIGHT, Place.PROTECTED), 3: (Place.LEFT, Place.RIGHT)}
CENTRE = (Place.CENTRE_1, Place.CENTRE_2)


class Slot(NamedTuple):
    """A place for one card; nobody's seat: the centre."""

    seat: Seat | None
    place: Place = Place.ONLY

    def __str__(self) -> str:
        return f"{self.seat or 'centre'}.{self.place}"


Pair = tuple[Slot, Slot]


class Move(StrEnum):
    SWAP = "swap"
    LOOK = "look"
    ANNOUNCE = "announce"


class Ask(StrEnum):
    """What somebody has to decide."""

    ACTION = "action"
    SWAP = "swap"
    CONTEST = "contest"
    BISHOP = "bishop"
    FOOL = "fool"
    WITCH = "witch"
    SPY = "spy"
    QUESTION = "question"
    GUESS = "guess"


class Play(NamedTuple):
    """One of the three actions, with the cards it is about; an own card first."""

    move: Move
    slots: tuple[Slot, ...]
    character: Character | None = None

    def __str__(self) -> str:
        return " ".join(map(str, filter(None, (self.move, self.character, *self.slots))))


class Ending(StrEnum):
    CHEAT = "cheat"
    FORTUNE = "fortune"
    RUIN = "ruin"


COINS = 194
START_GOLD = 6
PREPARATORY_TURNS = 4
FORTUNE = 13  # this much gold ends the game
CHEATS_GOLD = 10
WIDOWS_GOLD = 10
BISHOPS_GOLD = 2
INQUISITORS_GOLD = 4
FINE = 1
FROM_BANK = {
    Character.KING: 3,
    Character.QUEEN: 2,
    Character.FOOL: 1,
    Character.PEASANT: 1,
}


class GameOver(Exception):
    """Somebody has won; whatever was still to happen in this turn does not (R10)."""


@dataclass
class Mascarade(Game):
    options: MascaradeOptions = field(default_factory=MascaradeOptions)
    characters: tuple[Character, ...] = field(default=(), init=False)  # of all cards in play
    active: Seat = field(default=Seat(1), init=False)
    turns: int = field(default=1, init=False)  # this one included
    gold: dict[Seat, int] = field(init=False)
    bank: int = field(default=COINS, init=False)
    court: int = field(default=0, init=False)
    cards: dict[Slot, Card[Character]] = field(default_factory=dict, init=False)
    shown: list[Slot] = field(default_factory=list, init=False)  # in this turn, to everybody
    shown_before: list[Slot] = field(default_factory=list, init=False)  # in the turn before
    announced: Character | None = field(default=None, init=False)  # in this turn
    claims: dict[Seat, Slot] = field(default_factory=dict, init=False)  # to be that character
    ending: Ending | None = field(default=None, init=False)

    key: ClassVar[str] = "mascarade"
    edition: ClassVar[int] = 3
    counts: ClassVar[range] = range(2, 14)
    option_type: ClassVar[type[Options]] = MascaradeOptions

    def __post_init__(self) -> None:
        super().__post_init__()
        self.characters = in_play(self.players, self.options)
        self.gold = dict.fromkeys(self.seats, 0)

    # Where cards lie

    def own(self, seat: Seat) -> list[Slot]:
        """The places before ``seat``: one, or two or three with so few players."""
        return [Slot(seat, place) for place in PLACES.get(self.players, (Place.ONLY,))]

    def free(self, seat: Seat) -> list[Slot]:
        """What others may touch of it: never the protected card."""
        return [slot for slot in self.own(seat) if slot.place is not Place.PROTECTED]

    @property
    def centre(self) -> list[Slot]:
        places = CENTRE[: centre_cards(self.players, self.options.centre)]
        return [Slot(None, place) for place in places]

    @property
    def slots(self) -> list[Slot]:
        return [slot for seat in self.seats for slot in self.own(seat)] + self.centre

    def others(self, seat: Seat) -> list[Slot]:
        """The cards of all others that ``seat`` may touch, in the order of play."""
        return [slot for other in self.clockwise(seat) for slot in self.free(other)]

    # The game

    async def play(self) -> None:
        await self.set_up()
        with suppress(GameOver):
            while True:
                await self.turn(self.active)
                self.active = self.clockwise(self.active)[0]
                self.turns += 1
                self.shown_before, self.shown = self.shown, []
                self.announced, self.claims = None, {}

    async def set_up(self) -> None:
        """Everybody sees the deal, so a coin will do for a shuffle; it falls with the other one."""
        begins = () if self.start else (self.players,)
        *first, deal = await Coins((*begins, orders(self.characters)))
        self.active = self.start or self.seats[first[0]]
        for seat in self.seats:
            self.pay(seat, START_GOLD)
        cards = await Deck(dealt(self.characters, deal))
        self.cards = dict(zip(self.slots, cards, strict=True))

    async def turn(self, seat: Seat) -> None:
        plays = self.plays(seat)
        match await Choose(seat, plays, Ask.ACTION, plays[0]):
            case Play(Move.SWAP, (mine, other)):
                await self.swap_or_not(seat, mine, other)
            case Play(Move.LOOK, (slot,)):
                await Look({seat: (self.cards[slot],)})
            case Play(Move.ANNOUNCE, (slot,), Character() as character):
                await self.announce(seat, slot, character)

    def plays(self, seat: Seat) -> list[Play]:
        """All ``seat`` may do; first what it does if it is absent."""
        bound = [slot for slot in self.shown_before if slot.seat == seat]
        swaps = [Play(Move.SWAP, pair) for pair in self.pairs(seat)]
        if bound:  # R4: not before the card that all saw may have moved
            return [swap for swap in swaps if any(slot in bound for slot in swap.slots)]
        if self.turns <= PREPARATORY_TURNS:
            return swaps
        looks = [Play(Move.LOOK, (slot,)) for slot in self.own(seat)]
        return (
            swaps
            + looks
            + [
                Play(Move.ANNOUNCE, (slot,), character)
                for slot in self.free(seat)
                for character in self.names()
            ]
        )

    def names(self) -> tuple[Character, ...]:
        """The characters in play; nobody announces or guesses another (R5)."""
        return tuple(dict.fromkeys(self.characters))

    def pairs(self, seat: Seat) -> list[Pair]:
        """An own card, and another's, one of the centre or a second own one."""
        partners = self.others(seat) + self.centre
        across = [(mine, other) for mine in self.free(seat) for other in partners]
        return across + list(combinations(self.own(seat), 2))

    async def swap_or_not(self, seat: Seat, one: Slot, other: Slot) -> None:
        """``seat`` alone knows whether it did (R6)."""
        pair = self.cards[one], self.cards[other]
        self.cards[one], self.cards[other] = await Arrange(
            seat, pair, 1, Ask.SWAP, pair[:1], on_table=True
        )

    # Announcements

    async def announce(self, seat: Seat, slot: Slot, character: Character) -> None:
        self.announced, self.claims = character, {seat: slot}
        for other in self.clockwise(seat):  # R16: one after the other
            claim = await Choose(other, (None, *self.own(other)), Ask.CONTEST, None)
            if claim:
                self.claims[other] = claim
        users = [seat] if len(self.claims) == 1 else await self.unmask(character)
        for user in users:  # one, or none, or both Peasants
            await self.use_power(user, character, len(users))
        self.check()
        self.fine([claimant for claimant in self.claims if claimant not in users])
        self.check()

    async def unmask(self, character: Character) -> list[Seat]:
        """Every claimant shows the card it claimed with; who is ``character``?"""
        faces = await self.show(list(self.claims.values()))
        return [seat for seat, face in zip(self.claims, faces, strict=True) if face is character]

    async def show(self, slots: list[Slot]) -> tuple[Character, ...]:
        self.shown += slots  # R21: what counts is the place, even if a power moves the card
        return await Reveal(tuple([self.cards[slot] for slot in slots]))

    def fine(self, liars: Sequence[Seat]) -> None:
        for seat in liars:
            self.gold[seat] -= FINE
            self.court += FINE

    # Powers

    async def use_power(self, seat: Seat, character: Character, users: int) -> None:
        """King, Queen and Peasant only take coins, two Peasants twice as many each."""
        self.pay(seat, FROM_BANK.get(character, 0) * users)
        match character:
            case Character.JUDGE:
                self.gold[seat], self.court = self.gold[seat] + self.court, 0
            case Character.BISHOP:
                await self.tax_the_richest(seat)
            case Character.FOOL:
                await self.confuse_two_others(seat)
            case Character.THIEF:
                others = self.clockwise(seat)
                for neighbour in (others[0], others[-1]):
                    self.take(seat, neighbour, 1)
            case Character.WITCH:
                await self.exchange_fortunes(seat)
            case Character.SPY:
                await self.spy(seat)
            case Character.CHEAT if self.gold[seat] >= CHEATS_GOLD:
                self.end([seat], Ending.CHEAT)
            case Character.INQUISITOR:
                await self.question(seat)
            case Character.WIDOW:
                self.pay(seat, max(0, WIDOWS_GOLD - self.gold[seat]))

    async def tax_the_richest(self, bishop: Seat) -> None:
        others = self.clockwise(bishop)
        most = max(self.gold[other] for other in others)
        richest = [other for other in others if self.gold[other] == most]
        self.take(bishop, await pick(bishop, richest, Ask.BISHOP), BISHOPS_GOLD)

    async def confuse_two_others(self, fool: Seat) -> None:
        """Two cards of two others, or both that one opponent leaves unprotected (R9)."""
        self.check()  # his coin may be the thirteenth (R10)
        pairs = combinations(self.others(fool), 2)
        cards = [(a, b) for a, b in pairs if a.seat != b.seat or self.players == 2]
        await self.swap_or_not(fool, *await pick(fool, cards, Ask.FOOL))

    async def exchange_fortunes(self, witch: Seat) -> None:
        """The one power that may be declined (R7)."""
        other = await Choose(witch, (None, *self.clockwise(witch)), Ask.WITCH, None)
        if other:
            self.gold[witch], self.gold[other] = self.gold[other], self.gold[witch]

    async def spy(self, spy: Seat) -> None:
        """Both cards are seen before the Spy decides, and nobody else sees them (R18)."""
        mine = self.claims[spy]
        other = await pick(spy, self.others(spy) + self.centre, Ask.SPY)
        await Look({spy: (self.cards[mine], self.cards[other])})
        await self.swap_or_not(spy, mine, other)

    async def question(self, inquisitor: Seat) -> None:
        """Whoever can't say who they are pays, all they have if it is less."""
        victim = await pick(inquisitor, self.clockwise(inquisitor), Ask.QUESTION)
        guess = await Choose(victim, self.names(), Ask.GUESS, self.names()[0])
        if await self.show(self.own(victim)) != (guess,):
            self.take(inquisitor, victim, INQUISITORS_GOLD)

    # Gold

    def pay(self, seat: Seat, gold: int) -> None:
        """The bank never runs dry (R3)."""
        self.bank -= gold
        self.gold[seat] += gold

    def take(self, seat: Seat, victim: Seat, gold: int) -> None:
        """As much as there is, if it is less (R8)."""
        gold = min(gold, self.gold[victim])
        self.gold[victim] -= gold
        self.gold[seat] += gold

    def check(self) -> None:
        """Is it over? Thirteen coins come before ruin, and the victory may be shared (R11)."""
        fortunes = [seat for seat in self.seats if self.gold[seat] >= FORTUNE]
        if fortunes:
            self.end(fortunes, Ending.FORTUNE)
        if 0 in self.gold.values():
            most = max(self.gold.values())
            self.end([seat for seat in self.seats if self.gold[seat] == most], Ending.RUIN)

    def end(self, winners: Sequence[Seat], ending: Ending) -> None:
        self.winners, self.ending = tuple(winners), ending
        raise GameOver


async def pick(seat: Seat, among: Sequence[T], ask: Ask) -> T:
    """One of ``among``, without a question if there is only one."""
    return among[0] if len(among) == 1 else await Choose(seat, among, ask, among[0])


def orders(cards: Sequence[Character]) -> int:
    """In how many ways they can be dealt; the two Peasants are alike."""
    return factorial(len(cards)) // prod(factorial(n) for n in Counter(cards).values())


def dealt(cards: Sequence[Character], number: int) -> tuple[Character, ...]:
    """Deal ``number`` of all ``orders``, 0 being the one in which the cards come."""
    for first in dict.fromkeys(cards):
        place = cards.index(first)
        rest = (*cards[:place], *cards[place + 1 :])
        if number < orders(rest):
            return (first, *dealt(rest, number))
        number -= orders(rest)
    return ()

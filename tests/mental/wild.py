"""A game without sense that asks for all that can be done with cards, in an order by a seed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, NamedTuple

from games.kit import (
    AnyCard,
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Game,
    Give,
    Lay,
    Look,
    Play,
    Prove,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from table.founding import Terms


class Fruit(StrEnum):
    APPLE = "apple"
    LEMON = "lemon"
    PEAR = "pear"
    PLUM = "plum"


class Ask(StrEnum):
    ANY = "any"


class Salad(NamedTuple):
    """Nothing, one fruit, or two of a kind; a hidden one may follow."""

    shows: tuple[Fruit, ...] = ()
    needs: tuple[Fruit, ...] = ()


@dataclass(frozen=True)
class Salads:
    most: int

    def options(self, hand: Sequence[Any]) -> Sequence[Salad]:
        pairs = [Salad((f,) * n) for f in Fruit for n in (1, 2) if hand.count(f) >= n <= self.most]
        return (Salad(), Salad((), (Fruit.PLUM,)), *pairs)


@dataclass
class Wild(Game):
    """What it asks depends on the seed and the answers alone, as with any game."""

    seed: int = 0
    steps: int = 25
    cards: int = 6
    live: list[AnyCard] = field(default_factory=list, init=False)
    shown: set[AnyCard] = field(default_factory=set, init=False)  # face up
    held: dict[Seat, set[AnyCard]] = field(default_factory=dict, init=False)  # read, face down

    key: ClassVar[str] = "wild"
    counts: ClassVar[range] = range(2, 14)

    async def play(self) -> None:
        self.random = Random(self.seed)
        self.held = {seat: set() for seat in self.seats}
        await self.deck()
        for _ in range(self.steps):
            await self.random.choice(self.deeds)(self)
        self.winners = self.seats[:1]

    def some(self, among: Sequence[Any], least: int = 1, most: int = 4) -> tuple[Any, ...]:
        most = min(most, len(among))
        return tuple(self.random.sample(list(among), self.random.randint(min(least, most), most)))

    def seat(self) -> Seat:
        return self.random.choice(self.seats)

    def moved(self, old: Sequence[AnyCard], new: Sequence[AnyCard], by: Seat | None) -> None:
        follows = by is not None and self.held[by].issuperset(old)
        self.live = [card for card in self.live if card not in old] + list(new)
        self.shown -= set(old)
        for seat in self.seats:
            self.held[seat] -= set(old)
        if by is not None and follows:
            self.held[by] |= set(new)

    def turned_up(self, cards: Sequence[AnyCard]) -> None:
        self.shown |= set(cards)
        for seat in self.seats:
            self.held[seat] -= set(cards)

    # What it asks for

    async def deck(self) -> None:
        faces = tuple(self.random.choices(list(Fruit), k=self.cards))
        new = await Deck(faces)
        self.live += new
        self.shown |= set(new)
        self.moved(new, await Shuffle(new), None)

    async def shuffle(self) -> None:
        old = self.some(self.live, 1, 5)
        self.moved(old, await Shuffle(old), None)

    async def arrange(self) -> None:
        seat, old = self.seat(), self.some(self.live)
        if self.held[seat] and self.random.random() < 0.5:
            old = self.some(sorted(self.held[seat]))
        front = self.random.randint(0, len(old))
        ordered = front > 0 and self.random.random() < 0.4
        preset = old[:front]
        new = await Arrange(seat, old, front, Ask.ANY if front else None, preset, ordered)
        self.moved(old, new, seat)

    async def look(self) -> None:
        hands = {seat: self.some(self.live, 1, 3) for seat in sorted(self.some(self.seats, 1, 3))}
        await Look(hands)
        for seat, cards in hands.items():
            self.held[seat] |= set(cards) - self.shown

    async def show(self) -> None:
        seat, to = self.random.sample(self.seats, 2)
        cards = sorted(self.held[seat] | self.shown)
        if cards:
            await Show(seat, self.some(cards), to)

    async def give(self) -> None:
        seat, to = self.random.sample(self.seats, 2)
        cards = sorted(self.held[seat] | self.shown)
        if cards:
            given = self.some(cards, 1, 2)
            await Give(seat, given, to)
            for holders in self.held.values():
                holders -= set(given)
            self.held[to] |= set(given) - self.shown

    async def open_play(self) -> None:
        seat = self.seat()
        hand = self.some(sorted(self.held[seat] | self.shown), 0, 5)
        played = await Play(seat, hand, Salads(self.random.randint(0, 2)), Ask.ANY, Salad())
        self.turned_up(played.cards)

    async def lay(self) -> None:
        seat = self.seat()
        hand, faces = self.some(sorted(self.held[seat] | self.shown)), self.some(list(Fruit))
        if hand and (new := await Lay(seat, hand, faces, Ask.ANY)):
            self.moved(hand, new, seat)
            self.held[seat] |= set(new)

    async def reveal(self) -> None:
        cards = self.some(self.live, 1, 2)
        await Reveal(cards)
        self.turned_up(cards)

    async def prove(self) -> None:
        seat, lenient = self.seat(), self.random.random() < 0.5
        if cards := self.some(sorted(self.held[seat])):
            face = self.random.choice(list(Fruit))
            others = [card for card in self.live if card not in cards]
            into = self.some(others) if others and self.random.random() < 0.7 else ()
            proved = await Prove(seat, cards, face, lenient, Ask.ANY, into=into)
            self.turned_up([proved] if proved is not None else [])
            await self.put_into(into, proved)

    async def put_into(self, pile: tuple[AnyCard, ...], card: AnyCard | None) -> None:
        """Mostly as announced; else something else, or nothing, is done with the pile first."""
        if not pile or card is None:
            return
        if (chance := self.random.random()) < 0.4:
            await self.look()
        elif chance < 0.6:
            pile = pile[:-1]
        if chance < 0.9:
            old = (*pile, card)
            self.moved(old, await Shuffle(old), None)

    async def coin(self) -> None:
        sides = self.random.randint(1, 5)
        await (Coin(sides) if sides < 4 else Coins((sides, 2, sides)))

    async def choose(self) -> None:
        await Choose(self.seat(), (1, 2, 3), Ask.ANY, 1)

    async def together(self) -> None:
        asked = sorted(self.some(self.seats, 1, 4))
        await ChooseTogether(dict.fromkeys(asked, ("yes", "no")), Ask.ANY, "no")

    deeds: ClassVar[tuple[Any, ...]] = (
        shuffle, arrange, arrange, arrange, look, look, look, show, reveal, prove, prove,
        coin, choose, together, give, open_play, open_play, lay, lay,
    )  # fmt: skip


def wild_game(terms: Terms) -> Wild:
    """The terms of a wild game name its seed, and may name its length."""
    words = dict(terms.options)
    return Wild(terms.players, seed=int(words["seed"]), steps=int(words.get("steps", "25")))

"""A market without goods: money changes hands in an order drawn from a seed, and people talk."""

from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, ClassVar

from games.kit import (
    Choose,
    Game,
    Income,
    Note,
    Offer,
    OpenPurses,
    ProveEmpty,
    Purses,
    Seat,
    Settle,
    Speak,
)
from table.founding import Terms

BITS = 6


class Ask(StrEnum):
    OFFER = "offer"
    ACCEPT = "accept"
    AGREE = "agree"
    EMPTY = "empty"
    SPEAK = "speak"


@dataclass
class Bazaar(Game):
    """What it asks depends on the seed and the answers alone, as with any game."""

    seed: int = 0
    steps: int = 8
    bank: int = field(default=63, init=False)
    counted: dict[Seat, int] = field(default_factory=dict, init=False)
    said: list[str] = field(default_factory=list, init=False)
    shown: set[Seat] = field(default_factory=set, init=False)  # to have been empty

    key: ClassVar[str] = "bazaar"
    counts: ClassVar[range] = range(2, 6)

    async def play(self) -> None:
        self.random = Random(self.seed)
        amounts = {seat: self.random.randint(0, 6) for seat in self.seats}
        await Purses(amounts, BITS)
        self.bank -= sum(amounts.values())
        for _ in range(self.steps):
            await self.random.choice(self.deeds)(self)
        self.counted = dict(await OpenPurses(self.seats))
        most = max(self.counted.values())
        self.winners = tuple(seat for seat in self.seats if self.counted[seat] == most)

    async def trade(self) -> None:
        payer, payee = self.random.sample(self.seats, 2)
        if await Offer(payer, payee, Ask.OFFER):
            paid = await Choose(payee, (False, True), Ask.ACCEPT, False)
            await Settle(payer, payee, paid)

    async def demand(self) -> None:
        payer, payee = self.random.sample(self.seats, 2)
        wanted = self.random.randint(0, 3)
        if await Offer(payer, payee, Ask.AGREE, exactly=wanted):
            await Settle(payer, payee, paid=True)

    async def beg(self) -> None:
        seat = self.random.choice(self.seats)
        if await ProveEmpty(seat, Ask.EMPTY):
            self.shown.add(seat)
            await self.give(seat, 1)

    async def earn(self) -> None:
        await self.give(self.random.choice(self.seats), self.random.randint(0, 3))

    async def give(self, seat: Seat, amount: int) -> None:
        amount = min(amount, self.bank)
        await Income({seat: amount})
        await Note(seat)
        self.bank -= amount

    async def talk(self) -> None:
        self.said.append(await Speak(self.random.choice(self.seats), Ask.SPEAK))

    deeds: ClassVar[tuple[Any, ...]] = (trade, trade, trade, demand, beg, beg, earn, talk)


def bazaar(terms: Terms) -> Bazaar:
    """The terms of a bazaar name its seed, and may name its length."""
    words = dict(terms.options)
    return Bazaar(terms.players, seed=int(words["seed"]), steps=int(words.get("steps", "8")))

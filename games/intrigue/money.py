"""The money of Intrigue, in thousands of ducats: who keeps it, and who sees how much it is.

The rules speak to ``Money`` and never ask how much somebody has. R1, R2 and so on are the rulings
in docs/intrigue.md.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from games.intrigue.advisers import Ask
from games.kit import Choose, Income, Note, Offer, OpenPurses, ProveEmpty, Purses, Seat, Settle

ALL_MONEY = 800  # 50 notes each of 1, 5 and 10
PURSE = 32  # two notes of each
BANK_BRIBE = 1
BITS = 10  # no purse ever holds 1024 or more: all together get 784 at most (R11)


class BankBribe(StrEnum):
    """Does the bank pay for whoever is broke (R7)?"""

    AUTOMATIC = "automatic"
    OPTIONAL = "optional"  # if asked to, with the empty purse shown
    NONE = "none"


class Earned(NamedTuple):
    """The bank has paid ``seat``: its income, if it is not what it gets for somebody ruined."""

    seat: Seat
    amount: int
    instead_of: Seat | None = None


class Fortunes(NamedTuple):
    """All purses at the end of the game."""

    purses: tuple[tuple[Seat, int], ...]


@dataclass
class Money(ABC):
    """All purses and the bank; at most one offer stands at a time."""

    bank: int = field(default=ALL_MONEY, init=False)

    @abstractmethod
    async def set_up(self, seats: Sequence[Seat]) -> None:
        """Everybody gets the same."""

    @abstractmethod
    async def earn(self, seat: Seat, amount: int, instead_of: Seat | None = None) -> None:
        """The bank pays ``seat``."""

    @abstractmethod
    def may_hold(self, seat: Seat) -> range:
        """What may be in the purse, as far as everybody knows."""

    @abstractmethod
    async def offer(self, payer: Seat, payee: Seat) -> bool:
        """``payer`` lays down an amount, no more than it has; or does it change its mind?"""

    @abstractmethod
    async def settle(self, accepted: bool) -> None:
        """The standing offer is paid, or forgotten."""

    @abstractmethod
    async def agree(self, payer: Seat, payee: Seat, amount: int) -> bool:
        """``payer`` pays what it was asked for, at once; if it does."""

    @abstractmethod
    async def proves_to_be_broke(self, payer: Seat) -> bool: ...

    @abstractmethod
    async def count(self) -> Mapping[Seat, int]:
        """All purses are opened."""

    async def bank_bribe(self, payer: Seat, payee: Seat) -> None:
        """The bank pays for somebody who has nothing (R7)."""
        await self.earn(payee, BANK_BRIBE, payer)


class Standing(NamedTuple):
    """An offer that has not been answered yet."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass
class OpenBooks(Money):
    """Every amount is announced, so whoever takes notes knows all purses."""

    purses: dict[Seat, int] = field(default_factory=dict, init=False)
    standing: Standing | None = field(default=None, init=False)

    async def set_up(self, seats: Sequence[Seat]) -> None:
        self.purses = dict.fromkeys(seats, PURSE)
        self.bank -= PURSE * len(seats)

    async def earn(self, seat: Seat, amount: int, instead_of: Seat | None = None) -> None:
        self.purses[seat] += amount
        self.bank -= amount
        await Note(Earned(seat, amount, instead_of))

    def may_hold(self, seat: Seat) -> range:
        return range(self.purses[seat], self.purses[seat] + 1)

    async def offer(self, payer: Seat, payee: Seat) -> bool:
        """Whole thousands, and at least one (R8)."""
        amounts = (*range(1, self.purses[payer] + 1), None)
        amount = await Choose(payer, amounts, Ask.AMOUNT, None)
        self.standing = Standing(payer, payee, amount) if amount else None
        return amount is not None

    async def settle(self, accepted: bool) -> None:
        if self.standing and accepted:
            await self.agree(*self.standing)
        self.standing = None

    async def agree(self, payer: Seat, payee: Seat, amount: int) -> bool:
        self.purses[payer] -= amount
        self.purses[payee] += amount
        return True

    async def proves_to_be_broke(self, payer: Seat) -> bool:
        return not self.purses[payer]

    async def count(self) -> Mapping[Seat, int]:
        await Note(Fortunes(tuple(self.purses.items())))
        return self.purses


@dataclass
class SealedPurses(Money):
    """An amount is between the two who deal; the rules themselves don't see any.

    So anybody may say that it offers something, agrees or is broke: the table sees to it that
    nobody can do so falsely.
    """

    compulsory: bool = False  # whoever is asked for an amount names one, if only 0
    dealing: tuple[Seat, Seat] | None = field(default=None, init=False)  # payer and payee
    seats: tuple[Seat, ...] = field(default=(), init=False)

    async def set_up(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.bank -= PURSE * len(seats)
        await Purses(dict.fromkeys(seats, PURSE), BITS)

    async def earn(self, seat: Seat, amount: int, instead_of: Seat | None = None) -> None:
        self.bank -= amount
        await Note(Earned(seat, amount, instead_of))
        await Income({seat: amount})

    def may_hold(self, _: Seat) -> range:
        return range(1 << BITS)

    async def offer(self, payer: Seat, payee: Seat) -> bool:
        """Even 0, which looks like any other amount."""
        preset = 0 if self.compulsory else None
        offer = Offer(payer, payee, Ask.AMOUNT, preset=preset, compulsory=self.compulsory)
        stands = await offer
        self.dealing = (payer, payee) if stands else None
        return stands

    async def settle(self, accepted: bool) -> None:
        if self.dealing:
            await Settle(*self.dealing, accepted)
        self.dealing = None

    async def agree(self, payer: Seat, payee: Seat, amount: int) -> bool:
        paid = await Offer(payer, payee, Ask.AMOUNT, amount)
        if paid:
            await Settle(payer, payee, paid)
        return paid

    async def proves_to_be_broke(self, payer: Seat) -> bool:
        return await ProveEmpty(payer, Ask.EMPTY)

    async def count(self) -> Mapping[Seat, int]:
        return await OpenPurses(self.seats)

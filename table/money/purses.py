"""Money at a table: what is in every purse, and the offer that waits for an answer.

The rules of money are the same whatever form amounts take: numbers at a plain table, bounds in
the book of one seat, ciphertexts at a mental table. What is wrong here is wrong in the game's
rules, since everything asked of a till is public.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Generic, NamedTuple, Self, TypeVar

from games.kit import Income, Purses, Seat, Settle
from games.kit.money import MOST_BITS

B = TypeVar("B")  # what is in a purse
A = TypeVar("A")  # what is offered


class Standing(NamedTuple, Generic[A]):
    """An offer that has been made and not been settled."""

    payer: Seat
    payee: Seat
    amount: A


@dataclass
class Till(ABC, Generic[B, A]):
    """``purses`` and the ``standing`` offer; the ``total`` of all purses is public."""

    purses: dict[Seat, B] = field(default_factory=dict)
    standing: Standing[A] | None = None
    total: int = 0
    bits: int = 0

    @abstractmethod
    def endowed(self, seat: Seat, units: int) -> B:
        """A purse with ``units`` in it, counted by everybody."""

    @abstractmethod
    def credited(self, purse: B, units: int) -> B:
        """``purse`` after an income of ``units``."""

    @abstractmethod
    def paid(self, payer: B, payee: B, amount: A) -> tuple[B, B]:
        """Both purses after the payment."""

    def copy(self) -> Self:
        return replace(self, purses=self.purses.copy())

    def move(self, request: Purses | Income | Settle) -> None:
        """Do what needs nobody's word any more."""
        match request:
            case Purses():
                self._hand_out(request)
            case Income():
                self._pay_out(request)
            case Settle():
                self._settle(request)

    def stand(self, offer: Standing[A]) -> None:
        if self.standing is not None:  # both could spend the same money
            raise ValueError(f"an offer stands that has not been settled: {self.standing[:2]}")
        if offer.payer == offer.payee or not {offer.payer, offer.payee} <= self.purses.keys():
            raise ValueError(f"an offer goes from one purse to another, not {offer[:2]}")
        self.standing = offer

    def _hand_out(self, request: Purses) -> None:
        if self.purses:
            raise ValueError("purses are handed out once in a game")
        if not 0 < request.bits <= MOST_BITS:
            raise ValueError(f"amounts in purses have 1 to {MOST_BITS} bits, not {request.bits}")
        self.bits = request.bits
        self._issue(request.amounts.values())
        for seat, units in request.amounts.items():
            self.purses[seat] = self.endowed(seat, units)

    def _pay_out(self, request: Income) -> None:
        self._issue(request.amounts.values())
        for seat, units in request.amounts.items():
            self.purses[seat] = self.credited(self.purses[seat], units)

    def _settle(self, request: Settle) -> None:
        if self.standing is None or self.standing[:2] != (request.payer, request.payee):
            raise ValueError(f"no such offer stands: {request}")
        payer, payee, amount = self.standing
        if request.paid:
            purses = self.paid(self.purses[payer], self.purses[payee], amount)
            self.purses[payer], self.purses[payee] = purses
        self.standing = None

    def _issue(self, amounts: Collection[int]) -> None:
        """Nobody could prove amounts as large as the limit, or owe one to the bank."""
        if min(amounts, default=0) < 0 or self.total + sum(amounts) >= 1 << self.bits:
            raise ValueError(f"{sum(amounts)} can't be added to {self.total} in purses")
        self.total += sum(amounts)


class Funds(Till[int, int]):
    """All the money of a plain table, open."""

    def endowed(self, _: Seat, units: int) -> int:
        return units

    def credited(self, purse: int, units: int) -> int:
        return purse + units

    def paid(self, payer: int, payee: int, amount: int) -> tuple[int, int]:
        return payer - amount, payee + amount

"""What rules may ask a table to do with money that only its owner can count.

Rules don't know what is in a purse. They hand money out openly, have offers made, and say which
of them are paid. One offer stands at a time: it is settled before the next is made.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.kit.errors import IllegalAnswer
from games.kit.request import Ask, Decision, Request, Seat, Sight, nothing, one_of

MOST_BITS = 16  # of an amount; each of them is proved


@dataclass(frozen=True, slots=True)
class Purses(Request[None]):
    """Each seat named gets a purse with this much in it, counted by everybody; once in a game.

    All the money that will ever be in purses together must stay below 2 to the power of ``bits``.
    """

    amounts: Mapping[Seat, int]
    bits: int = 10
    touches = ()

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Income(Request[None]):
    """The bank puts these amounts into purses, counted by everybody."""

    amounts: Mapping[Seat, int]
    touches = ()

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class Offer(Decision[bool, int | None]):
    """``payer`` lays an amount before ``payee`` that only those two can count, or nothing (None).

    Does an offer stand then? More than is in the purse can't be offered, but 0 can, and looks like
    any other amount. With ``exactly``, it is that amount or nothing, and everybody sees to it.
    If it is ``compulsory``, only a seat that is late or gone lays nothing: nobody can for it,
    whatever the ``preset``.
    The offer moves no money before ``Settle``.
    """

    payer: Seat
    payee: Seat
    ask: Ask
    exactly: int | None = None
    preset: int | None = None
    compulsory: bool = False
    touches = ()

    def accept(self, answer: object) -> bool:
        return one_of((False, True), answer, self.payer)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.payer,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[int | None]:
        affordable = range(sight.purses[seat] + 1)
        if self.compulsory:
            return affordable
        if self.exactly is not None:
            return (self.exactly, None) if self.exactly in affordable else (None,)
        return (*affordable, None)


@dataclass(frozen=True, slots=True)
class Settle(Request[None]):
    """The offer that stands is now ``paid``, at once and for good, or else forgotten."""

    payer: Seat
    payee: Seat
    paid: bool
    touches = ()

    def accept(self, answer: object) -> None:
        nothing(answer)


@dataclass(frozen=True, slots=True)
class ProveEmpty(Decision[bool, bool]):
    """``seat`` shows everybody that its purse is empty, if it is, or keeps it closed."""

    seat: Seat
    ask: Ask
    preset: bool = False
    touches = ()

    def accept(self, answer: object) -> bool:
        return one_of((False, True), answer, self.seat)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[bool]:
        return (False,) if sight.purses[seat] else (False, True)


@dataclass(frozen=True, slots=True)
class OpenPurses(Request[Mapping[Seat, int]]):
    """Everybody counts what is in the purses of ``seats``; nobody can keep a coin back."""

    seats: tuple[Seat, ...]
    touches = ()

    def accept(self, answer: object) -> Mapping[Seat, int]:
        if not isinstance(answer, Mapping) or set(answer) != set(self.seats):
            seats = ", ".join(map(str, self.seats))
            raise IllegalAnswer(f"one amount for each of the seats {seats} is expected")
        if not all(type(amount) is int and amount >= 0 for amount in answer.values()):
            raise IllegalAnswer(f"amounts are expected, not {answer}")
        return {seat: answer[seat] for seat in self.seats}

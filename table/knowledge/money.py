"""What one seat knows about the money on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from games.kit import (
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Event,
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
    Speak,
    unknown_to,
)
from table.knowledge.learned import Learned, Offered, told
from table.money.purses import Funds, Standing, Till


class Span(NamedTuple):
    """An amount is at least and at most this; if both are one number, it is known."""

    least: int
    most: int


def exact(amount: int) -> Span:
    return Span(amount, amount)


@dataclass
class Savings(Till[Span, Span]):
    """Bounds of every purse and of the standing offer, as ``seat`` knows them.

    Its own purse is known, and so are the offers it made or got. What others paid each other widens
    the bounds of both purses; that one has what the other lacks is not written down.
    """

    seat: Seat | None = None  # of whoever keeps this book; None is a spectator

    @property
    def known(self) -> dict[Seat, int]:
        """The purses whose contents are known."""
        return {seat: span.least for seat, span in self.purses.items() if span.least == span.most}

    def is_party(self, request: Offer) -> bool:
        return self.seat in (request.payer, request.payee)

    def endowed(self, _: Seat, units: int) -> Span:
        return exact(units)

    def credited(self, purse: Span, units: int) -> Span:
        return Span(purse.least + units, purse.most + units)

    def paid(self, payer: Span, payee: Span, amount: Span) -> tuple[Span, Span]:
        left = Span(max(payer.least - amount.most, 0), payer.most - amount.least)
        return left, Span(payee.least + amount.least, payee.most + amount.most)

    def note(self, event: Event, learned: Learned) -> None:
        """Take in an event; the parties of an offer have ``learned`` its amount."""
        request, answer = event
        match request:
            case Choose() | ChooseTogether() | Speak() | Note() | Coin() | Coins():
                pass  # not about money
            case Look() | Show() | Give() | Reveal() | Prove() | Play():
                pass
            case Deck() | Shuffle() | Arrange() | Lay():
                pass
            case Purses() | Income() | Settle():
                self.move(request)
            case Offer(payer, payee):
                if answer:
                    self.stand(Standing(payer, payee, self.amount(request, learned)))
            case ProveEmpty(seat):
                if answer:
                    self.purses[seat] = exact(0)
            case OpenPurses():
                self.purses |= {seat: exact(units) for seat, units in answer.items()}
            case _:
                raise unknown_to("a book about money", request)

    def stand(self, offer: Standing[Span]) -> None:
        """Whoever can offer an amount has it."""
        super().stand(offer)
        purse = self.purses[offer.payer]
        self.purses[offer.payer] = Span(max(purse.least, offer.amount.least), purse.most)

    def amount(self, request: Offer, learned: Learned) -> Span:
        if self.is_party(request):
            return exact(told(Offered, learned).amount)
        if request.exactly is not None:
            return exact(request.exactly)
        return Span(0, self.purses[request.payer].most)

    def imagine(self, random: Random) -> Funds:
        """Money in every purse that agrees with all bounds and the total.

        Not all of that is equally likely, and whether the payments seen could have led there is
        not looked into.
        """
        funds = Funds(bits=self.bits, total=self.total)
        spans = list(self.purses.items())
        random.shuffle(spans)
        left = self.total
        while spans:
            seat, span = spans.pop()
            least = max(span.least, left - sum(other.most for _, other in spans))
            most = min(span.most, left - sum(other.least for _, other in spans))
            funds.purses[seat] = random.randint(least, most)
            left -= funds.purses[seat]
        if self.standing:
            payer, payee, amount = self.standing
            most = min(amount.most, funds.purses[payer])
            funds.standing = Standing(payer, payee, random.randint(amount.least, most))
        return funds


def savings_after(seat: Seat | None, events: Sequence[Event], funds: Funds) -> Savings:
    """What ``seat`` knows after ``events`` that led to ``funds``, if it remembers no amounts."""
    savings = Savings()
    for event in events:
        savings.note(event, None)
    savings.seat = seat
    if seat in funds.purses:
        savings.purses[seat] = exact(funds.purses[seat])
    if funds.standing and seat in funds.standing[:2]:
        payer, payee, amount = funds.standing
        savings.standing = None
        savings.stand(Standing(payer, payee, exact(amount)))
    return savings

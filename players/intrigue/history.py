"""What a player remembers of a match of Intrigue: who paid, who was treated how."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from games.intrigue.advisers import Adviser
from games.intrigue.money import PURSE, Earned
from games.intrigue.rules import Ask, Bribes, Intrigue, Placing, Verdict
from games.intrigue.talks import Matter, Word
from games.kit import Choose, Note, Offer, Seat, Settle
from players.intrigue.promises import Promise, promises
from players.view import View
from table import Offered

FADES = 0.8  # what a deed counts for after another one
TYPICAL = 4  # a bribe whose amount one doesn't know


class Payment(NamedTuple):
    """Somebody paid a host; how much is None if that is between the two."""

    payer: Seat
    host: Seat
    amount: int | None


class Deed(NamedTuple):
    """How well a host treated somebody, from -1 to 1."""

    host: Seat
    owner: Seat
    good: float


@dataclass
class History:
    """All of a match that a grudge can be built on."""

    earned: Counter[Seat] = field(default_factory=Counter)  # from the bank
    payments: list[Payment] = field(default_factory=list)
    paid_now: dict[Seat, int | None] = field(default_factory=dict)  # in the last negotiation
    deeds: list[Deed] = field(default_factory=list)
    kept: dict[Seat, int] = field(default_factory=dict)  # promises, by their authors
    broken: dict[Seat, int] = field(default_factory=dict)
    promised: dict[tuple[Seat, Seat], int] = field(default_factory=dict)  # slots, still open

    def treatment(self, host: Seat, owner: Seat) -> float:
        """How well ``host`` has treated ``owner`` so far, the latest counting most."""
        good = 0.0
        for deed in self.deeds:
            if (deed.host, deed.owner) == (host, owner):
                good = FADES * good + (1 - FADES) * 2 * deed.good
        return good

    def balance(self, seat: Seat) -> int:
        """What should be in a purse, by the books of somebody who guesses at what is sealed."""
        paid = sum(amount_of(payment) for payment in self.payments if payment.payer == seat)
        received = sum(amount_of(payment) for payment in self.payments if payment.host == seat)
        return PURSE + self.earned[seat] - paid + received

    def credit(self, author: Seat) -> float:
        """How far ``author``'s word can be relied on, from 0 to 1; a half if nothing is known."""
        kept, broken = self.kept.get(author, 0), self.broken.get(author, 0)
        return (kept + 1) / (kept + broken + 2)

    def standing_promises(self, one: Seat, other: Seat) -> tuple[int, int]:
        """What ``one`` has promised ``other`` and not given yet, and the other way round."""
        return self.promised.get((one, other), 0), self.promised.get((other, one), 0)

    def gratitude(self, host: Seat) -> float:
        """How often somebody who paid ``host`` was treated well for it; a half at first."""
        paid = [deed for deed in self.deeds if deed.host == host and self._paid(deed)]
        return (1 + sum(deed.good > 0 for deed in paid)) / (2 + len(paid))

    def _paid(self, deed: Deed) -> bool:
        return any((p.payer, p.host) == (deed.owner, deed.host) for p in self.payments)


def history(view: View[Intrigue]) -> History:
    """What the seat of ``view`` can remember; amounts only of its own dealings if sealed."""
    found, dealings = History(), Dealings(view)
    for number, (request, answer) in enumerate(view.events):
        match request:
            case Note(Earned(seat, amount)):
                found.earned[seat] += amount
            case Note(Matter() as matter):
                dealings.matter, found.paid_now = matter, {}
            case Choose(_, among, Ask.PLACE | Ask.WINNER | Ask.VERDICT) if dealings.matter:
                found.deeds += deeds(dealings.matter, among, answer)
            case _ if payment := dealings.paid(number, request, answer):
                found.payments.append(payment)
                found.paid_now[payment.payer] = payment.amount
    for promise in promises(view.events):
        remember(found, promise)
    return found


class Dealings:
    """Follows offers until they are paid."""

    def __init__(self, view: View[Intrigue]) -> None:
        self.told = view.knowledge.told
        self.is_sealed = view.game.options.bribes is Bribes.SEALED
        self.matter: Matter | None = None
        self.offered: Payment | None = None

    def paid(self, number: int, request: object, answer: Any) -> Payment | None:
        """The payment that is made with this event, if one is."""
        host = self.matter.host if self.matter else Seat(1)
        match request:
            case Choose(payer, _, Ask.AMOUNT):
                self.offered = Payment(payer, host, answer)
            case Offer(payer, _, _, exactly):
                told = self.told.get(number)
                amount = told.amount if isinstance(told, Offered) else exactly
                self.offered = Payment(payer, host, amount)
            case Choose(payer, _, Ask.SPEAK):
                self.offered = None  # with the old offer gone, the bank may be asked to pay
                agreed = answer.word is Word.AGREE and not self.is_sealed
                return Payment(payer, host, answer.number) if agreed else None
            case Choose(_, _, Ask.ANSWER) if answer.word is Word.ACCEPT and not self.is_sealed:
                return self.offered
            case Settle(_, _, True):
                return self.offered
        return None


def remember(found: History, promise: Promise) -> None:
    """Slots can be seen; what somebody says of the words of another proves nothing."""
    if promise.slot and promise.kept is not None:
        tally = found.kept if promise.kept else found.broken
        tally[promise.author] = tally.get(promise.author, 0) + 1
    elif promise.slot:
        found.promised[promise.author, promise.other] = promise.slot


def amount_of(payment: Payment) -> int:
    return TYPICAL if payment.amount is None else payment.amount


def deeds(matter: Matter, among: object, answer: object) -> Iterator[Deed]:
    """A good slot is good, a bad one is bad, and to be sent away is worse."""
    host = matter.host
    owners = [adviser.owner for adviser in matter.advisers]
    match answer:
        case Placing(owner, kind, slot):
            slots = sorted(o.slot for o in options(among) if isinstance(o, Placing))
            reach = slots[-1] - slots[0]
            yield Deed(host, owner, 2 * (slot - slots[0]) / reach - 1 if reach else 0.0)
            losers = [a.owner for a in matter.advisers if a.kind is kind and a.owner != owner]
            yield from [Deed(host, loser, -1) for loser in dict.fromkeys(losers)]
        case Adviser(owner, _):
            yield from [Deed(host, loser, -1) for loser in dict.fromkeys(owners) if loser != owner]
        case Verdict() if owners[0] != owners[1]:
            winner, loser = owners if answer is Verdict.REPLACE else reversed(owners)
            yield from (Deed(host, winner, 1), Deed(host, loser, -1))


def options(among: object) -> tuple[object, ...]:
    return tuple(among) if isinstance(among, tuple | list) else ()

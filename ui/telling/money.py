"""How money is told that only its owner can count."""

from collections.abc import Mapping
from typing import Any

from games.kit import Income, Offer, OpenPurses, ProveEmpty, Purses, Seat, Settle
from players.view import View
from ui.telling.story import Fact, Sentence


def tell(
    request: Purses | Income | Offer | Settle | ProveEmpty | OpenPurses, answer: Any
) -> Sentence | None:
    match request:
        case Purses(amounts):
            return Sentence("event-purses", {"amounts": by_seat(amounts)})
        case Income(amounts):
            paid = {seat: amount for seat, amount in amounts.items() if amount}
            return Sentence("event-income", {"amounts": by_seat(paid)}) if paid else None
        case Offer():
            return offered(request, answer)
        case Settle(payer, payee, paid):
            key = "event-settle-paid" if paid else "event-settle-dropped"
            return Sentence(key, {"from": payer, "to": payee})
        case ProveEmpty(seat):
            return Sentence("event-empty" if answer else "event-empty-none", {"who": seat})
        case OpenPurses():
            return Sentence("event-count", {"amounts": by_seat(answer)})


def by_seat(amounts: Mapping[Seat, int]) -> list[Fact]:
    return [Sentence("amount-of", {"seat": s, "amount": a}) for s, a in amounts.items()]


def offered(request: Offer, stands: bool) -> Sentence:
    facts: dict[str, Fact] = {"who": request.payer, "to": request.payee}
    if not stands:
        return Sentence("event-offer-none", facts)
    if request.exactly is None:
        return Sentence("event-offer", facts)
    return Sentence("event-offer-exactly", {"amount": request.exactly, **facts})


def aside(view: View[Any]) -> tuple[Sentence, ...]:
    """The reader's own purse, and the offer it made or got."""
    told = []
    if view.purse is not None:
        told.append(Sentence("aside-purse", {"amount": view.purse}))
    if view.offer is not None and view.seat in view.offer[:2]:
        payer, payee, amount = view.offer
        facts: dict[str, Fact] = {"who": payer, "to": payee, "amount": amount.least}
        told.append(Sentence("aside-offer", facts))
    return tuple(told)

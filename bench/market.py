"""A market of a few bargains, to measure hidden money with."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from games.kit import ChooseTogether, Game, Offer, OpenPurses, ProveEmpty, Purses, Request, Settle
from table.founding import Terms

BITS = 10
OPERATIONS = ("hidden payment", "agreed payment", "empty purse", "purses opened")


class Ask(StrEnum):
    READY = "ready"
    OFFER = "offer"
    AGREE = "agree"
    EMPTY = "empty"


ANSWERS: dict[str | None, int] = {Ask.READY: True, Ask.OFFER: 20, Ask.AGREE: 12, Ask.EMPTY: True}


@dataclass
class Market(Game):
    """The first seat pays all it has to the second, in two payments; then all is counted.

    Nobody goes on before all are ready, so that nothing said for one operation comes along with
    the one before.
    """

    begun: int = 0  # operations
    done: int = 0

    key: ClassVar[str] = "market"
    counts: ClassVar[range] = range(2, 14)

    async def play(self) -> None:
        await Purses(dict.fromkeys(self.seats, 32), BITS)
        for operation in self.operations():
            await ChooseTogether(dict.fromkeys(self.seats, (True,)), Ask.READY, True)
            self.begun += 1
            for request in operation:
                await request
            self.done += 1

    def operations(self) -> Iterator[tuple[Request[Any], ...]]:
        payer, payee, *_ = self.seats
        paid = Settle(payer, payee, paid=True)
        yield Offer(payer, payee, Ask.OFFER), paid
        yield Offer(payer, payee, Ask.AGREE, exactly=12), paid
        yield (ProveEmpty(payer, Ask.EMPTY),)
        yield (OpenPurses(self.seats),)


def market_for(terms: Terms) -> Market:
    return Market(terms.players)

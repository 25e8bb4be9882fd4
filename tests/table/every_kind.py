"""A game for three that makes every kind of message there is, in a few moves."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from games.kit import (
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Deck,
    Game,
    Income,
    Look,
    Note,
    Offer,
    OpenPurses,
    Prove,
    ProveEmpty,
    Purses,
    Reveal,
    Seat,
    Settle,
    Show,
    Shuffle,
    Speak,
)
from table.joining import Terms

KINDS = {
    *("key", "ack", "beacon", "choose", "commit", "open", "shuffle", "shares", "arrange"),
    *("show", "prove", "lift", "look", "agree", "end", "offer", "empty", "speak", "purse"),
}


class Weather(StrEnum):
    SUN = "sun"
    RAIN = "rain"
    SNOW = "snow"
    WIND = "wind"


class Ask(StrEnum):
    WAY = "way"
    AGREE = "agree"
    PROVE = "prove"
    SWAP = "swap"
    OFFER = "offer"
    EMPTY = "empty"
    SPEAK = "speak"


@dataclass
class EveryKind(Game):
    strict: bool = True  # may nobody concede who has the card

    key: ClassVar[str] = "everykind"
    counts: ClassVar[range] = range(3, 4)

    async def play(self) -> None:
        one, two, three = self.seats
        await Coin(2)
        await Choose(one, ("left", "right"), Ask.WAY, "left")
        await ChooseTogether({one: (False, True), two: (False, True)}, Ask.AGREE, False)
        a, b, c, d = await Shuffle(await Deck(tuple(Weather)))
        await Look({one: (a, b)})
        a, b = await Arrange(one, (a, b))
        await Show(one, a, to=two)
        shown = await Prove(one, (a, b), Weather.SUN, not self.strict, Ask.PROVE)
        await Look({two: (b if shown == a else a,)})  # under the key of another: lifted first
        c, d = await Arrange(two, (c, d), 1, Ask.SWAP, (c,))
        await Look({one: (c,)})
        c, d = await Arrange(two, (c, d))
        await Look({three: (c,)})  # its own old share on the card is public: masked first
        e, f, _ = await Shuffle(await Deck((Weather.SUN, Weather.RAIN, Weather.SNOW)))
        await Look({one: (e,), two: (e, f)})  # several readers, later than the first deal
        await Reveal((d,))
        await Purses({one: 3, two: 2, three: 1}, 4)
        await Income({two: 1})
        for exactly in (None, 1):
            if await Offer(one, two, Ask.OFFER, exactly):
                await Settle(one, two, paid=True)
        await ProveEmpty(one, Ask.EMPTY)
        await Speak(three, Ask.SPEAK)
        await Note(Weather.SUN)
        await OpenPurses(self.seats)
        self.winners = (Seat(one),)


def every_kind(terms: Terms) -> Game:
    return EveryKind(terms.players, None if terms.start is None else Seat(terms.start))


def lenient(terms: Terms) -> Game:
    return EveryKind(terms.players, strict=False)

"""A game for three that makes every kind of message there is, in a few moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, NamedTuple

from games.kit import (
    Arrange,
    Card,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Game,
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
)
from table.founding import Terms

KINDS = {
    *("key", "ack", "beacon", "choose", "commit", "open", "shuffle", "shares", "arrange"),
    *("show", "prove", "ahead", "lift", "look", "agree", "end", "offer", "empty"),
    *("speak", "purse", "play", "lay", "pass"),
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
    PLAY = "play"
    LAY = "lay"


class Forecast(NamedTuple):
    """Nothing, or one kind of weather."""

    shows: tuple[Weather, ...] = ()
    needs: tuple[Weather, ...] = ()


@dataclass(frozen=True)
class Forecasts:
    def options(self, hand: Sequence[object]) -> Sequence[Forecast]:
        return (Forecast(), *(Forecast((weather,)) for weather in Weather if weather in hand))


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
        await Show(one, (a,), to=two)
        lenient = not self.strict
        shown = await Prove(one, (a, b), Weather.SUN, lenient, Ask.PROVE, into=(c, d))
        await Look({two: (b if shown == a else a,)})  # under the key of another: lifted first
        c, d = await Arrange(two, (c, d), 1, Ask.SWAP, (c,))
        await Look({one: (c,)})
        c, d = await Arrange(two, (c, d))
        await Look({three: (c,)})  # its own old share on the card is public: masked first
        e, f, _ = await Shuffle(await Deck((Weather.SUN, Weather.RAIN, Weather.SNOW)))
        await Look({one: (e,), two: (e, f)})  # several readers, later than the first deal
        await self.from_hand(await Shuffle(await Deck(tuple(Weather))))
        await Reveal((d,))
        await Purses({one: 3, two: 2, three: 1}, 4)
        await Income({two: 1})
        for exactly in (None, 1):
            if await Offer(one, two, Ask.OFFER, exactly):
                await Settle(one, two, paid=True)
        await ProveEmpty(one, Ask.EMPTY)
        await Speak(three, Ask.SPEAK)
        await Note(Weather.SUN)
        await Coins((2, 3))
        await OpenPurses(self.seats)
        self.winners = (Seat(one),)

    async def from_hand(self, hand: tuple[Card[Weather], ...]) -> None:
        """A card laid face down, another played openly, and what is left is given away."""
        one, two, _ = self.seats
        await Look({two: hand})
        hand = await Lay(two, hand, (Weather.SUN, Weather.RAIN), Ask.LAY) or hand
        _, played = await Play(two, hand[1:], Forecasts(), Ask.PLAY, Forecast())
        await Give(two, tuple(card for card in hand[1:] if card not in played), to=one)


def every_kind(terms: Terms) -> Game:
    return EveryKind(terms.players, None if terms.start is None else Seat(terms.start))


def lenient(terms: Terms) -> Game:
    return EveryKind(terms.players, strict=False)

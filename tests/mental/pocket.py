"""A game for three in which seat 2 does all that can be done with a hand nobody else can read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product
from typing import ClassVar, NamedTuple

from games.kit import (
    AnyCard,
    Arrange,
    Choose,
    Deck,
    Game,
    Give,
    Lay,
    Look,
    Play,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from table.founding import Terms


class Item(StrEnum):
    SPY = "spy"
    THIEF = "thief"
    KNIFE = "knife"
    SWORD = "sword"
    HEIST = "heist"
    RAID = "raid"
    DUEL = "duel"


AGENTS, WEAPONS = (Item.SPY, Item.THIEF), (Item.KNIFE, Item.SWORD)
MISSIONS = (Item.HEIST, Item.RAID)  # not the duel
HAND = (*AGENTS, *WEAPONS, *WEAPONS, *MISSIONS, Item.DUEL)


class Ask(StrEnum):
    DEPLOY = "deploy"
    ORDER = "order"
    MISSION = "mission"
    TAKE = "take"
    GIVE = "give"


class Deployed(NamedTuple):
    """An agent, armed or not, or nobody."""

    shows: tuple[Item, ...] = ()
    needs: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Deployments:
    """An agent, who may have one weapon of each kind."""

    def options(self, hand: Sequence[object]) -> Sequence[Deployed]:
        agents = [agent for agent in AGENTS if agent in hand]
        arms = product(*([(), (w,)] if w in hand else [()] for w in WEAPONS))
        armed = [sum(weapons, ()) for weapons in arms]
        return (Deployed(), *(Deployed((agent, *w)) for agent in agents for w in armed))


@dataclass
class Pocket(Game):
    hand: list[AnyCard] = field(default_factory=list, init=False)
    laid: list[AnyCard] = field(default_factory=list, init=False)
    given: list[AnyCard] = field(default_factory=list, init=False)
    deck: list[AnyCard] = field(default_factory=list, init=False)

    key: ClassVar[str] = "pocket"
    counts: ClassVar[range] = range(3, 4)

    async def play(self) -> None:
        one, two, three = self.seats
        await self.set_up(one, two, three)
        await self.illusion(two, three)
        await self.deploy(two)
        await self.mission(two)
        await self.mission(two)
        await self.overheard(two, one)
        await self.gift(two, three)
        await Reveal(tuple(self.laid))
        self.winners = (two,)

    async def set_up(self, one: Seat, two: Seat, three: Seat) -> None:
        """A hand from open cards, and a pile that two others have looked at before."""
        self.deck = list(await Shuffle(await Deck((*Item, *MISSIONS))))
        self.hand = list(await Deck(HAND))
        pile, self.deck = tuple(self.deck[:3]), self.deck[3:]
        for seat in (three, one, two):
            await Look({seat: pile})
        self.hand += pile
        await self.mix(two)

    async def mix(self, seat: Seat) -> None:
        self.hand = list(await Arrange(seat, tuple(self.hand)))

    async def illusion(self, seat: Seat, other: Seat) -> None:
        """Four seen, one kept, three back on top in a secret order, where another looks at two."""
        top = tuple(self.deck[:4])
        await Look({seat: top})
        kept, *back = await Arrange(seat, top, 4, Ask.ORDER, top, ordered=True)
        self.deck[:4] = back
        self.hand.append(kept)
        await Look({other: tuple(back[:2])})
        await self.mix(seat)

    async def deploy(self, seat: Seat) -> None:
        _, cards = await Play(seat, tuple(self.hand), Deployments(), Ask.DEPLOY, Deployed())
        self.hand = [card for card in self.hand if card not in cards]

    async def mission(self, seat: Seat) -> None:
        if new := await Lay(seat, tuple(self.hand), MISSIONS, Ask.MISSION):
            self.laid.append(new[0])
            self.hand = list(new[1:])

    async def overheard(self, seat: Seat, by: Seat) -> None:
        """The whole hand shown to one, who may take a card of it."""
        await self.mix(seat)
        await Show(seat, tuple(self.hand), by)
        taken = await Choose(by, (None, *self.hand), Ask.TAKE, None)
        if taken is not None:
            await self.hand_over(seat, taken, by)
        await self.mix(seat)

    async def gift(self, seat: Seat, to: Seat) -> None:
        hand = tuple(self.hand)
        self.hand = list(await Arrange(seat, hand, 1, Ask.GIVE, hand[:1]))
        await self.hand_over(seat, self.hand[0], to)

    async def hand_over(self, seat: Seat, card: AnyCard, to: Seat) -> None:
        self.hand.remove(card)
        self.given.append(card)
        await Give(seat, (card,), to)


def pocket(terms: Terms) -> Pocket:
    return Pocket(terms.players)

"""What the skilled agents of Shadow Blades do when they are deployed from a hand."""

from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from games.kit import Arrange, Card, Choose, Give, Look, Play, Seat, Show
from games.shadow_blades.board import Column, Piece, Post
from games.shadow_blades.cards import ZONES, Name
from games.shadow_blades.options import Plot, Skills
from games.shadow_blades.plays import FALCONS, RAVENS, Move, Part, Parts
from games.shadow_blades.state import Pile, State

T = TypeVar("T")
CLAWS_REACH = 3
VISIONS = 4  # cards that the Illusionist sees


class Ask(StrEnum):
    """What somebody has to decide."""

    ACTION = "action"  # with what the turn begins
    PART = "part"  # how it goes on
    RECRUIT = "recruit"
    MISSION = "mission"
    SHADOW = "shadow"
    DRAFT = "draft"
    TRACK = "track"
    DISCARD = "discard"
    CLAW = "claw"
    YAKSHA = "yaksha"
    LOOT = "loot"
    VISION = "vision"
    BEAST = "beast"
    MIST = "mist"
    OVERHEAR = "overhear"
    TAKE = "take"
    GIVE = "give"
    FORGE = "forge"
    RETURN = "return"
    WALK = "walk"


class Walk(NamedTuple):
    """An agent, and the zone it goes to."""

    post: Post
    to: Column

    def __str__(self) -> str:
        return f"{self.post} to {self.to}"


@dataclass
class Skilled(State):
    async def use_skill(self, seat: Seat, agent: Piece) -> None:
        """Once a game (R8); one that had no effect may be tried again."""
        skill = SKILLS.get(agent.name)
        if skill and agent.name not in self.spent and await skill(self, seat, agent.card):
            self.spent.append(agent.name)

    async def pick(self, seat: Seat, among: Sequence[T], ask: Ask) -> T | None:
        """One of ``among``; None if there is none, or where skills may be declined (R7)."""
        if not among:
            return None
        may_decline = self.options.skills is Skills.OPTIONAL
        options: tuple[T | None, ...] = (*among, None) if may_decline else tuple(among)
        chosen: T | None = await Choose(seat, options, ask, None if may_decline else among[0])
        return chosen

    # Assassination

    async def ruby_tracker(self, seat: Seat, _: Card[Name]) -> bool:
        """Two agents of one opponent, who decides which of them is discarded."""
        pairs = [
            pair for other in self.opponents(seat) for pair in combinations(self.posts([other]), 2)
        ]
        pair = await self.pick(seat, pairs, Ask.TRACK)
        if pair is None:
            return False
        victim = pair[0].seat
        self.discard(await Choose(victim, pair, Ask.DISCARD, pair[0]))
        return True

    async def shadow_claw(self, seat: Seat, card: Card[Name]) -> bool:
        """A weak agent of anybody's, oneself included."""
        weak = [post for post in self.posts(self.seats, card) if post.strength <= CLAWS_REACH]
        return self.discarded(await self.pick(seat, weak, Ask.CLAW))

    async def yaksha(self, seat: Seat, card: Card[Name]) -> bool:
        """The newest agent of one column (R10)."""
        posts = self.posts(self.seats)
        last = [post for post in posts if post.place == len(self.board[post.column]) - 1]
        others = [post for post in last if self.at(post).agent.card != card]
        return self.discarded(await self.pick(seat, others, Ask.YAKSHA))

    def discarded(self, post: Post | None) -> bool:
        if post:
            self.discard(post)
        return post is not None

    # Theft

    async def looter(self, seat: Seat, _: Card[Name]) -> bool:
        """A whole pile, unseen; it works without a deck to refill it from (R11)."""
        pile = await self.pick(seat, [pile for pile in Pile if self.piles[pile]], Ask.LOOT)
        if pile is None:
            return False
        await self.draw(seat, self.take_pile(pile))
        self.refill(pile)
        return True

    async def illusionist(self, seat: Seat, _: Card[Name]) -> bool:
        """Of four cards one to the hand, the others back on top in any order."""
        if len(self.deck) < VISIONS:
            return False
        cards = tuple(self.deck[:VISIONS])
        await Look({seat: cards})
        kept, *back = await Arrange(
            seat, cards, VISIONS, Ask.VISION, cards, ordered=True, on_table=True
        )
        self.deck[:VISIONS] = back
        await self.draw(seat, [kept])
        return True

    async def beast(self, seat: Seat, _: Card[Name]) -> bool:
        """An armed opponent goes home, and leaves its weapons to ``seat``."""
        armed = [post for post in self.posts(self.opponents(seat)) if self.at(post).weapons]
        post = await self.pick(seat, armed, Ask.BEAST)
        if post is None:
            return False
        agent, weapons, _subtracts = self.remove(post)
        await self.hold(post.seat, [agent.card])
        await self.hold(seat, [weapon.card for weapon in weapons])
        return True

    # Reinforcements

    async def falcon(self, _: Seat, __: Card[Name]) -> bool:
        self.turn.rights.append(FALCONS)
        return True

    async def raven(self, _: Seat, __: Card[Name]) -> bool:
        self.turn.rights.append(RAVENS)
        return True

    async def mistrunner(self, seat: Seat, _: Card[Name]) -> bool:
        """Weapons thrown away lead an opposing agent over, to the same zone (R12)."""
        targets = tuple(self.posts(self.opponents(seat)))
        if not targets or not self.hands[seat]:
            return False
        keep = Part(Move.KEEP)
        parts = Parts((keep,), throw=targets, thieves_arm=self.plot is Plot.ARMS)
        part, thrown = await self.play_from_hand(seat, parts, Ask.MIST)
        if part.target is None:
            return False
        self.graveyard += thrown
        self.take_over(seat, part.target)
        return True

    # Infiltration: all three are of our own design

    async def ear(self, seat: Seat, _: Card[Name]) -> bool:
        """See a whole hand, and exchange a card with it or not."""
        others = [other for other in self.opponents(seat) if self.hands[other]]
        victim = await self.pick(seat, others, Ask.OVERHEAR)
        if victim is None:
            return False
        await self.hold(victim)
        hand = tuple(self.hands[victim])
        await Show(victim, hand, seat)
        wanted = (None, *hand) if self.hands[seat] else (None,)
        taken = await Choose(seat, wanted, Ask.TAKE, None)
        if taken is not None:
            given = await self.set_aside(seat, Ask.GIVE)
            self.hands[victim].remove(taken)
            await self.pass_on(victim, taken, seat)
            await self.pass_on(seat, given, victim)
        else:
            await self.hold(victim)  # the Ear would know each card by its place
        return True

    async def forger(self, seat: Seat, _: Card[Name]) -> bool:
        """See all missions of one zone; one of them goes back to its owner's hand."""
        columns = [Column(other, zone) for other in self.opponents(seat) for zone in ZONES]
        column = await self.pick(seat, [c for c in columns if self.missions[c]], Ask.FORGE)
        if column is None:
            return False
        missions = tuple(self.missions[column])
        await Show(column.seat, missions, seat)
        returned = await Choose(seat, missions, Ask.RETURN, missions[0])
        self.missions[column].remove(returned)
        await self.hold(column.seat, [returned])
        return True

    async def wall_walker(self, seat: Seat, card: Card[Name]) -> bool:
        """Move another own agent to another own zone, or none."""
        walks = tuple(self.walks(seat, card))
        walk = await Choose(seat, (None, *walks), Ask.WALK, None) if walks else None
        if walk:
            self.move(walk.post, walk.to)
        return walk is not None

    def walks(self, seat: Seat, but: Card[Name]) -> Iterator[Walk]:
        for post in self.posts([seat], but):
            for zone in ZONES:
                if zone is not post.zone:
                    yield Walk(post, Column(seat, zone))

    # Cards

    async def play_from_hand(
        self, seat: Seat, parts: Parts, ask: Ask
    ) -> tuple[Part, tuple[Piece, ...]]:
        """What ``seat`` does, and the cards of its hand that all have now seen."""
        hand = self.hands[seat]
        part, cards = await Play(seat, tuple(hand), parts, ask, parts.free[0])
        for card in cards:
            hand.remove(card)
        names = [Name(face) for face in part.shows]
        return part, tuple(map(Piece, cards, names))

    async def draw(self, seat: Seat, cards: Sequence[Card[Name]]) -> None:
        """Cards that ``seat`` has not seen, or not as they are now, come to its hand."""
        self.hands[seat] += cards
        await Look({seat: tuple(cards)})
        await self.hold(seat)

    async def set_aside(self, seat: Seat, ask: Ask) -> Card[Name]:
        """A card of ``seat``'s choice out of its hand, which is mixed: nobody can tell which."""
        hand = tuple(self.hands[seat])
        card, *self.hands[seat] = await Arrange(seat, hand, 1, ask, hand[:1])
        return card

    async def pass_on(self, seat: Seat, card: Card[Name], to: Seat) -> None:
        await Give(seat, (card,), to)
        await self.hold(to, [card])


Skill = Callable[[Skilled, Seat, Card[Name]], Coroutine[Any, Any, bool]]

SKILLS: dict[Name, Skill] = {
    Name.RUBY_TRACKER: Skilled.ruby_tracker,
    Name.SHADOW_CLAW: Skilled.shadow_claw,
    Name.YAKSHA: Skilled.yaksha,
    Name.LOOTER: Skilled.looter,
    Name.ILLUSIONIST: Skilled.illusionist,
    Name.BEAST: Skilled.beast,
    Name.FALCON: Skilled.falcon,
    Name.RAVEN: Skilled.raven,
    Name.MISTRUNNER: Skilled.mistrunner,
    Name.EAR: Skilled.ear,
    Name.FORGER: Skilled.forger,
    Name.WALL_WALKER: Skilled.wall_walker,
}

"""What a move of Shadow Blades, a card or a pile is worth in one position, by some weights."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from games.kit import Seat
from games.shadow_blades.board import Column, Post
from games.shadow_blades.cards import AGENTS, MISSIONS, ZONES, Name, Zone, strength
from games.shadow_blades.plays import Move, Part
from games.shadow_blades.skills import CLAWS_REACH, VISIONS, Walk
from games.shadow_blades.state import Pile
from players.shadow_blades.bot import Cards, Moment
from players.shadow_blades.outlook import Outlook, Weights, outlook

NEVER = -100.0
RESERVE = 0.3  # what a gift must be worth more to the ally


class Judge:
    """One position, and what it would be worth if something were different."""

    def __init__(self, moment: Moment, weights: Weights) -> None:
        self.moment, self.game, self.weights = moment, moment.game, weights
        self.now = outlook(moment, weights)
        self.may_lay = self.game.turn.mission and self.game.active == moment.me

    @cached_property
    def worth(self) -> float:
        """As it is, nothing more being done in this turn."""
        return self.now.worth(self.weights)

    def of(self, after: Outlook) -> float:
        """As it would be, a mission being laid if one still can be."""
        return after.worth(self.weights, self.may_lay)

    # Moves

    def part(self, part: Part) -> float:
        match part:
            case Part(Move.RECRUIT):
                return self.worth + max(map(self.pile, self.game.piles.values()))
            case Part(Move.DEPLOY):
                return self.deployed(part)
            case Part(Move.MISSION, column=Column(_, zone)):
                return self.laid(zone)
            case Part(Move.DECEIVE | Move.THROW, target=Post() as post):
                return self.of(self.bought(part, post))
            case Part(Move.FATAL, Name() as agent, target=Post() as post):
                return self.of(self.gone(self.now.without([agent]), post))
            case Part(Move.SHADOW) if self.game.turn.parts or not self.now.turns:
                return self.worth + max(map(self.gift, self.now.hand)) - RESERVE
            case Part(Move.SHADOW):
                return NEVER  # two allies could pass one card to and fro for ever
            case Part(Move.KEEP):
                return self.of(self.now)
        return self.worth

    def deployed(self, part: Part) -> float:
        names = [Name(face) for face in part.shows]
        agent, total = names[0], sum(map(strength, names))
        column = part.column or Column(self.now.me, own_zone(agent))
        hostile = column.seat != self.now.me and column.zone is not Zone.INFILTRATION
        after = self.now.without(names).stronger(column, -total if hostile else total)
        skilled = AGENTS[agent].skilled and agent in self.now.unspent
        return self.of(after) + (self.skill(after, agent) if skilled else 0.0)

    def laid(self, zone: Zone) -> float:
        fitting = [name for name in self.now.hand if zone in zones_of(name)]
        bounties = {name: self.now.bounty(name, zone, self.weights) for name in fitting}
        best = max(bounties, key=bounties.__getitem__)
        return bounties[best] + self.now.without([best]).worth(self.weights)

    def bought(self, part: Part, post: Post) -> Outlook:
        names = [Name(face) for face in part.weapons]
        more = sum(map(strength, names)) if part.move is Move.DECEIVE else 0
        after = self.gone(self.now.without(names), post)
        return after.stronger(Column(self.now.me, post.zone), post.strength + more)

    def gone(self, view: Outlook, post: Post) -> Outlook:
        """Without the agent there."""
        subtracts = self.game.at(post).subtracts
        return view.stronger(post.column, post.strength if subtracts else -post.strength)

    # Skills

    def skill(self, after: Outlook, agent: Name) -> float:
        """What an agent's skill will bring when it has been deployed."""
        game, foes = self.game, self.game.posts(self.now.front.foes)
        match agent:
            case Name.SHADOW_CLAW:
                everyone = game.posts(game.seats)
                return self.loss(after, [p for p in everyone if p.strength <= CLAWS_REACH])
            case Name.YAKSHA:
                return self.loss(after, [p for p in game.posts(game.seats) if self.is_last(p)])
            case Name.RUBY_TRACKER:
                return self.loss(after, foes) / 2 if len(foes) > 1 else 0.0
            case Name.BEAST:
                return self.loss(after, [post for post in foes if game.at(post).weapons])
            case Name.LOOTER:
                return max(map(self.pile, game.piles.values()))
            case Name.ILLUSIONIST:
                return self.weights.vision if len(game.deck) >= VISIONS else 0.0
            case Name.EAR:
                return (
                    self.weights.sight
                    if any(game.hands[foe] for foe in self.now.front.foes)
                    else 0.0
                )
            case Name.FORGER:
                laid = [
                    cards
                    for (seat, _), cards in game.missions.items()
                    if seat in self.now.front.foes
                ]
                return self.weights.forgery if any(laid) else 0.0
            case Name.FALCON | Name.RAVEN:
                return self.followers(after, agent)
        return 0.0

    def followers(self, after: Outlook, agent: Name) -> float:
        """What the two best agents are worth that may come along."""
        now, gains = self.of(after), [0.0]
        for name in after.hand:
            if name in AGENTS and (agent is Name.FALCON or strength(name) == 1):
                column = Column(after.me, own_zone(name))
                gains.append(self.of(after.without([name]).stronger(column, strength(name))) - now)
        return sum(gain for gain in sorted(gains)[-2:] if gain > 0)

    def loss(self, after: Outlook, posts: Sequence[Post]) -> float:
        """What is gained when the best of ``posts`` is discarded."""
        if not posts:
            return 0.0
        return max(self.of(self.gone(after, post)) for post in posts) - self.of(after)

    def is_last(self, post: Post) -> bool:
        return post.place == len(self.game.board[post.column]) - 1

    def target(self, option: Any) -> float:
        """How things look when a skill was used on ``option``."""
        match option:
            case Walk(post, to):
                return self.of(self.gone(self.now, post).stronger(to, post.strength))
            case Post():
                return self.of(self.gone(self.now, option))
            case (Post() as one, Post() as other):
                return min(self.target(one), self.target(other))
            case Pile():
                return self.worth + self.pile(self.game.piles[option])
            case Column():
                return self.worth + len(self.game.missions[option])
            case Seat():
                return self.worth + len(self.game.hands[option])
        return self.of(self.now)

    # Cards

    def gain(self, name: Name) -> float:
        """What one more card would be worth."""
        return self.now.with_cards([name]).worth(self.weights) - self.worth

    def price(self, name: Name) -> float:
        """What is lost with a card of the hand."""
        return self.worth - self.now.without([name]).worth(self.weights)

    def gift(self, name: Name) -> float:
        """What the ally gains by a card, less what this seat loses."""
        there = self.now.across()
        gain = there.with_cards([name]).worth(self.weights) - there.worth(self.weights)
        return gain - self.price(name)

    @cached_property
    def unknown(self) -> float:
        """What a card is worth that one has not seen."""
        pool = self.moment.view.knowledge.pool
        gains = [self.gain(Name(face)) * pool.count(face) for face in sorted(set(pool))]
        return sum(gains) / max(1, len(pool))

    def pile(self, cards: Cards) -> float:
        known = self.moment.names(cards)
        unseen = len(cards) - len(known)
        gain = self.now.with_cards(known).worth(self.weights) - self.worth
        return gain + (unseen * self.unknown if unseen else 0.0)


def own_zone(name: Name) -> Zone:
    """Where an agent usually goes; a mercenary anywhere."""
    return AGENTS[name].zone if AGENTS[name].zone in ZONES else ZONES[0]


def zones_of(name: Name) -> tuple[Zone, ...]:
    return MISSIONS[name].zones if name in MISSIONS else ()

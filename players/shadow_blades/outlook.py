"""How a position of Shadow Blades looks to one seat: a few numbers, and what they promise.

Bots try a move on an outlook instead of the real table: strengths change, cards leave the hand,
and ``worth`` tells what that may bring in bounties by the end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import exp

from games.kit import Seat
from games.shadow_blades import ShadowBlades
from games.shadow_blades.board import Column
from games.shadow_blades.cards import (
    AGENTS,
    MISSIONS,
    WEAPONS,
    ZONES,
    Condition,
    Name,
    Zone,
    strength,
)
from games.shadow_blades.state import Phase
from players.shadow_blades.bot import Moment


@dataclass(frozen=True)
class Weights:
    """What a bot believes things to be worth, in bounties, and how likely others are."""

    hope: float = 0.75  # of a mission in hand, if its zone were sure
    reserve: float = 0.45  # how much an agent in hand counts like one on the board
    arms: float = 0.3  # and a weapon
    spread: float = 1.6  # the smaller, the surer of a zone by one more strength
    drift: float = 0.15  # how much less sure of it a turn later
    agent: float = 0.16  # per strength, in hand
    weapon: float = 0.16
    skill: float = 0.5
    lead: float = 0.25  # a zone that one rules
    threat: float = 0.35  # a zone that an opponent rules
    end: float = 0.7  # how sure one is to keep a zone for a mission in hand that needs it
    vision: float = 1.2  # what the best of four cards is worth
    sight: float = 0.4  # to have seen a hand, and to exchange a card
    forgery: float = 1.2  # to send a mission back
    thrift: float = 0.0  # not to put back a pile, which grows for the others
    pace: float = 0.9  # cards that leave the deck in a turn


@dataclass(frozen=True)
class Front:
    """Who is how strong where; the hand plays no part in it."""

    friends: tuple[Seat, ...]
    foes: tuple[Seat, ...]
    strengths: Mapping[tuple[Seat, Zone], int]

    @cached_property
    def leads(self) -> dict[tuple[Seat, Zone], int]:
        """By how much each player is ahead of its opponents in each zone."""
        found: dict[tuple[Seat, Zone], int] = {}
        for zone in ZONES:
            ours, theirs = self._strongest(self.friends, zone), self._strongest(self.foes, zone)
            found |= {(s, zone): self.strengths[s, zone] - theirs for s in self.friends}
            found |= {(s, zone): self.strengths[s, zone] - ours for s in self.foes}
        return found

    def _strongest(self, seats: Sequence[Seat], zone: Zone) -> int:
        return max(0, *[self.strengths[seat, zone] for seat in seats])

    @cached_property
    def ruled(self) -> tuple[int, int]:
        """How many zones the friends rule, and the foes."""
        rulers = [seat for (seat, _), lead in self.leads.items() if lead > 0]
        ours = sum(seat in self.friends for seat in rulers)
        return ours, len(rulers) - ours


@dataclass(frozen=True)
class Outlook:
    """The front, the hand, missions laid that have a condition, and turns left."""

    me: Seat
    front: Front
    hand: tuple[Name, ...]
    at_stake: tuple[tuple[Zone, Name], ...]
    turns: float
    unspent: frozenset[Name]

    # Changes

    def stronger(self, column: Column, by: int) -> "Outlook":
        strengths = {**self.front.strengths, column: self.front.strengths[column] + by}
        return replace(self, front=replace(self.front, strengths=strengths))

    def without(self, cards: Sequence[Name]) -> "Outlook":
        hand = list(self.hand)
        for name in cards:
            hand.remove(name)
        return replace(self, hand=tuple(hand))

    def with_cards(self, cards: Sequence[Name]) -> "Outlook":
        return replace(self, hand=(*self.hand, *cards))

    def across(self) -> "Outlook":
        """The ally's side of the table, as far as one can see it."""
        (ally,) = [seat for seat in self.front.friends if seat != self.me]
        return replace(self, me=ally, hand=(), at_stake=())

    # What it promises

    def lead(self, zone: Zone) -> int:
        return self.front.leads[self.me, zone]

    def reserves(self, weights: Weights) -> dict[Zone, float]:
        """What the hand could add to each zone."""
        arms = weights.arms * sum(WEAPONS[name].strength for name in self.hand if name in WEAPONS)
        found = dict.fromkeys(Zone, arms)
        for name in self.hand:
            if name in AGENTS:
                found[AGENTS[name].zone] += weights.reserve * AGENTS[name].strength
        hired = found[Zone.MERCENARIES] - arms
        return {zone: found[zone] + hired for zone in ZONES}

    def chances(self, weights: Weights) -> dict[Zone, float]:
        """How likely this seat will rule each zone some time."""
        reserves = self.reserves(weights)
        return {
            zone: sigmoid((self.lead(zone) - 0.5 + reserves[zone]) / weights.spread)
            for zone in ZONES
        }

    def prospect(self, name: Name, chances: Mapping[Zone, float], weights: Weights) -> float:
        """What a mission in hand may bring."""
        mission = MISSIONS[name]
        sure = 1.0 if mission.condition is Condition.NONE else weights.end
        return mission.bounty * sure * max(chances[zone] for zone in mission.zones)

    def laid_now(self, weights: Weights) -> tuple[Name, float] | None:
        """The mission to lay at once, if there is one for a zone that is ruled now."""
        ruled = [zone for zone in ZONES if self.lead(zone) > 0]
        fitting = {
            name: self.bounty(name, zone, weights)
            for name in self.hand
            if name in MISSIONS
            for zone in MISSIONS[name].zones
            if zone in ruled
        }
        return max(fitting.items(), key=lambda item: item[1]) if fitting else None

    def bounty(self, name: Name, zone: Zone, weights: Weights) -> float:
        """What a mission brings once it lies in ``zone``."""
        mission = MISSIONS[name]
        return mission.bounty * self.kept(zone, mission.condition, weights)

    def kept(self, zone: Zone, condition: Condition, weights: Weights) -> float:
        """How likely a condition will hold at the end."""
        if condition is Condition.NONE:
            return 1.0
        ends = {z: self.rules_at_the_end(z, weights) for z in ZONES}
        if condition is Condition.ITS_ZONE:
            return ends[zone]
        one, two, *_ = sorted(ends.values(), reverse=True)
        return one * two

    def rules_at_the_end(self, zone: Zone, weights: Weights) -> float:
        lead = self.lead(zone)
        if self.turns <= 0:
            return float(lead > 0)
        return sigmoid((lead - 0.5) / (weights.spread * (1 + weights.drift * self.turns)))

    def worth(self, weights: Weights, may_lay: bool = False) -> float:
        """All of it; ``may_lay`` if a mission can still be laid in this turn."""
        now = self.laid_now(weights) if may_lay else None
        rest = self.without([now[0]]) if now else self
        total = now[1] if now else 0.0
        total += sum(self.bounty(name, zone, weights) for zone, name in self.at_stake)
        return total + rest.in_hand(weights) + rest.on_board(weights)

    def in_hand(self, weights: Weights) -> float:
        if self.turns <= 0:
            return 0.0
        chances, fading = self.chances(weights), min(1.0, self.turns / 3)
        prospects = sorted(
            (self.prospect(name, chances, weights) for name in self.hand if name in MISSIONS),
            reverse=True,
        )
        soon = sum(p * min(1.0, max(0.0, self.turns - i)) for i, p in enumerate(prospects))
        others = sum(self.use(name, weights) for name in self.hand if name not in MISSIONS)
        return weights.hope * soon + fading * others

    def use(self, name: Name, weights: Weights) -> float:
        """What an agent or a weapon in hand is good for, apart from ruling a zone."""
        if name in WEAPONS:
            return weights.weapon * strength(name)
        skilled = AGENTS[name].skilled and name in self.unspent
        return weights.agent * strength(name) + (weights.skill if skilled else 0)

    def on_board(self, weights: Weights) -> float:
        future = min(1.0, self.turns / 4)
        ours, theirs = self.front.ruled
        return future * (weights.lead * ours - weights.threat * theirs)


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x))


def turns_left(game: ShadowBlades, weights: Weights) -> float:
    """Turns of each player after this one, the last included."""
    if game.phase is Phase.SHOWDOWN:
        return 0.0
    return 1 + len(game.deck) / (weights.pace * game.players)


def outlook(moment: Moment, weights: Weights) -> Outlook:
    game, me = moment.game, moment.me
    foes = tuple(game.opponents(me))
    strengths = {(seat, zone): game.strength(seat, zone) for seat, zone in game.board}
    laid = [
        (zone, name) for zone in ZONES for name in moment.names(game.missions[Column(me, zone)])
    ]
    return Outlook(
        me=me,
        front=Front(game.team(me), foes, strengths),
        hand=tuple(moment.hand),
        at_stake=tuple(
            (zone, name) for zone, name in laid if MISSIONS[name].condition is not Condition.NONE
        ),
        turns=turns_left(game, weights),
        unspent=frozenset(name for name in AGENTS if name not in game.spent),
    )

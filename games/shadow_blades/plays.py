"""What may be done in a turn of Shadow Blades, as a function of the cards one has."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product
from typing import NamedTuple

from games.kit import Face
from games.shadow_blades.board import Column, Post, is_agent_of
from games.shadow_blades.cards import AGENTS, WEAPONS, Name, Zone, missions_for, strength


class Move(StrEnum):
    RECRUIT = "recruit"
    PASS = "pass"  # noqa: S105
    DEPLOY = "deploy"
    MISSION = "mission"
    DECEIVE = "deceive"
    FATAL = "fatal"
    SHADOW = "shadow"
    STOP = "stop"
    THROW = "throw"  # weapons, for the Mistrunner
    KEEP = "keep"  # them


class Via(StrEnum):
    """By which right an agent is deployed."""

    NORMAL = "normal"
    FALCON = "falcon"
    RAVEN = "raven"
    DUO = "duo"


class Right(NamedTuple):
    """To deploy up to ``left`` agents; ``most`` is what they may be worth together."""

    via: Via
    left: int = 1
    most: int | None = None
    exactly: int | None = None
    printed: int | None = None
    other_than: Zone | None = None
    armed: bool = True

    def allows(self, agent: Name, total: int) -> bool:
        return (
            (self.most is None or total <= self.most)
            and (self.exactly is None or total == self.exactly)
            and (self.printed is None or AGENTS[agent].strength == self.printed)
            and AGENTS[agent].zone is not self.other_than
        )

    def used(self, total: int) -> "Right":
        most = None if self.most is None else self.most - total
        return self._replace(left=self.left - 1, most=most)


UNBOUNDED = 99
NORMAL = Right(Via.NORMAL)
FALCONS = Right(Via.FALCON, left=2, most=5)
RAVENS = Right(Via.RAVEN, left=UNBOUNDED, printed=1, armed=False)


def duo(agent: Name, total: int) -> Right:
    return Right(Via.DUO, exactly=total, other_than=AGENTS[agent].zone)


class Part(NamedTuple):
    """One part of a turn, with the cards it takes from the hand."""

    move: Move
    agent: Name | None = None
    weapons: tuple[Name, ...] = ()
    column: Column | None = None  # where the agent or the mission goes
    via: Via | None = None
    target: Post | None = None

    @property
    def shows(self) -> tuple[Face, ...]:
        return (self.agent, *self.weapons) if self.agent else self.weapons

    @property
    def needs(self) -> tuple[Face, ...]:
        if self.move is Move.MISSION and self.column:
            return missions_for(self.column.zone)
        return ()

    def __str__(self) -> str:
        cards = "+".join(self.shows)
        words = (self.move, cards, self.column or self.target, self.via and f"via {self.via}")
        return " ".join(map(str, filter(None, words)))


@dataclass(frozen=True)
class Parts:
    """All that a hand may do now; ``free`` needs no card of it and comes first."""

    free: tuple[Part, ...]
    rights: tuple[Right, ...] = ()
    columns: Mapping[Zone, tuple[Column, ...]] = field(default_factory=dict)  # for its agents
    missions: tuple[Column, ...] = ()
    deceive: tuple[Post, ...] = ()
    fatal: tuple[Post, ...] = ()
    throw: tuple[Post, ...] = ()
    thieves_arm: bool = False  # the plot of the stolen arms

    @property
    def need_cards(self) -> bool:
        """Might somebody have the cards for more than what is ``free``?"""
        return bool(
            (self.rights and any(self.columns.values()))
            or self.missions
            or self.deceive
            or self.fatal
            or self.throw
        )

    def options(self, hand: Sequence[Face]) -> Sequence[Part]:
        cards = [Name(face) for face in hand]
        return (
            *self.free,
            *self.deployments(cards),
            *(Part(Move.MISSION, column=column) for column in self.missions),
            *self.with_weapons(cards),
            *self.assassinations(cards),
        )

    def deployments(self, hand: Sequence[Name]) -> Iterator[Part]:
        for agent in dict.fromkeys(name for name in hand if name in AGENTS):
            columns = self.columns.get(AGENTS[agent].zone, ())
            arms = self.armings(hand, agent) if self.rights and columns else []
            for right, weapons in product(self.rights, arms):
                total = worth((agent, *weapons))
                if right.allows(agent, total) and (right.armed or not weapons):
                    for column in columns:
                        yield Part(Move.DEPLOY, agent, weapons, column, right.via)

    def armings(self, hand: Sequence[Name], agent: Name) -> list[tuple[Name, ...]]:
        """The weapons that may go with ``agent``, who is no weapon itself."""
        rest = list(hand)
        rest.remove(agent)
        return selections([name for name in rest if self.is_weapon(name)])

    def with_weapons(self, hand: Sequence[Name]) -> Iterator[Part]:
        """What weapons alone can buy: an agent of just their strength, or of no more."""
        if not self.deceive and not self.throw:
            return
        for weapons in selections([name for name in hand if self.is_weapon(name)])[1:]:
            total = worth(weapons)
            for post in self.deceive:
                if post.strength == total:
                    yield Part(Move.DECEIVE, weapons=weapons, target=post)
            for post in self.throw:
                if post.strength <= total:
                    yield Part(Move.THROW, weapons=weapons, target=post)

    def assassinations(self, hand: Sequence[Name]) -> Iterator[Part]:
        for agent in dict.fromkeys(hand):
            if is_agent_of(agent, Zone.ASSASSINATION):
                for post in self.fatal:
                    if post.strength == strength(agent):
                        yield Part(Move.FATAL, agent, target=post)

    def is_weapon(self, name: Name) -> bool:
        return name in WEAPONS or (self.thieves_arm and is_agent_of(name, Zone.THEFT))


def worth(names: Sequence[Name]) -> int:
    return sum([strength(name) for name in names])


def selections(names: Sequence[Name]) -> list[tuple[Name, ...]]:
    """All ways to take some of them, cards alike counting as one; none first, few before many."""
    counted = Counter(names)
    ways = product(*[[(name,) * n for n in range(often + 1)] for name, often in counted.items()])
    return sorted((tuple([name for part in way for name in part]) for way in ways), key=len)

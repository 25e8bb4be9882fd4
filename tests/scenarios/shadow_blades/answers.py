"""A step of a scenario as the decisions it consists of."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kit import Card, Decision, IllegalAnswer, Seat
from games.shadow_blades.board import Column, Post
from games.shadow_blades.cards import Name
from games.shadow_blades.plays import Move, Part, Via
from games.shadow_blades.rules import Recruit, ShadowBlades
from games.shadow_blades.skills import Ask, Walk
from table.plain import PlainTable
from tests.scenarios.shadow_blades.names import Spot
from tests.scenarios.shadow_blades.steps import Step
from tests.scenarios.steps import waiting

PARTS = (Ask.ACTION, Ask.PART)
PICKS = (Ask.TRACK, Ask.CLAW, Ask.YAKSHA, Ask.LOOT, Ask.BEAST)
UNUSABLE = (Ask.MIST, Ask.TAKE)
SPIES = (Ask.OVERHEAR, Ask.FORGE)


class Answers:
    """Gives the table the answers of a step; ``IllegalAnswer`` if it can't be."""

    def __init__(self, table: PlainTable[ShadowBlades]) -> None:
        self.table = table

    def give(self, step: Step) -> None:
        getattr(self, f"{step.verb}_")(step.seat, *step.what)

    def skip_what_nobody_can_use(self) -> None:
        """A game must ask who may have no weapon, or none to give; a scenario need not answer."""
        pending = self.table.match.pending
        if isinstance(pending, Decision) and pending.ask in UNUSABLE:
            (seat,) = self.table.deciders
            if list(self.table.options(seat)) == [pending.preset]:
                self.table.decide(seat, pending.preset)

    def choose(self, seat: Seat, asks: Sequence[Ask], fits: Callable[[Any], bool]) -> None:
        """``seat`` takes the option that ``fits``."""
        pending = self.table.match.pending
        asked = isinstance(pending, Decision) and pending.ask in asks
        if not asked or seat not in self.table.deciders:
            raise IllegalAnswer(waiting(self.table))
        fitting = [option for option in self.table.options(seat) if fits(option)]
        if not fitting:
            raise IllegalAnswer("there is no such option")
        self.table.decide(seat, fitting[0])

    def is_face(self, face: Name) -> Callable[[Any], bool]:
        return lambda card: isinstance(card, Card) and self.table.faces[card] is face

    # Parts of a turn

    def recruit_(self, seat: Seat) -> None:
        self.choose(seat, PARTS, lambda part: part == Part(Move.RECRUIT))

    def pass_(self, seat: Seat) -> None:
        self.choose(seat, PARTS, lambda part: part == Part(Move.PASS))

    def end_(self, seat: Seat) -> None:
        self.choose(seat, PARTS, lambda part: part == Part(Move.STOP))

    def keep_(self, seat: Seat) -> None:
        self.choose(seat, (Ask.RECRUIT,), lambda option: option is Recruit.KEEP)

    def skip_(self, seat: Seat) -> None:
        self.choose(seat, (Ask.RECRUIT,), lambda option: option is Recruit.SKIP)

    def deploy_(
        self, seat: Seat, agent: Name, weapons: tuple[Name, ...], column: Column, via: Via
    ) -> None:
        def fits(part: Part) -> bool:
            same = (part.move, part.agent, part.column, part.via)
            return same == (Move.DEPLOY, agent, column, via) and alike(part.weapons, weapons)

        self.choose(seat, PARTS, fits)

    def mission_(self, seat: Seat, card: Name | None, zone: Any) -> None:
        mission = Part(Move.MISSION, column=Column(seat, zone))
        self.choose(seat, PARTS, lambda part: part == mission)
        fits = self.is_face(card) if card else lambda option: option is None
        self.choose(seat, (Ask.MISSION,), fits)

    def deceive_(self, seat: Seat, victim: Spot, weapons: tuple[Name, ...]) -> None:
        self.choose(seat, PARTS, with_weapons(Move.DECEIVE, victim, weapons))

    def fatal_(self, seat: Seat, agent: Name, victim: Spot) -> None:
        def fits(part: Part) -> bool:
            return (part.move, part.agent) == (Move.FATAL, agent) and is_at(part.target, victim)

        self.choose(seat, PARTS, fits)

    def shadow_(self, seat: Seat, card: Name) -> None:
        self.choose(seat, PARTS, lambda part: part == Part(Move.SHADOW))
        self.choose(seat, (Ask.SHADOW,), lambda chosen: self.is_face(card)(chosen[0]))

    # Skills

    def pick_(self, seat: Seat, *targets: Any) -> None:
        """Agents by their places, the last of a column by the column, or a pile."""

        def fits(option: Any) -> bool:
            if targets == (None,) or isinstance(option, str) or option is None:
                return (option,) == targets
            posts = (option,) if isinstance(option, Post) else option
            return len(posts) == len(targets) and all(map(is_at, posts, targets))

        self.choose(seat, PICKS, fits)

    def discard_(self, seat: Seat, agent: Spot) -> None:
        self.choose(seat, (Ask.DISCARD,), lambda post: is_at(post, agent))

    def take_(self, seat: Seat, *faces: Name) -> None:
        def fits(cards: Sequence[Card[Name]]) -> bool:
            return tuple(self.table.faces[card] for card in cards) == faces

        self.choose(seat, (Ask.VISION,), fits)

    def throw_(
        self, seat: Seat, weapons: tuple[Name, ...] = (), victim: Spot | None = None
    ) -> None:
        keep = Part(Move.KEEP)
        fits = with_weapons(Move.THROW, victim, weapons) if victim else lambda part: part == keep
        self.choose(seat, (Ask.MIST,), fits)

    def spy_(self, seat: Seat, where: Seat | Column) -> None:
        self.choose(seat, SPIES, lambda option: option == where)

    def swap_(self, seat: Seat, taken: Name | None = None, given: Name | None = None) -> None:
        if taken is None or given is None:
            self.choose(seat, (Ask.TAKE,), lambda option: option is None)
            return
        self.choose(seat, (Ask.TAKE,), self.is_face(taken))
        self.choose(seat, (Ask.GIVE,), lambda chosen: self.is_face(given)(chosen[0]))

    def return_(self, seat: Seat, card: Name) -> None:
        self.choose(seat, (Ask.RETURN,), self.is_face(card))

    def move_(self, seat: Seat, agent: Spot | None = None, zone: Any = None) -> None:
        def fits(walk: Walk | None) -> bool:
            if walk is None or agent is None:
                return walk is None and agent is None
            return is_at(walk.post, agent) and walk.to == Column(seat, zone)

        self.choose(seat, (Ask.WALK,), fits)


def is_at(post: Post | None, where: Spot | Column) -> bool:
    """Does the agent stand there; by a column alone, is it one of that column?"""
    if post is None:
        return False
    return where == post.column if isinstance(where, Column) else where == (post.column, post.place)


def with_weapons(move: Move, victim: Spot, weapons: tuple[Name, ...]) -> Callable[[Part], bool]:
    def fits(part: Part) -> bool:
        return part.move is move and is_at(part.target, victim) and alike(part.weapons, weapons)

    return fits


def alike(one: Sequence[Name], other: Sequence[Name]) -> bool:
    """The same cards, in whatever order."""
    return sorted(one) == sorted(other)

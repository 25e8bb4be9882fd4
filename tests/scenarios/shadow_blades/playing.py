"""Plays a scenario of Shadow Blades: the rules themselves, on a plain table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from games.kit import Card, Decision, Deck, Event, Face, Look, Match, Play, Seat, Show
from games.shadow_blades import ShadowBlades
from games.shadow_blades.board import Column, Deployed, Piece
from games.shadow_blades.cards import ZONES, Name
from games.shadow_blades.plays import Move
from games.shadow_blades.skills import Ask
from games.shadow_blades.state import Phase, Pile
from table.knowledge.learned import Looked, Shown, told
from table.plain import PlainTable
from tests.scenarios.scenario import Differs
from tests.scenarios.shadow_blades.answers import Answers
from tests.scenarios.shadow_blades.names import Stand, written
from tests.scenarios.shadow_blades.reading import Outcome, Position
from tests.scenarios.shadow_blades.steps import Step
from tests.scenarios.steps import accepted, refused, waiting


@dataclass
class Placed(ShadowBlades):
    """Shadow Blades from a given position on."""

    position: Position = field(kw_only=True)
    drawn: list[Card[Name]] = field(default_factory=list, init=False)  # unseen, by whomever

    async def draw(self, seat: Seat, cards: Sequence[Card[Name]]) -> None:
        self.drawn += cards
        await super().draw(seat, cards)

    async def set_up(self) -> None:
        given = self.position
        self.active, self.plot, self.phase = given.active, given.plot, given.phase
        self.last_turns = given.left if given.phase is Phase.SHOWDOWN else 0
        self.spent = list(given.spent)
        for seat, faces in given.hands.items():
            self.hands[seat] = await self.lying(faces)
        for column, stands in given.board.items():
            self.board[column] = [await self.standing(stand) for stand in stands]
        for column, faces in given.missions.items():
            self.missions[column] = await self.lying(faces)
        for pile, faces in zip(Pile, given.piles, strict=True):
            self.piles[pile] = await self.lying(faces)
        self.deck = await self.lying(given.deck)
        self.graveyard = list(map(Piece, await self.lying(given.grave), given.grave))

    async def lying(self, faces: Sequence[Name]) -> list[Card[Name]]:
        return list(await Deck(tuple(faces))) if faces else []

    async def standing(self, stand: Stand) -> Deployed:
        names = (stand.agent, *stand.weapons)
        agent, *weapons = map(Piece, await self.lying(names), names)
        return Deployed(agent, tuple(weapons), stand.subtracts)


@dataclass(frozen=True)
class Scenario:
    name: str
    title: str
    position: Position
    steps: list[Step]
    outcome: Outcome

    def run(self) -> None:
        game = Placed(self.position.players, options=self.position.options, position=self.position)
        run = Run(PlainTable(game))
        for step in self.steps:
            run.refuse(step) if step.refused else run.take(step)
        run.compare(self.outcome)


class Sight(NamedTuple):
    """What somebody was let see; a hand is shown in no order."""

    faces: tuple[Face, ...]
    in_order: bool = True

    def fits(self, expected: tuple[Name, ...]) -> bool:
        arranged = tuple if self.in_order else sorted
        return arranged(self.faces) == arranged(expected)


@dataclass
class Run:
    """A scenario under way, and what each player was let see."""

    table: PlainTable[Placed]
    sees: dict[Seat, list[Sight]] = field(default_factory=dict)
    ended: bool = False  # the last step was somebody's end
    noted: int = 0

    @property
    def game(self) -> Placed:
        return self.table.game

    # Steps

    def refuse(self, step: Step) -> None:
        """The step must be impossible. A step may be several decisions, so it is tried apart."""
        match = Match(self.game.fresh(), [event.answer for event in self.table.match.events])
        trial = Run(PlainTable.resume(match, self.table.faces), ended=self.ended)
        with refused(step.text):
            trial.perform(step)

    def take(self, step: Step) -> None:
        with accepted(step.text):
            self.perform(step)
        self.ended = step.verb == "end"
        self.note()

    def perform(self, step: Step) -> None:
        answers = Answers(self.table)
        if step.verb not in ("throw", "swap"):
            answers.skip_what_nobody_can_use()
        if step.verb != "end" or not self.turn_is_over(step.seat):
            answers.give(step)

    def turn_is_over(self, seat: Seat) -> bool:
        """Where nothing is left to do, the game does not ask whether a turn is over."""
        begins = self.asked(Ask.ACTION) or self.table.match.pending is None
        turns = [event for event in self.table.match.events if is_action(event)]
        return begins and not self.ended and bool(turns) and by_itself(turns[-1], seat)

    def asked(self, ask: Ask) -> bool:
        pending = self.table.match.pending
        return isinstance(pending, Decision) and pending.ask is ask

    def note(self) -> None:
        """Write down what somebody saw that did not come to their own hand."""
        events = self.table.match.events
        for place in range(self.noted, len(events)):
            secret = self.table._secrets[place]
            match events[place].request:
                case Look(hands):
                    for seat, cards in hands.items():
                        if not set(cards) <= set(self.game.drawn):
                            seen = Sight(told(Looked, secret).faces[seat])
                            self.sees.setdefault(seat, []).append(seen)
                case Show(owner, cards, to):
                    laid = [self.game.missions[Column(owner, zone)] for zone in ZONES]
                    in_order = set(cards) <= {card for column in laid for card in column}
                    self.sees.setdefault(to, []).append(Sight(told(Shown, secret).faces, in_order))
        self.noted = len(events)

    # The end

    def compare(self, outcome: Outcome) -> None:
        for what, found, expected in (*self.areas(outcome), *self.facts(outcome)):
            if expected is not None and found != expected:
                raise Differs(f"{what}: {found}, not {expected}")
        self.compare_sights(outcome)
        if outcome.next and (not self.asked(Ask.ACTION) or self.table.deciders != (outcome.next,)):
            raise Differs(f"it is not the turn of P{outcome.next}: {waiting(self.table)}")
        if outcome.winners is not None and self.table.match.pending is not None:
            raise Differs(f"the game is not over: {waiting(self.table)}")

    def areas(self, outcome: Outcome) -> Iterator[tuple[str, object, object]]:
        """Where cards lie, in their order but for hands."""
        game = self.game
        for seat, faces in outcome.hands.items():
            hand = [self.table.faces[card] for card in game.hands[seat]]
            yield f"hand of P{seat}", written(sorted(hand)), written(sorted(faces))
        for column, stands in outcome.board.items():
            yield f"column {column}", tuple(map(standing, game.board[column])), stands
        for column, faces in outcome.missions.items():
            yield f"missions {column}", self.read(game.missions[column]), written(faces)
        if outcome.piles is not None:
            piles = [self.read(pile) for pile in game.piles.values()]
            yield "piles", piles, [written(pile) for pile in outcome.piles]
        if outcome.deck is not None:
            yield "deck", self.read(game.deck), written(outcome.deck)
        grave = [piece.name for piece in game.graveyard]
        if outcome.grave is not None:
            yield "graveyard", written(grave), written(outcome.grave)
        yield "top of the graveyard", grave[-1] if grave else "empty", outcome.grave_top

    def facts(self, outcome: Outcome) -> Iterator[tuple[str, object, object]]:
        game = self.game
        for (seat, zone), strength in outcome.strengths.items():
            yield f"strength {Column(seat, zone)}", game.strength(seat, zone), strength
        for zone, seats in outcome.dominators.items():
            found = [seat for seat in game.seats if game.dominates(seat, zone)]
            yield f"dominating {zone}", found, sorted(seats)
        if outcome.spent is not None:
            yield "skills spent", sorted(game.spent), sorted(outcome.spent)
        sizes = tuple(map(len, (*game.piles.values(), game.deck)))
        yield "sizes", sizes, outcome.sizes
        yield "phase", game.phase, outcome.phase
        yield "turns left", game.last_turns, outcome.left
        for seat, score in outcome.score.items():
            yield f"bounties of P{seat}", game.bounties[seat], score
        if outcome.winners is not None:
            winners = {ally for seat in outcome.winners for ally in game.team(seat)}
            yield "winners", sorted(game.winners), sorted(winners)

    def compare_sights(self, outcome: Outcome) -> None:
        if outcome.sees is None:
            return
        for seat in self.game.seats:
            found, expected = self.sees.get(seat, []), outcome.sees.get(seat, ())
            same = len(found) == len(expected) and all(map(Sight.fits, found, expected))
            if not same:
                seen = [written(sight.faces) for sight in found]
                raise Differs(f"P{seat} sees {seen}, not {[written(f) for f in expected]}")

    def read(self, cards: Sequence[Card[Name]]) -> str:
        return written([self.table.faces[card] for card in cards])


def is_action(event: Event) -> bool:
    return isinstance(event.request, Play) and event.request.ask is Ask.ACTION


def by_itself(turn: Event, seat: Seat) -> bool:
    """Was it a turn of ``seat`` that had to be ended, or ended by itself?"""
    began: Move = turn.answer.option.move
    own = isinstance(turn.request, Play) and turn.request.seat == seat
    return own and began not in (Move.RECRUIT, Move.PASS)


def standing(deployed: Deployed) -> Stand:
    weapons = tuple(weapon.name for weapon in deployed.weapons)
    return Stand(deployed.agent.name, weapons, deployed.subtracts)

"""Plays a scenario of Complots: the rules themselves, on a plain table whose luck is forced."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.complots import Ask, Complots, Role
from games.kit import (
    AnyDecision,
    Arrange,
    Card,
    Choose,
    Decision,
    Deck,
    Face,
    IllegalAnswer,
    Look,
    Reveal,
    Seat,
    Shuffle,
)
from table.plain import Chance, PlainTable
from tests.scenarios.complots.reading import NAMES, Holding, Outcome, Position
from tests.scenarios.complots.steps import Step
from tests.scenarios.scenario import Differs
from tests.scenarios.steps import accepted, refused, unharmed, waiting


class Forced(Chance):
    """Every shuffle brings up the cards that will be drawn, as far as they are in the pile."""

    def __init__(self, draws: list[Role]) -> None:
        super().__init__(0)
        self.draws = draws
        self.top: Face | None = None  # of the last shuffle
        self.side = 0

    def shuffle(self, faces: Sequence[Face]) -> list[int]:
        order: list[int] = []
        rest = list(range(len(faces)))
        for wanted in self.draws:
            found = [place for place in rest if faces[place] is wanted]
            if not found:
                break
            order.append(found[0])
            rest.remove(found[0])
        order += rest
        self.top = faces[order[0]]
        return order

    def coin(self, sides: int) -> int:
        return min(self.side, sides - 1)


@dataclass
class Placed(Complots):
    """Complots from a given position on."""

    position: Position = field(kw_only=True)

    async def set_up(self) -> None:
        if not self.position.holdings:
            return await super().set_up()
        self.active = self.position.active
        holdings = self.position.holdings
        cards = [card for held in holdings.values() for card in (*held.hidden, *held.lost)]
        pile = list(await Shuffle(await Deck((*cards, *self.position.court))))
        for who, held in holdings.items():
            self.hands[who] = [pile.pop(0) for _ in held.hidden]
            self.lost[who] = list(await Reveal(tuple([pile.pop(0) for _ in held.lost])))
            self.coins[who] = held.coins
            self.treasury -= held.coins
        await Look({who: tuple(hand) for who, hand in self.hands.items() if hand})
        self.court = pile
        return None


@dataclass(frozen=True)
class Scenario:
    name: str
    title: str
    position: Position
    steps: list[Step]
    outcome: Outcome

    def run(self) -> None:
        self.play().compare(self.outcome)

    def play(self) -> "Run":
        """Take all steps."""
        holdings = self.position.holdings.values()
        cards = [card for held in holdings for card in (*held.hidden, *held.lost)]
        draws = [card for step in self.steps if not step.refused for card in step.draws]
        game = Placed(
            self.position.players,
            self.position.active,
            self.position.options,
            position=self.position,
        )
        chance = Forced(cards + draws)
        run = Run(PlainTable(game, chance), chance)
        del chance.draws[: len(cards)]
        for step in self.steps:
            run.refuse(step) if step.refused else run.take(step)
        return run


@dataclass(frozen=True)
class Run:
    """A scenario under way."""

    table: PlainTable[Complots]
    chance: Forced

    @property
    def game(self) -> Complots:
        return self.table.game

    def refuse(self, step: Step) -> None:
        """The step must be impossible, and nothing at all may change."""
        with refused(step.text), unharmed(step.text, self.table):
            self.perform(step)

    def take(self, step: Step) -> None:
        with accepted(step.text):
            if step.ask in (None, Ask.KEEP):
                self.has_drawn(step)
            if step.ask is not None:
                self.perform(step)
        if step.ask in (Ask.PROVE, Ask.DISCARD) and step.draws:
            self.same(step.text, "the card drawn", step.draws, (self.chance.top,))
            del self.chance.draws[0]

    def has_drawn(self, step: Step) -> None:
        """The cards that came before this step are those it names."""
        (seat,) = step.seats
        match self.table.match.pending:
            case Arrange(_, pool, _, Ask.KEEP):
                drawn = pool[len(self.game.hands.get(seat, ())) :]
            case Arrange(_, _, _, Ask.PICK):
                looks = [event.request for event in self.table.match.events]
                drawn = next(look.cards[seat] for look in looks if isinstance(look, Look))
            case _:
                raise IllegalAnswer("no cards were drawn")
        self.same(step.text, "the cards drawn", step.draws, map(self.table.faces.get, drawn))
        del self.chance.draws[: len(step.draws)]

    def perform(self, step: Step) -> None:
        """Decide as the step says, all seats or none."""
        pending = self.table.match.pending
        if not isinstance(pending, Decision):
            raise IllegalAnswer("the game is over")
        if pending.ask is not step.ask:
            raise IllegalAnswer(waiting(self.table))
        choices = self.choices(step, pending)
        for seat, choice in choices.items():
            self.table.check(seat, choice)
        for seat, choice in choices.items():
            self.table.decide(seat, choice)
        if step.speaker:
            claim = self.game.claims[-1]
            spoke = claim.seat if step.ask is Ask.COUNTER else claim.doubter
            if spoke != step.speaker:
                raise Differs(f"{step.text}: P{spoke} spoke")

    def choices(self, step: Step, pending: AnyDecision) -> dict[Seat, Any]:
        """What each seat decides; in a window, those not named pass."""
        if step.ask in (Ask.DOUBT, Ask.COUNTER):
            if step.speaker:
                first = self.game.claims[-1].seat if step.ask is Ask.DOUBT else self.game.active
                volunteers = [seat for seat in self.game.others(first) if seat in step.seats]
                self.chance.side = ([*volunteers, step.speaker]).index(step.speaker)
            passing = dict.fromkeys(self.table.deciders, pending.preset)
            return passing | dict.fromkeys(step.seats, step.choice)
        (seat,) = step.seats
        if step.cards is None:
            return {seat: step.choice}
        pool = pending.cards if isinstance(pending, Arrange) else self.game.hands.get(seat, [])
        cards = self.named(step.cards, pool)
        return {seat: cards if isinstance(pending, Arrange) else cards[0]}

    def named(self, roles: tuple[Role, ...], pool: Sequence[Card[Role]]) -> tuple[Card[Role], ...]:
        """Cards with these faces, from ``pool`` if possible, or else from anywhere."""
        cards = [*pool, *[card for card in self.table.faces if card not in pool]]
        found: list[Card[Role]] = []
        for role in roles:
            fitting = [card for card in cards if self.table.faces[card] is role]
            if not fitting:
                raise IllegalAnswer(f"there is no {role} anywhere")
            found.append(fitting[0])
            cards.remove(fitting[0])
        return tuple(found)

    def compare(self, outcome: Outcome) -> None:
        """Everything the scenario says about the end, and nothing else, must be so."""
        game = self.game
        for seat, expected in outcome.holdings.items():
            hidden = tuple([Role(self.table.faces[card]) for card in game.hands[seat]])
            held = Holding(game.coins[seat], hidden, tuple(game.lost[seat]))
            if not alike(held, expected):
                raise Differs(f"P{seat} has {held}, not {expected}")
        if game.treasury != outcome.treasury:
            raise Differs(f"the Treasury has {game.treasury}, not {outcome.treasury}")
        if outcome.court is not None:
            self.same("post", "the Court", outcome.court, map(self.table.faces.get, game.court))
        if outcome.winner and game.winners != (outcome.winner,):
            raise Differs(f"P{outcome.winner} has not won")
        if outcome.next and self.next_to_act() != outcome.next:
            raise Differs(f"it is not P{outcome.next}'s turn to act; {waiting(self.table)}")

    def next_to_act(self) -> Seat | None:
        pending = self.table.match.pending
        return pending.seat if isinstance(pending, Choose) and pending.ask is Ask.ACTION else None

    def same(self, where: str, what: str, expected: Iterable[Any], found: Iterable[Any]) -> None:
        expected, found = sorted(expected), sorted(found)
        if expected != found:
            words = " ".join(NAMES[card] for card in found) or "none"
            raise Differs(f"{where}: {what}: {words}, not {' '.join(NAMES[c] for c in expected)}")


def alike(held: Holding, expected: Holding) -> bool:
    return (
        held.coins == expected.coins
        and Counter(held.hidden) == Counter(expected.hidden)
        and Counter(held.lost) == Counter(expected.lost)
    )

"""Plays a scenario of Intrigue: the rules themselves, from a given position on."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.intrigue.advisers import Adviser
from games.intrigue.money import ALL_MONEY, BITS, Earned, Money, OpenBooks, SealedPurses
from games.intrigue.rules import ROUNDS, Ask, Intrigue, Turn
from games.intrigue.talks import Matter, Say, Step, Word
from games.kit import Choose, Decision, IllegalAnswer, Note, Offer, ProveEmpty, Purses, Seat
from table.plain import PlainTable
from tests.scenarios.intrigue.reading import PHASES, Outcome, Position
from tests.scenarios.intrigue.steps import Choice, Taken
from tests.scenarios.scenario import Differs
from tests.scenarios.steps import accepted, refused, unharmed

PLACES = {Step.FREE: "I", Step.EXTERNAL: "II", Step.INTERNAL: "III"}


@dataclass
class Placed(Intrigue):
    """Intrigue from a given position on."""

    position: Position = field(kw_only=True)

    async def play(self) -> None:
        await self.lay_out()
        if self.position.phase != "final":
            await self.finish_turn(PHASES.index(self.position.phase))
            for seat in self.seats[self.active :]:
                await self.turn(seat)
            while self.round < ROUNDS:
                self.round += 1
                for seat in self.seats:
                    await self.turn(seat)
        await self.end()

    async def finish_turn(self, phase: int) -> None:
        await Note(Turn(self.active, self.round))
        for rest in (self.collect, self.reception, self.present)[phase:]:
            await rest(self.active)

    async def lay_out(self) -> None:
        position = self.position
        self.round, self.active, self.island = position.round, position.active, position.island[:]
        for seat, castle in position.castles.items():
            self.castles[seat] = dict(castle)
        for seat, waiting in position.waiting.items():
            self.waiting[seat] = list(waiting)
        for adviser in self.on_board():
            self.supply[adviser.owner].remove(adviser.kind)
        await self.fill_purses(self.money)

    async def fill_purses(self, money: Money) -> None:
        money.bank = ALL_MONEY - sum(self.position.money.values())
        if isinstance(money, OpenBooks):
            money.purses = dict(self.position.money)
        elif isinstance(money, SealedPurses):
            money.seats = self.seats
            await Purses(self.position.money, BITS)

    def on_board(self) -> Iterable[Adviser]:
        residents = [a for castle in self.castles.values() for a in castle.values()]
        return residents + [a for guests in self.waiting.values() for a in guests] + self.island


@dataclass(frozen=True)
class Scenario:
    name: str
    title: str
    position: Position
    steps: list[Taken]
    outcome: Outcome

    def run(self) -> None:
        self.play(len(self.steps)).compare(self.outcome)

    def play(self, number: int) -> "Run":
        """Take the first ``number`` steps; what must be refused is tried at a table of its own."""
        run = self.begin()
        for place, step in enumerate(self.steps[:number]):
            if step.refused:
                self.legal(place).refuse(step)
            else:
                run.take(step)
        return run

    def legal(self, number: int) -> "Run":
        run = self.begin()
        for step in self.steps[:number]:
            if not step.refused:
                run.take(step)
        return run

    def begin(self) -> "Run":
        position = self.position
        game = Placed(
            len(position.names.letters), position.active, position.options, position=position
        )
        return Run(PlainTable(game))


@dataclass
class Run:
    """A scenario under way."""

    table: PlainTable[Placed]
    paid: int = 0  # incomes that the scenario has told of

    @property
    def game(self) -> Placed:
        return self.table.game

    @property
    def purses(self) -> dict[Seat, int]:
        money = self.game.money
        return money.purses if isinstance(money, OpenBooks) else self.table.funds.purses

    def refuse(self, step: Taken) -> None:
        """The step must be impossible, and where it fails nothing may change."""
        with refused(step.text):
            self.perform(step)

    def take(self, step: Taken) -> None:
        with accepted(step.text):
            self.perform(step)

    def perform(self, step: Taken) -> None:
        if step.income:
            self.has_earned(*step.income)
        if step.begins:
            self.begin(*step.begins)
        for choice in step.choices:
            self.decide(choice)
        if step.choices and self.is_unfinished(step.choices[-1]):
            raise IllegalAnswer("more advisers must be named")

    def has_earned(self, seat: Seat, amount: int) -> None:
        notes = [e.request.about for e in self.table.match.events if isinstance(e.request, Note)]
        incomes = [note for note in notes if isinstance(note, Earned) and not note.instead_of]
        due = incomes[self.paid : self.paid + 1]
        if due != [Earned(seat, amount)]:
            raise IllegalAnswer(f"the income is {due}")
        self.paid += 1

    def begin(self, step: Step, about: Any) -> None:
        """The negotiation of this step is under way; the host may have to pick it."""
        pending = self.table.match.pending
        if isinstance(pending, Choose) and pending.ask is Ask.KIND and step is Step.EXTERNAL:
            self.table.decide(pending.seat, about)
        matter = self.matter()
        if matter is None or matter.step is not step:
            raise IllegalAnswer(self.waiting())
        if about not in (None, matter.slot, matter.advisers[0].kind):
            raise IllegalAnswer(f"{matter} is discussed")

    def matter(self) -> Matter | None:
        talks = self.game.talks
        return talks.matter if talks and not talks.over else None

    def decide(self, choice: Choice) -> None:
        pending, decided = self.table.match.pending, choice.choice
        if not isinstance(pending, Decision) or pending.ask not in choice.asks:
            raise IllegalAnswer(self.waiting())
        if decided == Say(Word.AGREE) and self.game.talks:
            decided = Say(Word.AGREE, self.game.talks.demand)
        with unharmed(str(decided), self.table):
            self.table.decide(choice.seat, decided)
        self.follow_up()

    def follow_up(self) -> None:
        """Where money is sealed, whoever agrees still has to pay, and who is broke to show it."""
        match self.table.match.pending:
            case Offer(payer, _, _, int() as exactly):
                self.table.decide(payer, exactly)
            case ProveEmpty(seat):
                self.table.decide(seat, True)

    def is_unfinished(self, choice: Choice) -> bool:
        """Is the same player asked for more of the same advisers?"""
        match self.table.match.pending:
            case Choose(seat, _, Ask.PLACE | Ask.PRESENT as ask):
                return ask in choice.asks and seat == choice.seat
        return False

    def compare(self, outcome: Outcome) -> None:
        """Everything the scenario says about the end must be so."""
        game = self.game
        if not outcome.money.items() <= self.purses.items():
            raise Differs(f"purses: {self.purses}, not {outcome.money}")
        if outcome.bank not in (None, game.money.bank):
            raise Differs(f"the bank has {game.money.bank}, not {outcome.bank}")
        if not outcome.castles.items() <= game.castles.items():
            raise Differs(f"castles: {game.castles}, not {outcome.castles}")
        same("waiting", outcome.waiting, game.waiting)
        same("supply", outcome.supply, game.supply)
        if outcome.island is not None:
            same("island", {Seat(0): outcome.island}, {Seat(0): game.island})
        if outcome.winners not in (None, game.winners):
            raise Differs(f"winners: {game.winners}, not {outcome.winners}")
        self.is_at(outcome.at)

    def is_at(self, expected: str) -> None:
        letter = self.game.position.names.letter(self.game.active)
        if expected not in [f"{letter}/{where}" if where else "end" for where in self.places()]:
            raise Differs(f"not at {expected}; {self.waiting()}")

    def places(self) -> Iterator[str]:
        """How one may call the moment; none is the end."""
        pending, matter = self.table.match.pending, self.matter()
        if pending is None:
            yield ""
            return
        if self.is_fresh_turn():
            yield "income"
        match getattr(pending, "ask", None):
            case Ask.PRESENT:
                yield "present"
            case Ask.KIND:
                yield PLACES[Step.EXTERNAL]
        if matter:
            yield PLACES[matter.step]

    def is_fresh_turn(self) -> bool:
        """Nobody has decided anything since the turn began."""
        for request, _ in reversed(self.table.match.events):
            if isinstance(request, Note) and isinstance(request.about, Turn):
                return True
            if isinstance(request, Decision):
                return False
        return False

    def waiting(self) -> str:
        pending = self.table.match.pending
        if not isinstance(pending, Decision):
            return "the game is over"
        return f"seat {self.table.deciders[0]} decides on {pending.ask}"


def same(what: str, expected: Mapping[Seat, list[Any]], found: Mapping[Seat, list[Any]]) -> None:
    for seat, wanted in expected.items():
        if Counter(wanted) != Counter(found[seat]):
            raise Differs(f"{what} {seat}: {found[seat]}, not {wanted}")

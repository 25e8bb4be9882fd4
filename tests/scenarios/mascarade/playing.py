"""Plays a scenario of Mascarade: the rules themselves, on a plain table."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from games.kit import Arrange, Choose, Decision, Deck, IllegalAnswer, Look, Reveal, Seat
from games.mascarade.characters import BadSet, Character, check_set
from games.mascarade.rules import Ask, Mascarade, Move, Play, Slot
from table.plain import PlainTable
from tests.scenarios.mascarade.names import Names
from tests.scenarios.mascarade.reading import Outcome, Position, SetCheck
from tests.scenarios.mascarade.steps import Step
from tests.scenarios.scenario import Differs
from tests.scenarios.steps import accepted, refused, unharmed


@dataclass
class Placed(Mascarade):
    """Mascarade from a given position on."""

    position: Position = field(kw_only=True)

    async def set_up(self) -> None:
        position = self.position
        self.active, self.turns = position.active, position.turns
        self.gold, self.court = dict(position.gold), position.court
        self.shown_before = list(position.shown_before)
        faces = tuple(position.cards[slot] for slot in self.slots)
        self.cards = dict(zip(self.slots, await Deck(faces), strict=True))


@dataclass(frozen=True)
class Scenario:
    name: str
    title: str
    position: Position
    steps: list[Step]
    outcome: Outcome

    def run(self) -> None:
        game = Placed(self.position.players, options=self.position.options, position=self.position)
        run = Run(PlainTable(game), self.position)
        for step in self.steps:
            run.refuse(step) if step.refused else run.take(step)
        run.compare(self.outcome)


@dataclass(frozen=True)
class CustomSets:
    """A scenario about sets of characters."""

    name: str
    title: str
    checks: list[SetCheck]

    def run(self) -> None:
        for check in self.checks:
            flaw = None
            try:
                check_set(check.players, check.centre, check.cards)
            except BadSet as refusal:
                flaw = refusal.flaw
            if flaw != check.flaw:
                cards = " ".join(name.title() for name in check.cards)
                raise Differs(f"{cards} for {check.players}: {flaw or 'ok'}, not {check.flaw}")


@dataclass
class Run:
    """A scenario under way, and what was seen in it."""

    table: PlainTable[Mascarade]
    position: Position
    public: list[Slot] = field(default_factory=list)
    sees: dict[Seat, list[Character]] = field(default_factory=dict)
    answered: bool = False  # the last step was about a contest

    def __post_init__(self) -> None:
        self.names = Names(self.table.game)
        self.noted = len(self.table.match.events)

    @property
    def game(self) -> Mascarade:
        return self.table.game

    # Steps

    def refuse(self, step: Step) -> None:
        """The step must be impossible, and nothing at all may change."""
        with refused(step.text), unharmed(step.text, self.table):
            self.perform(step)

    def take(self, step: Step) -> None:
        with accepted(step.text):
            self.perform(step)
        self.answered = step.ask is Ask.CONTEST
        self.note()

    def perform(self, step: Step) -> None:
        if step.seat is None:
            self.pass_all()
            return
        if step.ask and not (step.ask is Ask.FOOL and self.swapping()):
            self.answer(step.seat, step.ask, step.choice)
        if step.swap is not None:
            self.swap_or_not(step.seat, step.pair, step.swap)

    def pass_all(self) -> None:
        """Everybody who is still asked lets the announcement stand."""
        if not self.asked(Ask.CONTEST) and not self.answered:
            raise IllegalAnswer(self.waiting())
        while self.asked(Ask.CONTEST):
            self.table.decide(self.table.deciders[0], None)

    def answer(self, seat: Seat, ask: Ask, choice: Any) -> None:
        if not self.asked(ask):
            raise IllegalAnswer(self.waiting())
        options = self.table.options(seat) if seat in self.table.deciders else ()
        same = [option for option in options if unordered(option) == unordered(choice)]
        self.table.decide(seat, same[0] if same else choice)

    def swap_or_not(self, seat: Seat, pair: tuple[Slot, ...], swap: bool) -> None:
        """Of two players the Fool has no choice which cards, so they are compared here."""
        pending = self.swapping()
        if pending is None:
            raise IllegalAnswer(self.waiting())
        if pair and {self.game.cards[slot] for slot in pair} != set(pending.cards):
            raise IllegalAnswer("other cards are to be swapped or not")
        self.table.decide(seat, (pending.cards[swap],))

    # What the table waits for

    def swapping(self) -> Arrange[Any] | None:
        pending = self.table.match.pending
        return pending if isinstance(pending, Arrange) else None

    def asked(self, ask: Ask) -> bool:
        pending = self.table.match.pending
        return isinstance(pending, Choose) and pending.ask is ask

    def waiting(self) -> str:
        pending = self.table.match.pending
        if not isinstance(pending, Decision):
            return "the game is over"
        return f"{self.names.letters[self.table.deciders[0]]} decides on {pending.ask}"

    # What was seen

    def note(self) -> None:
        """Write down the cards opened in this step, while they still lie where they were."""
        slots = {card: slot for slot, card in self.game.cards.items()}
        for request, _ in self.table.match.events[self.noted :]:
            match request:
                case Reveal(cards):
                    self.public += [slots[card] for card in cards]
                case Look(hands):
                    for seat, cards in hands.items():
                        faces = [Character(self.table.faces[card]) for card in cards]
                        self.sees.setdefault(seat, []).extend(faces)
        self.noted = len(self.table.match.events)

    # The end

    def compare(self, outcome: Outcome) -> None:
        """All that changed must be in the outcome, and all in the outcome must be so."""
        for what, found, expected in (*self.pots(outcome), *self.sights(outcome)):
            if found != expected:
                raise Differs(f"{what}: {found}, not {expected}")
        self.compare_cards(outcome.cards)
        if outcome.next:
            self.compare_turn(outcome.next, outcome.options)
        else:
            self.compare_end(outcome)

    def pots(self, outcome: Outcome) -> Iterator[tuple[str, object, object]]:
        for seat, gold in self.position.gold.items():
            owner = f"gold of {self.names.letters[seat]}"
            yield owner, self.game.gold[seat], outcome.gold.get(seat, gold)
        court = self.position.court if outcome.court is None else outcome.court
        yield "courthouse", self.game.court, court

    def sights(self, outcome: Outcome) -> Iterator[tuple[str, object, object]]:
        shown = [self.names.of(slot) for slot in self.public]
        yield "public", shown, [self.names.of(slot) for slot in outcome.public]
        for seat, letter in self.names.letters.items():
            expected = list(outcome.sees.get(seat, ()))
            yield f"{letter} sees", self.sees.get(seat, []), expected

    def compare_cards(self, expected: dict[Slot, Character]) -> None:
        """A place that is not mentioned has its card still, or one nobody spoke of."""
        spoken = [self.position.cards[slot] for slot in self.position.listed]
        for slot, card in self.game.cards.items():
            face = Character(self.table.faces[card])
            before = self.position.cards[slot]
            wanted = expected.get(slot, before if face in spoken else face)
            if face is not wanted:
                place = self.names.of(slot)
                raise Differs(f"{place} has the {face.title()}, not the {wanted.title()}")

    def compare_turn(self, seat: Seat, moves: tuple[Move, ...] | None) -> None:
        if not self.asked(Ask.ACTION) or self.table.deciders != (seat,):
            raise Differs(f"it is not the turn of {self.names.letters[seat]}; {self.waiting()}")
        possible = {play.move for play in self.table.options(seat)}
        if moves is not None and possible != set(moves):
            raise Differs(f"options: {', '.join(sorted(possible))}")

    def compare_end(self, outcome: Outcome) -> None:
        if self.table.match.pending is not None:
            raise Differs(f"the game is not over; {self.waiting()}")
        if sorted(self.game.winners) != sorted(outcome.winners):
            winners = ", ".join(self.names.letters[seat] for seat in self.game.winners)
            raise Differs(f"won by {winners}")
        if self.game.ending is not outcome.why:
            raise Differs(f"it ended by {self.game.ending}, not {outcome.why}")


def unordered(choice: Any) -> Any:
    """A choice whose two cards may be named either way round."""
    match choice:
        case Play(Move.SWAP, slots):
            return Move.SWAP, frozenset(slots)
        case (Slot() as one, Slot() as other):
            return frozenset((one, other))
    return choice

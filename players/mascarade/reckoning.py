"""What a move would bring: every way it can turn out, weighed by its chance."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from games.kit import Seat
from games.mascarade.characters import Character
from games.mascarade.rules import INQUISITORS_GOLD, Mascarade, Slot
from players.mascarade.worth import Prospects, is_over, take, worth

Row = list[float]


class Opinion(Protocol):
    """Who probably is who, and who can be sure of it."""

    def row(self, slot: Slot) -> Row: ...

    def knows(self, seat: Seat, slot: Slot) -> bool: ...


class Habit(NamedTuple):
    """How often the announced character contests, and how often somebody else does."""

    honest: float
    bluff: float


class Habits(NamedTuple):
    """How often others contest, depending on whether they can be sure of their card."""

    sure: Habit
    unsure: Habit
    alarmed: float  # how often somebody does anyhow, when the announcer would win


class Reckoning:
    """One position, seen by ``me``."""

    def __init__(self, game: Mascarade, me: Seat, opinion: Opinion, habits: Habits) -> None:
        self.game, self.me, self.opinion, self.habits = game, me, opinion, habits
        self.prospects = Prospects(game, me)
        self.places = {name: place for place, name in enumerate(game.names())}
        self.now = worth(self.prospects.gold, me)
        self._contests: dict[Character, dict[Seat, float]] = {}
        self._doubted: dict[Character, float] = {}

    def chance(self, slot: Slot, character: Character) -> float:
        return self.opinion.row(slot)[self.places[character]]

    # Announcing

    def announced(self, character: Character, true: float) -> float:
        """If ``me`` announces ``character``, which it is with the chance ``true``."""
        others, settled = self.game.clockwise(self.me), self.prospects.settled
        doubt, free = self.doubted(character), settled(character, self.me, ())
        right = (1 - doubt) * free + doubt * settled(character, self.me, others[:1])
        if true > 0.999:
            return right
        caught, wrong = 0.0, 0.0
        for other, contests in self.all_contests(character).items():
            chance = contests / (1 - true)
            caught += chance
            wrong += chance * settled(character, other, (self.me,))
        unnoticed = max(0.0, 1 - caught)
        nobody = settled(character, None, (self.me, others[0]))
        wrong += unnoticed * ((1 - doubt) * free + doubt * nobody)
        return true * right + (1 - true) * wrong / (unnoticed + caught)

    def all_contests(self, character: Character) -> dict[Seat, float]:
        """How likely each other one is ``character``, and says so; asked for every play."""
        if character not in self._contests:
            others = self.game.clockwise(self.me)
            self._contests[character] = {seat: self.contests(seat, character) for seat in others}
        return self._contests[character]

    def contests(self, other: Seat, character: Character) -> float:
        """How likely ``other`` is ``character``, and says so."""
        return sum(
            self.chance(slot, character) * self.habit(other, slot).honest
            for slot in self.game.own(other)
        )

    def habit(self, other: Seat, slot: Slot) -> Habit:
        return self.habits.sure if self.opinion.knows(other, slot) else self.habits.unsure

    def doubted(self, character: Character) -> float:
        """How likely somebody who is not ``character`` either contests."""
        if character not in self._doubted:
            self._doubted[character] = self._doubt(character)
        return self._doubted[character]

    def _doubt(self, character: Character) -> float:
        if is_over(self.prospects.used(character, self.me)):
            return self.habits.alarmed
        silent = 1.0
        for other in self.game.clockwise(self.me):
            silent *= 1 - self.habit(other, self.game.own(other)[0]).bluff
        return 1 - silent

    def best_of(self, row: Row) -> float:
        """What the best announcement with such a card is worth."""
        return max(self.announced(name, row[place]) for name, place in self.places.items())

    def once_seen(self, row: Row) -> float:
        """What the card is worth to one who has looked at it."""
        bluff = max(self.announced(name, 0) for name in self.places)
        return sum(
            row[place] * max(bluff, self.announced(name, 1))
            for name, place in self.places.items()
            if row[place] > 0.001
        )

    def threat(self, slot: Slot) -> float:
        """What the owner of the card at ``slot``, if it is sure of it, will cost ``me`` with it."""
        owner = slot.seat
        if owner is None or owner == self.me or not self.opinion.knows(owner, slot):
            return 0.0
        row = self.opinion.row(slot)
        return sum(
            row[place] * max(0.0, self.now - self.prospects.settled(name, owner, ()))
            for name, place in self.places.items()
            if row[place] > 0.001
        )

    # Contesting

    def let_pass(self, character: Character, claims: Mapping[Seat, Slot]) -> float:
        """If ``me`` says nothing to these claims, the announcer's first."""
        if len(claims) > 1:
            return self.unmasked(character, claims)
        (announcer,) = claims
        value, caught = 0.0, 0.0
        for other in self.still_to_speak(announcer):
            chance = self.contests(other, character)
            caught += chance
            value += chance * self.prospects.settled(character, other, (announcer,))
        return value + (1 - caught) * self.prospects.settled(character, announcer, ())

    def still_to_speak(self, announcer: Seat) -> Iterable[Seat]:
        others = self.game.clockwise(announcer)
        return others[others.index(self.me) + 1 :]

    def contested(self, character: Character, claims: Mapping[Seat, Slot], slot: Slot) -> float:
        """If ``me`` too claims to be it, with the card at ``slot``."""
        return self.unmasked(character, {**claims, self.me: slot})

    def unmasked(self, character: Character, claims: Mapping[Seat, Slot]) -> float:
        """If all claimants show their cards now: at most one of them is right."""
        chances = {seat: self.chance(slot, character) for seat, slot in claims.items()}
        total = max(1.0, sum(chances.values()))
        value = 0.0
        for seat, chance in chances.items():
            liars = [other for other in claims if other != seat]
            value += chance / total * self.prospects.settled(character, seat, liars)
        nobody = max(0.0, 1 - sum(chances.values()))
        return value + nobody * self.prospects.settled(character, None, claims)

    # Targets

    def bewitched(self, other: Seat | None) -> float:
        """After an exchange of fortunes with ``other``."""
        gold = dict(self.prospects.gold)
        if other:
            gold[self.me], gold[other] = gold[other], gold[self.me]
        return worth(gold, self.me)

    def spied(self, slot: Slot) -> float:
        """After a look at the card at ``slot``, and perhaps taking it."""
        return self.once_seen(self.opinion.row(slot))

    def questioned(self, victim: Seat) -> float:
        """What the Inquisitor gains by questioning ``victim``, who may have to pay or not."""
        (slot,) = self.game.own(victim)
        sure = 0.9 if self.opinion.knows(victim, slot) else max(self.opinion.row(slot))
        gold = dict(self.prospects.gold)
        take(gold, self.me, victim, INQUISITORS_GOLD)
        return sure * self.now + (1 - sure) * worth(gold, self.me)

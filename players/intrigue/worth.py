"""What things are worth in Intrigue, in thousands: a slot over the rounds that are left."""

from collections.abc import Sequence
from functools import cached_property
from itertools import permutations
from math import exp

from games.intrigue.advisers import Adviser
from games.intrigue.money import OpenBooks
from games.intrigue.rules import ROUNDS, Visit
from games.intrigue.talks import Step
from games.kit import Seat
from players.intrigue.bot import Moment, is_useless

STAYS = 0.85  # chance of a resident not to be replaced until the next income
PREVAILS = 0.4  # against a resident
KINDNESS = 0.5  # how far a friendly host goes from the middle towards the best slot
CROWDED = 0.1  # chance that somebody who presents in between sends a rival
WATCHED = 20.0  # somebody this much behind the richest is less than half as dangerous
GUESSED = 80.0  # the same where purses are sealed, and riches a matter of guessing


class Worth:
    """The prospects of one moment, as its player sees them."""

    def __init__(self, moment: Moment) -> None:
        self.moment, self.game, self.me = moment, moment.game, moment.me

    def annuity(self, seat: Seat) -> float:
        """What a slot of 1 brings its owner from now on."""
        return rent(self.moment.incomes_left(seat))

    @cached_property
    def fortunes(self) -> dict[Seat, float]:
        """What everybody has, and may still earn with those in place."""
        return {
            seat: self.moment.purse(seat) + self.game.income(seat) * self.annuity(seat)
            for seat in self.game.seats
        }

    @cached_property
    def danger(self) -> dict[Seat, float]:
        """How much each opponent's gain is one's own loss; together as much as the whole."""
        others = {seat: f for seat, f in self.fortunes.items() if seat != self.me}
        top = max(others.values())
        reach = WATCHED if isinstance(self.game.money, OpenBooks) else GUESSED
        weights = {seat: exp((fortune - top) / reach) for seat, fortune in others.items()}
        total = sum(weights.values())
        return {seat: weight / total for seat, weight in weights.items()}

    # Of those who ask

    def stake(self, seat: Seat) -> float:
        """What the host's whim can mean for ``seat`` in this negotiation."""
        matter, annuity = self.moment.matter, self.annuity(seat)
        free = self.game.free_slots(matter.host)
        match matter.step:
            case Step.INTERNAL:
                owners = [adviser.owner for adviser in matter.advisers]
                return annuity * (matter.slot or 0) if owners[0] != owners[1] else 0.0
            case Step.EXTERNAL:
                slot = self.game.slot_of(matter.host, matter.advisers[0].kind)
                best = slot * PREVAILS if slot else max(free)
                return annuity * best if len(matter.owners) > 1 else self.spread(seat, free)
        return self.spread(seat, free)

    def spread(self, seat: Seat, free: Sequence[int]) -> float:
        """Between the best and the worst slots that its advisers can get."""
        number = sum(adviser.owner == seat for adviser in self.moment.matter.advisers)
        number = 1 if self.moment.matter.step is Step.EXTERNAL else number
        ranked = sorted(free)
        return self.annuity(seat) * (sum(ranked[-number:]) - sum(ranked[:number]))

    # Of a presentation

    def visit(self, visit: Visit) -> float:
        """What an adviser may earn there."""
        game, castle = self.game, visit.castle
        if is_useless(game, visit, self.me):
            return 0.0
        rivals = len(game.guests(castle, visit.kind))
        resident = game.slot_of(castle, visit.kind)
        others = game.clockwise(self.me)
        alone = (1 - CROWDED) ** others.index(castle) / (rivals + 1)
        slot = PREVAILS * resident if resident else self.likely_slot(castle)
        return rent(ROUNDS - game.round + 1) * slot * alone

    def likely_slot(self, castle: Seat) -> float:
        """One in the middle of those that are free, or better if the host has been friendly."""
        free = self.game.free_slots(castle)
        middle = sum(free) / len(free)
        kindness = self.moment.history.treatment(castle, self.me)
        return middle + KINDNESS * max(0.0, kindness) * (free[-1] - middle)


def rent(incomes: int) -> float:
    return sum(STAYS**later for later in range(incomes))


def best_places(
    guests: Sequence[Adviser], free: Sequence[int], favour: dict[Seat, float]
) -> dict[Adviser, int]:
    """The slots of ``guests`` by which those in favour get most, and those in disgrace least."""

    def liked(slots: tuple[int, ...]) -> float:
        return sum(favour[guest.owner] * slot for guest, slot in zip(guests, slots, strict=True))

    best = max(permutations(free, len(guests)), key=liked)
    return dict(zip(guests, best, strict=True))

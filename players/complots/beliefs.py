"""What the hidden cards may be, and how likely: cards counted, and people read."""

from itertools import accumulate
from random import Random

from games.complots import Complots, Role
from games.kit import AnyCard, Face, Seat
from players.complots.reading import Reading
from players.view import View
from table import imagined_faces

World = dict[AnyCard, Face]  # a face for every card

WORLDS = 200
LEAST = 1e-6  # no hand is impossible only because we would not have played it so


class Beliefs:
    """Worlds that agree with all the player knows; ``weights``, which sum to 1, say how likely."""

    def __init__(self, view: View[Complots], random: Random, worlds: int = WORLDS) -> None:
        self.hands = {s: hand for s, hand in view.game.hands.items() if s != view.seat and hand}
        self.reading = Reading(view.game, view.events)
        self.worlds: list[World] = [imagined_faces(view.knowledge, random) for _ in range(worlds)]
        weights = [self.explains(world) for world in self.worlds]
        total = sum(weights)
        self.weights = [weight / total for weight in weights]
        self.sums = list(accumulate(self.weights))

    def explains(self, world: World) -> float:
        """How well ``world`` explains all that the others did."""
        weight = 1.0
        for seat, hand in self.hands.items():
            faces = tuple(sorted([world[card] for card in hand]))
            # A hand that was never seen to become what it is explains as much as any other.
            weight *= self.reading.hands[seat].get(faces, 1.0) + LEAST
        return weight

    def chance(self, seat: Seat, role: Role) -> float:
        """How likely ``seat``, another living player, has ``role``."""
        pairs = zip(self.worlds, self.weights, strict=True)
        return sum(w for world, w in pairs if role in [world[card] for card in self.hands[seat]])

    def draw(self, random: Random) -> World:
        """Some world, a likely one more often."""
        return random.choices(self.worlds, cum_weights=self.sums)[0]

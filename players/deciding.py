"""One decision of a bot, in any game: what it has before it, and how it comes to answer."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic

from games.kit import Seat
from players.luck import luck
from players.view import G, View


class AnyMoment(Generic[G]):
    """What a bot sees, what it may choose, and its luck."""

    def __init__(self, view: View[G], random: Random) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.view, self.game, self.random = view, view.game, random
        self.me: Seat = view.seat
        self.options: Sequence[Any] = view.options

    def happens(self, chance: float) -> bool:
        return self.random.random() < chance


@dataclass(frozen=True)
class AnyBot(ABC, Generic[G]):
    """A pure function of a view, given its ``seed``; it never thinks where it has no choice."""

    seed: int

    def __call__(self, view: View[G]) -> Any:
        if len(view.options) == 1:
            return view.options[0]
        return self.decide(view, luck(self.seed, view))

    @abstractmethod
    def decide(self, view: View[G], random: Random) -> Any:
        """One of the options, of which there are several."""

"""What all bots for Complots share: one method for each thing they may be asked."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from games.complots import Ask, Complots, Play, Role
from games.kit import Card
from players.complots.facts import Facts
from players.luck import luck
from players.view import View

Cards = tuple[Card[Role], ...]


class Moment(Facts):
    """One decision of a bot: what it can count, what it may choose, and its luck."""

    def __init__(self, view: View[Complots], random: Random) -> None:
        super().__init__(view)
        self.view = view
        self.options: Sequence[Any] = view.options
        self.random = random

    def happens(self, chance: float) -> bool:
        return self.random.random() < chance

    def after(self, kept: Cards) -> list[Role]:
        """The hand that ``kept`` makes: a card picked in the draft joins the one dealt."""
        faces = [Role(self.known[card]) for card in kept]
        return faces + self.hand if self.view.ask is Ask.PICK else faces


@dataclass(frozen=True)
class Bot(ABC):
    """A player of Complots: a pure function of a view, given its ``seed``."""

    seed: int

    def __call__(self, view: View[Complots]) -> Any:
        if len(view.options) == 1:
            return view.options[0]
        moment = Moment(view, luck(self.seed, view))
        match view.ask:
            case Ask.ACTION:
                return self.act(moment)
            case Ask.DOUBT:
                return self.doubts(moment)
            case Ask.COUNTER:
                return self.counter(moment)
            case Ask.PROVE:
                return moment.options[0]  # a proof stands first, and is as good as any
            case Ask.LOSE | Ask.SHOW:
                return self.give_up(moment)
            case Ask.KEEP | Ask.PICK:
                return self.keep(moment)
            case Ask.DISCARD:
                return self.discards(moment)
        raise ValueError(f"seat {view.seat} has nothing to decide")

    @abstractmethod
    def act(self, moment: Moment) -> Play: ...

    @abstractmethod
    def doubts(self, moment: Moment) -> bool: ...

    @abstractmethod
    def counter(self, moment: Moment) -> Role | None: ...

    @abstractmethod
    def give_up(self, moment: Moment) -> Card[Role]:
        """Which card to lose, or to show to the Inquisitor."""

    @abstractmethod
    def keep(self, moment: Moment) -> Cards: ...

    @abstractmethod
    def discards(self, moment: Moment) -> bool: ...

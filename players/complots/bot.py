"""What all bots for Complots share: one method for each thing they may be asked."""

from abc import abstractmethod
from random import Random
from typing import Any

from games.complots import Ask, Complots, Play, Role
from games.kit import Card
from players.complots.facts import Facts
from players.deciding import AnyBot, AnyMoment
from players.view import View

Cards = tuple[Card[Role], ...]


class Moment(Facts, AnyMoment[Complots]):
    """One decision in Complots, and what can be counted there."""

    def __init__(self, view: View[Complots], random: Random) -> None:
        Facts.__init__(self, view)
        AnyMoment.__init__(self, view, random)

    def after(self, kept: Cards) -> list[Role]:
        """The hand that ``kept`` makes: a card picked in the draft joins the one dealt."""
        faces = [Role(self.known[card]) for card in kept]
        return faces + self.hand if self.view.ask is Ask.PICK else faces


class Bot(AnyBot[Complots]):
    def decide(self, view: View[Complots], random: Random) -> Any:
        moment = Moment(view, random)
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

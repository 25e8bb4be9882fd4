"""What all bots for Shadow Blades share: one method for each kind of question."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from games.kit import Card
from games.shadow_blades.cards import Name
from games.shadow_blades.plays import Move, Part
from games.shadow_blades.rules import Recruit, ShadowBlades
from games.shadow_blades.skills import Ask
from players.deciding import AnyBot, AnyMoment
from players.view import View

Cards = Sequence[Card[Name]]


class Moment(AnyMoment[ShadowBlades]):
    @property
    def hand(self) -> list[Name]:
        return self.names(self.game.hands[self.me])

    def names(self, cards: Cards) -> list[Name]:
        """The faces among ``cards`` that this seat knows."""
        faces = [self.view.face(card) for card in cards]
        return [Name(face) for face in faces if face is not None]

    def name(self, card: Card[Name]) -> Name:
        (name,) = self.names([card])
        return name

    def parts(self, *moves: Move) -> list[Part]:
        return [part for part in self.options if part.move in moves]


class Bot(AnyBot[ShadowBlades]):
    def decide(self, view: View[ShadowBlades], random: Random) -> Any:
        moment = Moment(view, random)
        match view.ask:
            case Ask.ACTION | Ask.PART | Ask.MIST:
                return self.act(moment)
            case Ask.RECRUIT:
                return Recruit.KEEP if self.keeps(moment) else Recruit.SKIP
            case Ask.MISSION | Ask.DRAFT | Ask.TAKE | Ask.RETURN:
                return self.card(moment)
            case Ask.SHADOW | Ask.GIVE:
                return self.giving_away(moment)
            case Ask.VISION:
                return self.arrange(moment)
        return self.target(moment)

    @abstractmethod
    def act(self, moment: Moment) -> Part: ...

    @abstractmethod
    def keeps(self, moment: Moment) -> bool:
        """Is the pile just looked at to be kept?"""

    @abstractmethod
    def card(self, moment: Moment) -> Card[Name] | None:
        """Which mission to lay, which card to pick or to take, which mission to send back."""

    @abstractmethod
    def giving_away(self, moment: Moment) -> tuple[Card[Name], ...]: ...

    @abstractmethod
    def arrange(self, moment: Moment) -> tuple[Card[Name], ...]:
        """The one of four to keep first, then the others from the top of the deck down."""

    def target(self, moment: Moment) -> Any:
        """Whom or what a skill is for."""
        return moment.random.choice(moment.options)


def looked_at(moment: Moment) -> tuple[int, Cards]:
    """The pile that is to be kept or not, and its number from 0."""
    piles = list(moment.game.piles.values())
    skipped = 0
    for request, answer in reversed(moment.view.events):
        if getattr(request, "ask", None) is Ask.ACTION:
            break
        skipped += answer is Recruit.SKIP
    return skipped, piles[skipped]

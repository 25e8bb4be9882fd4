"""What all bots for Mascarade share: one method for each thing they may be asked."""

from abc import abstractmethod
from random import Random
from typing import Any

from games.kit import Arrange, Card
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Mascarade, Move, Play, Slot
from players.deciding import AnyBot, AnyMoment
from players.view import View


class Moment(AnyMoment[Mascarade]):
    def face(self, slot: Slot) -> Any:
        return self.view.face(self.game.cards[slot])

    def plays(self, move: Move) -> list[Play]:
        """What this seat may do in its turn, as far as it is such a ``move``."""
        return [play for play in self.options if play.move is move]

    @property
    def pair(self) -> tuple[Slot, Slot]:
        """The two places whose cards are to be swapped or not."""
        request = self.view.pending
        if not isinstance(request, Arrange):
            raise ValueError("nothing is to be swapped")
        slots = {card: slot for slot, card in self.game.cards.items()}
        one, other = request.cards
        return slots[one], slots[other]


class Bot(AnyBot[Mascarade]):
    def decide(self, view: View[Mascarade], random: Random) -> Any:
        moment = Moment(view, random)
        match view.ask:
            case Ask.ACTION:
                return self.act(moment)
            case Ask.CONTEST:
                return self.contest(moment)
            case Ask.SWAP:
                return self.swapped(moment)
            case Ask.GUESS:
                return self.guess(moment)
        return self.target(moment)

    def swapped(self, moment: Moment) -> tuple[Card[Any], ...]:
        keep, exchange = moment.options
        chosen: tuple[Card[Any], ...] = exchange if self.swaps(moment) else keep
        return chosen

    @abstractmethod
    def act(self, moment: Moment) -> Play: ...

    @abstractmethod
    def contest(self, moment: Moment) -> Slot | None: ...

    @abstractmethod
    def swaps(self, moment: Moment) -> bool:
        """Are the two cards of the moment's ``pair`` to change places?"""

    @abstractmethod
    def guess(self, moment: Moment) -> Character: ...

    def target(self, moment: Moment) -> Any:
        """Whom or what the Bishop, the Fool, the Witch, the Spy or the Inquisitor picks."""
        return moment.random.choice(moment.options)

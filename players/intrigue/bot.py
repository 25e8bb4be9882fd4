"""What all bots for Intrigue share: one method for each thing they may be asked."""

from abc import abstractmethod
from functools import cached_property
from random import Random
from typing import Any

from games.intrigue.advisers import Adviser, Kind
from games.intrigue.money import OpenBooks
from games.intrigue.rules import ROUNDS, Ask, Intrigue, Placing, Recall, Turn, Verdict, Visit
from games.intrigue.talks import Matter, Negotiation, Say, Word
from games.kit import Choose, Note, Seat
from players.deciding import AnyBot, AnyMoment
from players.intrigue.history import History, history
from players.view import View


class Moment(AnyMoment[Intrigue]):
    @cached_property
    def history(self) -> History:
        return history(self.view)

    @property
    def talks(self) -> Negotiation:
        if self.game.talks is None:
            raise ValueError("nothing is being negotiated")
        return self.game.talks

    @property
    def matter(self) -> Matter:
        return self.talks.matter

    def words(self) -> list[Word]:
        """What may be said now."""
        return [said.word for said in self.options]

    def decisions(self) -> list[Any]:
        """What a host may decide, apart from hearing somebody again."""
        return [option for option in self.options if not isinstance(option, Recall)]

    def purse(self, seat: Seat) -> float:
        """What is in a purse, as far as this seat can tell."""
        money = self.game.money
        if isinstance(money, OpenBooks):
            return money.purses[seat]
        least, most = self.view.knowledge.money.purses[seat]
        return min(max(self.history.balance(seat), least), most)

    @property
    def offered(self) -> int:
        """What lies before this host: 0 if it is the bank that would pay."""
        money = self.game.money
        if isinstance(money, OpenBooks):
            return money.standing.amount if money.standing else 0
        return self.view.offer.amount.least if self.view.offer else 0

    @property
    def takes_leave(self) -> bool:
        """Has this seat said no more, and is only asked what it leaves?"""
        match self.view.events[-1]:
            case Choose(_, _, Ask.SPEAK), Say(Word.DONE):
                return True
        return False

    def incomes_left(self, seat: Seat) -> int:
        """How often ``seat`` will still be paid for a resident."""
        order = (self.first, *self.game.clockwise(self.first))
        still = order.index(seat) > order.index(self.game.active)
        return ROUNDS - self.game.round + 1 + still

    @cached_property
    def first(self) -> Seat:
        """Who began the game: whoever had the first turn."""
        for request, _ in self.view.events:
            match request:
                case Note(Turn(seat)):
                    return seat
        raise ValueError("nobody has had a turn")


class Bot(AnyBot[Intrigue]):
    def decide(self, view: View[Intrigue], random: Random) -> Any:
        moment = Moment(view, random)
        match view.ask:
            case Ask.PRESENT:
                return self.present(moment)
            case Ask.SPEAK:
                return self.speak(moment)
            case Ask.AMOUNT:
                return self.pay(moment)
            case Ask.ANSWER:
                return self.answer(moment)
            case Ask.DEMAND:
                return self.demand(moment)
            case Ask.PLACE:
                return self.place(moment)
            case Ask.WINNER:
                return self.choose(moment)
            case Ask.VERDICT:
                return self.judge(moment)
            case Ask.EMPTY:
                return True
        return moment.options[0]  # the order of conflicts hardly matters; nothing to say

    def pay(self, moment: Moment) -> int | None:
        """The amount offered; what was agreed to is paid."""
        amounts = [int(option) for option in moment.options if option is not None]
        if moment.takes_leave:
            return amounts[0]
        if len(amounts) == 1 or moment.talks.must_offer:
            return max(amounts[0], min(amounts[-1], self.price(moment)))
        return max([a for a in amounts if a <= self.price(moment)], default=None)

    @abstractmethod
    def present(self, moment: Moment) -> Visit: ...

    @abstractmethod
    def speak(self, moment: Moment) -> Say: ...

    @abstractmethod
    def price(self, moment: Moment) -> int:
        """What this player would offer now."""

    @abstractmethod
    def answer(self, moment: Moment) -> Say: ...

    @abstractmethod
    def demand(self, moment: Moment) -> int: ...

    @abstractmethod
    def place(self, moment: Moment) -> Placing: ...

    @abstractmethod
    def choose(self, moment: Moment) -> Placing | Adviser: ...

    @abstractmethod
    def judge(self, moment: Moment) -> Verdict: ...


def is_useless(game: Intrigue, visit: Visit, me: Seat) -> bool:
    """One's own adviser of that kind is there already: only one of them could ever stay."""
    twin = Adviser(me, visit.kind)
    return twin in game.waiting[visit.castle] or twin in game.castles[visit.castle].values()


def kind_is_free(game: Intrigue, castle: Seat, kind: Kind) -> bool:
    return game.slot_of(castle, kind) is None and not game.guests(castle, kind)

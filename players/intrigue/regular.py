"""A regular: knows what a slot is worth, pays for it, and sells its own to whoever pays best."""

from dataclasses import dataclass
from math import ceil
from typing import ClassVar

from games.intrigue.advisers import Adviser
from games.intrigue.rules import ROUNDS, Ask, Placing, Verdict, Visit
from games.intrigue.talks import Say, Word
from games.kit import Choose, Seat
from players.intrigue.bot import Bot, Moment
from players.intrigue.history import TYPICAL
from players.intrigue.worth import Worth, best_places

MARGIN = 0.01  # a difference that is none
PROMISES = 0.3  # how often somebody who does not pay gives a promise instead
HOPE = 0.5  # what the promise of another counts for, beside one's own


@dataclass(frozen=True)
class Temper:
    """How somebody bargains; amounts are shares of what is at stake for the one who pays."""

    opens: float = 0.12  # what it offers first
    rises: float = 0.05  # more with every refusal
    agrees: float = 0.25  # to no demand above that
    purse: float = 0.35  # and never more of its money at once
    asks: float = 0.2  # what it demands as a host
    grudge: float = 0.1  # how much the past counts, beside a bribe of all that is at stake
    honour: float = 0.05  # how much a thousand of a promised slot does
    envy: float = 0.3  # how much it begrudges others what they get


class Regular(Bot):
    temper: ClassVar[Temper] = Temper()

    # With an adviser at the gate

    def present(self, moment: Moment) -> Visit:
        worth = Worth(moment)
        visits: list[Visit] = list(moment.options)
        values = {visit: self.worth_of(worth, visit) for visit in visits}
        best = max(values.values())
        return moment.random.choice([visit for visit in visits if values[visit] > best - MARGIN])

    def worth_of(self, worth: Worth, visit: Visit) -> float:
        return worth.visit(visit)

    def speak(self, moment: Moment) -> Say:
        talks, words = moment.talks, moment.words()
        if Word.AGREE in words and talks.demand and talks.demand <= self.limit(moment):
            return Say(Word.AGREE, talks.demand)
        if Word.OFFER in words and self.price(moment) > 0:
            return Say(Word.OFFER)
        if Word.BANK in words and moment.purse(moment.me) == 0 and not talks.tries[moment.me]:
            return Say(Word.BANK)
        return self.last_word(moment)

    def last_word(self, moment: Moment) -> Say:
        """A player who pays nothing may at least promise a slot in their own castle, once."""
        unpaid = moment.me not in moment.talks.paid and not moment.talks.words[moment.me]
        room = moment.game.free_slots(moment.me)
        early = moment.game.round < ROUNDS and moment.happens(PROMISES)
        if unpaid and early and room and Say(Word.PROMISE, room[-1]) in moment.options:
            return Say(Word.PROMISE, room[-1])
        silence: Say = moment.options[0]
        return silence

    def limit(self, moment: Moment) -> int:
        """The highest demand it gives in to."""
        value = self.value_of_goodwill(moment) * self.temper.agrees
        return int(min(value, moment.purse(moment.me) * self.temper.purse))

    def price(self, moment: Moment) -> int:
        share = self.temper.opens + self.temper.rises * moment.talks.tries[moment.me]
        value = self.value_of_goodwill(moment) * share
        return int(min(value + 0.5, moment.purse(moment.me) * self.temper.purse))

    def value_of_goodwill(self, moment: Moment) -> float:
        """What is at stake, as far as this host is known to be grateful."""
        return 2 * moment.history.gratitude(moment.matter.host) * Worth(moment).stake(moment.me)

    # As a host

    def answer(self, moment: Moment) -> Say:
        fair = self.fair_price(moment)
        if Word.DEMAND in moment.words() and moment.offered < fair and self.may_insist(moment):
            return Say(Word.DEMAND)
        return Say(Word.ACCEPT)

    def may_insist(self, moment: Moment) -> bool:
        """Once with everybody: money refused may never come again."""
        return moment.talks.tries[speaker(moment)] <= 1 < moment.talks.patience

    def fair_price(self, moment: Moment) -> float:
        return Worth(moment).stake(speaker(moment)) * self.temper.asks

    def demand(self, moment: Moment) -> int:
        return max(1, moment.offered + 1, ceil(self.fair_price(moment)))

    def favour(self, moment: Moment) -> dict[Seat, float]:
        """How gladly it gives each of them something, for a thousand of rent."""
        temper, worth = self.temper, Worth(moment)
        found = {}
        for seat in moment.matter.owners:
            stake = worth.stake(seat) or 1
            bribe = self.received(moment, seat) / stake
            past = temper.grudge * moment.history.treatment(seat, moment.me)
            word = temper.honour * self.promised(moment, seat)
            found[seat] = bribe + past + word - temper.envy * worth.danger.get(seat, 0)
        return found

    def received(self, moment: Moment, seat: Seat) -> float:
        if seat not in moment.history.paid_now:
            return 0
        amount = moment.history.paid_now[seat]
        return TYPICAL if amount is None else amount

    def promised(self, moment: Moment, seat: Seat) -> float:
        """One's own word, and the word of the other as far as it can be relied on."""
        mine, theirs = moment.history.standing_promises(moment.me, seat)
        return mine + HOPE * theirs * moment.history.credit(seat)

    def place(self, moment: Moment) -> Placing:
        options: list[Placing] = moment.decisions()
        left = [a for a in moment.matter.advisers if a in moment.game.waiting[moment.me]]
        slots = best_places(left, moment.game.free_slots(moment.me), self.favour(moment))
        owner, kind, _ = options[0]
        return Placing(owner, kind, slots[Adviser(owner, kind)])

    def choose(self, moment: Moment) -> Placing | Adviser:
        options: list[Placing | Adviser] = moment.decisions()
        favour = self.favour(moment)
        best = max(moment.matter.owners, key=favour.__getitem__)
        fitting = [option for option in options if option.owner == best]
        return fitting[-1] if favour[best] > 0 else fitting[0]

    def judge(self, moment: Moment) -> Verdict:
        newcomer, resident = moment.matter.advisers
        favour = self.favour(moment)
        replaced = favour[newcomer.owner] > favour[resident.owner]
        return Verdict.REPLACE if replaced else Verdict.KEEP


def speaker(moment: Moment) -> Seat:
    """Whose offer lies before the host."""
    for request, _ in reversed(moment.view.events):
        match request:
            case Choose(seat, _, Ask.SPEAK):
                return seat
    raise ValueError("nobody has spoken")

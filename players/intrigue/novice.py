"""A novice: sends advisers where there is room, pays a little, and is grateful for anything."""

from games.intrigue.advisers import Adviser
from games.intrigue.rules import Placing, Verdict, Visit
from games.intrigue.talks import Say, Word
from players.intrigue.bot import Bot, Moment, is_useless, kind_is_free

PAYS = 0.6  # how often it offers something
MOST = 4
HAGGLES = 0.2
GRATEFUL = 0.6


class Novice(Bot):
    def present(self, moment: Moment) -> Visit:
        game, visits = moment.game, list[Visit](moment.options)
        sensible = [visit for visit in visits if not is_useless(game, visit, moment.me)]
        free = [visit for visit in sensible if kind_is_free(game, visit.castle, visit.kind)]
        return moment.random.choice(free or sensible or visits)

    def speak(self, moment: Moment) -> Say:
        words = moment.words()
        if Word.AGREE in words and moment.talks.demand and moment.talks.demand <= 2 * MOST:
            return Say(Word.AGREE, moment.talks.demand)
        if Word.OFFER in words and not moment.talks.tries[moment.me] and moment.happens(PAYS):
            return Say(Word.OFFER)
        if (
            Word.BANK in words
            and moment.purse(moment.me) == 0
            and not moment.talks.tries[moment.me]
        ):
            return Say(Word.BANK)
        silence: Say = moment.options[0]
        return silence

    def price(self, moment: Moment) -> int:
        return moment.random.randint(1, MOST)

    def answer(self, moment: Moment) -> Say:
        if Word.DEMAND in moment.words() and moment.happens(HAGGLES):
            return Say(Word.DEMAND)
        return Say(Word.ACCEPT)

    def demand(self, moment: Moment) -> int:
        return moment.offered + moment.random.randint(1, 3)

    def place(self, moment: Moment) -> Placing:
        places: list[Placing] = moment.decisions()
        if moment.history.paid_now.get(places[0].owner) and moment.happens(GRATEFUL):
            return places[-1]
        return moment.random.choice(places)

    def choose(self, moment: Moment) -> Placing | Adviser:
        options: list[Placing | Adviser] = moment.decisions()
        paid = [o for o in options if moment.history.paid_now.get(o.owner)]
        grateful = paid and moment.happens(GRATEFUL)
        return moment.random.choice(paid if grateful else options)

    def judge(self, moment: Moment) -> Verdict:
        newcomer, resident = moment.matter.advisers
        paid = moment.history.paid_now
        if paid.get(newcomer.owner) and not paid.get(resident.owner):
            return Verdict.REPLACE
        if paid.get(resident.owner) and not paid.get(newcomer.owner):
            return Verdict.KEEP
        return moment.random.choice(list(Verdict))

"""A novice: says who it is when it knows, and looks or tries its luck when it does not."""

from typing import Any

from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Move, Play, Slot
from players.mascarade.bot import Bot, Moment

BLUFF = 0.15
LOOK = 0.5
WHIM = 0.04  # how often it contests without knowing


class Novice(Bot):
    def act(self, moment: Moment) -> Play:
        announcements = moment.plays(Move.ANNOUNCE)
        honest = [p for p in announcements if moment.face(p.slots[0]) is p.character]
        if honest and moment.happens(0.85):
            return moment.random.choice(honest)
        if announcements and moment.happens(BLUFF):
            return moment.random.choice(announcements)
        looks = moment.plays(Move.LOOK)
        if looks and not honest and moment.happens(LOOK):
            return moment.random.choice(looks)
        return moment.random.choice(moment.plays(Move.SWAP))

    def contest(self, moment: Moment) -> Slot | None:
        own = moment.game.own(moment.me)
        sure = [slot for slot in own if moment.face(slot) is moment.game.announced]
        if sure:
            return sure[0]
        return moment.random.choice(own) if moment.happens(WHIM) else None

    def swaps(self, moment: Moment) -> bool:
        return moment.happens(0.5)

    def guess(self, moment: Moment) -> Character:
        seen = moment.face(moment.game.own(moment.me)[0])
        return Character(seen or moment.random.choice(moment.options))

    def target(self, moment: Moment) -> Any:
        """The Witch would rather not lose gold."""
        gold = moment.game.gold
        if moment.view.ask is Ask.WITCH:
            richest = max(moment.options[1:], key=gold.__getitem__)
            return richest if gold[richest] > gold[moment.me] else None
        return super().target(moment)

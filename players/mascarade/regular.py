"""A regular: weighs what every move would bring, from the cards it is sure of."""

from collections.abc import Sequence
from typing import Any, ClassVar

from games.kit import Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Move, Play, Slot
from players.mascarade.bot import Bot, Moment
from players.mascarade.reckoning import Habit, Habits, Opinion, Reckoning, Row

LATER = 0.8  # what something is worth that can only be had next turn
MARGIN = 0.004  # a difference that is none


class Sure:
    """Cards one knows, and for the rest all that are left, each as likely as the other."""

    def __init__(self, moment: Moment) -> None:
        self.moment, self.names = moment, moment.game.names()
        pool = moment.view.knowledge.pool
        self.unknown = [pool.count(name) / max(1, len(pool)) for name in self.names]

    def row(self, slot: Slot) -> Row:
        face = self.moment.face(slot)
        return [float(name is face) for name in self.names] if face else self.unknown

    def knows(self, seat: Seat, slot: Slot) -> bool:
        return seat == slot.seat


class Regular(Bot):
    habits: ClassVar[Habits] = Habits(Habit(0.6, 0.03), Habit(0.6, 0.03), alarmed=0.3)

    def opinion(self, moment: Moment) -> Opinion:
        return Sure(moment)

    def reckon(self, moment: Moment) -> Reckoning:
        return Reckoning(moment.game, moment.me, self.opinion(moment), self.habits)

    def act(self, moment: Moment) -> Play:
        reckoning = self.reckon(moment)
        plays: Sequence[Play] = moment.options
        values = {play: self.value(reckoning, play) for play in plays}
        best = max(values.values())
        good = [play for play, value in values.items() if value > best - MARGIN]
        return moment.random.choice(good)

    def value(self, reckoning: Reckoning, play: Play) -> float:
        """What is gained by ``play``, now and by the announcement that may follow next turn."""
        now, rows = reckoning.now, [reckoning.opinion.row(slot) for slot in play.slots]
        match play:
            case Play(Move.ANNOUNCE, _, Character() as character):
                place = reckoning.places[character]
                gain = reckoning.announced(character, rows[0][place]) - now
                return gain + LATER * (reckoning.best_of(rows[0]) - now)
            case Play(Move.LOOK):
                return LATER * (reckoning.once_seen(rows[0]) - now)
        return LATER * (max(map(reckoning.best_of, rows)) - now)

    def contest(self, moment: Moment) -> Slot | None:
        reckoning, game = self.reckon(moment), moment.game
        character = game.announced
        if character is None:
            return None
        own = max(game.own(moment.me), key=lambda slot: reckoning.chance(slot, character))
        gain = reckoning.contested(character, game.claims, own)
        return own if gain > reckoning.let_pass(character, game.claims) + MARGIN else None

    def swaps(self, moment: Moment) -> bool:
        pair, reckoning = moment.pair, self.reckon(moment)
        if pair[0].seat != moment.me:
            return moment.happens(0.5)  # as the Fool, for whom only their doubt counts
        mine, theirs = [reckoning.best_of(reckoning.opinion.row(slot)) for slot in pair]
        return theirs > mine if abs(theirs - mine) > MARGIN else moment.happens(0.5)

    def guess(self, moment: Moment) -> Character:
        (slot,) = moment.game.own(moment.me)
        row = self.opinion(moment).row(slot)
        return moment.game.names()[row.index(max(row))]

    def target(self, moment: Moment) -> Any:
        reckoning = self.reckon(moment)
        match moment.view.ask:
            case Ask.WITCH:
                return max(moment.options, key=reckoning.bewitched)
            case Ask.SPY:
                return max(moment.options, key=reckoning.spied)
            case Ask.QUESTION:
                return max(moment.options, key=reckoning.questioned)
        return super().target(moment)

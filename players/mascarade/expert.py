"""An expert: remembers every swap and every word, and knows what others can know."""

from typing import Any, ClassVar

from games.mascarade.rules import Ask, Move, Play
from players.mascarade.beliefs import Beliefs, Evidence
from players.mascarade.bot import Moment
from players.mascarade.reckoning import Habit, Habits, Opinion, Reckoning
from players.mascarade.regular import Regular

CONFUSION = 0.5  # how much of a threat a swap-or-not takes away
EVIDENCE = Evidence(claims=14.0, guesses=4.0, passes=0.05, shrugs=0.2)


class Expert(Regular):
    habits: ClassVar[Habits] = Habits(Habit(0.98, 0.1), Habit(0.85, 0.2), alarmed=0.9)

    def opinion(self, moment: Moment) -> Opinion:
        return Beliefs(moment.view, EVIDENCE)

    def value(self, reckoning: Reckoning, play: Play) -> float:
        """Whoever is sure of a good card will use it, unless it is swapped or not before."""
        value = super().value(reckoning, play)
        if play.move is Move.SWAP:
            value += CONFUSION * reckoning.threat(play.slots[1])
        return value

    def target(self, moment: Moment) -> Any:
        if moment.view.ask is Ask.FOOL:
            reckoning = self.reckon(moment)
            return max(moment.options, key=lambda pair: sum(map(reckoning.threat, pair)))
        return super().target(moment)

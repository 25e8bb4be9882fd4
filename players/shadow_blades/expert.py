"""An expert: judges closely, foresees what skills will do, remembers piles and hinders others.

Its weights come from matches in which everybody had slightly different ones: those that went
with more bounties than the others' were kept.
"""

from typing import ClassVar

from players.shadow_blades.bot import Moment, looked_at
from players.shadow_blades.judge import Judge
from players.shadow_blades.outlook import Weights
from players.shadow_blades.regular import Regular


class Expert(Regular):
    weights: ClassVar[Weights] = Weights(
        hope=0.88,
        spread=1.65,
        weapon=0.18,
        lead=0.15,
        threat=0.27,
        end=0.85,
        sight=0.5,
        forgery=1.3,
        thrift=0.12,
        pace=1.05,
    )
    margin: ClassVar[float] = 0.002

    def judge(self, moment: Moment) -> Judge:
        return Judge(moment, self.weights)

    def keeps(self, moment: Moment) -> bool:
        """Rather this pile than whatever may come, to oneself or, growing, to the others?"""
        judge, (number, pile) = self.judge(moment), looked_at(moment)
        later = list(moment.game.piles.values())[number + 1 :]
        best = max([judge.unknown, *map(judge.pile, later)])
        return judge.pile(pile) + self.weights.thrift >= best

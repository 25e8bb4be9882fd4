"""An expert: lays out more than others while that buys friends, and aims at those who are ahead.

Hosts who sell to whoever pays best are bought by paying a little more than is usual; a slot brings
several times what it costs as long as rounds are left. And where it must drive somebody out of a
slot, it is the one who would otherwise win.
"""

from dataclasses import replace
from typing import ClassVar

from games.intrigue.rules import Visit
from players.intrigue.regular import Regular, Temper
from players.intrigue.worth import PREVAILS, Worth

HURTS = 0.5  # what a loss of the most dangerous opponent is worth, of one's own gain


class Expert(Regular):
    temper: ClassVar[Temper] = replace(Temper(), opens=0.3, agrees=0.4, purse=0.6)

    def worth_of(self, worth: Worth, visit: Visit) -> float:
        """What it may earn there, and what the one it would drive out may lose."""
        resident = worth.game.slot_of(visit.castle, visit.kind)
        owner = worth.game.castles[visit.castle][resident].owner if resident else None
        if owner is None or resident is None or owner == worth.me:
            return worth.visit(visit)
        loss = worth.annuity(owner) * resident * PREVAILS * worth.danger.get(owner, 0)
        return worth.visit(visit) + HURTS * loss

"""An expert: pays what it takes to be the best friend of a host that can be bought, and no more.

It knows who is dangerous, what its rivals have laid down before it, and that nobody has to be
kept in good humour any more when the game is nearly over.
"""

from dataclasses import replace
from typing import ClassVar

from games.intrigue import Visit
from players.intrigue.regular import Regular, Temper
from players.intrigue.worth import PREVAILS, Worth

HURTS = 0.5  # what a loss of the most dangerous opponent is worth, of one's own gain


class Expert(Regular):
    temper: ClassVar[Temper] = replace(Temper(), opens=0.28, agrees=0.4, purse=0.6, asks=0.25)

    def worth_of(self, worth: Worth, visit: Visit) -> float:
        """What it may earn there, and what the one it would drive out may lose."""
        resident = worth.game.slot_of(visit.castle, visit.kind)
        owner = worth.game.castles[visit.castle][resident].owner if resident else None
        if owner is None or resident is None or owner == worth.me:
            return worth.visit(visit)
        loss = worth.annuity(owner) * resident * PREVAILS * worth.danger.get(owner, 0)
        return worth.visit(visit) + HURTS * loss

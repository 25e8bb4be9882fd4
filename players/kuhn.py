"""A bot for Kuhn's poker: bets on the best card, now and then on the worst, and calls between."""

from dataclasses import dataclass

from games.kuhn import Ask, Kuhn, Rank
from players.luck import luck
from players.view import View

BLUFF = 1 / 3  # how often the worst card is bet; with two players nobody can profit from that


@dataclass(frozen=True)
class Regular:
    seed: int

    def __call__(self, view: View[Kuhn]) -> bool:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        ranks = list(view.game.ranks)
        beaten = ranks.index(Rank(view.knowledge.faces[view.game.hands[view.seat]]))
        if beaten == len(ranks) - 1:
            return True
        if view.ask is Ask.BET:
            chance = BLUFF if beaten == 0 else 0.0
        else:
            chance = beaten / (len(ranks) - 1)
        return luck(self.seed, view).random() < chance

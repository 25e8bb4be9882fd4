"""The bots there are, by game and level; in every game there is also one that draws lots."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.complots import Complots
from games.intrigue import Intrigue
from games.kit import BadSetup
from games.kuhn import Kuhn
from games.mascarade import Mascarade
from games.shadow_blades import ShadowBlades
from players.complots.expert import Expert
from players.complots.novice import Novice
from players.complots.regular import Regular
from players.intrigue.expert import Expert as IntrigueExpert
from players.intrigue.novice import Novice as IntrigueNovice
from players.intrigue.regular import Regular as IntrigueRegular
from players.kuhn import Regular as KuhnRegular
from players.luck import luck
from players.mascarade.expert import Expert as MascaradeExpert
from players.mascarade.novice import Novice as MascaradeNovice
from players.mascarade.regular import Regular as MascaradeRegular
from players.play import Player
from players.shadow_blades.expert import Expert as BladesExpert
from players.shadow_blades.novice import Novice as BladesNovice
from players.shadow_blades.regular import Regular as BladesRegular
from players.view import View

# A bot is made from a seed, and is then a pure function of what its seat may know.
Maker = Callable[[int], Player[Any]]


@dataclass(frozen=True)
class DrawsLots:
    """Takes any option, all equally likely: what every level must beat."""

    seed: int

    def __call__(self, view: View[Any]) -> Any:
        return luck(self.seed, view).choice(view.options)


SCALE = ("random", "novice", "regular", "expert")
LEVELS: dict[str, dict[str, Maker]] = {
    Complots.key: {"novice": Novice, "regular": Regular, "expert": Expert},
    Mascarade.key: {
        "novice": MascaradeNovice,
        "regular": MascaradeRegular,
        "expert": MascaradeExpert,
    },
    Intrigue.key: {
        "novice": IntrigueNovice,
        "regular": IntrigueRegular,
        "expert": IntrigueExpert,
    },
    ShadowBlades.key: {
        "novice": BladesNovice,
        "regular": BladesRegular,
        "expert": BladesExpert,
    },
    Kuhn.key: {"regular": KuhnRegular},
}


def levels(game: str) -> dict[str, Maker]:
    """All bots for ``game``, the weakest first."""
    return {"random": DrawsLots, **LEVELS.get(game, {})}


def bot_maker(game: str, level: str) -> Maker:
    makers = levels(game)
    if level not in makers:
        raise BadSetup(f"no bot {level!r} for {game}; there are: {', '.join(makers)}")
    return makers[level]


def nearest_maker(game: str, level: str) -> Maker:
    """The bot of ``level``; in a game that has none such, the best below it."""
    makers = levels(game)
    upwards = SCALE[: SCALE.index(level) + 1]
    return [makers[name] for name in upwards if name in makers][-1]

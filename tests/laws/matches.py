"""Random matches of every game, player count and set of options, for the laws to watch."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

from games.catalogue import GAMES, set_up
from games.complots import Complots
from games.kit import Decision, Game
from games.kuhn import Kuhn
from table.plain import PlainTable


class Setup(NamedTuple):
    game: str
    players: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.words])

    def table(self, seed: int) -> PlainTable[Any]:
        return PlainTable(set_up(self.game, self.players, list(self.words)), seed)


def all_setups() -> Iterator[Setup]:
    for name, game in GAMES.items():
        choices = game.option_type.choices()
        words = [[f"{option}={value}" for value in values] for option, values in choices.items()]
        for players, chosen in product(game.counts, product(*words)):
            yield Setup(name, players, chosen)


SETUPS = list(all_setups())


def few_setups() -> list[Setup]:
    """One set-up for each game and player count, the options taking turns."""
    tables: dict[tuple[str, int], list[Setup]] = {}
    for setup in SETUPS:
        tables.setdefault((setup.game, setup.players), []).append(setup)
    return [setups[-1 - 5 * turn % len(setups)] for turn, setups in enumerate(tables.values())]


def decide_at_random(table: PlainTable[Any], random: Random, quiet: float = 0) -> None:
    """One decision; ``quiet`` is how often the default is taken, and matches last the longer."""
    request = table.match.pending
    assert isinstance(request, Decision)
    for seat in table.deciders:
        options = table.options(seat)
        by_default = request.preset in options and random.random() < quiet
        table.decide(seat, request.preset if by_default else random.choice(options))


def coins_of_complots(game: Game) -> int:
    assert isinstance(game, Complots)
    return game.treasury + sum(game.coins.values())


def chips_of_kuhn(game: Game) -> int:
    assert isinstance(game, Kuhn)
    return game.pot + sum(game.chips.values())


# All the money of a game; a new game says here where it is.
MONEY: dict[str, Callable[[Game], int]] = {"complots": coins_of_complots, "kuhn": chips_of_kuhn}

"""Random matches of every game, player count and set of options, for the laws to watch."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any, NamedTuple

from games.catalogue import GAMES, set_up
from games.complots import Complots
from games.intrigue import Intrigue
from games.intrigue.money import OpenBooks
from games.kit import BadSetup, Decision, Game
from games.kuhn import Kuhn
from games.mascarade import Mascarade
from table.plain import PlainTable


class Setup(NamedTuple):
    game: str
    players: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.words])

    def table(self, seed: int) -> PlainTable[Any]:
        return PlainTable(set_up(self.game, self.players, list(self.words)), seed)


def all_words(game: type[Game], players: int) -> Iterator[tuple[str, ...]]:
    choices = game.option_type.choices()
    words = [[f"{option}={value}" for value in values] for option, values in choices.items()]
    return product(*words)


def words_of_mascarade(game: type[Game], players: int) -> Iterator[tuple[str, ...]]:
    """Sets of characters are too many, and most of them illegal: some that are not."""
    yield from [(), ("memory=perfect",), ("basic7=spy",)]
    changes = ["bishop=out spy=in thief=in", "bishop=out spy=in", "witch=out thief=in spy=in"]
    changes += ["centre=1 widow=in", "centre=2 widow=in spy=in", "centre=2 thief=in spy=in"]
    changes += ["peasant=out thief=in spy=in", "cheat=out inquisitor=in", "widow=out thief=in"]
    for words in map(str.split, changes):
        with suppress(BadSetup):
            set_up(game.key, players, words)
            yield tuple(words)


def words_of_intrigue(game: type[Game], players: int) -> Iterator[tuple[str, ...]]:
    """Not all go together; and who draws lots haggles for ever, so most have little patience."""
    yield from [("offers=3",), ("bank=automatic", "offers=1", "bystanders=heard")]
    yield from [("bribes=sealed", "offers=1"), ("bank=automatic", "offers=10")]
    yield from [("bribes=sealed", "mustoffer=yes", "offers=1"), ("bribes=sealed",), ()]
    yield ("bribes=sealed", "offers=3")


def words_of_shadow_blades(game: type[Game], players: int) -> Iterator[tuple[str, ...]]:
    """Short games, for a whole one is hundreds of decisions; every option is there."""
    yield ("length=short",)
    yield from [("length=short", "plots=yes", "opening=draft"), ("length=short", "skills=optional")]
    if players == max(game.counts):
        yield from [("length=short", "alliance=yes"), ("length=short", "alliance=yes", "plots=yes")]


# The options a game is played with here; the product of all, unless it says otherwise.
WORDS = {
    "mascarade": words_of_mascarade,
    "intrigue": words_of_intrigue,
    "shadow_blades": words_of_shadow_blades,
}


def all_setups() -> Iterator[Setup]:
    for name, game in GAMES.items():
        words = WORDS.get(name, all_words)
        for players in game.counts:
            for chosen in words(game, players):
                yield Setup(name, players, chosen)


SETUPS = list(all_setups())


def few_setups() -> list[Setup]:
    """One set-up for each game and player count, the options taking turns."""
    groups: dict[tuple[str, int], list[Setup]] = {}
    for setup in SETUPS:
        groups.setdefault((setup.game, setup.players), []).append(setup)
    return [group[5 * turn % len(group)] for turn, group in enumerate(groups.values())]


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


def gold_of_mascarade(game: Game) -> int:
    assert isinstance(game, Mascarade)
    return game.bank + game.court + sum(game.gold.values())


def money_of_intrigue(game: Game) -> int:
    """Without what is in sealed purses, which the rules don't see."""
    assert isinstance(game, Intrigue)
    money = game.money
    return money.bank + (sum(money.purses.values()) if isinstance(money, OpenBooks) else 0)


def chips_of_kuhn(game: Game) -> int:
    assert isinstance(game, Kuhn)
    return game.pot + sum(game.chips.values())


# All the money of a game; a new game says here where it is.
MONEY: dict[str, Callable[[Game], int]] = {
    "complots": coins_of_complots,
    "mascarade": gold_of_mascarade,
    "intrigue": money_of_intrigue,
    "shadow_blades": lambda _: 0,
    "kuhn": chips_of_kuhn,
}

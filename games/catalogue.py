"""The games there are, by the name a person types."""

from games.complots import Complots
from games.kit import BadSetup, Game, make
from games.kuhn import Kuhn

GAMES: dict[str, type[Game]] = {game.key: game for game in (Complots, Kuhn)}


def find(name: str) -> type[Game]:
    if name not in GAMES:
        raise BadSetup(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def set_up(name: str, players: int, words: list[str]) -> Game:
    """A game ready to be played, from words such as ``variant=inquisitor`` or ``start=2``."""
    game = find(name)
    options: dict[str, str] = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(f"an option looks like name=value, not {word!r}")
        if option in options:
            raise BadSetup(f"{option} is given twice")
        options[option] = value
    return make(game, players, options)

"""The games there are, by the name a person types."""

from collections.abc import Iterable

from games.complots import Complots
from games.intrigue import Intrigue
from games.kit import BadSetup, Game, make
from games.kuhn import Kuhn
from games.mascarade import Mascarade
from games.shadow_blades import ShadowBlades

ALL: tuple[type[Game], ...] = (Complots, Mascarade, Intrigue, ShadowBlades, Kuhn)
GAMES = {game.key: game for game in ALL}


def find(name: str) -> type[Game]:
    """The game that a person means: ``Shadow Blades``, ``shadow-blades`` and so on."""
    meant = {letters_of(key): game for key, game in GAMES.items()}
    if letters_of(name) not in meant:
        raise BadSetup(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return meant[letters_of(name)]


def letters_of(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


def set_up(name: str, players: int, words: list[str]) -> Game:
    """A game ready to be played, from words such as ``variant=inquisitor`` or ``start=2``."""
    pairs = []
    for word in words:
        option, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(f"an option looks like name=value, not {word!r}")
        pairs.append((option, value))
    return make(find(name), players, once_each(pairs))


def agreed(
    name: str, edition: int, players: int, options: Iterable[tuple[str, str]], start: int | None
) -> Game:
    """The game that all players signed; another edition of its rules is another game."""
    if name not in GAMES:
        raise BadSetup(f"no game {name!r}; there are: {', '.join(GAMES)}")
    kind = GAMES[name]
    if edition != kind.edition:
        raise BadSetup(
            f"the table plays by edition {edition} of {name}; here is edition {kind.edition}"
        )
    first = "coin" if start is None else str(start)
    return make(kind, players, once_each([*options, ("start", first)]))


def once_each(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    options: dict[str, str] = {}
    for option, value in pairs:
        if option in options:
            raise BadSetup(f"{option} is given twice")
        options[option] = value
    return options

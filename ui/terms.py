"""From a game to the terms that all players sign, and back: the same at a table and in an audit."""

from crypto.recovery import default_quorum
from games.catalogue import agreed
from games.kit import Game
from table import Clock, Terms, new_occasion


def terms_for(
    game: Game, words: dict[str, str], *, recovery: bool, clock: Clock | None = None
) -> Terms:
    """What to sign for ``game``, which was made from ``words``."""
    quorum = default_quorum(game.players) if recovery else None
    options = tuple(sorted((name, value) for name, value in words.items() if name != "start"))
    start = int(game.start) if game.start else None
    words_signed = game.key, game.edition, game.players, options, start, quorum
    return Terms(*words_signed, new_occasion(), clock)


def game_of(terms: Terms) -> Game:
    """The game that was signed, not yet begun; ``BadSetup`` if we can't play by its rules."""
    return agreed(terms.game, terms.edition, terms.players, terms.options, terms.start)

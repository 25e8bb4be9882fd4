"""From a game to the terms that all players sign, and back: the same at a table and in an audit."""

from games.catalogue import agreed
from games.kit import BadSetup, Game
from table import Clock, Forbidden, Terms, check_strength, new_occasion, usual_quorum


def terms_for(game: Game, *, clock: Clock | None = None, quorum: int | None = None) -> Terms:
    """What to sign for ``game``: every option, so that no default can mean something else.

    Without a ``quorum`` it is the usual one; 0 is for a table at which nobody stands in.
    """
    usual = usual_quorum(game.players) if clock is not None else None
    enough = usual if quorum is None else quorum or None
    options = tuple(sorted(game.options.words.items()))
    start = int(game.start) if game.start else None
    words_signed = game.key, game.edition, game.players, options, start, enough
    terms = Terms(*words_signed, new_occasion(), clock)
    try:
        check_strength(terms.strength)
    except Forbidden as error:
        raise BadSetup(f"no such table: {error.reason}") from error
    return terms


def game_of(terms: Terms) -> Game:
    """The game that was signed, not yet begun; ``BadSetup`` if we can't play by its rules."""
    return agreed(terms.game, terms.edition, terms.players, terms.options, terms.start)

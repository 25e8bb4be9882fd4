"""What a table has agreed on, in plain words, for somebody who is about to sit down there."""

from table import Terms
from ui.options import agreed_told, named
from ui.words import Words


def terms_told(terms: Terms, language: str) -> list[str]:
    """The game, its options and its clock; what the terms bear is told elsewhere (S4)."""
    words = Words(language, terms.game, "screen", "common")
    game = named(words, "title", terms.game)
    told = [words.say("terms-game", game=game, count=terms.players)]
    if terms.options:
        told.append(words.say("terms-options", options=agreed_told(words, terms.options)))
    return [*told, clock_told(words, terms)]


def clock_told(words: Words, terms: Terms) -> str:
    clock = terms.clock
    if clock is None:
        return words.say("terms-no-clock")
    return words.say("terms-clock", seconds=clock.decision, reaction=clock.reaction)

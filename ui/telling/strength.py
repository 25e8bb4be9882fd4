"""What a table bears, in sentences: for whoever opens one, sits down, or checks a record (S4)."""

from table import Strength
from ui.words import Words


def strength_told(words: Words, strength: Strength) -> list[str]:
    """What the terms mean to somebody at the table, by numbers that we computed ourselves."""
    if strength.withstands is None:
        return [words.say("strength-alone")]
    spares = words.say("strength-spares", spares=strength.spares)
    if strength.among_friends:
        return [spares, words.say("strength-friends")]
    numbers = {"spares": strength.spares, "withstands": strength.withstands}
    return [spares, words.say("strength-withstands", **numbers)]

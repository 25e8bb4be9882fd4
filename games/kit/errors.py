"""What can be wrong with an answer or a set-up, seen from the rules."""


class IllegalAnswer(Exception):
    """The answer is not one the request allows; nothing has changed, and another may be given.

    The text says what was legal. Somebody on our own side tried it: a person who mistyped, or a
    bug. It says nothing about other players.
    """


class BadSetup(Exception):
    """No game can be made from this: a wrong number of players, an unknown option or value."""

"""How a player thinks ahead: a table such as the real one could be, to try things out on.

A copy is made by replay: the same public answers bring a new game to the same position, where
the hidden cards get faces, and the purses of others amounts, that agree with all the player
knows.
"""

from random import Random

from games.kit import Match
from players.view import G, View
from table import PlainTable, imagined_faces


def imagine(view: View[G], seed: int) -> PlainTable[G]:
    """A plain table at the position of ``view``; another ``seed``, other secrets and luck.

    The player keeps its own knowledge there, and every other seat knows the cards it could know
    and its own purse.
    Choices that others may have fixed already, but not opened, are to be made again.
    """
    random = Random(seed)
    match = Match(view.game.fresh(), [event.answer for event in view.events])
    faces, funds = imagined_faces(view.knowledge, random), view.knowledge.money.imagine(random)
    return PlainTable.resume(match, faces, random.getrandbits(64), [view.knowledge], funds)

"""Imagined tables of Complots, made fast: copies begin at the turn that is being played.

To replay the whole match for each of hundreds of tables would take most of the time there is.
Between turns all there is lies open in the fields of the game, so a copy of those and the few
answers since bring a new match to the same position.
"""

from collections.abc import Mapping, Sequence

from games.complots import Ask, Complots
from games.kit import AnyCard, Choose, Event, Face, Match
from players.view import View
from table import PlainTable


class Midway(Complots):
    """Complots from the beginning of some turn on."""

    async def set_up(self) -> None:
        """Everything lies where it lay."""


class Stage:
    """The position of a view, from which any number of imagined matches can go on."""

    def __init__(self, view: View[Complots]) -> None:
        start = begin_of_turn(view.events)
        answers = [event.answer for event in view.events]
        match = Match(view.game.fresh(), answers[:start])
        self.game, self.cards = match.game, match.cards
        self.answers = answers[start:]

    def table(self, faces: Mapping[AnyCard, Face], seed: int) -> PlainTable[Complots]:
        """A table at this position, the cards having these ``faces``."""
        match = Match(self._copy())
        match.cards = self.cards
        for answer in self.answers:
            match.answer(answer)
        return PlainTable.resume(match, faces, seed)

    def _copy(self) -> Midway:
        old = self.game
        new = Midway(old.players, old.start, old.options)
        new.active, new.treasury = old.active, old.treasury
        new.coins = old.coins.copy()
        new.hands = {seat: hand.copy() for seat, hand in old.hands.items()}
        new.lost = {seat: lost.copy() for seat, lost in old.lost.items()}
        new.court, new.removed = old.court.copy(), old.removed.copy()
        return new


def begin_of_turn(events: Sequence[Event]) -> int:
    """How many events there were when the turn began that is being played."""
    for place in reversed(range(len(events))):
        match events[place].request:
            case Choose(_, _, Ask.ACTION):
                return place
    return len(events)

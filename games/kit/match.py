"""Rules being played: the request they wait for, and the answers so far.

There is no event loop: an answer is sent into the rules, and they run to their next request.
"""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from games.kit.errors import IllegalAnswer
from games.kit.every import AnyRequest
from games.kit.game import Game
from games.kit.request import AnyCard, Card

G = TypeVar("G", bound=Game, covariant=True)


class Event(NamedTuple):
    """A request and its public answer: what happened, in no language."""

    request: AnyRequest
    answer: Any


class Match(Generic[G]):
    """One game from its first request on; a function of ``answers``, here and on every peer."""

    def __init__(self, game: G, answers: Iterable[object] = ()) -> None:
        self.game = game
        self.events: list[Event] = []
        self.cards = 0  # handles made so far; the next one has this number
        self.pending: AnyRequest | None = None
        self._rules = game.play()
        self._run(None)
        for answer in answers:
            self.answer(answer)

    def answer(self, answer: object) -> None:
        """Give the pending request its public answer, and run to the next request."""
        request = self.pending
        if request is None:
            raise IllegalAnswer(f"the game is over, nobody waits for {answer}")
        exact = request.accept(answer)
        if request.makes and exact is not None:
            if exact != self.fresh():
                raise IllegalAnswer(f"the new cards are {self.fresh()}, not {answer}")
            self.cards += request.makes
        self.events.append(Event(request, exact))
        self._run(exact)

    def fresh(self) -> tuple[AnyCard, ...]:
        """The handles that answer the pending request, if it makes cards."""
        makes = self.pending.makes if self.pending else 0
        return tuple([Card(number) for number in range(self.cards, self.cards + makes)])

    def _run(self, answer: object) -> None:
        try:
            self.pending = self._rules.send(answer)
        except StopIteration:
            self.pending = None

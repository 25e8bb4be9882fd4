"""What one seat may know: all that bots and user interfaces ever get to see.

A view holds public facts and the seat's own knowledge, and no way to the table it came from.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from games.kit import AnyDecision, AnyRequest, Ask, Card, Decision, Event, Face, Game, Match, Seat
from players.memory import recalled, remembered_since
from table import Knowledge, Span, Standing

G = TypeVar("G", bound=Game, covariant=True)


class Table(Protocol[G]):
    """What a view needs of a table, plain or mental."""

    @property
    def match(self) -> Match[G]: ...

    @property
    def deciders(self) -> tuple[Seat, ...]: ...

    def knowledge(self, seat: Seat | None) -> Knowledge: ...


@dataclass(frozen=True)
class View(Generic[G]):
    """The match as ``seat`` sees it now, or a spectator if there is no seat.

    ``game`` is the game itself, not a copy: read it before the match goes on, and don't write.
    """

    seat: Seat | None
    game: G
    events: Sequence[Event]  # what happened, publicly
    knowledge: Knowledge
    pending: AnyRequest | None  # what everybody waits for
    deciders: tuple[Seat, ...]  # who still has to choose
    since: int = 0  # earlier events are for the person to remember, not for the screen

    @property
    def decision(self) -> AnyDecision | None:
        """What this seat has to decide now, if anything."""
        if self.seat in self.deciders and isinstance(self.pending, Decision):
            return self.pending
        return None

    @property
    def ask(self) -> Ask | None:
        return self.decision.ask if self.decision else None

    @property
    def options(self) -> Sequence[Any]:
        """All this seat may choose now, as far as it can be listed; () if it is not asked.

        Cards that it can prove are among them, and amounts that it can pay.
        """
        if self.seat is None or self.decision is None:
            return ()
        return self.decision.options(self.seat, self.knowledge.sight)

    def face(self, card: Card[Any]) -> Face | None:
        """The face of ``card``, if this seat knows it."""
        return self.knowledge.faces.get(card)

    @property
    def purse(self) -> int | None:
        """What is in this seat's own purse, if it has one."""
        return self.knowledge.money.known.get(self.seat) if self.seat else None

    @property
    def offer(self) -> Standing[Span] | None:
        """The offer that waits for an answer; the amount is known to its parties."""
        return self.knowledge.money.standing


def view(table: Table[G], seat: Seat | None) -> View[G]:
    """What ``seat`` may know of the match at ``table``."""
    game, events = table.match.game, tuple(table.match.events)
    since = remembered_since(table.match)
    return View(
        seat=seat,
        game=game,
        events=events,
        knowledge=recalled(table.knowledge(seat), events, since),
        pending=table.match.pending,
        deciders=table.deciders,
        since=since,
    )

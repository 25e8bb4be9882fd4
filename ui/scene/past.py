"""A match as one seat saw it after any event: what it knew then, and not what it knows now."""

from typing import Any, Protocol

from games.kit import Decision, Match, Seat
from players.view import View, view
from table import Knowledge


class Watched(Protocol):
    """A table whose match can be followed, plain or mental."""

    @property
    def match(self) -> Match[Any]: ...

    def knowledge(self, seat: Seat | None) -> Knowledge: ...


class Past:
    """Follows a match at ``table`` event by event, and keeps the book of ``seat`` anew.

    Beside the view of the reader it keeps what everybody knows, for that is drawn differently.
    """

    def __init__(self, table: Watched, seat: Seat | None) -> None:
        self.seat, self._source = seat, table
        self._of = table.match
        self.match: Match[Any] = Match(table.match.game.fresh())
        self._book, self.public = Knowledge(seat), Knowledge(None)

    @property
    def place(self) -> int:
        """How many events have been taken in."""
        return len(self.match.events)

    @property
    def is_stale(self) -> bool:
        """Has the table begun again, so that what was followed may never have happened?"""
        return self._of is not self._source.match

    @property
    def is_now(self) -> bool:
        return self.place == len(self._of.events)

    def step(self) -> None:
        """Take in the next event, and what this seat learned by it."""
        number, event = self.place, self._of.events[self.place]
        self._book.note(event, self._source.knowledge(self.seat).told.get(number))
        self.public.note(event)
        self.match.answer(event.answer)

    # What a view needs of a table

    @property
    def deciders(self) -> tuple[Seat, ...]:
        pending = self.match.pending
        return pending.deciders() if isinstance(pending, Decision) else ()

    def knowledge(self, _: Seat | None) -> Knowledge:
        return self._book

    def view(self) -> View[Any]:
        """As it was then; whoever has answered in a round of several is still asked there."""
        return view(self, self.seat)

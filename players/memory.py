"""How much of a match a player's own screen remembers for it.

Forgetting who is who is half of some games. A table may agree on ``memory=human``: then a view
shows what was seen in the last round of turns, and what was before that the person must
remember, as at a real table. Rules don't know of it, and nothing in it is proved.
"""

from collections.abc import Sequence
from typing import Any

from games.kit import Choose, Event, Game, Match, Request
from table import Knowledge, book_since

ACTION = "action"  # what a turn begins with, in every game


def remembered_since(match: Match[Game]) -> int:
    """The first event that a screen still shows: 0, or where this seat's last turn began.

    Whose turn it is can look back to its own last one until the turn is over.
    """
    options: Any = getattr(match.game, "options", None)
    if getattr(options, "memory", "perfect") != "human":
        return 0
    turns = [number for number, event in enumerate(match.events) if begins_turn(event.request)]
    back = match.game.players + (not begins_turn(match.pending))
    return turns[-back] if len(turns) > back else 0


def begins_turn(request: Request[Any] | None) -> bool:
    return isinstance(request, Choose) and request.ask == ACTION


def recalled(book: Knowledge, events: Sequence[Event], since: int) -> Knowledge:
    """What the seat still knows, of its own: a copy."""
    return book_since(book, events, since) if since else book.copy()

"""What can't become void any more: R5 of docs/protocol.md, for our own seat.

What opens something hidden is said only when all that it rests on will count by every roll: it lies
within the cut of the last one, or enough seats have taken it in. What a seat has taken in is shown
by its messages, and told by its word on how far it is.
"""

from games.kit import Seat
from table.log.message import Message
from table.log.past import Past, join, past_of


class Certainty:
    """Of one epoch after the other, at a table where ``enough`` seats decide what counts.

    Without recovery nothing is ever void, and all is certain.
    """

    def __init__(self, seats: int, enough: int | None) -> None:
        self._enough = enough
        self.begin(0, (0,) * seats)

    def begin(self, epoch: int, cut: Past) -> None:
        """All within the ``cut`` counts, by the roll with which this epoch begins."""
        self._epoch, self._cut = epoch, cut
        self._taken: dict[Seat, Past] = {}

    def hear(self, message: Message) -> None:
        """Its author had taken in all that it names."""
        self._add(message.seat, past_of(message))

    def vouch(self, seat: Seat, epoch: int, counts: Past) -> None:
        """A seat says itself how much it has taken in of the epoch under way."""
        if epoch == self._epoch:
            self._add(seat, counts)

    def _add(self, seat: Seat, past: Past) -> None:
        """In whatever order words arrive, a seat never has less than it had."""
        if self._enough is not None:
            self._taken[seat] = join([past, self._taken.get(seat, past)])

    def is_certain(self, past: Past, me: Seat) -> bool:
        """Will all of this count, whatever is called?"""
        if self._enough is None or holds(self._cut, past):
            return True
        others = [seat for seat, taken in self._taken.items() if seat != me and holds(taken, past)]
        return 1 + len(others) >= self._enough


def holds(taken: Past, past: Past) -> bool:
    return all(map(int.__ge__, taken, past))

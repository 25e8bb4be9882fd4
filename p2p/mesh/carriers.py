"""Who passes on what a seat says to a peer that has no line to it.

Authors say everything on all their lines, so only such peers need anybody else at once. One
carrier is enough: if it fails, others send what was not shown to have arrived.
"""

from collections.abc import Mapping

from crypto.encoding import MAX_SEATS
from games.kit import Seat, Seats


def carries(me: Seat | None, author: Seat, to: Seats, lines: Mapping[Seat, Seats]) -> bool:
    """Do we pass on what ``author`` says to a peer that is linked ``to`` these seats?

    ``lines`` is what all say about theirs; a line counts if both its ends speak of it. Of those
    that have one to the author and one to the peer it is the first after the author; where nobody
    has, everybody passes on what is new.
    """
    if author in to:
        return False
    hears = lines.get(author, frozenset())
    between = [seat for seat in to if seat in hears and author in lines.get(seat, ())]
    return not between or me == min(between, key=lambda seat: (seat - author) % MAX_SEATS)

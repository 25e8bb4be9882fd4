"""Who passes on what a seat says to a peer that has no line to it.

Authors say everything on all their lines, so only such peers need anybody else at once. One
carrier is enough: if it fails, others send what was not shown to have arrived.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from crypto.encoding import MAX_SEATS
from games.kit import Seat, Seats
from p2p.mesh.acquaintance import Acquaintance

Around = Mapping[bytes, Acquaintance]
"""Who has sent us a word about the match, by key."""


class Carriage:
    """To whom we pass on what: looked up once for many messages, anew when lines have changed.

    ``keys`` are those of all seats, ``linked`` tells the seats with a line to us.
    """

    def __init__(self, keys: Sequence[bytes], me: Seat | None, linked: Callable[[], Seats]) -> None:
        self._keys, self._me, self._linked = keys, me, linked
        self._carried: dict[Seat, list[Acquaintance]] | None = None

    def lines_changed(self) -> None:
        self._carried = None

    def of(self, seat: Seat, around: Around, now: float) -> Iterator[Acquaintance]:
        """To whom we pass on at once what ``seat`` says."""
        if self._carried is None:
            self._carried = self._who_carries(around)
        carried = self._carried.get(seat, ())
        yield from carried
        for known in around.values():
            if known.asked_for.get(seat, -math.inf) > now and known not in carried:
                yield known

    def _who_carries(self, around: Around) -> dict[Seat, list[Acquaintance]]:
        found: dict[Seat, list[Acquaintance]] = {}
        all_lines = enumerate([around.get(key) for key in self._keys], start=1)
        lines = {Seat(i): seats_in(known.have.lines) for i, known in all_lines if known}
        if self._me is not None:
            lines[self._me] = self._linked()
        for key, known in around.items():
            linked = seats_in(known.have.lines)
            for number, author in enumerate(self._keys, start=1):
                if key != author and carries(self._me, Seat(number), linked, lines):
                    found.setdefault(Seat(number), []).append(known)
        return found


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


@lru_cache(maxsize=256)
def seats_in(lines: int) -> Seats:
    """The seats that a bit each stands for."""
    return frozenset(Seat(i) for i in range(1, MAX_SEATS + 1) if lines >> (i - 1) & 1)

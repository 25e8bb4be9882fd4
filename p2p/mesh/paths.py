"""Who is heard through whom (N3): a seat that all we hear of another passes can hold it back."""

from collections.abc import Mapping

import trio

from games.kit import Seat, Seats

STEADY_SECONDS = 10.0  # lines come and go; what lasts no longer is nobody's plan


def only_through(linked: Seats, lines: Mapping[Seat, Seats]) -> dict[Seat, Seat]:
    """The seats without a line to us, each with the one seat that every path to it passes.

    ``lines`` is what the others say about theirs. A line counts where both its ends speak of it: a
    cheat may speak of any, so that nobody worries. Where several seats are passed, the nearest one.
    """
    found = {seat: gatekeeper(seat, linked, lines) for seat in lines.keys() - linked}
    return {seat: door for seat, door in found.items() if door is not None}


def gatekeeper(seat: Seat, linked: Seats, lines: Mapping[Seat, Seats]) -> Seat | None:
    if len(linked) == 1:
        return next(iter(linked))
    all_ways = reached(linked, lines)
    if seat not in all_ways:
        return None  # its own word has not come to us, or is old: nothing is known
    others = [*sorted(linked), *sorted(all_ways - linked - {seat})]
    return next((door for door in others if seat not in reached(linked, lines, door)), None)


def reached(linked: Seats, lines: Mapping[Seat, Seats], without: Seat | None = None) -> set[Seat]:
    """All who can be heard from those ``linked``, directly or through others."""
    found = set(linked) - {without}
    new = set(found)
    while new:
        here = new.pop()
        next_ones = {there for there in lines.get(here, ()) if here in lines.get(there, ())}
        new |= next_ones - found - {without}
        found |= next_ones - {without}
    return found


class Detours:
    """The same, once it has lasted."""

    def __init__(self) -> None:
        self._since: dict[tuple[Seat, Seat], float] = {}

    def look(self, now: Mapping[Seat, Seat]) -> None:
        self._since = {way: self._since.get(way, trio.current_time()) for way in now.items()}

    @property
    def steady(self) -> dict[Seat, Seat]:
        long_ago = trio.current_time() - STEADY_SECONDS
        return {seat: door for (seat, door), when in self._since.items() if when <= long_ago}

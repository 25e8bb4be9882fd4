"""What others open tells nothing of a seat that declines but what they read or moved themselves."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from crypto.group import G, Point
from games.kit import Seat
from tests.laws.test_secrecy import Search
from tests.mental.ledger import Coalition, Insight, Ledger, Mixed, Shared
from tests.mental.luck import luck

Row = tuple[Point, ...]


class Told(Insight):
    """What a coalition holds when others have opened some of their orders."""

    def __init__(self, ledger: Ledger, coalition: Coalition, orders: set[Row]) -> None:
        self.orders = orders
        super().__init__(ledger, coalition)

    def lose_track(self, mixed: Mixed) -> None:
        if tuple(E.a for E in mixed.after) not in self.orders:
            super().lose_track(mixed)
            return
        for E, place in zip(mixed.after, mixed.order, strict=True):
            self.publish(E, {("mask", E.a): 1}, self.face(mixed.before[place]))
            self.show(E, mixed.key)


class Opened(Search):
    """Random play, after which some seats open all that they alone could read, or arranged."""

    def masks(self, seats: Coalition) -> dict[Seat, list[Point]]:
        sights = self.desk.private.sights
        return {seat: [s.e.a for s in sights if s.seat == seat and s.e.a != G] for seat in seats}

    def leaks_to(self, coalition: Coalition, publishers: Coalition, *, less: int = 0) -> int:
        """Facts beyond what the coalition was shown and the publishers read; of which some may be
        left out, to see that the algebra notices.
        """
        told = self.masks(publishers)
        given = [Shared(seat, masks) for seat, masks in told.items()]
        ledger = Ledger(self.ledger.keys, [*self.ledger.entries, *given])
        moved = [a for a in self.desk.private.arranged if a.seat in publishers]
        orders = {tuple(e.a for e in arranged.after) for arranged in moved}
        shown = [a for to, a in self.shown if to is None or to in coalition]
        opened = [a for masks in told.values() for a in masks]
        return Told(ledger, coalition, orders).leaks([*shown, *opened[less:]])


def cases(seats: tuple[Seat, ...]) -> Iterator[tuple[Coalition, Coalition]]:
    """Who publishes, and who listens: a spectator, or one who declined."""
    for size in range(1, len(seats)):
        for publishers in map(frozenset, combinations(seats, size)):
            for listener in (frozenset[Seat](), *({s} for s in seats if s not in publishers)):
                yield publishers, frozenset(listener)


def played(players: int, seed: int, steps: int) -> Opened:
    with luck(seed):
        search = Opened(players, seed)
        search.play(steps)
    return search


@pytest.mark.parametrize(
    ("players", "seed", "steps"),
    [
        (3, 1, 14),
        (3, 2, 14),
        *(pytest.param(4, seed, 25, marks=pytest.mark.long) for seed in range(8)),
    ],
)
def test_openings_tell_their_facts_and_nothing_else(players: int, seed: int, steps: int) -> None:
    """O6: by shares, and by orders of what one seat arranged alone."""
    search = played(players, seed, steps)
    for publishers, listeners in cases(search.desk.seats):
        assert search.leaks_to(listeners, publishers) == 0, (publishers, listeners)


def test_the_algebra_would_notice_a_card_too_many() -> None:
    search = played(3, 1, 14)
    all_three = frozenset(search.desk.seats)
    opened = sum(len(masks) for masks in search.masks(all_three).values())
    assert opened
    assert search.leaks_to(frozenset(), all_three, less=opened) > 0

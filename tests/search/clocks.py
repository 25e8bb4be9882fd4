"""How long each seat has owed what it owes, by one peer's clock (E3, K1, K2, K5)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

from games.kit import Seat
from table.calls.purse import Purse
from table.calls.report import Claim
from table.calls.roll import Debt
from tests.search.game import State

DECISION = 15.0  # the terms' time
GRACE = 5.0
SOON = 5.0
WAS_LATE = 5.0
ASLEEP = 1.0
ROUNDING = 1e-6


@dataclass
class Owed:
    """What one seat owes in one round, and for how long."""

    op: int
    debt: Debt
    seconds: float = 0.0


Stands = Callable[[Seat, float], bool]


class Clocks:
    """Of one peer, for all others. ``stands`` says whose clock does not run now."""

    def __init__(
        self, own: Seat, n: int, now: float, stands: Stands, has_left: Callable[[Seat], bool]
    ) -> None:
        self.own = own
        self.purses = {Seat(i): Purse(now) for i in range(1, n + 1)}
        self.owed: dict[Seat, Owed] = {}
        self.late: set[Seat] = set()  # and have not answered by themselves since
        self._stands, self._has_left, self._at = stands, has_left, now

    def run(self, now: float) -> None:
        for seat, owed in self.owed.items():
            if not self._stands(seat, now):
                owed.seconds += max(0.0, now - self._at)
        self._at = now

    def follow(self, state: State, now: float) -> None:
        """Somebody said something: who owes what now?"""
        owing = {seat: op for seat, op in state.owing.items() if seat != self.own}
        for seat, owed in [*self.owed.items()]:
            if owing.get(seat) != owed.op:
                del self.owed[seat]
                if owed.debt is Debt.DUTY:
                    self.purses[seat].pay(owed.seconds, now)
                else:
                    self.late.discard(seat)
        for seat in owing.keys() - self.owed.keys():
            self.owed[seat] = Owed(owing[seat], state.game.debt(owing[seat]))

    def go_on(self, now: float) -> None:
        """An epoch begins: everybody has some time, whatever was before."""
        for seat, owed in self.owed.items():
            owed.seconds = max(0.0, min(owed.seconds, self.patience(seat, now) - SOON))

    def wake(self, now: float) -> None:
        """We did not run for a while, and have waited for a second of that at most (K3)."""
        self._at = max(self._at, now - ASLEEP)

    def patience(self, seat: Seat, now: float) -> float:
        if self._has_left(seat):
            return 0.0
        if self.owed[seat].debt is Debt.DUTY:
            return self.purses[seat].patience(now)
        return WAS_LATE if seat in self.late else DECISION + GRACE

    def claims(self, now: float, within: float = 0.0) -> list[Claim]:
        """Whose time is over, or will be ``within`` some seconds."""
        return [
            Claim(seat, str(owed.op))
            for seat, owed in sorted(self.owed.items())
            if owed.seconds + within + ROUNDING >= self.patience(seat, now)
        ]

    def ends(self, now: float) -> Iterator[float]:
        """When a patience will be over that is not yet."""
        for seat, owed in self.owed.items():
            rest = self.patience(seat, now) - owed.seconds
            yield inf if self._stands(seat, now) or rest <= ROUNDING else now + rest

"""How long everybody has owed what: seconds that stand still during a call (E3, K3, K5)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from games.kit import Seat
from table import Debt, Due

ASLEEP_SECONDS = 10.0  # a program that did not run for so long has not waited


@dataclass(slots=True)
class Owed:
    """One thing that a seat owes: since when, and for how many seconds that count."""

    due: Due
    since: float
    seconds: float = 0.0


Paid = Callable[[Owed], None]
Stands = Callable[[Seat], bool]


class Ledger:
    """All that is owed now. It is looked at often; time passes from one look to the next."""

    def __init__(self, paid: Paid) -> None:
        self._owed: dict[tuple[str, Seat], Owed] = {}
        self._paid = paid
        self._looked: float | None = None

    def look(self, now: float, due: Iterable[Due], stands: Stands) -> None:
        """Time has passed; what is owed no more was paid, or is due no longer."""
        passed = self._passed(now)
        for owed in self._owed.values():
            if passed is None:
                owed.seconds = 0.0
            elif not stands(owed.due.seat):
                owed.seconds += passed
        before = self._owed
        self._owed = {(d.op, d.seat): before.get((d.op, d.seat), Owed(d, now)) for d in due}
        for key in before.keys() - self._owed.keys():
            self._paid(before[key])

    def _passed(self, now: float) -> float | None:
        """None, if we were asleep: begin all patience anew (K3)."""
        looked, self._looked = self._looked, now
        passed = now - looked if looked is not None else 0.0
        return passed if passed <= ASLEEP_SECONDS else None

    def all(self) -> list[Owed]:
        return list(self._owed.values())

    def of(self, op: str, seat: Seat) -> Owed | None:
        return self._owed.get((op, seat))

    def leave(self, seconds: float, limit: Callable[[Owed], float]) -> None:
        """After a call everybody has at least so many seconds left (K5)."""
        for owed in self._owed.values():
            owed.seconds = min(owed.seconds, max(0.0, limit(owed) - seconds))


def is_duty(owed: Owed) -> bool:
    return owed.due.debt is Debt.DUTY

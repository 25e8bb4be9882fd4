"""How long everybody has owed what: seconds that stand still during a call (E3, K3, K5, K9)."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from games.kit import Seat
from p2p.attention import Attention
from table import Debt, Due

SPARED_A_ROUND, SPARED_A_MATCH = 10.0, 60.0  # seconds, for what a seat has said and we not read
MOMENT = 0.05  # seconds; in less than that nobody falls behind


@dataclass(slots=True)
class Owed:
    """One thing that a seat owes: since when, and for how many seconds that count."""

    due: Due
    since: float
    seconds: float = 0.0
    spared: float = 0.0


Paid = Callable[[Owed], None]
Holds = Callable[[Seat], bool]


class Ledger:
    """All that is owed now. It is looked at often; time passes from one look to the next."""

    def __init__(self, paid: Paid, is_unread: Holds = lambda _: False) -> None:
        self._owed: dict[tuple[str, Seat], Owed] = {}
        self._paid, self._is_unread = paid, is_unread
        self._attention = Attention()
        self._spared = defaultdict[Seat, float](float)  # in the match

    def look(self, now: float, due: Iterable[Due], stands: Holds) -> None:
        """Time has passed; what is owed no more was paid, or is due no longer."""
        self._pass(self._attention.look(now), stands)
        before = self._owed
        self._owed = {(d.op, d.seat): before.get((d.op, d.seat), Owed(d, now)) for d in due}
        for key in before.keys() - self._owed.keys():
            self._paid(before[key])

    def _pass(self, seconds: float, stands: Holds) -> None:
        running = defaultdict[Seat, list[Owed]](list)
        for owed in self._owed.values():
            if not stands(owed.due.seat):
                owed.seconds += seconds
                running[owed.due.seat].append(owed)
        if seconds >= MOMENT:
            for seat, debts in running.items():
                self._spare(seat, debts, seconds)

    def _spare(self, seat: Seat, debts: list[Owed], seconds: float) -> None:
        """What a seat says may be here, and wait for us: that is no silence of its own (K9).

        Not without end, for else whoever sends a little all the time need never answer.
        """
        room = min(seconds, SPARED_A_MATCH - self._spared[seat])
        if room <= 0 or not self._is_unread(seat):
            return
        spared = [min(room, SPARED_A_ROUND - owed.spared) for owed in debts]
        for owed, part in zip(debts, spared, strict=True):
            owed.seconds -= part
            owed.spared += part
        self._spared[seat] += max(spared)

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

"""Claims (S5, T1): where nobody can stand in, all others may say that a seat is gone.

A claim is signed outside of the chains, and binds nobody: of each seat the one with the highest
number counts, and one against nobody withdraws those before it. With the claims of all others the
match ends for whoever holds them.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from crypto.encoding import MAX_SEATS, u8
from crypto.errors import Malformed
from games.kit import Seat
from table.calls.statement import Place, Statement, Step
from table.log.message import Seen


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """That by all its author had ``seen``, the seat ``against`` owes its message in ``op``."""

    statement: Statement
    against: Seat | None
    op: str
    seen: Seen

    @property
    def author(self) -> Seat:
        return self.statement.seat

    @property
    def number(self) -> int:
        return self.statement.place.round

    @classmethod
    def read(cls, statement: Statement, n: int) -> "SeatClaim":
        """What a claim says at a table of ``n``; ``Malformed`` if no honest program says it."""
        place, body = statement.place, statement.body
        if place.step is not Step.CLAIM or place.number or not place.round or len(body) < 2:
            raise Malformed("not a claim")
        whom, size = body[0], body[1]
        op, seen = body[2 : 2 + size], body[2 + size :]
        if not op.isascii() or len(seen) != Seen.size(n) or whom > min(n, MAX_SEATS):
            raise Malformed("a claim in another than its one form")
        claim = cls(statement, Seat(whom) if whom else None, op.decode(), Seen.decode(seen, n))
        if claim.against == claim.author or bool(claim.op) != bool(whom):
            raise Malformed("a claim against its own author, or without a cause")
        return claim


def place_of_claim(seat: Seat, number: int) -> Place:
    return Place(seat, 0, Step.CLAIM, number)


def encode_claim(against: Seat | None, op: str, seen: Seen) -> bytes:
    return u8(against or 0) + u8(len(op)) + op.encode("ascii") + seen.encode()


class Claims:
    """The newest of each seat, at a table with these ``seats``."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self._seats = tuple(seats)
        self._newest: dict[Seat, SeatClaim] = {}

    def hear(self, statement: Statement) -> None:
        """``Malformed`` if it is no claim."""
        claim = SeatClaim.read(statement, len(self._seats))
        known = self._newest.get(claim.author)
        if known is None or known.number < claim.number:
            self._newest[claim.author] = claim

    def of(self, seat: Seat) -> SeatClaim | None:
        """What a seat claims now, if it ever claimed anything."""
        return self._newest.get(seat)

    def by_all(self) -> list[list[SeatClaim]]:
        """Those of all other seats against one, for each against whom they are: of two seats one is
        enough, so each may have the other against it.
        """
        if len(self._newest) < len(self._seats) - 1:
            return []
        found = [self._against(whom) for whom in self._seats]
        return [claims for claims in found if len(claims) == len(self._seats) - 1]

    def _against(self, whom: Seat) -> list[SeatClaim]:
        newest = [self._newest.get(seat) for seat in self._seats if seat != whom]
        return [claim for claim in newest if claim and claim.against == whom]


def union(claims: Iterable[SeatClaim]) -> Seen:
    """All that any of them had seen."""
    return Seen.most(claim.seen for claim in claims)

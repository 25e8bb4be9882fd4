"""What a seat has to open, all of it or nothing: worked out from the record by prover and verifier.

O6: it is never a key, for a quorum of keys opens every sharing in the record, and with it all other
keys; never an order or a mask of a pile that all have mixed, for where a seat was gone at its turn
the orders of the others tell what it was dealt. Neither has a place in an opening at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from crypto import remask
from crypto.elgamal import Ciphertext
from crypto.encoding import context
from crypto.generators import MAX_CARDS
from crypto.group import POINT_SIZE, G, Point
from crypto.shares import PROOF_SIZE
from games.kit import ChooseTogether, Seat
from table.audit.report import Report
from table.audit.status import Status
from table.audit.step import Step
from table.private import Arranged

OPENED = "opened"  # the op of all proofs in an opening


@dataclass(frozen=True, slots=True)
class Sealed:
    """A choice that a seat committed to and never came to open, being one of so many options."""

    op: str
    event: int
    commitment: bytes
    options: int


@dataclass(frozen=True, slots=True)
class Holding:
    """A_i, O_i and S_i of one seat (O2), and what their proofs are made for."""

    table: bytes
    seat: Seat
    masks: tuple[Point, ...]
    orders: tuple[Arranged, ...]
    sealed: tuple[Sealed, ...]

    def parts(self) -> Iterator[tuple[tuple[Point, ...], bytes]]:
        """The masks that one proof of shares covers, and its context (O4)."""
        for number, at in enumerate(range(0, len(self.masks), MAX_CARDS)):
            yield self.masks[at : at + MAX_CARDS], self.ctx(f"shares{number}")

    def order_ctx(self, arranged: Arranged, place: int) -> bytes:
        """The context of the proof for one card of an arrangement (O5)."""
        return self.ctx("/".join((f"order{arranged.op.event}", str(place))))

    def ctx(self, label: str) -> bytes:
        return context(self.table, OPENED, self.seat, label)

    @property
    def shares_size(self) -> int:
        return POINT_SIZE * len(self.masks) + PROOF_SIZE * len(list(self.parts()))

    @property
    def orders_size(self) -> int:
        return sum((1 + remask.PROOF_SIZE) * len(arranged.new) for arranged in self.orders)


def holding(report: Report, seat: Seat) -> Holding:
    table, private = report.founding.table, report.table.desk.private
    masks = {e.a for e in readable_by(report, seat)} - {G}
    orders = [a for a in private.arranged if a.seat == seat and len(a.new) > 1]
    orders.sort(key=lambda arranged: arranged.op.event or 0)
    ascending = tuple(sorted(masks, key=Point.encode))
    return Holding(table, seat, ascending, tuple(orders), tuple(sealed_by(report, seat)))


def readable_by(report: Report, seat: Seat) -> Iterator[Ciphertext]:
    """U_i: all that lay under the key of ``seat`` alone, in what counts of the match (O2)."""
    private = report.table.desk.private
    yield from (sight.e for sight in private.sights if sight.seat == seat)
    for offering in private.offers:
        yield from (e for reader, e in offering.read_by() if reader == seat)


def sealed_by(report: Report, seat: Seat) -> Iterator[Sealed]:
    said = [step for step in report.steps if step.seat == seat and step.verdict.counted]
    opened = {event_of(step) for step in said if step.kind == "open"}
    for step in sorted(said, key=event_of):
        is_sealed = step.kind == "commit" and event_of(step) not in opened
        if is_sealed and isinstance(step.request, ChooseTogether):
            options = len(step.request.among[seat])
            yield Sealed(step.op, event_of(step), step.payload, options)


def event_of(step: Step) -> int:
    return -1 if step.event is None else step.event


def is_over(report: Report) -> bool:
    """O1: what is still being played is not opened, and neither is evidence."""
    return report.status in (Status.COMPLETE, Status.BROKEN_OFF)

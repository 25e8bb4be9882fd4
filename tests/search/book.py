"""What a peer holds of the chains, and what it has taken in of them (E1, E2): the real log.

Nothing is signed here, so messages are added as they are; all else is the log's own business, and
so is beginning again where something was taken in that turned out to be void.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from crypto.identity import Identity
from games.kit import Seat, Seats
from table.calls.report import Report
from table.errors import Cheating, Unsigned
from table.log.causal import Log
from table.log.message import Message as Said
from table.log.message import Seen, Where
from tests.search.game import NO_ID, TABLE, Message

ANYBODY = Identity(bytes(32)).public


class Began(NamedTuple):
    """How an epoch began."""

    where: Where
    cut: Seen
    gone: Seats


class Book:
    """The messages of everybody: those that count, and those that may or never will."""

    def __init__(self, n: int, judge: Callable[[Seat], None]) -> None:
        self.n, self._judge = n, judge
        self.log = Log(TABLE, [ANYBODY] * n)
        self.held: dict[bytes, Message] = {}  # all that ever came, two for one place too
        self._began: list[Began] = []

    @property
    def epoch(self) -> int:
        return self.log.epoch

    @property
    def roll(self) -> bytes:
        return self.log.where.roll

    @property
    def gone(self) -> Seats:
        return self.log.gone

    @property
    def seen(self) -> Seen:
        return self.log.seen

    def newest(self, count: int) -> Iterator[Message]:
        """The last that were taken in of each seat."""
        for chain in self.log.chains.values():
            yield from (self.held[said.id] for said in chain[-count:])

    def hold(self, message: Message) -> None:
        self.held[message.id] = message
        with suppress(Cheating, Unsigned):  # whoever holds it has judged it already
            self.log.add(message)

    def take_in(self) -> Iterator[Message]:
        """Whatever has come into reach: its author is a member, and all it had seen is here."""
        while (said := self.log.next()) is not None and self._accept(said):
            yield self.held[said.id]

    def _accept(self, said: Said) -> bool:
        try:
            self.log.check_history(said)
        except Cheating as cheating:
            self._judge(cheating.seat)
            return False
        self.log.accept(said)
        return True

    def id_at(self, index: int, count: int) -> bytes | None:
        """The id of message number ``count`` of a seat, if it was taken in."""
        chain = self.log.chains[Seat(index + 1)]
        if count == 0:
            return NO_ID
        return chain[count - 1].id if count <= len(chain) else None

    # Reports and rolls

    def is_here(self, report: Report) -> bool:
        """Are all messages held that it names, and do they rest on nothing else?"""
        return report.roll == self.roll and self.log.holds(report.seen)

    def holds(self, cut: Seen) -> bool:
        return self.log.holds(cut)

    def within(self, cut: Seen) -> list[Message]:
        """What counts of this epoch, by the roll that ends it."""
        spans = zip(self.log.chains, self.log.cut.counts, cut.counts, strict=True)
        places = [(seat, self.epoch, i) for seat, first, end in spans for i in range(first, end)]
        found = [self.log.held(place) for place in places]
        return [self.held[said.id] for said in found if said is not None]

    def begin(self, roll: bytes, cut: Seen, gone: Seats) -> None:
        """What lies beyond the cut is void; whoever has taken in some of it begins again."""
        self._began.append(Began(Where(TABLE, self.epoch + 1, roll), cut, gone))
        if self.log.is_within(cut):
            self._enter(self._began[-1])
            return
        self.log.rewind()
        for began in self._began:
            self._enter(began)

    def _enter(self, began: Began) -> None:
        while (said := self.log.next_within(began.cut)) is not None and self._accept(said):
            pass
        self.log.begin(*began)

"""What a peer holds of the chains, and what it has taken in of them (E1, E2)."""

from collections.abc import Iterator

from games.kit import NOBODY, Seat, Seats
from table.calls.report import NO_ROLL, Report
from table.log.message import Seen
from tests.search.game import NO_ID, Message


class Book:
    """The messages of everybody: those that count, and those that may or never will."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.held: dict[bytes, Message] = {}
        self.chains: list[list[Message]] = [[] for _ in range(n)]  # taken in
        self.epoch = 0
        self.roll = NO_ROLL
        self.gone: Seats = NOBODY
        self.cut = Seen.nothing(n)
        self._waiting: list[Message] = []  # of this epoch, not taken in

    def hold(self, message: Message) -> None:
        self.held[message.id] = message
        if message.epoch == self.epoch:
            self._waiting.append(message)

    @property
    def seen(self) -> Seen:
        ids = tuple(chain[-1].id if chain else NO_ID for chain in self.chains)
        return Seen(tuple(map(len, self.chains)), ids)

    def take_in(self) -> Iterator[Message]:
        """Whatever has come into reach: its author is a member, and all it had seen is here."""
        waiting, progress = self._waiting, True
        while progress:
            progress = False
            for message in [*waiting]:
                if self._is_in_reach(message):
                    waiting.remove(message)
                    self.chains[message.seat - 1].append(message)
                    progress = True
                    yield message

    def _is_in_reach(self, message: Message) -> bool:
        own = self.chains[message.seat - 1]
        if message.roll != self.roll or message.seat in self.gone or message.seq != len(own):
            return False
        if own and any(
            b < a for a, b in zip(own[-1].seen.counts, message.seen.counts, strict=True)
        ):
            return False
        return all(self.id_at(i, c) == id_ for i, (c, id_) in enumerate(message.seen.pairs))

    def id_at(self, index: int, count: int) -> bytes | None:
        """The id of message number ``count`` of a seat, if it was taken in."""
        chain = self.chains[index]
        if count == 0:
            return NO_ID
        return chain[count - 1].id if count <= len(chain) else None

    # Reports and rolls

    def is_here(self, report: Report) -> bool:
        """Are all messages held that it names, and do they rest on nothing else?"""
        branches = [self.branch(i, *pair) for i, pair in enumerate(report.seen.pairs)]
        whole = [branch for branch in branches if branch is not None]
        return len(whole) == self.n and all(
            self._fits(message, whole, report.seen) for branch in whole for message in branch
        )

    def branch(self, index: int, count: int, id_: bytes) -> list[Message] | None:
        """The messages of this epoch up to that one; None if some are missing, or elsewhere."""
        base, messages = self.cut.counts[index], list[Message]()
        while count > base:
            message = self.held.get(id_)
            if message is None or not self._is_at(message, index, count):
                return None
            messages.append(message)
            count, id_ = count - 1, message.prev
        return messages[::-1] if (count, id_) == (base, self.cut.ids[index]) else None

    def _is_at(self, message: Message, index: int, count: int) -> bool:
        is_there = (message.seat, message.seq) == (index + 1, count - 1)
        return is_there and (message.epoch, message.roll) == (self.epoch, self.roll)

    def _fits(self, message: Message, branches: list[list[Message]], seen: Seen) -> bool:
        for index, (count, id_) in enumerate(message.seen.pairs):
            base = self.cut.counts[index]
            if count > seen.counts[index]:
                return False
            if count > base and branches[index][count - base - 1].id != id_:
                return False
        return True

    def holds(self, cut: Seen) -> bool:
        return all(self.branch(i, *pair) is not None for i, pair in enumerate(cut.pairs))

    def within(self, cut: Seen) -> list[Message]:
        """What counts of this epoch, by the roll that ends it."""
        return [m for i, pair in enumerate(cut.pairs) for m in self.branch(i, *pair) or ()]

    def begin(self, roll: bytes, cut: Seen, gone: Seats) -> None:
        """What lies beyond the cut is void."""
        for index, pair in enumerate(cut.pairs):
            counting = self.branch(index, *pair) or []
            self.chains[index][self.cut.counts[index] :] = counting
        self.epoch, self.roll, self.cut, self.gone = self.epoch + 1, roll, cut, gone
        self._waiting = [m for m in self.held.values() if m.epoch == self.epoch]

    def of(self, seat: Seat) -> list[Message]:
        return self.chains[seat - 1]

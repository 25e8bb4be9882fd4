"""The match as everybody hears it: one chain of messages per seat, in causal order.

A message is handed on only after everything its author had seen. Two different messages for
one place convict their author; a message that names something else than what is held here is out
of reach, and so is the rest of its chain: its author may be the victim (F1). To everybody it is
silent then, and leaves by a call (F3).
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from crypto.errors import CryptoError
from crypto.header import hash_heads
from crypto.identity import Identity, PublicIdentity
from games.kit import NOBODY, Seat, Seats
from table.errors import Unsigned
from table.log.message import NOTHING_SEEN, Letter, Message, Place, Saying, Seen, Where
from table.log.rules import HISTORY, ITSELF, LETTER, PLACE, Arrival, Unread

MAX_WAITING = 1024  # messages of one author that can't be taken in, yet or ever


class Contest(NamedTuple):
    """``by`` names a message with this ``id`` for a ``place`` where another one is held."""

    place: Place
    id: bytes
    by: Seat


class Log:
    """Everything said at one table, as far as it has reached us.

    ``chains`` is what has been taken in. In the epoch that is under way only its company speaks;
    while we have ``halted`` for a call, nothing is taken in at all.
    """

    def __init__(self, table: bytes, players: Sequence[PublicIdentity]) -> None:
        self.players = tuple(players)
        self.chains: dict[Seat, list[Message]] = {
            Seat(number): [] for number in range(1, len(self.players) + 1)
        }
        self.where, self.cut, self.gone = Where(table), Seen.nothing(len(players)), NOBODY
        self.halted = False
        self._held: dict[Place, Message] = {}
        self._accepted = 0  # how many are in the chains
        self._seen: Seen | None = None  # until the next one is
        self._stored = dict.fromkeys(self.chains, 0)

    @property
    def table(self) -> bytes:
        return self.where.table

    @property
    def epoch(self) -> int:
        return self.where.epoch

    @property
    def seen(self) -> Seen:
        """What a message written now has seen."""
        if self._seen is None:
            chains = self.chains.values()
            ids = tuple(chain[-1].id if chain else NOTHING_SEEN for chain in chains)
            self._seen = Seen(tuple(map(len, chains)), ids)
        return self._seen

    def sign(self, author: Identity, seat: Seat, saying: Saying) -> Message:
        """Our own next message; it enters the log like everybody's, by ``add``."""
        return Message.sign(author, self.where, seat, self.seen, saying)

    def read(self, data: bytes) -> Message:
        """A message from the wire, its signature checked; ``Unsigned`` blames nobody."""
        try:
            letter = Letter.decode(data, self.players)
        except CryptoError as error:
            raise Unsigned(str(error)) from error
        # Before its body: at another table the same bytes may have been good sense.
        if letter.header.table != self.table:
            raise Unsigned("a message of another table")
        try:
            return Message.read(letter, len(self.players))
        except CryptoError as error:
            LETTER.check(Unread(Seat(letter.header.seat), error))
            raise Unsigned(str(error)) from error

    def add(self, message: Message) -> None:
        """Hold a message; ``next`` hands on what can be taken in now."""
        held = self._held.get(message.place)
        if held is not None:
            PLACE.check(Arrival(message, held=held))
            return
        ITSELF.check(Arrival(message))
        # What comes next always has room: else an author could fill it and then be heard by those
        # alone whom its next words reached before.
        is_next = message.place == self._next_place(message.seat)
        waiting = self._stored[message.seat] - len(self.chains[message.seat])
        if not is_next and waiting >= MAX_WAITING:
            raise Unsigned(f"too many messages of seat {message.seat} wait for what they had seen")
        self._held[message.place] = message
        self._stored[message.seat] += 1

    def _next_place(self, seat: Seat) -> Place:
        return seat, self.epoch, len(self.chains[seat])

    # Taking in

    def next(self, *, even_halted: bool = False) -> Message | None:
        """A message whose author's earlier ones, and all it had seen, have been taken in."""
        if self.halted and not even_halted:
            return None
        return self._next(seat for seat in self.chains if seat not in self.gone)

    def next_within(self, cut: Seen) -> Message | None:
        """The same, of those that count by the next roll: from a seat that is gone, none does."""
        pairs = zip(self.chains, cut.counts, strict=True)
        return self._next(seat for seat, count in pairs if len(self.chains[seat]) < count)

    def _next(self, seats: Iterable[Seat]) -> Message | None:
        if not self.has_waiting:
            return None
        lengths, epoch = [len(chain) for chain in self.chains.values()], self.epoch
        for seat in seats:
            message = self._held.get((seat, epoch, lengths[seat - 1]))
            if message and all(map(int.__le__, message.seen.counts, lengths)):
                arrival = Arrival(message, self.chains, where=self.where)
                if arrival.is_in_reach:
                    return message
        return None

    def check_history(self, message: Message) -> None:
        """What its author saw must be what we see, and with each message all before it."""
        HISTORY.check(Arrival(message, self.chains, where=self.where, cut=self.cut.counts))

    def accept(self, message: Message) -> None:
        """From now on ``message`` is part of the match. Not before it was found right: what we
        sign names what we have accepted.
        """
        self.chains[message.seat].append(message)
        self._accepted += 1
        self._seen = None

    # Epochs

    def holds(self, seen: Seen) -> bool:
        """Is every message that ``seen`` names here, with all that it rests on among them?

        Of the epoch under way, that is: all before it is known to everybody who is in it.
        """
        named = zip(self.chains, seen.pairs, strict=True)
        return all(self._chain_to(seat, *pair, seen) for seat, pair in named)

    def _chain_to(self, seat: Seat, count: int, id_: bytes, seen: Seen) -> bool:
        """Do the messages of ``seat`` lead back from this one to the cut, none outside ``seen``?"""
        base = self.cut.counts[seat - 1]
        while count > base:
            message = self._held.get((seat, self.epoch, count - 1))
            if message is None or message.id != id_ or not self._names(message, seen):
                return False
            count, id_ = count - 1, message.header.prev
        return (count, id_) == self.cut.pairs[seat - 1]

    def _names(self, message: Message, seen: Seen) -> bool:
        """Is all that ``message`` had seen within ``seen``, and what is held here?"""
        within = all(map(int.__le__, message.seen.counts, seen.counts))
        named = message.seen.counts, message.seen.ids
        return within and all(map(self._is_here, self.chains, *named))

    def _is_here(self, seat: Seat, count: int, id_: bytes) -> bool:
        if count <= self.cut.counts[seat - 1]:
            return not count or self.chains[seat][count - 1].id == id_
        held = self._held.get((seat, self.epoch, count - 1))
        return held is not None and held.id == id_

    def is_within(self, cut: Seen) -> bool:
        """Has nothing been taken in that does not count by this cut?"""
        chains = zip(self.chains.values(), cut.counts, strict=True)
        return all(len(chain) <= count for chain, count in chains)

    def begin(self, where: Where, cut: Seen, gone: Seats) -> None:
        """A new epoch, in which all has been taken in that counts of the one before."""
        self.where, self.cut, self.gone = where, cut, gone

    def rewind(self) -> None:
        """Everything is to be taken in once more, from the beginning."""
        for chain in self.chains.values():
            chain.clear()
        self._accepted, self._seen = 0, None
        self.begin(Where(self.table), Seen.nothing(len(self.players)), NOBODY)

    # What is held

    def heads(self, counts: Sequence[int]) -> bytes | None:
        """What a seat that has taken in so much of the epoch under way says it has; None if we
        have taken in less.
        """
        if len(counts) != len(self.chains) or not all(map(int.__le__, counts, self.seen.counts)):
            return None
        chains = zip(self.chains.values(), counts, strict=True)
        ids = [chain[count - 1].id if count else NOTHING_SEEN for chain, count in chains]
        return hash_heads(self.where.roll, ids)

    def held(self, place: Place) -> Message | None:
        """Our message for a place, taken in or not."""
        return self._held.get(place)

    @property
    def held_counts(self) -> tuple[int, ...]:
        """How many messages of each seat are here without a gap, taken in or not."""
        return tuple(map(self._unbroken, self.chains))

    def _unbroken(self, seat: Seat) -> int:
        count = len(self.chains[seat])
        while (seat, self.epoch, count) in self._held:
            count += 1
        return count

    @property
    def has_waiting(self) -> bool:
        """Is anything held that has not been taken in?"""
        return len(self._held) > self._accepted

    def waiting(self) -> list[Message]:
        """What is held of the epoch under way and has not been taken in."""
        lengths = {seat: len(chain) for seat, chain in self.chains.items()}
        return [
            m for m in self._held.values() if m.epoch == self.epoch and m.seq >= lengths[m.seat]
        ]

    def beyond(self, counts: Sequence[int]) -> Iterator[Message]:
        """All that is here, taken in or waiting, beyond so many messages of each seat."""
        for chain, count in zip(self.chains.values(), counts, strict=True):
            yield from chain[count:]
        waiting = self.waiting() if self.has_waiting else ()
        yield from (message for message in waiting if message.seq >= counts[message.seat - 1])

    def has_more_of(self, seat: Seat) -> bool:
        """Is a message of ``seat`` among these?"""
        unread = self._stored[seat] > len(self.chains[seat])
        return unread and any(message.seat == seat for message in self.waiting())

    def contested(self) -> list[Contest]:
        """Where a message that waits names another one than is held here (F2)."""
        named = [(m, seat, *pair) for m in self.waiting() for seat, pair in self._named_by(m)]
        return [
            Contest((seat, held.epoch, held.seq), id_, message.seat)
            for message, seat, count, id_ in named
            if seat != message.seat and (held := self._at(seat, count)) and held.id != id_
        ]

    def _named_by(self, message: Message) -> Iterator[tuple[Seat, tuple[int, bytes]]]:
        return zip(self.chains, message.seen.pairs, strict=True)

    def _at(self, seat: Seat, count: int) -> Message | None:
        """The message that a count stands for."""
        if 0 < count <= len(self.chains[seat]):
            return self.chains[seat][count - 1]
        return self._held.get((seat, self.epoch, count - 1))

    def ordered(self) -> list[Message]:
        """All messages in the one topological order with ties broken by seat."""
        return list(in_order(self.chains))


def in_order(chains: dict[Seat, list[Message]]) -> Iterator[Message]:
    """Whatever order messages arrived in, every peer lists them like this: epoch by epoch, and in
    each the next one is that of the lowest seat which has seen only listed ones.
    """
    rest, listed = {seat: iter(chain) for seat, chain in chains.items()}, [0] * len(chains)
    heads = {seat: head for seat, chain in rest.items() if (head := next(chain, None))}
    while heads:
        message = first_of(heads.values(), listed)
        yield message
        seat = message.seat
        listed[seat - 1] += 1
        if following := next(rest[seat], None):
            heads[seat] = following
        else:
            del heads[seat]


def first_of(heads: Collection[Message], listed: Sequence[int]) -> Message:
    """That of the lowest seat which has seen only what is ``listed``, in the oldest epoch."""
    epoch = min([message.header.epoch for message in heads])
    for message in heads:
        if message.header.epoch == epoch and all(map(int.__le__, message.seen.counts, listed)):
            return message
    raise ValueError("chains that rest on messages outside of them")

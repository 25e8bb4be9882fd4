"""The match as everybody hears it: one chain of messages per seat, in causal order.

A message is handed on only after everything its author had seen. Two different messages for
one position convict their author; a message that saw another history than ours is a fork,
of which its author may be the victim.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from crypto.errors import CryptoError
from crypto.identity import Identity, PublicIdentity
from games.kit import Seat
from table.errors import Unsigned
from table.log.message import NOTHING_SEEN, Letter, Message, Saying, Seen
from table.log.rules import HISTORY, ITSELF, LETTER, PLACE, Arrival, Unread

MAX_WAITING = 1024  # messages of one author that arrived before what they had seen

Heeds = Callable[[Sequence[Message]], Iterable[Message]]


class Log:
    """Everything said at one table, as far as it has reached us."""

    def __init__(self, table: bytes, players: Sequence[PublicIdentity]) -> None:
        self.table = table
        self.players = tuple(players)
        self.chains: dict[Seat, list[Message]] = {
            Seat(number): [] for number in range(1, len(self.players) + 1)
        }
        self._waiting: dict[Seat, dict[int, Message]] = {seat: {} for seat in self.chains}

    @property
    def seen(self) -> Seen:
        """What a message written now has seen."""
        chains = self.chains.values()
        ids = tuple(chain[-1].id if chain else NOTHING_SEEN for chain in chains)
        return Seen(tuple(map(len, chains)), ids)

    def sign(self, author: Identity, seat: Seat, saying: Saying) -> Message:
        """Our own next message; it enters the log like everybody's, by ``add``."""
        return Message.sign(author, self.table, seat, self.seen, saying)

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
        """Take in a message; ``next`` hands on what can be processed now."""
        held = self.held(message.seat, message.seq)
        if held is not None:
            PLACE.check(Arrival(message, held=held))
            return
        ITSELF.check(Arrival(message))
        waiting = self._waiting[message.seat]
        is_next = message.seq == len(self.chains[message.seat])
        # What comes next always has room: else an author could fill it and then be heard by those
        # alone whom its next words reached before.
        if len(waiting) >= MAX_WAITING and not is_next:
            raise Unsigned(f"too many messages of seat {message.seat} wait for what they had seen")
        waiting[message.seq] = message

    def next(self, deaf_to: Collection[Seat] = (), heeds: Heeds = iter) -> Message | None:
        """Take out a message whose author's earlier ones, and all it had seen, are here.

        One of a seat that we are ``deaf_to`` waits for a message of somebody else that has seen
        it, that can be taken out as well then, and that our own seat ``heeds``.
        """
        found = next(self._in_reach(deaf_to), None) or self._held_from(deaf_to, heeds)
        return self._waiting[found.seat].pop(found.seq) if found else None

    def _held_from(self, deaf_to: Collection[Seat], heeds: Heeds) -> Message | None:
        """The first message that we should not have heard, but that somebody else shows to us."""
        held = list(self._in_reach(())) if deaf_to else []
        witness = next((m for m in heeds(held) if m.seat not in deaf_to), None)
        if witness is None:
            return None
        counts = witness.seen.counts
        return next(m for m in held if m is witness or m.seq < counts[m.seat - 1])

    def _in_reach(self, deaf_to: Collection[Seat]) -> Iterator[Message]:
        """What could be taken out, one message after the other, if we took out each."""
        lengths = list(map(len, self.chains.values()))
        while True:
            for place, (seat, waiting) in enumerate(self._waiting.items()):
                message = waiting.get(lengths[place]) if seat not in deaf_to else None
                if message and all(map(int.__le__, message.seen.counts, lengths)):
                    break
            else:
                return
            yield message
            lengths[place] += 1

    def rewind(self, message: Message) -> None:
        """Everything, and ``message``, which was just taken out, is to be taken out once more."""
        for past in (*(m for chain in self.chains.values() for m in chain), message):
            self._waiting[past.seat][past.seq] = past
        for chain in self.chains.values():
            chain.clear()

    def accept(self, message: Message) -> None:
        """From now on ``message`` is part of the match. Not before it was found right: what we
        sign names what we have accepted.
        """
        self.chains[message.seat].append(message)

    def held(self, seat: Seat, seq: int) -> Message | None:
        """Our message for a position, processed or not."""
        chain = self.chains[seat]
        return chain[seq] if seq < len(chain) else self._waiting[seat].get(seq)

    def check_history(self, message: Message) -> None:
        """What its author saw must be what we see, and with each message all before it."""
        HISTORY.check(Arrival(message, self.chains))

    def ordered(self) -> list[Message]:
        """All messages in the one topological order with ties broken by seat."""
        return list(in_order(self.chains))


def in_order(chains: dict[Seat, list[Message]]) -> Iterator[Message]:
    """Whatever order messages arrived in, every peer lists them like this."""
    at = dict.fromkeys(chains, 0)
    while any(at[seat] < len(chain) for seat, chain in chains.items()):
        lengths = tuple(at.values())
        for seat, chain in chains.items():
            if at[seat] < len(chain):
                message = chain[at[seat]]
                if all(map(int.__le__, message.seen.counts, lengths)):
                    at[seat] += 1
                    yield message
                    break

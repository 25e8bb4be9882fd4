"""H1 to H6, E1 and F1 of docs/protocol.md: what every message must be, whatever it says."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from crypto.errors import CryptoError
from crypto.header import Equivocation, hash_heads
from games.kit import Seat
from table.errors import Equivocated
from table.log.message import NOTHING_SEEN, Message, Where
from table.log.past import join
from table.rules import Rule, Rules, convict


class Unread(NamedTuple):
    """A letter whose signature holds, and whose body can't be read."""

    author: Seat
    cause: CryptoError


class Named(NamedTuple):
    """A message that another one names: its author, and how many that one has seen of it."""

    seat: Seat
    total: int


NOWHERE = Where(b"")
NO_CHAINS: Mapping[Seat, Sequence[Message]] = {}


class Arrival(NamedTuple):
    """A message, after the ``chains`` of those that count; ``held`` is ours for its place.

    ``where`` is the epoch it comes in, and ``cut`` what had been said before that.
    """

    message: Message
    chains: Mapping[Seat, Sequence[Message]] = NO_CHAINS
    held: Message | None = None
    where: Where = NOWHERE
    cut: Sequence[int] = ()

    @property
    def author(self) -> Seat:
        return self.message.seat

    @property
    def is_in_reach(self) -> bool:
        """F1: is all that it names of others, the roll included, what everybody has here?"""
        seen, own = self.message.seen, self.author - 1
        chains = zip(self.chains.values(), seen.counts, strict=True)
        ours = [chain[total - 1].id if total else NOTHING_SEEN for chain, total in chains]
        ours[own] = seen.ids[own]  # what it follows of its own is not for others to have (H5)
        return tuple(ours) == seen.ids and self.signs_its_heads

    @property
    def signs_its_heads(self) -> bool:
        heads = hash_heads(self.where.roll, self.message.seen.ids)
        return heads == self.message.header.heads

    @property
    def gap(self) -> Named | None:
        """The first message it names without having seen all that this one had."""
        counts = self.message.seen.counts
        # Nearly always there is none, and one look at all of them together shows that: which one
        # it is, is looked for only in a message that will be refused.
        chains = zip(self.chains.values(), counts, strict=True)
        named = [chain[total - 1].seen.counts for chain, total in chains if total]
        if not named or not any(map(int.__lt__, counts, join(named))):
            return None
        for seat, total in zip(self.chains, counts, strict=True):
            if total and any(map(int.__lt__, counts, self.chains[seat][total - 1].seen.counts)):
                return Named(seat, total)
        return None


def can_not_be_read(_: Unread) -> bool:
    return True


def unreadable(rule: Rule[Unread], case: Unread) -> Exception:
    return convict(rule, case, case.cause)


def is_elsewhere(case: Arrival) -> bool:
    message, own = case.message, case.author - 1
    seen = message.seen.counts[own], message.seen.ids[own]
    return seen != (message.seq, message.header.prev)


def counts_nothing(case: Arrival) -> bool:
    seen = case.message.seen
    return any(
        (id_ == NOTHING_SEEN) != (n == 0) for n, id_ in zip(seen.counts, seen.ids, strict=True)
    )


def follows_another(case: Arrival) -> bool:
    own = case.chains[case.author]
    return case.message.seen.ids[case.author - 1] != (own[-1].id if own else NOTHING_SEEN)


def is_second(case: Arrival) -> bool:
    return case.held is not None and case.held.signed.header != case.message.signed.header


def equivocated(_: Rule[Arrival], case: Arrival) -> Exception:
    ours = case.held or case.message
    return Equivocated(case.author, Equivocation(ours.signed, case.message.signed))


def leaves_a_gap(case: Arrival) -> bool:
    return case.gap is not None


def passes_over_the_cut(case: Arrival) -> bool:
    return any(map(int.__lt__, case.message.seen.counts, case.cut))


LETTER = Rules(Rule("H1", can_not_be_read, "signed no message: {case.cause}", unreadable))
ITSELF = Rules(
    Rule("H3", is_elsewhere, "it does not follow its author's own last message"),
    Rule("H4", counts_nothing, "it names a message without a number, or a number without one"),
)
PLACE = Rules(Rule("H6", is_second, Equivocated.offence, equivocated))
HISTORY = Rules(
    Rule("H5", follows_another, "it follows another message than its author's own last one"),
    Rule("E1", passes_over_the_cut, "it has not seen all that its epoch began with"),
    Rule(
        "H2",
        leaves_a_gap,
        "it names message {case.gap.total} of seat {case.gap.seat}, not what that saw",
    ),
)

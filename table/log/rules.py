"""H1 to H8 of docs/protocol.md: what every message must be, whatever it says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from crypto.errors import CryptoError
from crypto.header import Equivocation, hash_heads
from games.kit import Seat
from table.errors import Equivocated, Forked
from table.log.message import NOTHING_SEEN, Message
from table.rules import Rule, Rules, convict


class Unread(NamedTuple):
    """A letter whose signature holds, and whose body can't be read."""

    author: Seat
    cause: CryptoError


class Named(NamedTuple):
    """A message that another one names: its author, and how many that one has seen of it."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class Arrival:
    """A message, after the ``chains`` of those that count; ``held`` is ours for its place."""

    message: Message
    chains: Mapping[Seat, Sequence[Message]] = field(default_factory=dict)
    held: Message | None = None

    @property
    def author(self) -> Seat:
        return self.message.seat

    @property
    def stranger(self) -> Named | None:
        """The first message it names that is another one here."""
        seen = self.message.seen
        for seat, total, id_ in zip(self.chains, seen.counts, seen.ids, strict=True):
            ours = self.chains[seat][total - 1].id if total else NOTHING_SEEN
            if id_ != ours:
                return Named(seat, total)
        return None

    @property
    def gap(self) -> Named | None:
        """The first message it names without having seen all that this one had."""
        counts = self.message.seen.counts
        for seat, total in zip(self.chains, counts, strict=True):
            if total and any(map(int.__lt__, counts, self.chains[seat][total - 1].seen.counts)):
                return Named(seat, total)
        return None


def can_not_be_read(_: Unread) -> bool:
    return True


def unreadable(rule: Rule[Unread], case: Unread) -> Exception:
    return convict(rule, case, case.cause)


def names_other_heads(case: Arrival) -> bool:
    return hash_heads(case.message.seen.ids) != case.message.header.heads


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
    return case.stranger is not None and case.stranger.seat == case.author


def is_second(case: Arrival) -> bool:
    return case.held is not None and case.held.signed.header != case.message.signed.header


def equivocated(_: Rule[Arrival], case: Arrival) -> Exception:
    ours = case.held or case.message
    return Equivocated(case.author, Equivocation(ours.signed, case.message.signed))


def saw_another_history(case: Arrival) -> bool:
    return case.stranger is not None and case.stranger.seat != case.author


def forked(_: Rule[Arrival], case: Arrival) -> Exception:
    seat, total = case.stranger or Named(case.author, 0)
    return Forked(seat, max(total - 1, 0), witness=case.author)


def leaves_a_gap(case: Arrival) -> bool:
    return case.gap is not None


LETTER = Rules(Rule("H1", can_not_be_read, "signed no message: {case.cause}", unreadable))
ITSELF = Rules(
    Rule("H2", names_other_heads, "its header names other heads than its body"),
    Rule("H3", is_elsewhere, "it does not follow its author's own last message"),
    Rule("H4", counts_nothing, "it names a message without a number, or a number without one"),
)
PLACE = Rules(Rule("H6", is_second, Equivocated.offence, equivocated))
HISTORY = Rules(
    Rule("H5", follows_another, "it follows another message than its author's own last one"),
    Rule("H7", saw_another_history, "it saw another history", forked),
    Rule(
        "H8",
        leaves_a_gap,
        "it names message {case.gap.total} of seat {case.gap.seat}, not what that saw",
    ),
)

"""Vector clocks: how much of what each seat said something rests on."""

from collections.abc import Iterable

from table.log.message import Message

Past = tuple[int, ...]
"""How many messages of each seat something rests on.

Epochs need no place in it: whatever is said in one has seen all within the cut it began with.
"""


def past_of(message: Message) -> Past:
    """Everything ``message`` rests on, itself included."""
    seat, seen = message.seat, message.seen.counts
    return (*seen[: seat - 1], message.seq + 1, *seen[seat:])


def join(pasts: Iterable[Past]) -> Past:
    """All that any of the ``pasts`` holds; there is at least one."""
    return tuple(map(max, zip(*pasts, strict=True)))


def seen_less(message: Message, past: Past) -> bool:
    return any(map(int.__lt__, message.seen.counts, past))

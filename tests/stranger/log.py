"""Section 11: messages as they were signed, rebuilt from a record's entries."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.stranger.founding import Table
from tests.stranger.group import digest32, u8, u16, u32
from tests.stranger.refusal import Refused
from tests.stranger.signing import is_signed

NOTHING = bytes(32)
LONGEST_BODY = 65_536


@dataclass(frozen=True)
class Message:
    """One entry of a record with all that follows from its place."""

    number: int  # in the record, from 1
    seat: int
    kind: str
    epoch: int
    seen: tuple[int, ...]  # messages of each seat
    saying: bytes
    id: bytes

    @property
    def seq(self) -> int:
        return self.seen[self.seat - 1]

    @property
    def op(self) -> str:
        return self.saying[1 : 1 + self.saying[0]].decode("ascii")

    @property
    def payload(self) -> bytes:
        return self.saying[1 + self.saying[0] :]


def header(
    table: bytes, seat: int, epoch: int, seq: int, prev: bytes, heads: bytes, kind: str, body: bytes
) -> bytes:
    place = table + u16(seat) + u32(epoch) + u32(seq) + prev
    name = kind.encode("ascii").ljust(16, b"\0")
    return b"undertable/2/msg" + place + heads + name + digest32(body)


def body(seen: Sequence[int], ids: Sequence[bytes], saying: bytes) -> bytes:
    return b"".join(map(u32, seen)) + b"".join(ids) + saying


@dataclass
class Log:
    """What was listed so far."""

    table: Table
    ids: list[list[bytes]] = field(init=False)
    messages: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.ids = [[] for _ in self.table.seats]

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(map(len, self.ids))

    def named(self, counts: Sequence[int]) -> list[bytes]:
        """The ids of the newest messages, where so many of each seat were seen."""
        return [own[n - 1] if n else NOTHING for own, n in zip(self.ids, counts, strict=True)]

    def head(
        self, epoch: int, roll: bytes, seat: int, kind: str, seen: Sequence[int], saying: bytes
    ) -> bytes:
        ids = self.named(seen)
        heads = digest32(roll + b"".join(ids))
        whole = body(seen, ids, saying)
        return header(self.table.id, seat, epoch, seen[seat - 1], ids[seat - 1], heads, kind, whole)

    def add(self, epoch: int, roll: bytes, entry: list[Any]) -> Message:
        seat, kind, unseen, saying, signature = entry
        number = len(self.messages) + 1
        seen = [n - m for n, m in zip(self.counts, unseen, strict=True)]
        check_entry(number, kind, seen, saying)
        signed = self.head(epoch, roll, seat, kind, seen, saying)
        if not is_signed(self.table.identities[seat - 1], signed, signature):
            raise Refused("this was never signed", number)
        message = Message(number, seat, kind, epoch, tuple(seen), saying, digest32(signed))
        self.ids[seat - 1].append(message.id)
        self.messages.append(message)
        return message


def check_entry(number: int, kind: str, seen: Sequence[int], saying: bytes) -> None:
    if min(seen) < 0:
        raise Refused("it had seen less than nothing", number)
    if not (kind.isascii() and kind.isalnum()):
        raise Refused("no kind", number)
    if not has_op(saying):
        raise Refused("it names no operation", number)
    if 36 * len(seen) + len(saying) > LONGEST_BODY:
        raise Refused("too long", number)


def has_op(saying: bytes) -> bool:
    """Rule H1, as far as a record does not see to it."""
    name = saying[1 : 1 + saying[0]] if saying else b""
    return bool(name) and len(name) == saying[0] and name.isascii()


def in_order(messages: Sequence[Message], before: Sequence[int]) -> bool:
    """Are they listed as a record lists an epoch: always the lowest seat that can go on?"""
    waiting: dict[int, list[Message]] = {}
    for message in messages:
        waiting.setdefault(message.seat, []).append(message)
    listed = list(before)
    for message in messages:
        able = [seat for seat, mine in waiting.items() if mine and follows(mine[0], listed)]
        if not able or min(able) != message.seat:
            return False
        waiting[message.seat].pop(0)
        listed[message.seat - 1] += 1
    return True


def follows(message: Message, listed: Sequence[int]) -> bool:
    """Has it seen only what is listed, and of its own author all of that?"""
    seen = all(n <= m for n, m in zip(message.seen, listed, strict=True))
    return seen and message.seq == listed[message.seat - 1]


def spoken(op: str, payload: bytes) -> bytes:
    return u8(len(op)) + op.encode("ascii") + payload

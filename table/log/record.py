"""A match in one file: who sat down, and everything that was said, in one order for all peers.

Headers are not stored: each is rebuilt from what came before it, and its author's signature
tells whether it was rebuilt right. So a record can't say anything that was not signed.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from crypto.encoding import MAX_SEATS
from crypto.errors import CryptoError, Malformed
from crypto.header import EQUIVOCATION_SIZE, Header, SignedHeader, hash_body, hash_heads
from crypto.identity import SIGNATURE_SIZE
from games.kit import Seat
from table.errors import MatchError, Unsigned
from table.founding import MAX_JOIN, Founding, Join, decoded
from table.log.causal import in_order
from table.log.message import NOTHING_SEEN, Message, Saying, Seen, body

Chains = dict[Seat, list[Message]]
MAX_RECORD = 64 * 1024 * 1024
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 32)]


class Entry(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """One message; ``unseen`` tells, per seat, how many of those listed before it had not seen."""

    seat: SeatNumber
    kind: Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
    unseen: Annotated[tuple[Count, ...], msgspec.Meta(max_length=MAX_SEATS)]
    saying: Annotated[bytes, msgspec.Meta(max_length=1 << 16)]
    signature: Annotated[bytes, msgspec.Meta(min_length=SIGNATURE_SIZE, max_length=SIGNATURE_SIZE)]


class Pages(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """The file. Evidence against a player ends with the ``offence`` that all before it shows to
    be one, or holds nothing but an ``equivocation``.
    """

    joins: Annotated[
        tuple[Annotated[bytes, msgspec.Meta(max_length=MAX_JOIN)], ...],
        msgspec.Meta(min_length=2, max_length=MAX_SEATS),
    ]
    entries: tuple[Entry, ...]
    offence: Annotated[bytes, msgspec.Meta(max_length=1 << 17)] = b""
    equivocation: Annotated[bytes, msgspec.Meta(max_length=EQUIVOCATION_SIZE)] = b""
    format: Literal["undertable/1/record"] = "undertable/1/record"


class Unreadable(MatchError):
    """These bytes are no record of a match, or a damaged one. Says nothing about any player."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was said, or the part of it that convicts a player."""

    founding: Founding
    messages: tuple[Message, ...] = ()
    offence: bytes = b""
    equivocation: bytes = b""

    @classmethod
    def of(cls, founding: Founding, chains: Chains, offence: bytes = b"") -> "Record":
        """What was said so far, and the message that breaks the rules after it, if one does."""
        return cls(founding, tuple(in_order(chains)), offence)

    def encode(self) -> bytes:
        joins = tuple(join.encode() for join in self.founding.joins)
        listed = tuple(entries(self.messages))
        return msgspec.msgpack.encode(Pages(joins, listed, self.offence, self.equivocation))

    @classmethod
    def decode(cls, data: bytes) -> "Record":
        """A record whose every signature holds; ``CryptoError`` or ``Unsigned`` otherwise."""
        if len(data) > MAX_RECORD:
            raise Malformed(f"a record has at most {MAX_RECORD} bytes, not {len(data)}")
        pages = decoded(data, Pages)
        founding = Founding.of([Join.decode(join) for join in pages.joins])
        messages = tuple(rebuilt(founding, pages.entries))
        check_order(founding, messages)
        return cls(founding, messages, pages.offence, pages.equivocation)


def read_record(data: bytes) -> Record:
    """The record in a file; ``Unreadable`` if it is none, ``Unsigned`` if one was changed."""
    try:
        return Record.decode(data)
    except CryptoError as error:
        raise Unreadable(str(error)) from error


def entries(messages: Iterable[Message]) -> Iterator[Entry]:
    listed: list[int] = []
    for message in messages:
        listed = listed or [0] * len(message.seen.counts)
        unseen = tuple(map(int.__sub__, listed, message.seen.counts))
        saying, signature = message.saying, message.signed.signature
        yield Entry(int(message.seat), saying.kind, unseen, saying.encode(), signature)
        listed[message.seat - 1] += 1


def rebuilt(founding: Founding, pages: Sequence[Entry]) -> Iterator[Message]:
    """The messages, each with the header its author must have signed; people count from 1."""
    players, table = founding.players, founding.table
    chains: list[list[bytes]] = [[] for _ in players]
    for number, entry in enumerate(pages, start=1):
        if entry.seat > len(players) or len(entry.unseen) != len(players):
            raise Malformed(f"message {number} belongs to another table")
        try:
            seen = seen_by(entry, chains)
            message = rebuild(entry, seen, table)
            message.signed.verify(players[entry.seat - 1])
        except CryptoError as error:
            raise unsigned(number, entry, founding, error) from error
        chains[entry.seat - 1].append(message.id)
        yield message


def unsigned(number: int, entry: Entry, founding: Founding, error: CryptoError) -> Unsigned:
    author = f"{founding.names[Seat(entry.seat)]} (seat {entry.seat})"
    found = Unsigned(f"message {number}: {author} never signed it as it stands here: {error}")
    found.number = number
    return found


def check_order(founding: Founding, messages: Sequence[Message]) -> None:
    """One match, one file: concurrent messages can't be listed in another order either."""
    chains: Chains = {seat: [] for seat in founding.keys}
    for message in messages:
        chains[message.seat].append(message)
    if any(one is not other for one, other in zip(in_order(chains), messages, strict=True)):
        raise Malformed("messages in another than their one order")


def seen_by(entry: Entry, chains: Sequence[Sequence[bytes]]) -> Seen:
    counts = tuple(map(int.__sub__, map(len, chains), entry.unseen))
    if min(counts) < 0:
        raise Malformed("it had seen less than nothing")
    pairs = zip(chains, counts, strict=True)
    return Seen(counts, tuple(chain[n - 1] if n else NOTHING_SEEN for chain, n in pairs))


def rebuild(entry: Entry, seen: Seen, table: bytes) -> Message:
    saying = Saying.decode(entry.kind, entry.saying)
    place = entry.seat - 1
    header = Header(
        table,
        entry.seat,
        seen.counts[place],
        seen.ids[place],
        hash_heads(seen.ids),
        entry.kind,
        hash_body(body(seen, saying)),
    )
    signed = SignedHeader(header.encode(), entry.signature)
    return Message(signed, header, header.id, seen, saying)

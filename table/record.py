"""A match in one file: who sat down, and everything that was said, in one order for all peers.

Headers are not stored: each is rebuilt from what came before it, and its author's signature
tells whether it was rebuilt right. So a record can't say anything that was not signed.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple

import msgspec

from crypto.encoding import MAX_SEATS
from crypto.errors import CryptoError, Malformed
from crypto.header import SignedHeader
from crypto.identity import SIGNATURE_SIZE
from crypto.versions import JOINS, RECORD
from games.kit import Seat
from table.calls.brief import restored, seen_but, shortened
from table.calls.proof import MAX_PROOF, Proof
from table.calls.statement import Statement
from table.errors import MatchError, Unsigned, cited
from table.founding import MAX_JOIN, Founding, Join, decoded
from table.log.causal import in_order
from table.log.message import NOTHING_SEEN, Message, Saying, Seen, Where, header_of

Chains = dict[Seat, list[Message]]
MAX_RECORD = 64 * 1024 * 1024
MAX_EXHIBITS, MAX_CLAIM = 4, 4096
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 32)]


class Entry(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """One message; ``unseen`` tells, per seat, how many of those listed before it had not seen."""

    seat: SeatNumber
    kind: Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
    unseen: Annotated[tuple[Count, ...], msgspec.Meta(max_length=MAX_SEATS)]
    saying: Annotated[bytes, msgspec.Meta(max_length=1 << 16)]
    signature: Annotated[bytes, msgspec.Meta(min_length=SIGNATURE_SIZE, max_length=SIGNATURE_SIZE)]


class Chapter(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """One epoch: the proof of the roll by which it began, and what was said in it that counts."""

    proof: Annotated[bytes, msgspec.Meta(max_length=MAX_PROOF)]
    entries: tuple[Entry, ...]


class Pages(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """The file. Evidence against a player ends with the ``offence`` that all before it shows to
    be one, or with the ``exhibits``: what one seat signed and no honest one signs.
    """

    joins: Annotated[
        tuple[Annotated[bytes, msgspec.Meta(max_length=MAX_JOIN)], ...],
        msgspec.Meta(min_length=2, max_length=MAX_SEATS),
    ]
    epochs: Annotated[tuple[Chapter, ...], msgspec.Meta(min_length=1)]
    claims: Annotated[
        tuple[Annotated[bytes, msgspec.Meta(max_length=MAX_CLAIM)], ...],
        msgspec.Meta(max_length=MAX_SEATS),
    ] = ()
    offence: Annotated[bytes, msgspec.Meta(max_length=1 << 17)] = b""
    exhibits: Annotated[
        tuple[Annotated[bytes, msgspec.Meta(max_length=1 << 17)], ...],
        msgspec.Meta(max_length=MAX_EXHIBITS),
    ] = ()
    format: Literal["undertable/2/record"] = "undertable/2/record"


class Unreadable(MatchError):
    """These bytes are no record of a match, or a damaged one. Says nothing about any player."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(cited(reason, rule))
        self.rule = rule


class Outdated(MatchError):
    """A record of another version than ours: of 1, in which nobody called the roll and which no
    release ever wrote, or of one yet to come. Says nothing about any player.
    """

    def __init__(self, reason: str, version: int | None) -> None:
        super().__init__(reason)
        self.version = version


class Epoch(NamedTuple):
    """What counts of one epoch, in the one order, and the roll by which it began, if it is one."""

    proof: Proof | None
    messages: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was said, or the part of it that convicts a player."""

    founding: Founding
    epochs: tuple[Epoch, ...] = (Epoch(None),)
    claims: tuple[Statement, ...] = ()  # of all other seats that one is gone (S5)
    offence: bytes = b""
    exhibits: tuple[bytes, ...] = ()

    @property
    def messages(self) -> tuple[Message, ...]:
        return tuple(message for epoch in self.epochs for message in epoch.messages)

    @classmethod
    def of(
        cls, founding: Founding, chains: Chains, proofs: Sequence[Proof] = (), offence: bytes = b""
    ) -> "Record":
        """What was said so far, and the message that breaks the rules after it, if one does."""
        said: list[list[Message]] = [[] for _ in (None, *proofs)]
        for message in in_order(chains):
            said[message.epoch].append(message)
        epochs = zip((None, *proofs), map(tuple, said), strict=True)
        return cls(founding, tuple(Epoch(*epoch) for epoch in epochs), offence=offence)

    def encode(self) -> bytes:
        joins = tuple(join.encode() for join in self.founding.joins)
        listed, chapters = [0] * len(joins), []
        for proof, messages in self.epochs:
            told = shortened(proof, listed) if proof else b""
            chapters.append(Chapter(told, tuple(entries(messages, listed))))
        claims = tuple(claim.encode() for claim in self.claims)
        pages = Pages(joins, tuple(chapters), claims, self.offence, self.exhibits)
        return msgspec.msgpack.encode(pages)

    @classmethod
    def decode(cls, data: bytes) -> "Record":
        """A record whose every signature holds; ``CryptoError`` or ``Unsigned`` otherwise."""
        if len(data) > MAX_RECORD:
            raise Malformed(f"a record has at most {MAX_RECORD} bytes, not {len(data)}")
        pages = decoded(data, Pages)
        founding = Founding.of([Join.decode(join) for join in pages.joins])
        epochs = tuple(rebuilt_epochs(founding, pages.epochs))
        table, players = founding.table, founding.players
        claims = tuple(Statement.decode(claim, table, players) for claim in pages.claims)
        record = cls(founding, epochs, claims, pages.offence, pages.exhibits)
        check_order(founding, record.messages)
        return record


def read_record(data: bytes) -> Record:
    """The record in a file; ``Unreadable`` if it is none, ``Unsigned`` if one was changed."""
    for named, what in ((RECORD, "a record"), (JOINS, "two JOINs")):
        if (refusal := named.refusal(data)) is not None:
            raise Outdated(f"{what} {refusal}", named.version_of(data))
    try:
        return Record.decode(data)
    except CryptoError as error:
        raise Unreadable(str(error)) from error


def table_of(data: bytes) -> bytes | None:
    """The table that a file says it is of, for whoever sorts files; nothing else is checked."""
    try:
        pages = decoded(data, Pages)
        return Founding.of([Join.decode(join) for join in pages.joins]).table
    except (CryptoError, MatchError):
        return None


def entries(messages: Iterable[Message], listed: list[int]) -> Iterator[Entry]:
    """``listed`` counts the messages of each seat before these, and goes on counting."""
    for message in messages:
        unseen = tuple(map(int.__sub__, listed, message.seen.counts))
        saying, signature = message.saying, message.signed.signature
        yield Entry(int(message.seat), saying.kind, unseen, saying.encode(), signature)
        listed[message.seat - 1] += 1


def rebuilt_epochs(founding: Founding, chapters: Sequence[Chapter]) -> Iterator[Epoch]:
    """Every roll and message, with the headers their authors must have signed."""
    chains: list[list[bytes]] = [[] for _ in founding.players]
    roll = NOTHING_SEEN
    for number, chapter in enumerate(chapters):
        proof = read_proof(founding, number, chapter.proof, roll, chains)
        roll = proof.roll.digest if proof else roll
        where = Where(founding.table, number, roll)
        yield Epoch(proof, tuple(rebuilt(founding, where, chapter.entries, chains)))


def read_proof(
    founding: Founding, number: int, data: bytes, roll: bytes, chains: Sequence[list[bytes]]
) -> Proof | None:
    """The proof of the roll with this number, after the one before and all in ``chains``; the
    first epoch began without one.
    """
    if not number:
        if data:
            raise Malformed("a roll before the first epoch")
        return None
    pages = restored(data, number, roll, chains, founding.players)
    return Proof.of(pages, founding.table, founding.players)


def rebuilt(
    founding: Founding, where: Where, pages: Sequence[Entry], chains: Sequence[list[bytes]]
) -> Iterator[Message]:
    """The messages of one epoch after those in ``chains``, which grow; people count from 1."""
    players = founding.players
    for number, entry in enumerate(pages, start=1 + sum(map(len, chains))):
        if entry.seat > len(players) or len(entry.unseen) != len(players):
            raise Malformed(f"message {number} belongs to another table")
        try:
            message = rebuild(entry, seen_but(entry.unseen, chains), where)
            message.signed.check(players[entry.seat - 1])
        except CryptoError as error:
            raise unsigned(number, entry, founding, error) from error
        chains[entry.seat - 1].append(message.id)
        yield message


def unsigned(number: int, entry: Entry, founding: Founding, error: CryptoError) -> Unsigned:
    author = f"{founding.names[Seat(entry.seat)]} (seat {entry.seat})"
    found = Unsigned(f"{author} never signed it as it stands here: {error}")
    found.number = number
    return found


def check_order(founding: Founding, messages: Sequence[Message]) -> None:
    """One match, one file: concurrent messages can't be listed in another order either."""
    chains: Chains = {seat: [] for seat in founding.keys}
    for message in messages:
        chains[message.seat].append(message)
    if any(one is not other for one, other in zip(in_order(chains), messages, strict=True)):
        raise Malformed("messages in another than their one order")


def rebuild(entry: Entry, seen: Seen, where: Where) -> Message:
    saying = Saying.decode(entry.kind, entry.saying)
    header = header_of(where, Seat(entry.seat), seen, saying)
    signed = SignedHeader(header.encode(), entry.signature)
    return Message(signed, header, signed.id, seen, saying)

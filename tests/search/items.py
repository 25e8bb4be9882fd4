"""What travels in a search: messages, statements and proofs, none of them signed."""

from typing import NamedTuple

from crypto.encoding import digest32
from games.kit import Seat
from table.calls.agreement import Word
from table.calls.offences import Said
from table.calls.proof import Proof
from table.calls.statement import Statement
from tests.search.game import TABLE, UNSIGNED, Game, Message

Thing = Message | Statement | Proof


class Item(NamedTuple):
    """Something that travels."""

    key: bytes
    author: Seat | None
    thing: Thing


def item_of(thing: Thing) -> Item:
    if isinstance(thing, Proof):
        return Item(digest32(b"proof", thing.roll.digest), None, thing)
    return Item(thing.id, thing.seat, thing)


def stated(word: Word) -> Statement:
    """As if it was signed."""
    return Statement(TABLE, *word, UNSIGNED)


def said(message: Message, game: Game) -> Said:
    is_end = message.op == len(game) - 1
    return Said(message.seat, message.epoch, message.seq, message.id, message.seen, is_end)

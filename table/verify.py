"""Checking a match that is over, or the evidence against a player, from the file alone.

It is the live table again, whose messages arrived long ago: the same checks run, but all
shuffles of the match are verified in one sum.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from crypto.errors import CryptoError
from crypto.header import Equivocation, Header
from crypto.shuffle.verifier import Claim, InvalidShuffle, verify_all
from games.kit import Game, Seat
from table.errors import Cheating, MatchError
from table.joining import Founding, Terms
from table.log import Equivocated
from table.mental import MentalTable
from table.message import Message
from table.player import Listener
from table.record import Record

MakeGame = Callable[[Terms], Game]


class VoidEvidence(MatchError):
    """The evidence convicts nobody: its message is one that was allowed."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a record shows, once everything in it has been checked."""

    founding: Founding
    messages: tuple[Message, ...]
    table: MentalTable[Any]
    shuffles: int
    convicted: Cheating | None = None  # for evidence: who, and of what

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(self.table.match.game.winners)

    @property
    def complete(self) -> bool:
        """Did everybody sign the result?"""
        return self.table.finished


@dataclass
class Shuffles:
    """The shuffles of a match, put aside to be verified together."""

    claims: list[Claim] = field(default_factory=list)
    authors: list[Seat] = field(default_factory=list)

    def by(self, author: Seat) -> Callable[[Claim], None]:
        def put_aside(claim: Claim) -> None:
            self.claims.append(claim)
            self.authors.append(author)

        return put_aside

    def verify(self) -> None:
        if not self.claims:
            return
        try:
            verify_all(self.claims)
        except InvalidShuffle as error:
            raise Cheating(self.authors[error.index], str(error)) from error


def verify_record(record: Record, make_game: MakeGame) -> Report:
    """Check every signature, proof and rule; raise ``MatchError`` at the first that fails."""
    game = make_game(record.founding.terms)
    listener = Listener(MentalTable(game, record.founding))
    shuffles = replay(listener, record.messages)
    convicted = conviction(listener, record)
    messages = record.messages
    return Report(record.founding, messages, listener.table, len(shuffles.claims), convicted)


def replay(listener: Listener[Any], messages: Iterable[Message]) -> Shuffles:
    shuffles = Shuffles()
    for message in messages:
        listener.table.desk.check_shuffle = shuffles.by(message.seat)
        listener.take(message)
    shuffles.verify()
    return shuffles


def conviction(listener: Listener[Any], record: Record) -> Cheating | None:
    """Whom the evidence convicts, if the record is evidence; raises if it convicts nobody."""
    if record.equivocation:
        return equivocation(record)
    if not record.offence:
        return None
    try:
        message = listener.log.read(record.offence)
        replay(listener, [message])
    except Cheating as cheating:
        return cheating
    raise VoidEvidence(f"the message of seat {message.seat} was allowed")


def equivocation(record: Record) -> Cheating:
    pair = Equivocation.decode(record.equivocation)
    header = Header.decode(pair.one.header)
    players = record.founding.players
    if header.table != record.founding.table or header.seat > len(players):
        raise VoidEvidence("two messages of another table")
    try:
        pair.verify(players[header.seat - 1])
    except CryptoError as error:
        raise VoidEvidence(f"no equivocation: {error}") from error
    return Equivocated(Seat(header.seat), pair)

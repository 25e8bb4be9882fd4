"""What one seat signed and no honest one signs: two headers for one place, or lies in a call."""

from collections.abc import Iterator

from crypto.errors import CryptoError
from crypto.header import EQUIVOCATION_SIZE, MAGIC, Equivocation, Header
from games.kit import Seat
from table.calls.statement import Statement
from table.calls.watch import Watch
from table.errors import Cheating, Equivocated, MatchError, Unsigned
from table.log.causal import Log
from table.log.message import Message
from table.participant import testimony
from table.record import Record


class VoidEvidence(MatchError):
    """The evidence convicts nobody: what it shows was allowed."""


def convicted(record: Record) -> Cheating:
    """Whom the exhibits convict, after all that the record holds; ``VoidEvidence`` if nobody."""
    if len(record.exhibits) == 1 and are_headers(record.exhibits[0]):
        return equivocated(record, record.exhibits[0])
    try:
        found = next(perjuries(record), None)
    except (CryptoError, Unsigned) as error:
        raise VoidEvidence(f"an exhibit that nobody signed: {error}") from error
    if found is None:
        raise VoidEvidence("what it shows was allowed")
    return found


def are_headers(exhibit: bytes) -> bool:
    """Two signed headers, and not a report that happens to be as long."""
    return exhibit.startswith(MAGIC) and len(exhibit) == EQUIVOCATION_SIZE


def perjuries(record: Record) -> Iterator[Cheating]:
    founding, watch = record.founding, Watch(len(record.founding.players))
    for proof, messages in record.epochs:
        if proof is not None:
            watch.decide(proof.roll)
        for message in messages:
            watch.take(testimony(message))
    log = Log(founding.table, founding.players)
    for exhibit in record.exhibits:
        if exhibit.startswith(MAGIC):
            yield from watch.take(testimony(read(log, exhibit)))
        else:
            yield from watch.hear(Statement.decode(exhibit, founding.table, founding.players))


def read(log: Log, exhibit: bytes) -> Message:
    try:
        return log.read(exhibit)
    except Cheating as cheating:
        raise Unsigned(str(cheating)) from cheating  # an offence of its own, and not this one


def equivocated(record: Record, exhibit: bytes) -> Cheating:
    players = record.founding.players
    try:
        pair = Equivocation.decode(exhibit)
        header = Header.decode(pair.one.header)
        if header.table != record.founding.table or header.seat > len(players):
            raise VoidEvidence("two messages of another table")
        pair.verify(players[header.seat - 1])
    except CryptoError as error:
        raise VoidEvidence(f"no equivocation: {error}") from error
    return Equivocated(Seat(header.seat), pair)

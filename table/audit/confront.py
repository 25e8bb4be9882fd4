"""All that was signed in several records of one table, held against each other.

Nothing is judged here that a live table would not judge: the records are told to the ``Watch`` that
it has, too, and what two messages for one place mean is said by the row of H6.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from crypto.errors import CryptoError
from crypto.header import MAGIC
from table.audit.exhibits import are_headers
from table.calls.offences import Perjured
from table.calls.proof import Proof
from table.calls.statement import Statement
from table.calls.watch import Watch
from table.errors import Cheating, Equivocated, MatchError
from table.log.causal import Log
from table.log.message import Message, Place
from table.log.rules import PLACE, Arrival
from table.participant import signed, testimony
from table.record import Epoch, Record


def confronted(records: Sequence[Record]) -> Iterator[Cheating]:
    """Every offence that they show together, each with evidence that convicts by itself."""
    for cheating in Confrontation(records).offences():
        cheating.evidence = evidence(cheating, records).encode()
        yield cheating


class Confrontation:
    """One pass through the records, epoch by epoch: what a seat did first is found first."""

    def __init__(self, records: Sequence[Record]) -> None:
        self._records = records
        self._watch = Watch(len(records[0].founding.players))
        self._held: dict[Place, Message] = {}

    def offences(self) -> Iterator[Cheating]:
        epochs = zip_longest(*(record.epochs for record in self._records), fillvalue=Epoch(None))
        for together in epochs:
            for proof, messages in together:
                yield from self._call(proof) if proof is not None else ()
                yield from self._take(messages)
        for record in self._records:
            yield from self._hear(record.claims)
            yield from self._loose(record)

    def _call(self, proof: Proof) -> Iterator[Cheating]:
        yield from self._hear(proof.statements)
        yield from self._watch.decide(proof.roll)

    def _hear(self, statements: Iterable[Statement]) -> Iterator[Cheating]:
        for statement in statements:
            yield from self._watch.hear(statement)

    def _take(self, messages: Iterable[Message]) -> Iterator[Cheating]:
        for message in messages:
            try:
                PLACE.check(Arrival(message, held=self._held.setdefault(message.place, message)))
            except Equivocated as equivocated:
                yield equivocated
            yield from self._watch.take(testimony(message))

    def _loose(self, record: Record) -> Iterator[Cheating]:
        """What convicted somebody in one record may convict it once more by the other."""
        for page in (record.offence, *record.exhibits):
            match read(record, page):
                case Message() as message:
                    yield from self._take([message])
                case Statement() as statement:
                    yield from self._hear([statement])


def read(record: Record, page: bytes) -> Message | Statement | None:
    """A signed page of evidence; None for two headers, and for what can't be read."""
    table, players = record.founding.table, record.founding.players
    if not page or are_headers(page):
        return None
    try:
        is_message = page.startswith(MAGIC)
        log = Log(table, players)
        return log.read(page) if is_message else Statement.decode(page, table, players)
    except (CryptoError, MatchError):
        return None


# What is shown to others


def evidence(cheating: Cheating, records: Sequence[Record]) -> Record:
    """The least that convicts: two things it signed, or one of them after a roll."""
    founding = records[0].founding
    if isinstance(cheating, Equivocated):
        return Record(founding, exhibits=(cheating.pair.encode(),))
    exhibits = cheating.exhibits if isinstance(cheating, Perjured) else ()
    rolls = [exhibit for exhibit in exhibits if isinstance(exhibit, bytes)]
    epochs = beginning(records, rolls[0]) if rolls else (Epoch(None),)
    shown = tuple(page for exhibit in exhibits if (page := signed(exhibit)))
    return Record(founding, epochs, exhibits=shown)


def beginning(records: Sequence[Record], digest: bytes) -> tuple[Epoch, ...]:
    """The match up to the epoch that began by this roll, from whichever record has it."""
    for record in records:
        for number, (proof, _) in enumerate(record.epochs):
            if proof is not None and proof.roll.digest == digest:
                return (*record.epochs[:number], Epoch(proof))
    raise ValueError("a roll that no record holds")

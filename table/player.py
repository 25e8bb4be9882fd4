"""One peer's whole side of a match, still without sockets: bytes in, bytes out."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from crypto.identity import Identity
from games.kit import Game
from table.errors import Cheating
from table.log import Equivocated, Log
from table.mental import MentalTable
from table.message import Message
from table.record import Record

G = TypeVar("G", bound=Game, covariant=True)


class Listener(Generic[G]):
    """Follows a match and verifies all of it: a spectator, an auditor, or a player's ears."""

    def __init__(self, table: MentalTable[G]) -> None:
        self.table = table
        self.log = Log(table.founding.table, table.founding.players)

    def receive(self, data: bytes) -> None:
        """Take in bytes from the wire. ``Unsigned`` blames nobody, ``Cheating`` names one."""
        try:
            message = self.log.read(data)
        except Cheating as cheating:
            cheating.evidence = Record(self.table.founding, offence=data).encode()
            raise
        self.take(message)

    def take(self, message: Message) -> None:
        founding = self.table.founding
        try:
            self.log.add(message)
        except Equivocated as cheating:
            record = Record(founding, equivocation=cheating.pair.encode())
            cheating.evidence = record.encode()
            raise
        except Cheating as cheating:
            cheating.evidence = Record(founding, offence=message.encode()).encode()
            raise
        while (ready := self.log.next()) is not None:
            self._process(ready)

    def _process(self, message: Message) -> None:
        """Believe a message whose causes have all been heard, or prove that it is a cheat's."""
        try:
            self.log.check_history(message)
            self.table.hear(message.seat, message.saying)
        except Cheating as cheating:
            record = Record.of(self.table.founding, self.log.chains, message.encode())
            cheating.evidence = record.encode()
            raise
        self.log.accept(message)

    def record(self) -> Record:
        """The match so far; at the end, the same bytes at every honest peer."""
        return Record.of(self.table.founding, self.log.chains)


class Player(Listener[G]):
    """Someone with a seat: also says what is due, signed."""

    def __init__(self, table: MentalTable[G], identity: Identity) -> None:
        super().__init__(table)
        self.identity = identity
        self.seat = table.desk.mine.seat

    def speak(self) -> Iterator[bytes]:
        """Our messages that are due now; each is in our own log before it leaves."""
        while due := list(self.table.say()):
            for saying, _ in due:
                message = self.log.sign(self.identity, self.seat, saying)
                self.take(message)
                yield message.encode()

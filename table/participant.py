"""One peer's whole side of a match, still without sockets: bytes in, bytes out."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from crypto.identity import Identity
from games.kit import Game
from table.absence.company import Outvoted
from table.errors import Cheating, Equivocated, Forked
from table.log.causal import Log
from table.log.message import Message
from table.log.record import Chains, Record
from table.mental import MentalTable
from table.rounds.round import Utterance
from table.rounds.verdict import Verdict

G = TypeVar("G", bound=Game, covariant=True)


class Listener(Generic[G]):
    """Follows a match and verifies all of it: a spectator, an auditor, or a player's ears."""

    def __init__(self, table: MentalTable[G]) -> None:
        self.table = table
        self.log = Log(table.founding.table, table.founding.players)
        self.halted: Cheating | Forked | None = None  # why nothing more is believed, or said

    def receive(self, data: bytes) -> list[Verdict]:
        """Take in bytes from the wire. ``Unsigned`` blames nobody, ``Cheating`` names one.

        After ``Cheating`` or ``Forked`` the match does not go on here. What still arrives is
        compared with what is held, for two messages at one position convict their author.
        """
        return self.take(self.read(data))

    def read(self, data: bytes) -> Message:
        try:
            return self.log.read(data)
        except Cheating as cheating:
            self._halt(cheating, {}, data)
            raise

    def take(self, message: Message) -> list[Verdict]:
        """What became of all that could be heard now: of nothing, if the message has to wait; of
        others that waited for it; of the whole match, where that begins again.
        """
        verdicts: list[Verdict] = []
        with self._halting(message, {}):
            self.log.add(message)
        while self.halted is None and (ready := self._next()) is not None:
            try:
                verdicts.append(self._believe(ready))
            except Outvoted as outvoted:
                verdicts.clear()
                self.log.rewind(ready)
                self.table.restart(outvoted.companies)
        return verdicts

    def _next(self) -> Message | None:
        member = self.table.member
        return self.log.next(member.deaf_to(), member.heeds)

    def _believe(self, message: Message) -> Verdict:
        with self._halting(message, self.log.chains):
            self.log.check_history(message)
            verdict = self.table.hear(message)
            self.log.accept(message)
        return verdict

    @contextmanager
    def _halting(self, message: Message, before: Chains) -> Iterator[None]:
        """Nothing goes on if ``message`` is an offence; all ``before`` it shows that it is."""
        try:
            yield
        except (Cheating, Forked) as error:
            self._halt(error, before, message.encode())
            raise

    def _halt(self, error: Cheating | Forked, before: Chains, offence: bytes) -> None:
        founding = self.table.founding
        if isinstance(error, Equivocated):
            error.evidence = Record(founding, equivocation=error.pair.encode()).encode()
        elif isinstance(error, Cheating):
            error.evidence = Record.of(founding, before, offence).encode()
        if self.halted is None or isinstance(self.halted, Forked):
            self.halted = error

    def record(self) -> Record:
        """The match so far; at the end, the same bytes at every honest peer.

        What was said by a seat that had left, or of one that comes back, may be missing there.
        """
        chains = self.log.chains
        if self.table.finished:
            counts = zip(chains.items(), self.table.rests_on, strict=True)
            chains = {seat: chain[:count] for (seat, chain), count in counts}
        return Record.of(self.table.founding, chains)


class Player(Listener[G]):
    """Somebody with a seat, who says what is due as well, signed."""

    def __init__(self, table: MentalTable[G], identity: Identity) -> None:
        super().__init__(table)
        self.identity = identity
        self.seat = table.desk.mine.seat

    def speak(self) -> Iterator[bytes]:
        """Our messages that are due now, for a program that keeps no diary."""
        return (message.encode() for message, _ in self.due())

    def due(self) -> Iterator[tuple[Message, Utterance]]:
        """Our messages that are due now, each with the secrets behind it.

        They are in our own log already; they must be on disk before they leave, or a crash
        makes us sign another one for the same position. ``Cheating`` or ``Forked`` comes after
        a message by which we ourselves convict somebody, or with which a message that waited
        for it, of somebody else, turns out to be wrong.
        """
        while self.halted is None and (due := list(self.table.say())):
            for saying, said in due:
                message = self.log.sign(self.identity, self.seat, saying)
                try:
                    self.take(message)
                except Cheating as cheating:
                    if cheating.seat != self.seat:
                        yield message, said
                    raise
                except Forked:
                    yield message, said
                    raise
                yield message, said

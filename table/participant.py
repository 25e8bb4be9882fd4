"""One peer's whole side of a match, still without sockets: bytes in, bytes out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from crypto.identity import Identity
from games.kit import Game, Seat
from table.calls.offences import Perjured, Said
from table.calls.proof import Proof
from table.calls.report import Report
from table.calls.statement import Statement
from table.calls.watch import Watch
from table.certainty import Certainty
from table.errors import Cheating, Equivocated, Forgotten
from table.log.causal import Log
from table.log.message import Message, Where
from table.log.past import Past, join
from table.mental import MentalTable
from table.record import Chains, Record
from table.rounds.round import Utterance
from table.rounds.verdict import Verdict

G = TypeVar("G", bound=Game, covariant=True)


def testimony(message: Message) -> Said:
    """What may be held against the author of a message."""
    is_end = message.saying.kind == "end"
    place = message.seat, message.epoch, message.seq
    return Said(*place, message.id, message.seen, is_end, source=message)


def signed(exhibit: object) -> bytes:
    """As it stands in evidence; a roll does not, for its proof is in the record."""
    return exhibit.encode() if isinstance(exhibit, Message | Statement) else b""


class Listener(Generic[G]):
    """Follows a match and verifies all of it: a spectator, an auditor, or a player's ears."""

    def __init__(self, table: MentalTable[G]) -> None:
        self.table = table
        self.log = Log(table.founding.table, table.founding.players)
        self.proofs: list[Proof] = []  # of the rolls by which the epochs so far have begun here
        self.halted: Cheating | None = None  # why nothing more is believed, or said
        self.forgotten: Forgotten | None = None  # why we can't follow the match any more (J3)
        self.has_reported: Callable[[int], bool] = lambda _: False  # have we, for this roll (E2)?
        quorum = table.quorum
        self.certainty = Certainty(len(table.seats), quorum.q if quorum else None)
        self.watch = Watch(len(table.seats))  # everything that was signed, held against each other
        self._known: dict[int, Proof] = {}  # even those of epochs that have not begun here

    def receive(self, data: bytes) -> list[Verdict]:
        """Take in bytes from the wire. ``Unsigned`` blames nobody, ``Cheating`` names one.

        After ``Cheating`` the match does not go on here. What still arrives is compared with what
        is held, for two messages at one place convict their author, of whatever epoch (A5).
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
        try:
            self.log.add(message)
        except Cheating as cheating:
            self._halt(cheating, {}, message.encode())
            raise
        verdicts = self._go_on()
        self.accuse(self.watch.take(testimony(message)))
        return verdicts

    def vouch(self, seat: Seat, epoch: int, counts: Past, heads: bytes) -> bool | None:
        """A seat's word on what it has taken in: is it what we have? None: we can't tell yet.

        As many messages are not enough: of a cheat it may have heard other ones (R5).
        """
        if epoch != self.log.epoch:
            return None if epoch > self.log.epoch else False
        ours = self.log.heads(counts)
        if ours == heads:
            self.certainty.vouch(seat, epoch, counts)
        return None if ours is None else ours == heads

    # Epochs

    def learn(self, proof: Proof) -> list[Verdict]:
        """A roll was agreed on, by a proof that has been checked: go on by it, if all is here.

        ``Cheating`` if what was signed for it shows that somebody lied, perhaps to others (E9).
        """
        self.confront(proof)
        self._known.setdefault(proof.roll.number, proof)
        return self._go_on()

    def confront(self, proof: Proof) -> None:
        """Hold all that was signed for a roll against what was signed here."""
        for statement in proof.statements:
            self.accuse(self.watch.hear(statement))

    def knows(self, number: int) -> bool:
        """Is the roll with this number known here, whether or not its epoch has begun?"""
        return not number or number in self._known

    @property
    def known(self) -> list[Proof]:
        """Of all rolls that are known here, whether or not their epochs have begun."""
        return [self._known[number] for number in sorted(self._known)]

    def is_here(self, report: Report) -> bool:
        """E2: is the report about the epoch under way, and all here that it names?"""
        follows = report.number == self.log.epoch + 1 and report.roll == self.log.where.roll
        return follows and self.log.holds(report.seen)

    def _go_on(self) -> list[Verdict]:
        verdicts: list[Verdict] = []
        while self.halted is None and self.forgotten is None:
            proof = self._known.get(self.log.epoch + 1)
            if proof is not None and not self.log.is_within(proof.roll.cut):
                verdicts.clear()
                self._begin_again()
                continue
            ready = self.log.next_within(proof.roll.cut) if proof else self._next()
            if ready is not None:
                verdicts += self._remembering(ready)
            elif proof is None or not self._enter(proof):
                break
        return verdicts

    def _remembering(self, message: Message) -> list[Verdict]:
        try:
            return [self._believe(message)]
        except Forgotten as forgotten:
            self.forgotten = forgotten
            return []

    def _next(self) -> Message | None:
        return self.log.next(even_halted=self.log.halted and self._is_decided)

    @property
    def _is_decided(self) -> bool:
        """E10: are the signatures of enough seats under one result held here, taken in or not?

        Whoever has halted reads on then: what so many rest on counts by every roll.
        """
        ends = {m.seat for m in self.log.waiting() if m.saying.kind == "end"}
        quorum = self.table.quorum
        return quorum is not None and len(ends | self.table.signers) >= quorum.q

    def _believe(self, message: Message) -> Verdict:
        try:
            self.log.check_history(message)
            verdict = self.table.hear(message)
        except Cheating as cheating:
            self._halt(cheating, self.log.chains, message.encode())
            raise
        self.log.accept(message)
        self.certainty.hear(message)
        return verdict

    def _enter(self, proof: Proof) -> bool:
        """Begin the epoch after this roll, if all within its cut has been taken in."""
        roll = proof.roll
        if self.log.seen != roll.cut:
            return False
        company = self.table.enter(roll)
        where = Where(self.log.table, roll.number, roll.digest)
        self.log.begin(where, roll.cut, company.gone)
        self.log.halted = self.has_reported(roll.number + 1)
        self.certainty.begin(roll.number, roll.cut.counts)
        self.proofs.append(proof)
        self.accuse(self.watch.decide(roll))
        return True

    def _begin_again(self) -> None:
        """What was heard turns out to be void: hear all once more, by the rolls known now."""
        self.log.rewind()
        self.certainty.begin(0, self.log.cut.counts)
        self.log.halted = self.has_reported(1)
        self.proofs.clear()
        self.table.restart()

    # Offences

    def accuse(self, found: Sequence[Perjured]) -> None:
        """Somebody lied in a call (E9): what it signed itself shows it."""
        for perjured in found[:1]:
            shown = tuple(page for exhibit in perjured.exhibits if (page := signed(exhibit)))
            perjured.evidence = replace(self._before(perjured), exhibits=shown).encode()
            self.halted = self.halted or perjured
            raise perjured

    def _before(self, perjured: Perjured) -> Record:
        """Nothing, where two things it signed are enough: a whole match may be too long to show."""
        founding, rests_on_roll = self.table.founding, not all(map(signed, perjured.exhibits))
        chains, proofs = (self.log.chains, self.proofs) if rests_on_roll else ({}, ())
        return Record.of(founding, chains, proofs)

    def _halt(self, error: Cheating, before: Chains, offence: bytes) -> None:
        """Nothing goes on after an ``offence``; all ``before`` it shows that it is one."""
        founding = self.table.founding
        if isinstance(error, Equivocated):
            error.evidence = Record(founding, exhibits=(error.pair.encode(),)).encode()
        else:
            proofs = self.proofs if before else ()
            error.evidence = Record.of(founding, before, proofs, offence).encode()
        self.halted = self.halted or error

    def record(self) -> Record:
        """The match so far; at the end, what the result rests on and who signed it."""
        chains = self.log.chains
        if self.table.finished:
            counts = zip(chains.items(), self._needed, strict=True)
            chains = {seat: chain[:count] for (seat, chain), count in counts}
        return Record.of(self.table.founding, chains, self.proofs)

    @property
    def _needed(self) -> Past:
        """Of a match that is over: what its result rests on, and all within the last cut (W1)."""
        return join([self.table.rests_on, self.log.cut.counts])

    @property
    def holds_needless_words(self) -> bool:
        """Is the match over, and something taken in that no record of it holds (W1)?"""
        return self.table.finished and self.log.seen.counts != self._needed


class Player(Listener[G]):
    """Somebody with a seat, who says what is due as well, signed."""

    def __init__(self, table: MentalTable[G], identity: Identity) -> None:
        super().__init__(table)
        self.identity = identity
        self.seat = table.desk.mine.seat
        self.unsure = False  # is something due that can't be said before others vouch for it (R5)?
        self._vouched: set[tuple[int, str, Seat]] = set()

    def speak(self) -> Iterator[bytes]:
        """Our messages that are due now, for a program that keeps no diary."""
        return (message.encode() for message, _ in self.due())

    def due(self) -> Iterator[tuple[Message, Utterance]]:
        """Our messages that are due now, each with the secrets behind it; none after our report.

        They are in our own log already; they must be on disk before they leave, or a crash
        makes us sign another one for the same place. ``Cheating`` comes after a message by which
        we ourselves convict somebody, or with which a message that waited for it, of somebody
        else, turns out to be wrong.
        """
        self.unsure = False
        while self._may_speak and (due := list(self.table.say(self._is_certain))):
            for saying, said in due:
                message = self.log.sign(self.identity, self.seat, saying)
                try:
                    self.take(message)
                except Cheating as cheating:
                    if cheating.seat != self.seat:
                        yield message, said
                    raise
                yield message, said

    def _is_certain(self, past: Past) -> bool:
        is_certain = self.certainty.is_certain(past, self.seat)
        self.unsure |= not is_certain
        return is_certain

    def vouches(self) -> Iterator[Seat]:
        """The seats that wait for our word on how much we have taken in, each once for a round."""
        if self.table.quorum is None or not self._may_speak:
            return
        for asked, missing in self.table.waiting.rounds():
            for seat in missing if asked.reveals else ():
                key = self.log.epoch, asked.op, seat
                if seat != self.seat and key not in self._vouched:
                    self._vouched.add(key)
                    yield seat

    @property
    def _may_speak(self) -> bool:
        """Not while we have halted, nor when all have gone on by a roll that we can't enter yet;
        nor after words of our own that rest on what we have forgotten (J3): another one for their
        place would convict us.
        """
        waits = self.log.halted or self.knows(self.log.epoch + 1)
        return self.halted is None and not waits and not self.log.has_more_of(self.seat)

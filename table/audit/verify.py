"""Checking a match that is over, or the evidence against a player, from the file alone.

It is the live table again, whose messages arrived long ago: the same checks run, but all
shuffles of the match are verified in one sum.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from crypto import sigma
from crypto.errors import CryptoError
from crypto.header import Equivocation, Header
from crypto.shuffle.verifier import Claim, InvalidShuffle, verify_all
from games.kit import AnyRequest, Seat
from table.absence.presence import foresee
from table.audit.report import Report
from table.audit.step import Step, event_of
from table.errors import Cheating, Equivocated, Forked, MatchError
from table.founding import MakeGame
from table.log.message import Message
from table.log.record import Record, Unreadable
from table.mental import MentalTable, quorum_of
from table.participant import Listener
from table.rounds.rules import D5
from table.rounds.verdict import Verdict

Watch = Callable[[Step], None]


class VoidEvidence(MatchError):
    """The evidence convicts nobody: its message is one that was allowed."""


@dataclass
class Auditor:
    """Replays messages at one table, and keeps account of each."""

    listener: Listener[Any]
    watch: Watch
    steps: list[Step] = field(default_factory=list)

    def replay(self, messages: Iterable[Message]) -> None:
        """Check messages, shuffles last; an error bears the number of the one it is about."""
        begun = len(self.steps)
        for message in messages:
            try:
                self.take(message)
            except (MatchError, CryptoError) as error:
                # A shuffle that was not verified yet may be what is really wrong.
                self.verify_shuffles(self.steps[begun:])
                if isinstance(error, MatchError):
                    error.number = len(self.steps)
                raise
        self.verify_shuffles(self.steps[begun:])

    def take(self, message: Message) -> None:
        table, shuffles = self.listener.table, list[Claim]()
        table.desk.check_shuffle, moment = shuffles.append, len(table.match.events)
        found: Sequence[object] = ()
        with sigma.trail() as proofs:
            try:
                found = self.listener.take(message)
            except Cheating as cheating:
                found = (cheating.verdict,)
                raise
            finally:
                verdict = verdict_on(message, found) or table.unheard(message)
                step = Step(
                    number=len(self.steps) + 1,
                    verdict=verdict,
                    request=self.request(verdict),
                    proofs=tuple(proofs),
                    shuffle=shuffles[0] if shuffles else None,
                    moment=moment,
                )
                self.steps.append(step)
                self.watch(step)

    def request(self, verdict: Verdict) -> AnyRequest | None:
        """What the rules wanted: a shuffle behind play has been answered, the rest is pending."""
        match, asked = self.listener.table.match, verdict.round
        place = asked.op.event if asked else event_of(verdict.message.saying.op)
        if place is None or place > len(match.events):
            return None
        return match.events[place].request if place < len(match.events) else match.pending

    def verify_shuffles(self, steps: Iterable[Step]) -> None:
        mixed = [(step, step.shuffle) for step in steps if step.shuffle is not None]
        if not mixed:
            return  # an empty sum is not what honest shuffles add up to
        try:
            verify_all([claim for _, claim in mixed])
        except InvalidShuffle as error:
            culprit = mixed[error.index][0]
            reason = f"{culprit.kind} in {culprit.op}: {error.__cause__}"
            cheating = Cheating(culprit.seat, reason, D5.number)
            cheating.number = culprit.number
            raise cheating from error


def verdict_on(message: Message, found: Iterable[object]) -> Verdict | None:
    """None for one that was refused before it was heard, or that waits for others."""
    return next((v for v in found if isinstance(v, Verdict) and v.message is message), None)


def ignore(_: Step) -> None:
    """Nobody watches."""


def verify_record(record: Record, make_game: MakeGame, watch: Watch = ignore) -> Report:
    """Check every signature, proof and rule; raise ``MatchError`` at the first that fails.

    ``watch`` is told of every message as it is taken in, the one that fails included.
    """
    founding = record.founding
    game, terms = make_game(founding.terms), founding.terms
    companies = foresee(record.messages, terms.players, quorum_of(terms))
    table = MentalTable(game, founding, foreseen=companies)
    auditor = Auditor(Listener(table), watch)
    auditor.replay(record.messages)
    steps, log = tuple(auditor.steps), auditor.listener.log
    if tuple(log.ordered()) != record.messages:
        raise Unreadable("its messages are not in the one order that every peer lists them in")
    convicted = conviction(auditor, record)
    offence = auditor.steps[-1] if len(auditor.steps) > len(steps) else None
    return Report(founding, steps, auditor.listener.table, convicted, offence)


def conviction(auditor: Auditor, record: Record) -> Cheating | None:
    """Whom the evidence convicts, if the record is evidence; raises if it convicts nobody."""
    if record.equivocation:
        return equivocation(record)
    if not record.offence:
        return None
    try:
        message = auditor.listener.log.read(record.offence)
        auditor.replay([message])
    except Cheating as cheating:
        return cheating
    except Forked as fork:
        raise VoidEvidence(f"its author knew another history: {fork}") from fork
    raise VoidEvidence(f"the message of seat {message.seat} was allowed")


def equivocation(record: Record) -> Cheating:
    players = record.founding.players
    try:
        pair = Equivocation.decode(record.equivocation)
        header = Header.decode(pair.one.header)
        if header.table != record.founding.table or header.seat > len(players):
            raise VoidEvidence("two messages of another table")
        pair.verify(players[header.seat - 1])
    except CryptoError as error:
        raise VoidEvidence(f"no equivocation: {error}") from error
    return Equivocated(Seat(header.seat), pair)

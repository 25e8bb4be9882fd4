"""Checking a match that is over, or the evidence against a player, from the file alone.

It is the live table again, whose messages arrived long ago: the same checks run, but all
shuffles of the match are verified in one sum.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from crypto import sigma
from crypto.errors import CryptoError
from crypto.shuffle.verifier import Claim, InvalidShuffle, verify_all
from crypto.sigma import Checked
from games.kit import AnyRequest
from table.audit import exhibits
from table.audit.exhibits import VoidEvidence
from table.audit.report import Called, Report, standing
from table.audit.step import Step, event_of
from table.breaking_off import Missed, are_here, missed
from table.calls.claims import Claims
from table.errors import Cheating, MatchError
from table.founding import MakeGame
from table.log.message import Message
from table.mental import MentalTable
from table.participant import Listener
from table.record import Epoch, Record, Unreadable
from table.rounds.rules import D5
from table.rounds.verdict import Verdict

Watch = Callable[[Step], None]


@dataclass
class Auditor:
    """Replays messages at one table, and keeps account of each."""

    listener: Listener[Any]
    watch: Watch
    steps: list[Step] = field(default_factory=list)
    rolls: list[Called] = field(default_factory=list)

    def enter(self, epoch: Epoch) -> None:
        """Begin an epoch by its roll; ``Unreadable`` if what stands before it is not its cut."""
        proof, table = epoch.proof, self.listener.table
        if proof is None:
            return
        if table.quorum is None or not table.may_be_called:
            raise Unreadable("a roll at a table where nobody can call one", "E7")
        try:
            proof.check(table.quorum, self.listener.log.where.roll)
        except CryptoError as error:
            raise Unreadable(f"roll {proof.roll.number}: {error}", "E7") from error
        here = all(self.listener.is_here(report) for report in proof.roll.reports)
        owed = dict(standing(proof.roll, table.rounds))
        self.listener.learn(proof)
        if not here or len(self.listener.proofs) < proof.roll.number:
            raise Unreadable(
                f"the messages before roll {proof.roll.number} are not those it names", "E7"
            )
        self.rolls.append(Called(len(self.steps), proof, table.companies[-1], owed))

    def replay(self, messages: Iterable[Message]) -> None:
        """Check messages, shuffles last; an error bears the number of the one it is about."""
        begun, shuffles = len(self.steps), list[Claim]()
        self.listener.table.desk.check_shuffle = shuffles.append
        try:
            with sigma.trail() as proofs:
                for message in messages:
                    self.take(message, proofs, shuffles)
        except (MatchError, CryptoError) as error:
            # A shuffle that was not verified yet may be what is really wrong.
            self.verify_shuffles(self.steps[begun:])
            if isinstance(error, MatchError):
                error.number = len(self.steps)
            raise
        self.verify_shuffles(self.steps[begun:])

    def take(self, message: Message, proofs: list[Checked], shuffles: list[Claim]) -> None:
        """What was looked at for the message before is in the lists, and then for this one."""
        proofs.clear()
        shuffles.clear()
        moment = len(self.listener.table.match.events)
        found: Sequence[object] = ()
        try:
            found = self.listener.take(message)
        except Cheating as cheating:
            found = (cheating.verdict,)
            raise
        finally:
            verdict = verdict_on(message, found) or Verdict(message)
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
    table = MentalTable(make_game(founding.terms), founding)
    auditor = Auditor(Listener(table), watch)
    for epoch in record.epochs:
        auditor.enter(epoch)
        auditor.replay(epoch.messages)
    steps = tuple(auditor.steps)
    if sum(auditor.listener.log.seen.counts) != len(steps):
        raise Unreadable("its messages are not those that count, each once and in order", "W1")
    check_contents(auditor, record)
    lost = broken_off(auditor, record)
    convicted = conviction(auditor, record)
    offence = auditor.steps[-1] if len(auditor.steps) > len(steps) else None
    rolls = tuple(auditor.rolls)
    return Report(founding, steps, auditor.listener.table, rolls, lost, convicted, offence)


def check_contents(auditor: Auditor, record: Record) -> None:
    """W1 and W2: nothing is in a file that its verdict does not rest on, or that is not judged."""
    evidence = bool(record.offence) + bool(record.exhibits)
    if evidence + bool(record.claims) > 1:
        raise Unreadable(
            "more than one ending: claims, offence and exhibits each stand alone", "W2"
        )
    if not evidence and auditor.listener.holds_needless_words:
        raise Unreadable("words after the match, on which its result does not rest", "W1")
    if [claim.seat for claim in record.claims] != sorted({claim.seat for claim in record.claims}):
        raise Unreadable("claims in another order than by seat, or two of one", "W1")


def broken_off(auditor: Auditor, record: Record) -> Missed | None:
    """About whom the match ended by claims (S5); ``Unreadable`` if those in it don't hold."""
    if not record.claims:
        return None
    claims = Claims(auditor.listener.table.seats)
    try:
        for statement in record.claims:
            claims.hear(statement)
    except CryptoError as error:
        raise Unreadable(str(error), "S5") from error
    here = [by_all for by_all in claims.by_all() if are_here(auditor.listener, by_all)]
    found = missed(auditor.listener, here[0]) if here else None
    if found is None or found.seen != auditor.listener.log.seen:
        raise Unreadable("claims that end no match, or another one than this", "S5")
    if len(record.claims) != len(found.claims) or auditor.listener.table.may_be_called:
        raise Unreadable(
            "more claims than it takes, or at a table that can do without a seat", "S5"
        )
    return found


def conviction(auditor: Auditor, record: Record) -> Cheating | None:
    """Whom the evidence convicts, if the record is evidence; raises if it convicts nobody."""
    if record.exhibits:
        return exhibits.convicted(record)
    if not record.offence:
        return None
    try:
        message = auditor.listener.log.read(record.offence)
        auditor.replay([message])
    except Cheating as cheating:
        return cheating
    raise VoidEvidence(f"the message of seat {message.seat} was allowed, or is out of reach")

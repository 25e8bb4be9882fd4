"""How a table hears everybody: what is taken in takes the operations on, without any I/O."""

from collections.abc import Callable
from typing import Any

from games.kit import Seat
from table.absence.company import Company, Outvoted
from table.absence.fate import Void, Voted
from table.absence.lateness import Part
from table.errors import Cheating
from table.log.message import Message
from table.log.past import past_of
from table.rounds.open_round import OpenRound
from table.rounds.rules import VOTE, Answer, judged
from table.rounds.scheduler import Scheduler
from table.rounds.verdict import Answered, Fate, Late, Noted, Verdict

# Bytes that one seat may say in vain. A seat that does not know yet that it is gone says a few
# words at most, so that is far more than an honest one ever does; and a record has room for it.
MAX_VOID = 8 << 20


class Inbox:
    """What is said in the rounds that operations wait for, and in answer to what was said.

    What has been heard decides alone how far every operation gets, never the order in which
    it was heard; so all peers agree, and a message for a round that is not open here was
    never allowed. ``me`` is our own seat, if we have one.
    If a company ``can_go_on`` is asked when there is a new one; else nobody waits any more.
    """

    def __init__(self, rounds: Scheduler, me: Seat | None, can_go_on: Callable[[], bool]) -> None:
        self._rounds, self._presence = rounds, rounds.presence
        self._me, self._can_go_on = me, can_go_on
        self._in_vain: dict[Seat, int] = {}  # how many bytes of each seat were passed over
        self._told: list[Part] = []  # answered, but not everybody has been heard about it

    def late(self, op: str, seat: Seat) -> Late | None:
        """By whose votes the default counted for ``seat`` in ``op``, if it did."""
        part = self._rounds.part(op, seat)
        return Late(tuple(part.votes), tuple(part.left)) if part and part.is_late else None

    def hear(self, message: Message) -> Verdict:
        """Take in what was said; raises ``Cheating`` if it was not due or does not convince."""
        since, op = self._presence.void_since(message), message.saying.op
        if since is not None:
            self._pass_over(message)
            return Verdict(message, None, Void(since))
        entry = self._rounds.find(op)
        try:
            fate = self._hear_of_company(message)
            self._notice(message)
            # By what it shows, the message may have begun the very round that it is for.
            entry = self._rounds.find(op)
            fate = fate or self._judged(message, entry)
        except Cheating as cheating:
            claim = self._presence.claim(message)
            cheating.verdict = Verdict(message, entry.round if entry else None, claim)
            raise
        return Verdict(message, entry.round if entry else None, fate)

    def _hear_of_company(self, message: Message) -> Fate | None:
        """What the message says about who is at the table, if that is what it is about."""
        fate = self._presence.hear(message, self._rounds.awaited)
        if isinstance(fate, Voted) and fate.agreed is not None:
            self._go_on_in(fate.agreed)
        return fate

    def _judged(self, message: Message, entry: OpenRound | None) -> Fate:
        match message.saying.kind:
            case "late":
                self._vote(message)
            case "heard":
                self._acknowledge(message)
            case _:
                return self._answer(message, entry)
        return Noted()

    def _pass_over(self, message: Message) -> None:
        """A seat that is gone may say anything, but not without end: all of it is in the record."""
        seat = message.seat
        said_in_vain = self._in_vain.get(seat, 0) + len(message.encode())
        if said_in_vain > MAX_VOID:
            raise Cheating(seat, "said more while it was gone than anybody has to say")
        self._in_vain[seat] = said_in_vain
        self._presence.pass_over(message)

    def _answer(self, message: Message, entry: OpenRound | None) -> Answered:
        value = judged(message, entry)
        if entry is not None:  # by D2 it is
            self._count(message, value, entry)
        return Answered(value)

    def _count(self, message: Message, value: Any, entry: OpenRound) -> None:
        if part := entry.parts.get(message.seat):
            part.answer, part.value = message, value
            self._told.append(part)
            self._settle(part)
        else:
            entry.count(message.seat, value, past_of(message))
            self._rounds.end_if_all_spoke(entry)

    # Who is gone

    def _go_on_in(self, company: Company) -> None:
        if not self._can_go_on():
            self._rounds.stop()
            return
        for part in list(self._told):
            part.go_on_without(company.gone, company.past)
            if part.by_ear and self._me in part.left and not part.hearers:
                raise Outvoted(self._presence.companies)  # our ears did not count
            self._settle(part)
        for entry in self._rounds.listening():
            entry.go_on_without(company)
            for part in entry.parts.values():
                self._settle(part)
            self._rounds.end_if_all_spoke(entry)

    @property
    def _voter(self) -> Seat | None:
        """Our own seat, if what it hears counts as heard: not if it will turn out to have left."""
        return None if self._presence.is_recalling else self._me

    # Who is late

    def unheard(self) -> list[Part]:
        """The answers about which somebody waits for our word that we heard them."""
        me, told = self._me, [(p, self._rounds.round_of(p).round.speakers) for p in self._told]
        return [p for p, asked in told if me is not None and p.needs_to_hear_of(me, asked)]

    def untold(self) -> list[Part]:
        """The answers that we heard and nobody has spoken of yet, whosever part that would be."""
        me = self._me
        return [p for p in self._told if me is not None and not p.hearers and p.may_tell(me)]

    def _notice(self, message: Message) -> None:
        """Whatever it says, it may show that its author heard an answer in time."""
        for part in list(self._told):
            part.notice(message)
            self._settle(part)
        self._told = [part for part in self._told if not part.everybody_spoke]

    def _vote(self, message: Message) -> None:
        voter, op = message.seat, message.saying.op
        number = int.from_bytes(message.saying.payload, "big")
        part = self._rounds.part(op, Seat(number)) if len(message.saying.payload) == 1 else None
        if part is None or voter not in part.others or voter in part.left:
            raise Cheating(voter, f"voted a seat late that can't be late in {op!r}")
        VOTE.check(Answer(message, self._rounds.round_of(part)))
        if voter in part.votes:
            raise Cheating(voter, f"voted twice that seat {part.seat} is late in {op!r}")
        if part.was_heard_by(message):
            raise Cheating(
                voter, f"voted seat {part.seat} late, whose answer in {op!r} it had seen"
            )
        part.votes[voter] = past_of(message)
        self._settle(part)

    def _acknowledge(self, message: Message) -> None:
        """Only a seat that shows by this very message that it heard an answer has to say so."""
        author, saying = message.seat, message.saying
        entry = self._rounds.find(saying.op)
        parts = entry.parts.values() if entry else ()
        if saying.payload or all(part.hearers.get(author) != message.seq for part in parts):
            raise Cheating(author, f"nobody waited for its word in {saying.op!r}")

    def _settle(self, part: Part) -> None:
        """Go on if it is certain whether the answer counts, or what counts instead."""
        entry = self._rounds.round_of(part)
        if part.seat in entry.heard:
            return
        if part.is_late:
            entry.count(part.seat, entry.round.preset[part.seat], *part.grounds)
        elif part.answer and part.counts_at(self._voter):
            part.by_ear = part.is_never_voted_by(self._voter) and not part.hearers
            grounds = part.left.values() if part.is_orphaned else ()
            entry.count(part.seat, part.value, past_of(part.answer), *grounds)
        self._rounds.end_if_all_spoke(entry)

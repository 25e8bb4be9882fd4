"""Who is sent what, and when, so that everybody has everything and hears little of it twice.

Epidemic broadcast trees (Leitão, Pereira and Rodrigues 2007) on signed logs, as Secure Scuttlebutt
has them: an author says everything on all its lines. Others pass on at once only what goes to a
peer without a line to the author; they send what somebody asks for, and what a peer has not shown
to have for too long. Nothing is withheld from a peer that has not shown itself that it has it.
"""

import math
from collections.abc import Iterator, Sequence

import msgspec
import trio

from games.kit import Seat
from p2p.match.gaps import Doubts, Gaps
from p2p.match.keeper import Keeper
from p2p.match.own_word import OwnWord
from p2p.mesh.acquaintance import CARRY_SECONDS, Acquaintance, told_by
from p2p.mesh.carriers import Carriage
from p2p.wire.frames import Counts, Frame, Have, Said
from p2p.wire.link import Link
from p2p.wire.rate_limit import AnswerLimit
from p2p.wire.round_trip import GRAIN_SECONDS
from table import Message

MEASURE_SECONDS = 30.0  # between two measures of how far away a peer is


class Gossip:
    """At one match: all who have sent us a word about it, each on its line."""

    def __init__(self, keeper: Keeper, word: OwnWord) -> None:
        self._keeper, self._word, self._log = keeper, word, keeper.listener.log
        table = keeper.listener.table
        self._me, self._keys = table.me, [who.key for who in table.founding.players]
        self._answers = AnswerLimit(set(self._keys))
        self._all: dict[bytes, Acquaintance] = {}
        self._learned: dict[tuple[Seat, int], float] = {}  # when a message came, or left us
        self._epoch, self._entered, self._changed = self._log.epoch, -math.inf, -math.inf
        self._carriage = Carriage(self._keys, self._me, word.linked)
        self._gaps, self._doubts = Gaps(keeper.listener), Doubts(keeper.listener)
        self._wake, self._woken = -math.inf, trio.Event()

    def knows(self, link: Link) -> bool:
        """Has the other end of this line sent us a word about this match?"""
        known = self._all.get(link.peer.key)
        return known is not None and known.link is link

    @property
    def patience(self) -> float:
        """How long it takes, where lines are slow, until somebody's word shows what we said."""
        return min((known.patience for known in self._all.values()), default=0.0)

    def forget(self, link: Link) -> None:
        """A line has ended."""
        if self.knows(link):
            del self._all[link.peer.key]
        self.lines_changed()

    # What we hear

    def hear(self, link: Link, have: Have) -> None:
        """A peer's own word on how far it is, or a question."""
        now, known = trio.current_time(), self._all.get(link.peer.key)
        if known is None or known.link is not link:
            known = self._all[link.peer.key] = Acquaintance(link, have, other_news=now)
            self._measure(known, now)
            self.lines_changed()
        elif known.have.lines != have.lines:
            self._carriage.lines_changed()
        known.hear(have, now)
        self._gaps.compare(known, now)
        self._look_at(self._gaps.due)
        if have.asks or (not have.seat and link.peer.key in self._keys):
            self._answer(known, now)
        elif self._has_lost_ours(known, now) or self._is_due(known, now):
            self._help(known, now)

    def _is_due(self, known: Acquaintance, now: float) -> bool:
        return known.help_due(self._lacks_since(known, *self._ours())) <= now

    def _has_lost_ours(self, known: Acquaintance, now: float) -> bool:
        """Should its word have shown a message of our own? When that left us, we know."""
        if self._me is None or known.epoch != self._log.epoch:
            return False
        left = self._learned.get((self._me, known.shown[self._me - 1]), math.inf)
        return max(left, known.helped) + known.link.round_trip.timeout < now

    def hear_twice(self, link: Link, epoch: int, seat: Seat, seq: int) -> None:
        """Somebody has sent us a message that we had."""
        if self.knows(link):
            known, now = self._all[link.peer.key], trio.current_time()
            known.show_one(epoch, seat, seq)
            known.asked_for.pop(seat, None)
            known.doubt(now)
            self._look_at(known.word_due(signs=False))

    def pass_on(self, data: bytes, message: Message, source: Link) -> None:
        """A message that is new to us; its author has all that it had seen."""
        now, seat, author = trio.current_time(), message.seat, self._keys[message.seat - 1]
        self._learned[seat, message.seq] = now
        if (known := self._all.get(author)) is not None:
            known.show(message.epoch, with_itself(message))
        if (sender := self._all.get(source.peer.key)) is not None:
            sender.show_one(message.epoch, seat, message.seq)
            sender.unanswered = 0
        for known in self._carriage.of(seat, self._all, now):
            if known.link is not source and not known.has(message.epoch, seat, message.seq):
                known.link.post(Said(data))
        self._note_news(now)
        if sender is not None and self._log.has_waiting:
            self._gaps.notice(message, sender, now)
            self._look_at(self._gaps.due)

    # What we say

    def spoke(self, frames: Sequence[Frame]) -> None:
        """These have gone to all our lines; messages among them show what we had seen."""
        now, me = trio.current_time(), self._me
        if me is None or not frames:
            return
        seq = len(self._log.chains[me])
        while seq > 0 and (me, seq - 1) not in self._learned:
            seq -= 1
            self._learned[me, seq] = now
        counts = self._log.seen.counts
        for known in self._all.values():
            known.hear_ours(self._log.epoch, counts, now)
        if not all(isinstance(frame, Said) for frame in frames):
            self.other_news()

    def doubt(self) -> None:
        """Can't we say something before others have vouched for what it rests on (R5)?"""
        self._doubts.look(self._seats_around(), trio.current_time())
        self._look_at(self._doubts.due)

    def told(self, have: Have, *links: Link) -> None:
        """Our word has gone to these."""
        now, told = trio.current_time(), told_by(have)
        for link in links:
            if self.knows(link):
                self._all[link.peer.key].tell(told, now)

    def _note_news(self, now: float) -> None:
        """There is a message here that we have not told of."""
        for known in self._all.values():
            if known.news > now:
                known.news = now
                self._look_at(known.word_due(signs=False))

    def other_news(self) -> None:
        """Something else that a word of ours would tell: of a call, of lines, of the result."""
        now = self._changed = trio.current_time()
        for known in self._all.values():
            known.other_news = min(known.other_news, now)
            self._look_at(known.word_due(signs=False))

    def lines_changed(self) -> None:
        self._carriage.lines_changed()
        self.other_news()

    # When it is time

    async def run(self) -> None:
        """Tell, help and ask whenever that is due."""
        while True:
            self._wake, self._woken = self._look_around(trio.current_time()), trio.Event()
            with trio.move_on_at(self._wake):
                await self._woken.wait()

    def _look_at(self, moment: float) -> None:
        if moment < self._wake:
            self._wake = moment
            self._woken.set()

    def _look_around(self, now: float) -> float:
        """Do what is due; when is the next time?"""
        if self._epoch != self._log.epoch:
            self._epoch, self._entered = self._log.epoch, now
        self._tell(now)
        self._help_all(now)
        self._ask(now)
        return min((*self._moments(), self._gaps.due, self._doubts.due))

    def _moments(self) -> Iterator[float]:
        signs, ours = self._me is not None, self._ours()
        for known in self._all.values():
            yield known.word_due(signs=signs)
            yield known.help_due(self._lacks_since(known, *ours))

    def _help_all(self, now: float) -> None:
        ours = self._ours()
        for known in list(self._all.values()):
            if known.help_due(self._lacks_since(known, *ours)) <= now:
                self._help(known, now)

    def _ask(self, now: float) -> None:
        around, seats = self._all.values(), self._seats_around()
        asked = dict.fromkeys([*self._gaps.ask(around, now), *self._doubts.ask(seats, now)])
        if asked:
            question = self._word.signed(asks=True)
            for known in asked:
                known.link.post(question)

    def _seats_around(self) -> list[Acquaintance]:
        return [self._all[key] for key in self._keys if key in self._all]

    def _tell(self, now: float) -> None:
        """Whoever was told just that by messages of ours needs no word, but a sign of life."""
        signs = self._me is not None
        due = [known for known in self._all.values() if known.word_due(signs=signs) <= now]
        if not due:
            return
        have = self._word.unsigned()
        told = told_by(have)
        ignorant = [known for known in due if known.told != told or (signs and known.is_quiet(now))]
        have = self._word.sign(have) if ignorant else have
        for known in due:
            if known in ignorant:
                known.link.post(have)
                known.tell(told, now)
                self._measure(known, now)
            else:
                known.news = known.other_news = math.inf

    def _measure(self, known: Acquaintance, now: float) -> None:
        if known.measured + MEASURE_SECONDS <= now:
            known.measured = now
            known.link.measure()

    # What others lack

    def _ours(self) -> tuple[Counts, bytes]:
        """What is here: messages, and what stands for a call."""
        return self._log.held_counts, self._keeper.calls

    def _lacks_since(self, known: Acquaintance, held: Counts, calls: bytes) -> float:
        """Since when there is something here that a peer has not shown to have."""
        if known.epoch != self._log.epoch:
            return math.inf if known.epoch > self._log.epoch else self._entered
        since = math.inf
        if known.shown != held:
            for seat, (theirs, ours) in enumerate(zip(known.shown, held, strict=True), start=1):
                if theirs < ours:
                    since = min(since, self._learned.get((Seat(seat), theirs), -math.inf))
        return min(since, self._changed) if calls and known.have.calls != calls else since

    def _help(self, known: Acquaintance, now: float) -> None:
        """Send what is old enough that it should have been shown; the rest may be on its way."""
        if self._answers.may_have(known.link.peer.key):
            shown_by = now + GRAIN_SECONDS
            self._send(known, shown_by - known.patience, shown_by - known.link.round_trip.timeout)
        known.help(now)

    def _answer(self, known: Acquaintance, now: float) -> None:
        """Send all that a peer lacks, which asks for it, and for a while what follows on that; and
        how far we are, for that may be what it wants to know.
        """
        if self._answers.may_have(known.link.peer.key):
            held = self._log.held_counts
            for seat in self._log.chains:
                if known.epoch == self._log.epoch and known.shown[seat - 1] < held[seat - 1]:
                    known.asked_for[seat] = now + CARRY_SECONDS
            self._send(known, now, now)
            known.answer(now)
            have = self._word.signed()
            known.link.post(have)
            known.tell(told_by(have), now)

    def _send(self, known: Acquaintance, until: float, ours_until: float) -> None:
        """What came to us ``until`` then, or left us, and the peer lacks."""

        def is_old(message: Message) -> bool:
            last = ours_until if message.seat == self._me else until
            return self._learned.get((message.seat, message.seq), -math.inf) <= last

        theirs = msgspec.structs.replace(known.have, epoch=known.epoch, held=known.shown)
        for frame in self._keeper.missing(theirs, is_old):
            known.link.post(frame)


def with_itself(message: Message) -> Counts:
    """How many messages of each seat the author of this one has."""
    counts = message.seen.counts
    return (*counts[: message.seat - 1], message.seq + 1, *counts[message.seat :])

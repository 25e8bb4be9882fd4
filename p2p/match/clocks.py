"""Our own clocks: how long is left for a decision, and when we have waited long enough (K).

Clocks are local. What they decide here is only when our own seat reports, and what it claims;
what a roll makes of that is the table's business.
"""

import math
from collections.abc import Callable
from typing import Any

import trio

from games.kit import NOBODY, Seat, Seats
from p2p.attention import MOST_SECONDS
from p2p.changes import Changes
from p2p.match.owed import Ledger, Owed, is_duty
from p2p.mesh.liveness import Liveness
from table import Caller, Claim, Company, MentalTable, Pauses, Purse

BRIEF_SECONDS = 10.0  # for each decision in a negotiation that has taken too long already
GRACE_SECONDS = 5.0  # for what is on its way (K2): whoever's time is up takes the default itself
AWAY_SECONDS = 5.0  # in all, for a seat that was late and has not answered since
CERTAIN_SECONDS = 3.0  # more for what may be said only when all it rests on is certain (R5)
SOON_SECONDS = 5.0  # claims that will hold within these are made with those that hold
AGAIN_SECONDS = 5.0  # for one claim nobody reports twice within these
MISSED_SECONDS = 300.0  # at once, before we claim that a seat is gone which nobody replaces
MISSED_IN_ALL = 600.0  # and in the whole match
LEAST_SECONDS = 5.0  # are left to everybody after a call
TICK_SECONDS = 0.01  # less than that may round to nothing, and be waited for without end
WAKE_SECONDS = 5.0  # how often all look meanwhile, for signs of life come and go


class Clocks:
    """One for each seat that is waited for, from the moment we know that it has to speak."""

    def __init__(self, table: MentalTable[Any], changes: Changes, caller: Caller) -> None:
        self.table, self._changes, self._caller = table, changes, caller
        self.liveness = Liveness(table.me)
        quorum = table.waiting.quorum
        self._pauses = Pauses(quorum.q if quorum else len(table.seats))
        self._purses: dict[Seat, Purse] = {}
        self.is_unread: Callable[[Seat], bool] = lambda _: False  # does what it said wait for us?
        self._ledger = Ledger(self._paid, lambda seat: self.is_unread(seat))
        self._matter: tuple[object, float] = (None, 0.0)  # of a negotiation, and since when
        self._away: set[Seat] = set()  # who was late, and has not answered since
        self._epoch = 0
        self._first: Seat | None = None  # whose report was here first, in the call under way
        self._claimed: dict[Claim, float] = {}
        self._told = 0.0  # when all who wait for something last looked
        self.have_left: Callable[[], Seats] = lambda: NOBODY  # who has said goodbye
        self._owed_before: dict[Seat, float] = {}  # seconds beyond everybody's time, in the match

    # What is left

    def left(self) -> dict[Seat, float]:
        """The seconds that everybody who has to decide has left; nobody's, without a clock."""
        table = self.table
        self.look(trio.current_time())
        found = {seat: self._ledger.of(table.op, seat) for seat in table.deciders}
        left = {
            seat: self._time_for(owed) - owed.seconds if owed else table.seconds
            for seat, owed in found.items()
        }
        return {seat: max(0.0, seconds) for seat, seconds in left.items() if seconds < math.inf}

    def ours_is_up(self) -> float:
        """When the time is over for a decision that our own seat begins to think about now."""
        now = trio.current_time()
        self.look(now)
        return now + self._allowed(now)

    def _allowed(self, begun: float) -> float:
        """How long somebody may think about a decision since ``begun``."""
        clock, (matter, since) = self.table.founding.terms.clock, self._matter
        alone = self.table.seconds
        if clock is None or clock.negotiation is None or matter is None:
            return alone
        return min(alone, max(since + clock.negotiation - begun, BRIEF_SECONDS))

    def _time_for(self, owed: Owed) -> float:
        """For a person to think; none, where a program answers alone."""
        return self._allowed(owed.since) if owed.due.decided else 0.0

    def _limit(self, owed: Owed) -> float:
        """For how many seconds a seat may owe something, by our clock."""
        if self.has_left(owed.due.seat):
            return 0.0  # it will not say it (K8)
        certain = CERTAIN_SECONDS if owed.due.reveals else 0.0
        if is_duty(owed):
            patience = self._purse(owed.due.seat).patience(trio.current_time())
            return certain + self._time_for(owed) + patience
        if owed.due.seat in self._away:
            return certain + AWAY_SECONDS
        return certain + self._time_for(owed) + GRACE_SECONDS

    # Purses and pauses (K1, K4)

    def _purse(self, seat: Seat) -> Purse:
        if seat not in self._purses:
            self._purses[seat] = Purse(trio.current_time())
        return self._purses[seat]

    def _paid(self, owed: Owed) -> None:
        seat = owed.due.seat
        overdue = max(0.0, self._overdue(owed))
        self._owed_before[seat] = self._owed_before.get(seat, 0.0) + overdue
        if seat in self.table.gone:
            return
        if is_duty(owed):
            self._purse(seat).pay(max(0.0, self._overdue(owed)), trio.current_time())
        elif not self.table.was_late(seat, owed.due.op):
            self._away.discard(seat)

    def is_broke(self, seat: Seat, now: float, /) -> bool:
        return self._purse(seat).is_broke(now)

    def in_pause(self, seat: Seat, now: float, /) -> bool:
        return self._pauses.is_on(seat, self.liveness.alive(), now)

    def has_left(self, seat: Seat, /) -> bool:
        return seat in self.have_left()

    # Looking at the clock

    def look(self, now: float) -> None:
        """Who is waited for now? The clocks of all others stop."""
        if (matter := self.table.match.game.matter) != self._matter[0]:
            self._matter = matter, now
        call = self._caller.call
        stands = (lambda seat: call.stands(seat, now)) if call else (lambda _: False)
        self._ledger.look(now, self.table.waiting.due(), stands)
        if call is not None and self._first is None and call.since:
            self._first = min(call.since, key=lambda seat: (call.since[seat], seat))
        if self._epoch != len(self.table.companies) - 1:
            self._enter(now)

    def _enter(self, now: float) -> None:
        """Another epoch has begun, or several."""
        for number in range(self._epoch + 1, len(self.table.companies)):
            before, after = self.table.companies[number - 1 : number + 1]
            self._settle(before, after, now)
            self._pauses.begin(after.gone, now)
            self._away |= {seat for seat, _ in after.late}
        self._epoch, self._first = len(self.table.companies) - 1, None
        self._ledger.leave(LEAST_SECONDS, self._limit)

    def _settle(self, before: Company, after: Company, now: float) -> None:
        for seat in before.gone - after.gone:
            self._purse(seat).come_back(now)
        if before.gone == after.gone and not after.late and self._first is not None:
            self._purse(self._first).pay_for_call(now)

    # Reporting

    def claims(self) -> list[Claim] | None:
        """What our own seat should report now; None, if it should not (E3)."""
        now, me = trio.current_time(), self.table.me
        self.look(now)
        self._told = now
        call = self._caller.call
        if call is None or call.has_reported or me is None:
            return None
        if me not in self.table.gone and self._has_waited(now):
            return self._claim(now)
        return self._claim(now) if self._caller.reason(now) else None

    def _has_waited(self, now: float) -> bool:
        """Is somebody's time over, with enough others there? Else we may be the ones cut off."""
        quorum = self.table.waiting.quorum
        fresh = [c for c in self._held(0) if now >= self._claimed.get(c, -math.inf) + AGAIN_SECONDS]
        return bool(fresh) and quorum is not None and len(self.liveness.alive()) >= quorum.q

    def _claim(self, now: float) -> list[Claim]:
        self._claimed |= dict.fromkeys(self._held(0), now)
        return [] if self.table.me in self.table.gone else self._held(SOON_SECONDS)

    def _held(self, within: float) -> list[Claim]:
        """The claims that hold by our clock, or will within so many seconds."""
        others = [owed for owed in self._ledger.all() if owed.due.seat != self.table.me]
        over = [owed for owed in others if owed.seconds + within >= self._limit(owed)]
        return [Claim(owed.due.seat, owed.due.op) for owed in over]

    # Where nobody can stand in (S5, T1)

    def missed(self) -> tuple[Seat | None, str] | None:
        """Whom our own seat should claim to be gone, or that it is nobody; None: say nothing."""
        if not self._caller.may_claim or self.table.me is None:
            return None
        for owed in self._ledger.all():
            if owed.due.seat != self.table.me and self._is_missed(owed):
                return owed.due.seat, owed.due.op
        return None, ""

    @property
    def may_claim(self) -> bool:
        """May seats claim that another one is gone?"""
        return self._caller.may_claim

    def _is_missed(self, owed: Owed) -> bool:
        return self._overdue(owed) >= MISSED_SECONDS or self._total(owed) >= MISSED_IN_ALL

    def _overdue(self, owed: Owed) -> float:
        """How long beyond a decision's time."""
        return owed.seconds - self._time_for(owed)

    def _total(self, owed: Owed) -> float:
        """What the seat has owed in the whole match, with what it owes now."""
        return self._owed_before.get(owed.due.seat, 0.0) + max(0.0, self._overdue(owed))

    def forfeits(self) -> dict[Seat, float]:
        """In how many seconds we shall claim that a seat is gone, once its time is up."""
        if not self._caller.may_claim:
            return {}
        late = {o.due.seat: o for o in self._ledger.all() if self._overdue(o) > GRACE_SECONDS}
        return {
            seat: min(MISSED_SECONDS - self._overdue(o), MISSED_IN_ALL - self._total(o))
            for seat, o in late.items()
            if seat != self.table.me
        }

    # Waking up

    async def run(self) -> None:
        """See to it that everybody looks again when it is time, and the clocks once a second: they
        count no more from one look to the next (K3).
        """
        self._told = trio.current_time()
        while True:
            now = trio.current_time()
            self.look(now)
            wake = self._wake(now)
            with trio.move_on_at(min(wake, now + MOST_SECONDS)):
                await self._brought_nearer()
            if trio.current_time() >= wake:
                self._told = trio.current_time()
                self._changes.tell()

    async def _brought_nearer(self) -> None:
        """Until something has happened that may bring a moment nearer than the next look.

        In a call that is whatever comes. Otherwise all that is owed has more time left than passes
        until we look, and the frames of a busy table need not wake us.
        """
        if self._is_called:
            await self._changes.next()
        else:
            await self._changes.until(lambda: self._is_called)

    @property
    def _is_called(self) -> bool:
        """Has anybody reported for the next roll?"""
        call = self._caller.call
        return call is not None and bool(call.since)

    def _wake(self, now: float) -> float:
        """When all should look, be it because they have not for a while."""
        told = self._told
        if not self.table.may_be_called:
            return told + WAKE_SECONDS if self._caller.may_claim else math.inf
        lacking = [self._limit(owed) - owed.seconds for owed in self._ledger.all()]
        ends = [now + seconds for seconds in lacking if seconds > 0]
        wakes = min(*ends, self._caller.wake(now), self._pauses.wake(now), told + WAKE_SECONDS)
        return max(wakes, now + TICK_SECONDS)

    def waited_for(self) -> dict[Seat, float]:
        """Whom we wait for, and for how many seconds: for screens (K6)."""
        self.look(trio.current_time())
        longest: dict[Seat, float] = {}
        for owed in self._ledger.all():
            seat = owed.due.seat
            longest[seat] = max(longest.get(seat, 0.0), owed.seconds)
        return longest

    def silent(self) -> Seats:
        """The seats that give no sign of life."""
        return frozenset(self.table.seats) - self.liveness.alive()

    def owing(self) -> Seats:
        """Those for whom we wait though no person thinks: programs owe something, somebody's time
        is over, or a call does not come to its end.
        """
        self.look(trio.current_time())
        call, owed = self._caller.call, self._ledger.all()
        if call is not None and call.members & call.since.keys():
            return frozenset(call.members - call.since.keys()) or call.members
        thinks = any(self._overdue(one) < 0 for one in owed)
        return NOBODY if thinks else frozenset(one.due.seat for one in owed)

    def heard(self) -> tuple[int, tuple[int, ...]]:
        """How far the match has come here: another value means that it goes on."""
        log = self._caller.listener.log
        return log.epoch, log.seen.counts

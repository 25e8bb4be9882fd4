"""An honest peer: it speaks when it owes something, calls when it has waited, reports and votes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from random import Random

from table.calls.agreement import Word
from table.calls.report import Claim
from table.calls.roll import Company, Debt
from table.calls.statement import Statement
from table.log.message import Seen
from tests.search.clocks import DECISION
from tests.search.ear import Ear, Home
from tests.search.game import Message, say
from tests.search.items import Item, Thing, item_of, stated

NOT_TWICE = 5.0
FINISH = 2.0  # what we can say in that time, we say before a report


class Peer(Ear):
    """One program at one seat. What it has ``synced`` of its items outlives a crash."""

    def __init__(self, home: Home, name: str, rng: Random, now: float) -> None:
        super().__init__(home, name, rng, now)
        self.synced = 0
        self.done: str | None = None  # the result
        self.is_slow = self.is_away = False
        self._order: dict[bytes, int] = {}  # in which messages were taken in
        self._due: tuple[int, float] | None = None  # when we say what we owe in a round
        self._called: dict[Claim, float] = {}
        self._by: float | None = None  # when we have to report at the latest

    # What follows

    def step(self, now: float) -> float:
        """Do whatever is to be done now; when to come back if nothing happens."""
        self.clocks.run(now)
        while self.stopped is None and self._progress(now):
            pass
        return inf if self.stopped is not None else self._wake(now)

    def _progress(self, now: float) -> bool:
        took = [*self.book.take_in()]
        for message in took:
            self._order.setdefault(message.id, len(self._order))
            self.state.hear(message)
        if took:
            self.clocks.follow(self.state, now)
            self._look_for_result()
        return (
            bool(took)
            or self._begin_epoch(now)
            or self._speak(now)
            or self._report(now)
            or self._vote(now)
        )

    def _look_for_result(self) -> None:
        last = len(self.home.game) - 1
        ends = Counter(m.value for m in self.book.newest(3) if m.op == last)
        for result, count in ends.items():
            if count >= self.table.q:
                self.done = self.done or result

    def _wake(self, now: float) -> float:
        return min((at for at in self._moments(now) if at > now), default=inf)

    def _moments(self, now: float) -> Iterator[float]:
        yield from (self.call.wake(now), self.pauses.wake(now), *self.clocks.ends(now))
        yield from (at + NOT_TWICE for at in self._called.values())
        if self._by is not None:
            yield self._by
        if self._due is not None:
            yield self._due[1]

    def _emit(self, things: Sequence[Thing], now: float) -> None:
        """On disk before it leaves, with everything that it may rest on."""
        if not things:
            return
        made = [item_of(thing) for thing in things]
        for item in made:
            self.receive(item, now)
        self.synced = len(self.items)
        for item in made:
            self.home.send(self, item)

    def passes_on(self, item: Item, to: str) -> bool:
        """Whatever is new, to everybody else."""
        return item.key in self.keys and to != self.name

    def disk(self) -> list[Item]:
        """What was taken in comes first, and in that order: of two branches the same one again."""
        return sorted(self.items[: self.synced], key=lambda item: self._order.get(item.key, inf))

    # Messages

    def _speak(self, now: float) -> bool:
        op = self.state.owing.get(self.seat)
        if not self._may_speak() or op is None:
            return False
        if self._due is None or self._due[0] != op:
            self._due = op, now + self._delay(self.home.game.debt(op))
        if now < self._due[1]:
            return False
        self._emit([self._message(op)], now)
        return True

    def _may_speak(self) -> bool:
        return self.seat in self.members and not self.call.has_reported

    def _message(self, op: int) -> Message:
        is_last = op == len(self.home.game) - 1
        value = self.state.result if is_last else f"{self.name} {self.state.past[:8]}"
        book = self.book
        return say(self.seat, book.epoch, book.seen, book.roll, op, value)

    def _delay(self, debt: Debt) -> float:
        if debt is Debt.DUTY:
            return self.rng.uniform(6.0, 8.0) if self.is_slow else self.rng.uniform(0.0, 1.0)
        return DECISION if self.is_away else self.rng.uniform(0.0, 8.0)

    # Reports

    def _report(self, now: float) -> bool:
        if self.call.has_reported or not self.state.may_be_called:
            return False
        if not (self._calls(now) or self._follows(now)):
            return False
        words = self.call.report(self._reported(), self._claims(now))
        self._sign(words, now)
        self._by = None
        return True

    def _reported(self) -> Seen:
        return self.book.seen

    def _claims(self, now: float) -> list[Claim]:
        return self.clocks.claims(now, within=5.0)

    def _calls(self, now: float) -> bool:
        """E3 (a): we have waited long enough, and enough of us are there to go on."""
        if self.seat not in self.members or len(self.alive(now)) < self.table.q:
            return False
        held = [c for c in self.clocks.claims(now) if now >= self._called.get(c, -inf) + NOT_TWICE]
        self._called.update(dict.fromkeys(held, now))
        return bool(held)

    def _follows(self, now: float) -> bool:
        """E3 (b) to (d): others have called. What we can say at once, we say before."""
        if self.call.reason(now) is None:
            return False
        if self._by is None:
            self._by = self._due[1] if self._can_finish(now) and self._due else now
        return now >= self._by

    def _can_finish(self, now: float) -> bool:
        """Do we owe what our program can say in time?"""
        op = self.state.owing.get(self.seat) if self._may_speak() else None
        is_duty = op is not None and self.home.game.debt(op) is Debt.DUTY
        return is_duty and self._due is not None and self._due[1] <= now + FINISH

    # Votes

    def _vote(self, now: float) -> bool:
        words = self.call.look(now) if self.state.may_be_called else []
        self._sign(words, now)
        return bool(words) or self._has_news()

    def _sign(self, words: Sequence[Word], now: float) -> None:
        self._emit([stated(word) for word in words], now)

    def _has_news(self) -> bool:
        proof = self.call.decided
        return proof is not None and self.book.holds(proof.roll.cut)

    # Epochs

    def _begin_epoch(self, now: float) -> bool:
        proof = self.call.decided
        if proof is None:
            return False
        if proof.roll.number not in self.proofs:
            self._emit([proof], now)
        cut = proof.roll.cut
        if not self.book.holds(cut):
            return False
        state = self.base.copy()
        for message in self.book.within(cut):
            state.hear(message)
        company = proof.roll.company(self.table, state.debt)
        state.begin(company)
        self.home.began(self, proof, company)
        self._judge([offence.seat for offence in self.watch.decide(proof.roll)])
        self._settle_accounts(company, now)
        self.book.begin(proof.roll.digest, cut, company.gone)
        self.base, self.state = state, state.copy()
        self._by = None
        self._go_on(now)
        self.clocks.late |= {seat for seat, _ in company.late}
        return True

    def _settle_accounts(self, company: Company, now: float) -> None:
        """Who is back, who called in vain, who was late (K1, K2, K4)."""
        for seat in self.book.gone - company.gone:
            self.clocks.purses[seat].come_back(now)
        first = min(self.call.since, key=lambda s: (self.call.since[s], s), default=None)
        if first is not None and company.gone == self.book.gone and not company.late:
            self.clocks.purses[first].pay_for_call(now)
        self.pauses.begin(company.gone, now)

    def _go_on(self, now: float) -> None:
        self.call = self._next_call()
        for item in self.items:
            if isinstance(item.thing, Statement):
                self._hear(item.thing)
        if (proof := self.proofs.get(self.number)) is not None:
            self._settle(proof)
        self.clocks.follow(self.state, now)
        self.clocks.go_on(now)

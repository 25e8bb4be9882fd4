"""How all agree on one roll (E5): Tendermint, for one number (arXiv 1807.04938, algorithm 1).

Quorums are q where the paper has 2f + 1, and d + 1 = n − q + 1 seats make one jump where it has
f + 1. In one point it is stricter: a seat that precommitted a roll in round r' prevotes after
that only for proposals with vr ≥ r', even if they are for that same roll. So whoever prevotes
against its own precommit convicts itself, whatever the roll was (E9).

This is a state machine without clock, keys and wires. What others signed comes in by ``hear``;
``look`` says what our own seat is to sign. There is one answer for each place: whatever was said
before a crash has to be heard again before the first look, and is not said otherwise then.
"""

from collections.abc import Sequence
from math import inf
from typing import Protocol

from games.kit import Seat, Seats
from table.calls.proof import Proof
from table.calls.roll import Quorum, Roll
from table.calls.statement import Place, Statement, Step
from table.calls.tally import Tally
from table.calls.votes import (
    MAX_ROUNDS,
    NIL,
    NO_DIGEST,
    NO_ROUND,
    Ballot,
    Proposal,
    encode_ballot,
)

LONGEST = 60.0  # seconds; rounds get longer until then
Word = tuple[Place, bytes]  # what is to be signed for a place


class Judge(Protocol):
    """What the reports are, and which rolls deserve a vote (E6)."""

    def offer(self, now: float) -> tuple[bytes, ...] | None:
        """The reports that we would propose; None while there is something to wait for."""

    def is_fit(self, reports: Sequence[bytes], round_: int, now: float) -> bool | None:
        """Is a roll that nobody voted for yet worth a vote? None while that may change."""

    def is_whole(self, reports: Sequence[bytes]) -> bool | None:
        """Is it a roll, and is all of it here? None while something is missing."""

    def roll(self, reports: Sequence[bytes]) -> Roll | None:
        """The roll of these reports; None if one of them was never heard."""

    def has_left(self, seat: Seat) -> bool:
        """Has that seat said goodbye, so that no proposal of it need be waited for?"""


class Agreement:
    """One seat's part in the decision; without a ``seat`` of our own we only listen.

    ``members`` of the company before take turns to propose; all seats vote.
    """

    def __init__(
        self, number: int, table: Quorum, members: Seats, seat: Seat | None, judge: Judge
    ) -> None:
        self.number, self.table, self.seat, self.judge = number, table, seat, judge
        self.tally = Tally(number, table, members)
        self.round = 0
        self.locked = NO_ROUND  # the newest round in which we precommitted a roll
        self._said: set[Place] = set()  # by us
        self._until: dict[Step, float] = {}  # the timeouts of this round
        self._proof: Proof | None = None

    # What was said

    def hear(self, statement: Statement) -> None:
        """Take note of a vote, of our own too: it counts when it comes back signed.

        ``Malformed`` if it can't be read, and then it counts for nothing. Of two for one place
        the first counts here; whoever keeps all statements finds the offence.
        """
        if self.tally.hear(statement) and statement.seat == self.seat:
            self._remember(statement.place, statement.body)

    def _remember(self, place: Place, body: bytes) -> None:
        """What we said, in this life or in one before: our round and our lock follow from it."""
        self._said.add(place)
        if place.round > self.round:  # not ours of just now: the round begins when it is looked at
            self.round, self._until = place.round, {}
        if place.step is Step.PRECOMMIT and body != NO_DIGEST:
            self.locked = max(self.locked, place.round)

    @property
    def decided(self) -> Proof | None:
        """The roll, as soon as we hold all that proves it."""
        if self._proof is None:
            self._proof = self.tally.proof(self.judge.roll)
        return self._proof

    def settle(self, proof: Proof) -> None:
        """Others have decided, and this proof was checked."""
        self._proof = self._proof or proof

    @property
    def reached(self) -> int:
        """The newest round that counts here, whether or not our seat votes in it."""
        return max(self.round, self.tally.newest_sure())

    # What we say

    @property
    def has_begun(self) -> bool:
        return Step.PROPOSE in self._until

    def begin(self, now: float) -> None:
        """From here on our seat votes, and its timeouts run."""
        if not self.has_begun:
            self._enter(self.round, now)

    def _enter(self, round_: int, now: float) -> None:
        self.round = round_
        self._until = {Step.PROPOSE: now + timeout(Step.PROPOSE, round_)}

    def look(self, now: float) -> list[Word]:
        """What our seat is to sign now, each once. When it was heard again, look again."""
        words: list[Word] = []
        while self.seat is not None and self.has_begun and self.decided is None:
            self._move_on(now)
            word = self._next_word(self.seat, now)
            if word is None:
                break
            words.append(word)
            self._remember(*word)
        return words

    @property
    def wake(self) -> float:
        """When to look again, even if nothing comes. What the judge waits for is not in it."""
        return min((self._until[step] for step in self._until if self._counts(step)), default=inf)

    def _counts(self, step: Step) -> bool:
        """The next round begins whatever we have said; the other timeouts are for one vote each."""
        return self.decided is None and (step is Step.PRECOMMIT or step is self._step)

    @property
    def _step(self) -> Step:
        """As in the paper: where we are is told by what we have said in this round."""
        if self._has_said(Step.PRECOMMIT):
            return Step.PRECOMMIT
        return Step.PREVOTE if self._has_said(Step.PREVOTE) else Step.PROPOSE

    def _has_said(self, step: Step) -> bool:
        return self.seat is not None and self._place(self.seat, step) in self._said

    def _place(self, seat: Seat, step: Step) -> Place:
        return Place(seat, self.number, step, self.round)

    def _move_on(self, now: float) -> None:
        """Into the newest round in which one honest seat is for sure, or from one that failed."""
        newest = self.tally.newest_sure()
        if newest > self.round:
            self._enter(newest, now)
        self._begin_timeout(Step.PRECOMMIT, now)
        is_over = self._is_over(Step.PRECOMMIT, now) or self._is_in_vain
        if is_over and self.round + 1 < MAX_ROUNDS:
            self._enter(self.round + 1, now)

    @property
    def _has_no_proposer(self) -> bool:
        """Nothing was proposed, and nothing will be: the one whose turn it is has left (K8).

        Timeouts are arbitrary, so this one is over at once.
        """
        if self.round in self.tally.proposals:
            return False
        return self.judge.has_left(self.tally.proposer(self.round))

    @property
    def _is_in_vain(self) -> bool:
        """Then enough precommits for nil end the round: no others could decide anything."""
        return self._has_no_proposer and self.tally.winner(Step.PRECOMMIT, self.round) == NIL

    def _begin_timeout(self, step: Step, now: float) -> None:
        """When enough seats have voted, whatever for, the others get some time more."""
        if self.tally.has_quorum(step, self.round):
            self._until.setdefault(step, now + timeout(step, self.round))

    def _is_over(self, step: Step, now: float) -> bool:
        return now >= self._until.get(step, inf)

    def _next_word(self, seat: Seat, now: float) -> Word | None:
        if self._step is Step.PROPOSE:
            return self._proposal(seat, now) or self._vote(Step.PREVOTE, self._prevote(now))
        if self._step is Step.PREVOTE:
            return self._vote(Step.PRECOMMIT, self._precommit(now))
        return None

    def _vote(self, step: Step, ballot: Ballot | None) -> Word | None:
        if ballot is None or self.seat is None:
            return None
        return self._place(self.seat, step), encode_ballot(step, ballot)

    def _proposal(self, seat: Seat, now: float) -> Word | None:
        """The newest roll with enough prevotes, if there is one, before any other."""
        if self.tally.proposer(self.round) != seat or self._has_said(Step.PROPOSE):
            return None
        vr = self.tally.newest_valid(before=self.round)
        favoured = self.tally.favoured(vr)
        reports = self.judge.offer(now) if favoured is None else self.tally.rolls[favoured]
        if reports is None:
            return None
        place = self._place(seat, Step.PROPOSE)
        return place, Proposal(place, reports, vr).encode()

    def _prevote(self, now: float) -> Ballot | None:
        proposal = self.tally.proposals.get(self.round)
        answer = None if proposal is None else self._answer(proposal, now)
        if proposal is not None and answer:
            return proposal.ballot
        over = self._is_over(Step.PROPOSE, now) or self._has_no_proposer
        return NIL if answer is False or over else None

    def _answer(self, proposal: Proposal, now: float) -> bool | None:
        """The stricter lock, then: a new roll must be fit; one with prevotes only be here."""
        if proposal.vr < self.locked:
            return False
        if proposal.vr == NO_ROUND:
            return self.judge.is_fit(proposal.reports, self.round, now)
        if self.tally.favoured(proposal.vr) != proposal.digest:
            return None
        return self.judge.is_whole(proposal.reports)

    def _precommit(self, now: float) -> Ballot | None:
        """No more is asked than the list and the prevotes."""
        winner = self.tally.winner(Step.PREVOTE, self.round)
        if winner is not None and (winner == NIL or winner.digest in self.tally.rolls):
            return Ballot(winner.digest)
        self._begin_timeout(Step.PREVOTE, now)
        return NIL if self._is_over(Step.PREVOTE, now) else None


def timeout(step: Step, round_: int) -> float:
    """From the beginning of a round for its proposal, and from enough votes for the others."""
    seconds = 8 + 6 * round_ if step is Step.PROPOSE else 4 + 4 * round_
    return min(float(seconds), LONGEST)

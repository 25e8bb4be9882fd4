"""The votes that were heard in a call, and the proof of the roll that they decide (E5, E7)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from crypto.errors import InvalidProof, Malformed
from games.kit import Seat, Seats
from table.calls.proof import Proof
from table.calls.roll import Quorum, Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import MAX_ROUNDS, NO_ROUND, Ballot, Proposal, read_ballot

NO_VOTES = (Step.HALT, Step.CLAIM)
Find = Callable[[Sequence[bytes]], Roll | None]
"""The roll of the reports with these ids; None if one of them was never heard."""


class Tally:
    """Whatever anybody said, the first statement for each place. It needs no seat of our own."""

    def __init__(self, number: int, table: Quorum, members: Seats) -> None:
        self.number, self.table = number, table
        self.members = sorted(members)
        self.statements: dict[Place, Statement] = {}
        self.proposals: dict[int, Proposal] = {}  # by round
        self.rolls: dict[bytes, tuple[bytes, ...]] = {}  # what was proposed, by its digest
        self.rounds: dict[Seat, int] = {}  # the newest in which each seat has spoken
        self._votes: dict[tuple[Step, int], dict[Seat, Ballot]] = {}

    def proposer(self, round_: int) -> Seat:
        return self.members[(self.number + round_) % len(self.members)]

    def hear(self, statement: Statement) -> bool:
        """Was it new? ``Malformed`` if it can't be read; then it counts for nothing."""
        place = statement.place
        if place.number != self.number or place.step in NO_VOTES or place.round >= MAX_ROUNDS:
            raise Malformed("no vote on this roll")
        if place in self.statements:
            return False
        if place.step is Step.PROPOSE:
            self._hear_proposal(Proposal.read(statement))
        else:
            self.votes(place.step, place.round)[place.seat] = read_ballot(statement)
        self.statements[place] = statement
        self.rounds[place.seat] = max(self.rounds.get(place.seat, 0), place.round)
        return True

    def _hear_proposal(self, proposal: Proposal) -> None:
        if proposal.place.seat != self.proposer(proposal.place.round):
            raise Malformed("a proposal out of turn")
        self.proposals[proposal.place.round] = proposal
        self.rolls[proposal.digest] = proposal.reports

    def votes(self, step: Step, round_: int) -> dict[Seat, Ballot]:
        return self._votes.setdefault((step, round_), {})

    def has_quorum(self, step: Step, round_: int) -> bool:
        """Have enough seats voted, for whatever?"""
        return len(self.votes(step, round_)) >= self.table.q

    def winner(self, step: Step, round_: int) -> Ballot | None:
        """What enough seats voted for; they are more than half of all, so there is only one."""
        if not self.has_quorum(step, round_):
            return None
        counts = Counter(self.votes(step, round_).values())
        return next((ballot for ballot, count in counts.items() if count >= self.table.q), None)

    def favoured(self, round_: int) -> bytes | None:
        """The roll that had enough prevotes in that round."""
        winner = self.winner(Step.PREVOTE, round_)
        return None if winner is None else winner.digest

    def newest_valid(self, before: int) -> int:
        """The newest round with enough prevotes for a roll that was proposed before us."""
        rounds = (r for step, r in self._votes if step is Step.PREVOTE and r < before)
        return max((r for r in rounds if self.favoured(r) in self.rolls), default=NO_ROUND)

    def newest_sure(self) -> int:
        """The newest round that so many seats have reached that one of them is honest."""
        reached = sorted(self.rounds.values(), reverse=True)
        return reached[self.table.spare] if len(reached) > self.table.spare else 0

    # What was decided

    def proof(self, find: Find) -> Proof | None:
        """Of the first roll with enough precommits, as soon as we hold all that proves it."""
        rounds = sorted(r for step, r in self._votes if step is Step.PRECOMMIT)
        return next((proof for r in rounds for proof in self._proofs(r, find)), None)

    def _proofs(self, round_: int, find: Find) -> Iterator[Proof]:
        winner = self.winner(Step.PRECOMMIT, round_)
        if winner is None:
            return
        roll = find(self.rolls[winner.digest]) if winner.digest in self.rolls else None
        links = self._links(round_, winner.digest)
        if roll is None or links is None:
            return
        proof = Proof(roll, self._signed(Step.PRECOMMIT, round_, winner), links)
        try:
            proof.check(self.table, roll.reports[0].roll)
        except InvalidProof:
            return  # only with so many cheats that nothing is promised
        yield proof

    def _links(self, round_: int, digest: bytes | None) -> tuple[tuple[Statement, ...], ...] | None:
        links = []
        while round_ != NO_ROUND:
            winner = self.winner(Step.PREVOTE, round_)
            if winner is None or winner.digest != digest:
                return None
            links.append(self._signed(Step.PREVOTE, round_, winner))
            round_ = winner.vr
        return tuple(links)

    def _signed(self, step: Step, round_: int, ballot: Ballot) -> tuple[Statement, ...]:
        votes = self.votes(step, round_)
        seats = sorted(seat for seat in votes if votes[seat] == ballot)[: self.table.q]
        return tuple(self.statements[Place(s, self.number, step, round_)] for s in seats)

"""The agreement alone: honest seats that hear some votes late, and cheats that vote both ways.

Each walk is a list of choices: who looks next, which votes reach it, what cheats show it. Time
passes for a seat only when nothing else moves it on. Reports are all here; there are two rolls
that could be proposed, and every proposer has its favourite.
"""

from collections.abc import Iterator, Sequence
from random import Random

from games.kit import Seat
from table.calls.agreement import Agreement
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.calls.roll import Quorum, Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import NIL, Ballot, Proposal, encode_ballot
from table.calls.watch import Watch
from table.log.message import Seen
from tests.search.items import stated
from tests.search.promises import Broken

VOTES = (Step.PREVOTE, Step.PRECOMMIT)


class Favourite:
    """A judge to whom every roll is fit, and who would propose one of them."""

    def __init__(self, rolls: Sequence[Roll], favourite: Roll, *, hasty: bool) -> None:
        self.rolls = {ids_of(roll): roll for roll in rolls}
        self.favourite = ids_of(favourite)
        self._asked, self._hasty = 0, hasty

    def offer(self, *_: float) -> tuple[bytes, ...] | None:
        return self.favourite

    def is_fit(self, *_: object) -> bool | None:
        return True

    def is_whole(self, reports: Sequence[bytes]) -> bool | None:
        return tuple(reports) in self.rolls

    def roll(self, reports: Sequence[bytes]) -> Roll | None:
        return self.rolls.get(tuple(reports))

    def has_left(self, _: Seat) -> bool:
        """Anybody, at any time: whom one does not wait for must not matter to what is decided."""
        self._asked += 1
        return self._hasty and self._asked % 3 == 0


def ids_of(roll: Roll) -> tuple[bytes, ...]:
    return tuple(report.id for report in roll.reports)


def rolls_of(table: Quorum) -> tuple[Roll, Roll]:
    """Two that all could agree on: of the first seats, and of the last."""
    body = encode(NO_ROLL, Seen.nothing(table.n), ())
    seats = [Seat(i) for i in range(1, table.n + 1)]
    reports = [Report.read(stated((place_of(seat, 1), body)), table.n) for seat in seats]
    return Roll(1, tuple(reports[: table.q])), Roll(1, tuple(reports[-table.q :]))


class Ballots:
    """Seats 1 to ``cheats`` are hostile, unless others are named; all honest ones are real."""

    def __init__(
        self,
        table: Quorum,
        cheats: set[Seat],
        favourites: Sequence[int],
        *,
        hasty: bool = False,
    ) -> None:
        self.table, self.cheats = table, cheats
        self.rolls = rolls_of(table)
        members = frozenset(Seat(i) for i in range(1, table.n + 1))
        self.honest = {
            seat: Agreement(
                1, table, members, seat, Favourite(self.rolls, self.rolls[choice], hasty=hasty)
            )
            for seat, choice in zip(sorted(members), favourites, strict=True)
            if seat not in cheats
        }
        self.said: list[Statement] = []  # by honest seats, for all to hear
        self.lies: dict[bytes, Statement] = {}
        self.now = dict.fromkeys(self.honest, 0.0)
        self._heard: dict[Seat, int] = dict.fromkeys(self.honest, 0)
        self._late: dict[Seat, list[Statement]] = {seat: [] for seat in self.honest}
        for agreement in self.honest.values():
            agreement.begin(0.0)

    def hear(self, seat: Seat, missing: set[Seat]) -> None:
        """Everything new, but what is missing: that comes with the next turn without gaps."""
        agreement, late = self.honest[seat], self._late[seat]
        news = late + self.said[self._heard[seat] :]
        self._heard[seat], late[:] = len(self.said), []
        for statement in news:
            if statement.seat in missing:
                late.append(statement)
            else:
                agreement.hear(statement)

    def show(self, seat: Seat, statement: Statement) -> None:
        """A cheat says something to that seat alone."""
        self.lies.setdefault(statement.id, statement)
        self.honest[seat].hear(statement)

    def look(self, seat: Seat, *, wait: bool = False) -> bool:
        """Did it say something?"""
        agreement = self.honest[seat]
        if wait and agreement.wake < 1e9:
            self.now[seat] = max(self.now[seat], agreement.wake)
        words = agreement.look(self.now[seat])
        for word in words:
            statement = stated(word)
            agreement.hear(statement)
            self.said.append(statement)
        return bool(words)

    def propose(self, seat: Seat, cheat: Seat, round_: int, choice: int, vr: int) -> None:
        place = Place(cheat, 1, Step.PROPOSE, round_)
        self.show(seat, stated((place, Proposal(place, ids_of(self.rolls[choice]), vr).encode())))

    def vote(self, seat: Seat, cheat: Seat, step: Step, round_: int, ballot: Ballot) -> None:
        place = Place(cheat, 1, step, round_)
        self.show(seat, stated((place, encode_ballot(step, ballot))))

    def check(self) -> None:
        """Never two rolls; if there are so many cheats that there are, enough are convicted."""
        guilty = self.convicts()
        if self.is_split and len(self.cheats) < self.table.shared:
            raise Broken("two rolls")
        if self.is_split and len(guilty) < self.table.shared:
            raise Broken(f"two rolls, and only {sorted(guilty)} are convicted")
        if guilty - self.cheats:
            raise Broken(f"{sorted(guilty - self.cheats)} are convicted, and honest")

    @property
    def is_split(self) -> bool:
        return len({p.roll.digest for a in self.honest.values() if (p := a.decided)}) > 1

    def convicts(self) -> set[Seat]:
        watch = Watch(self.table.n)
        statements = [*self.said, *self.lies.values()]
        return {offence.seat for s in statements for offence in watch.hear(s)}


def random_ballots(
    seed: int, n: int, q: int, cheats: int, turns: int = 60, *, hasty: bool = False
) -> Ballots:
    """One walk: seats in random order, with random gaps, and cheats who say whatever helps."""
    rng, table = Random(f"{seed} {n} {q} {cheats}"), Quorum(n, q)
    seats = [Seat(i) for i in range(1, n + 1)]
    hostile = set(rng.sample(seats, cheats))
    ballots = Ballots(table, hostile, [rng.randrange(2) for _ in seats], hasty=hasty)
    worlds = {seat: rng.randrange(2) for seat in seats}  # whom cheats want to believe what
    gaps, often = rng.choice([0.2, 0.5, 0.8]), rng.choice([0.8, 0.97])
    for _ in range(turns * n):
        if all(agreement.decided for agreement in ballots.honest.values()):
            break
        seat = rng.choice([*ballots.honest])
        missing = {s for s in seats if s != seat and rng.random() < gaps}
        ballots.hear(seat, missing if rng.random() < often else set())
        for cheat in sorted(hostile):
            for lie in lies(rng, ballots, seat, worlds[seat]):
                lie_to(ballots, seat, cheat, lie)
        if not ballots.look(seat):
            ballots.look(seat, wait=rng.random() < 0.3)
    return ballots


Lie = tuple[Step, int, int | None, int]  # a step and a round, which roll, on what grounds


def lies(rng: Random, ballots: Ballots, seat: Seat, choice: int) -> Iterator[Lie]:
    """Cheats agree among each other what a seat is to believe in its round, and vote for that."""
    round_ = ballots.honest[seat].round
    for step in (Step.PROPOSE, *VOTES):
        if rng.random() < 0.6:
            yield step, round_, choice, helpful(ballots, seat, choice, step)
        elif rng.random() < 0.5:
            yield step, round_, rng.choice([0, 1, None]), rng.choice([-1, *range(round_)])


def helpful(ballots: Ballots, seat: Seat, choice: int, step: Step) -> int:
    """The grounds on which that seat could be made to believe in the choice."""
    agreement = ballots.honest[seat]
    if step is Step.PREVOTE and (proposal := agreement.tally.proposals.get(agreement.round)):
        return proposal.vr
    return min(agreement.locked, agreement.round - 1) if step is Step.PROPOSE else -1


def lie_to(ballots: Ballots, seat: Seat, cheat: Seat, lie: Lie) -> None:
    step, round_, which, vr = lie
    tally = ballots.honest[seat].tally
    if Place(cheat, 1, step, round_) in tally.statements:
        return
    if step is not Step.PROPOSE:
        grounds = vr if step is Step.PREVOTE else -1
        ballot = NIL if which is None else Ballot(ballots.rolls[which].digest, grounds)
        ballots.vote(seat, cheat, step, round_, ballot)
    elif which is not None and tally.proposer(round_) == cheat:
        ballots.propose(seat, cheat, round_, which, vr)

"""All courses of one decision among four that leave the usual one in at most a few points.

Usually everybody hears everything, and the cheat votes like the others. A deviation is a gap: for
some turns one seat does not hear another; or a lie: the cheat shows one seat something else.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from games.kit import Seat
from table.calls.roll import Quorum
from table.calls.statement import Step
from tests.search.ballots import VOTES, Ballots, Lie, helpful, lie_to
from tests.search.promises import Broken

FOUR = Quorum(4, 3)
TURNS = 60
GAP = 4
SEATS = [Seat(i) for i in range(1, 5)]


class Gap(NamedTuple):
    """From that turn on, one seat does not hear another for a while."""

    turn: int
    seat: Seat
    other: Seat


class Lied(NamedTuple):
    """What the cheat shows one seat instead; None is nil."""

    round: int
    step: Step
    seat: Seat
    which: int | None


Deviation = Gap | Lied


def deviations(cheat: Seat) -> list[Deviation]:
    honest = [seat for seat in SEATS if seat != cheat]
    gaps = [Gap(turn, a, b) for turn in range(8) for a, b in product(honest, honest) if a != b]
    lies = [
        Lied(round_, step, seat, which)
        for round_ in range(3)
        for step, seat in product((Step.PROPOSE, *VOTES), honest)
        for which in ((1,) if step is Step.PROPOSE else (1, None))
    ]
    return [*gaps, *lies]


def courses(most: int) -> Iterator[tuple[Seat, tuple[Deviation, ...]]]:
    """Every choice of at most so many deviations, for every cheat."""
    for cheat in SEATS:
        for count in range(most + 1):
            for chosen in combinations(deviations(cheat), count):
                yield cheat, chosen


def take(cheat: Seat, chosen: Sequence[Deviation]) -> None:
    """Whatever was chosen, one roll is decided; to whom a vote is missing, its proof is shown."""
    ballots = Ballots(FOUR, {cheat}, [0, 0, 1, 1])
    for turn in range(TURNS):
        if all(agreement.decided for agreement in ballots.honest.values()):
            break
        for seat in ballots.honest:
            gaps = [gap for gap in chosen if isinstance(gap, Gap) and gap.seat == seat]
            ballots.hear(seat, {g.other for g in gaps if g.turn <= turn < g.turn + GAP})
            for lie in usual(ballots, seat, chosen):
                lie_to(ballots, seat, cheat, lie)
        said = [ballots.look(seat) for seat in ballots.honest]
        if not any(said):
            for seat in ballots.honest:
                ballots.look(seat, wait=True)
    ballots.check()
    if not any(agreement.decided for agreement in ballots.honest.values()):
        raise Broken("nothing is decided")


def usual(ballots: Ballots, seat: Seat, chosen: Sequence[Deviation]) -> Iterator[Lie]:
    """What an honest seat in the cheat's place would show that seat, unless it is to lie."""
    tally, round_ = ballots.honest[seat].tally, ballots.honest[seat].round
    lies = {(d.round, d.step): d.which for d in chosen if isinstance(d, Lied) and d.seat == seat}
    proposal, winner = tally.proposals.get(round_), tally.winner(Step.PREVOTE, round_)
    honest = {Step.PROPOSE: ballots.rolls[0].digest}
    if proposal is not None:
        honest[Step.PREVOTE] = proposal.digest
    if winner is not None and winner.digest is not None:
        honest[Step.PRECOMMIT] = winner.digest
    for step, digest in honest.items():
        which = lies.get((round_, step), [r.digest for r in ballots.rolls].index(digest))
        yield step, round_, which, helpful(ballots, seat, which or 0, step)

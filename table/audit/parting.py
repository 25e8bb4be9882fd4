"""Where two records of one table part: the first word in which they differ, and who heard which."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from games.kit import Seat
from table.audit.compare import Side
from table.audit.report import Called, Report
from table.audit.step import Step
from table.log.message import Message, Place


class Told(NamedTuple):
    """One of two messages for one place, and who went on from it: a seat, and by which message."""

    step: Step
    heard_by: Mapping[Seat, int]


class Fork(NamedTuple):
    """What one seat said in the first record and what, for the same place, in the second (H6)."""

    one: Told
    other: Told

    @property
    def seat(self) -> Seat:
        return self.one.step.seat


class RollFork(NamedTuple):
    """Two rolls with one number."""

    one: Called
    other: Called

    @property
    def voted_twice(self) -> tuple[Seat, ...]:
        """Who precommitted both, as far as the two proofs show."""
        first, second = ({v.seat for v in called.proof.precommits} for called in self)
        return tuple(sorted(first & second))


class LeftOut(NamedTuple):
    """A roll of one record, the first or second by ``which``, after which some of what the other
    one holds of the epochs before it does not count.
    """

    which: int
    called: Called
    steps: tuple[Step, ...]

    @property
    def deniers(self) -> tuple[Seat, ...]:
        """Who said some of it, and signed a report for that roll without it (E9)."""
        authors = {step.seat for step in self.steps}
        return tuple(seat for seat in self.called.roll.authors if seat in authors)


@dataclass(frozen=True, slots=True)
class Parting:
    """``forks`` are the first of each seat, and none is after two rolls, from which on nothing
    goes together. ``more`` is what only one of the two holds, by record.
    """

    both: int
    forks: tuple[Fork, ...]
    rolls: RollFork | None
    left_out: tuple[LeftOut, ...]
    more: tuple[tuple[Step, ...], tuple[Step, ...]]


def parting(one: Side, other: Side) -> Parting:
    """Both are of one table and hold, each alone (A4)."""
    sides = one.report, other.report
    ids = [{step.message.id for step in report.steps} for report in sides]
    more = [
        tuple(step for step in report.steps if step.message.id not in held)
        for report, held in zip(sides, reversed(ids), strict=True)
    ]
    rolls = rolls_of(*sides)
    until = rolls.one.roll.number if rolls else 1 + max(len(report.rolls) for report in sides)
    forks = [fork for fork in forked(*sides) if fork.one.step.message.epoch < until]
    without = (left_out(which, sides[which], more[1 - which], until) for which in (0, 1))
    found = tuple(one for one in without if one is not None)
    return Parting(len(ids[0] & ids[1]), tuple(forks), rolls, found, (more[0], more[1]))


def forked(one: Report, other: Report) -> Iterator[Fork]:
    """The first place of each seat for which each record has another message."""
    held: dict[Place, Step] = {step.message.place: step for step in other.steps}
    found = set[Seat]()
    for step in one.steps:
        twin = held.get(step.message.place)
        if twin is None or twin.message.id == step.message.id or step.seat in found:
            continue
        found.add(step.seat)
        yield Fork(Told(step, hearers(one, step)), Told(twin, hearers(other, twin)))


def hearers(report: Report, step: Step) -> dict[Seat, int]:
    """Everybody else who had seen a message, with the number of the first by which it shows."""
    found: dict[Seat, int] = {}
    for later in report.steps[step.number :]:
        if later.seat != step.seat and has_seen(later.message, step.message):
            found.setdefault(later.seat, later.number)
    return found


def has_seen(later: Message, message: Message) -> bool:
    return later.seen.counts[message.seat - 1] > message.seq


def rolls_of(one: Report, other: Report) -> RollFork | None:
    """The first number for which each has another roll."""
    pairs = zip(one.rolls, other.rolls, strict=False)
    differing = (RollFork(a, b) for a, b in pairs if a.roll.digest != b.roll.digest)
    return next(differing, None)


def left_out(which: int, report: Report, missing: tuple[Step, ...], until: int) -> LeftOut | None:
    """The first roll of a record, before ``until``, that leaves out what is ``missing`` in it."""
    for called in report.rolls[: until - 1]:
        void = tuple(step for step in missing if step.message.epoch < called.roll.number)
        if void:
            return LeftOut(which, called, void)
    return None

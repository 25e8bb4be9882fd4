"""Section 15, "when a message is due": rounds, and the tasks that wait for them.

A task is a generator. It yields a ``Round`` or a ``Wait``, and is resumed when all have spoken.
What a round rests on is a count of messages per seat: naming the newest names all before it.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.stranger.log import Message

Counts = tuple[int, ...]


def union(one: Sequence[int], other: Sequence[int]) -> Counts:
    return tuple(map(max, one, other))


def covers(more: Sequence[int], less: Sequence[int]) -> bool:
    return all(m >= n for m, n in zip(more, less, strict=True))


@dataclass
class Round:
    """Some seats say one thing of one kind for one op."""

    kind: str
    op: str
    seats: tuple[int, ...]
    check: Callable[[Message], Any]
    default: Callable[[int], Any] | None = None  # what counts for whoever is late or gone
    waits: bool = False  # for whoever is gone, too (G11)
    person: bool = False  # a decision of somebody
    rests: Counts = ()
    said: dict[int, Any] = field(default_factory=dict)
    spoken: set[int] = field(default_factory=set)
    missing: list[int] = field(default_factory=list)  # who left without a default
    task: "Task | None" = None
    circle: tuple[int, ...] = ()  # of a turn in a shuffle: who may take it, in this order (G5)
    unneeded: Callable[[], bool] | None = None
    facts: Any = None  # what its authors have to prove, for those who write matches

    @property
    def idle(self) -> bool:
        """Nobody has to speak here any more, though whoever does does no wrong."""
        return self.unneeded is not None and self.unneeded()

    @property
    def owing(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.said and seat not in self.missing]


@dataclass
class Wait:
    """Until these tasks are over."""

    tasks: tuple["Task", ...]


Steps = Generator[Round | Wait, Any, Any]


@dataclass(eq=False)
class Task:
    steps: Steps | None
    rests: Counts
    waiting: Round | Wait | None = None
    over: bool = False
    result: Any = None


class Rounds:
    """All that was asked for so far."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.company = tuple(range(1, seats + 1))
        self.rounds: dict[tuple[str, str], Round] = {}
        self.tasks: list[Task] = []
        self.nothing: Counts = (0,) * seats
        self.cut: Counts | None = None  # while a roll is applied: what it leaves

    def start(self, rests: Sequence[int]) -> Task:
        task = Task(None, tuple(rests))
        self.tasks.append(task)
        return task

    def begin(self, task: Task, steps: Steps) -> Task:
        task.steps = steps
        self.advance(task, None, first=True)
        return task

    def advance(self, task: Task, value: Any, first: bool = False) -> None:
        assert task.steps is not None
        while True:
            try:
                wanted = next(task.steps) if first else task.steps.send(value)
            except StopIteration as end:
                task.over, task.result, task.waiting = True, end.value, None
                self.wake(task)
                return
            first = False
            task.waiting = wanted
            if isinstance(wanted, Wait):
                if not self.is_over(task, wanted):
                    return
                value = None
            else:
                self.open(task, wanted)
                if wanted.owing:
                    return
                value = wanted

    def is_over(self, task: Task, wait: Wait) -> bool:
        if not all(other.over for other in wait.tasks):
            return False
        for other in wait.tasks:
            task.rests = union(task.rests, other.rests)
        return True

    def wake(self, done: Task) -> None:
        for task in list(self.tasks):
            wait = task.waiting
            if isinstance(wait, Wait) and done in wait.tasks and self.is_over(task, wait):
                self.advance(task, None)

    def open(self, task: Task, round: Round) -> None:
        round.rests, round.task = task.rests, task
        assert (round.kind, round.op) not in self.rounds, round.op
        self.rounds[round.kind, round.op] = round
        for seat in round.seats:
            if seat not in self.company:
                self.leave(round, seat)

    def owed(self, seat: int, op: str) -> Round | None:
        """The round in which ``seat`` still owes its message for ``op``."""
        open = [r for (_, name), r in self.rounds.items() if name == op and seat in r.owing]
        return next((r for r in open if not r.idle), None)

    def leave(self, round: Round, seat: int) -> None:
        if round.waits or seat in round.said:
            return
        if round.circle:
            (now,) = round.seats
            place = round.circle.index(now)
            onwards = round.circle[place + 1 :] + round.circle[: place + 1]
            round.seats = (next(s for s in onwards if s in self.company),)
            return
        if round.default is not None:
            round.said[seat] = round.default(seat)
        else:
            round.missing.append(seat)

    def say(self, round: Round, message: Message, value: Any) -> None:
        round.said[message.seat] = value
        round.spoken.add(message.seat)
        task = round.task
        assert task is not None
        mine = [0] * self.seats
        mine[message.seat - 1] = message.seq + 1
        task.rests = union(task.rests, mine)
        self.go_on(round)

    def go_on(self, round: Round) -> None:
        if round.task is not None and round.task.waiting is round and not round.owing:
            self.advance(round.task, round)

    def roll(self, company: Iterable[int], late: Iterable[tuple[int, str]], cut: Counts) -> None:
        """Who goes on, and whose default counts for which op (E8)."""
        self.company = tuple(sorted(company))
        late = set(late)
        for round in [r for r in self.rounds.values() if r.owing]:
            changed = False
            for seat in round.owing:
                if seat not in self.company or (seat, round.op) in late:
                    self.leave(round, seat)
                    changed = changed or seat not in round.owing
            if changed and round.task is not None:
                round.task.rests = union(round.task.rests, cut)
                self.go_on(round)

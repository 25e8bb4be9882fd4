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
    roll: int = 0  # the last one that brought it forward
    result: Any = None


class Rounds:
    """All that was asked for so far."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.company = tuple(range(1, seats + 1))
        self.rounds: dict[tuple[str, str], Round] = {}
        self.tasks: list[Task] = []
        self.nothing: Counts = (0,) * seats
        self.rolls = 0

    def start(self, after: Task | None = None) -> Task:
        task = Task(None, after.rests if after else self.nothing)
        task.roll = after.roll if after else 0
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
            task.roll = max(task.roll, other.roll)
        return True

    def wake(self, done: Task) -> None:
        for task in list(self.tasks):
            wait = task.waiting
            if isinstance(wait, Wait) and done in wait.tasks and self.is_over(task, wait):
                self.advance(task, None)

    def open(self, task: Task, ask: Round) -> None:
        ask.rests, ask.task = task.rests, task
        assert (ask.kind, ask.op) not in self.rounds, ask.op
        self.rounds[ask.kind, ask.op] = ask
        for seat in ask.seats:
            if seat not in self.company:
                self.leave(ask, seat)

    def owed(self, seat: int, op: str) -> Round | None:
        """The round in which ``seat`` still owes its message for ``op``."""
        due = [r for (_, name), r in self.rounds.items() if name == op and seat in r.owing]
        return next((r for r in due if not r.idle), None)

    def leave(self, ask: Round, seat: int) -> None:
        if ask.waits or seat in ask.said:
            return
        if ask.circle:
            (now,) = ask.seats
            place = ask.circle.index(now)
            onwards = ask.circle[place + 1 :] + ask.circle[: place + 1]
            ask.seats = (next(s for s in onwards if s in self.company),)
            return
        if ask.default is not None:
            ask.said[seat] = ask.default(seat)
        else:
            ask.missing.append(seat)

    def say(self, ask: Round, message: Message, value: Any) -> None:
        ask.said[message.seat] = value
        ask.spoken.add(message.seat)
        task = ask.task
        assert task is not None
        mine = [0] * self.seats
        mine[message.seat - 1] = message.seq + 1
        task.rests = union(task.rests, mine)
        self.go_on(ask)

    def go_on(self, ask: Round) -> None:
        if ask.task is not None and ask.task.waiting is ask and not ask.owing:
            self.advance(ask.task, ask)

    def roll(self, company: Iterable[int], late: Iterable[tuple[int, str]], cut: Counts) -> None:
        """Who goes on, and whose default counts for which op (E8)."""
        self.company = tuple(sorted(company))
        self.rolls += 1
        late = set(late)
        for ask in [r for r in self.rounds.values() if r.owing]:
            changed = False
            for seat in ask.owing:
                if seat not in self.company or (seat, ask.op) in late:
                    self.leave(ask, seat)
                    changed = changed or seat not in ask.owing
            if changed and ask.task is not None:
                ask.task.rests = union(ask.task.rests, cut)
                ask.task.roll = self.rolls
                self.go_on(ask)

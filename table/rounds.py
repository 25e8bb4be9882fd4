"""How a table asks everybody to speak: rounds of public messages, without any I/O.

Rules wait for requests; operations that fulfil them wait for rounds. Several operations may be
under way at once (a shuffle behind play), so a message names the operation it belongs to.

A message is judged by what its author had seen, not by what has reached us since: else a word
spoken too early would be a cheat's to one peer and an honest one's to the next.
"""

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from crypto.errors import CryptoError
from games.kit import Card, Seat
from table.errors import Cheating
from table.message import Message

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Said:
    """What our own seat says, and what it must not forget, should the machine crash now."""

    payload: bytes
    secret: bytes = b""


@dataclass(frozen=True, slots=True)
class Round(Generic[T]):
    """Everybody in ``speakers`` says one thing for the operation ``op``.

    ``say`` is called at home alone, where the speaker's secrets are; ``check`` by every peer, to
    refuse what was said or return it in a form the operation can use. A round
    that waits for a ``decision`` is not answered before the seat has made up its mind.
    ``about`` names each speaker's cards where the request behind ``op`` does not tell them.
    """

    op: str
    kind: str
    speakers: tuple[Seat, ...]
    say: Callable[[], Said]
    check: Callable[[Seat, bytes], T]
    decision: bool = False
    about: Mapping[Seat, Sequence[Card[Any]]] = field(default_factory=dict)

    def __await__(self) -> Generator["Round[T]", dict[Seat, T], dict[Seat, T]]:
        return (yield self)


Operation = Coroutine[Any, Any, None]
Past = tuple[int, ...]
"""How many messages of each seat something rests on."""


@dataclass(slots=True, eq=False)
class Task:
    """An operation under way, and the messages without which it would not be where it is."""

    operation: Operation
    past: Past
    done: bool = False
    wanted: bool = True  # else nobody has to go on with it, though who does is heard

    def rest_on(self, *pasts: Past) -> None:
        for past in pasts:
            self.past = tuple(map(max, self.past, past))


@dataclass(frozen=True, slots=True)
class Until:
    """Wait for other operations at this table to end."""

    tasks: tuple[Task, ...]

    def __await__(self) -> Generator["Until", None, None]:
        yield self

    @property
    def over(self) -> bool:
        return all(task.done for task in self.tasks)


@dataclass(slots=True)
class _Listening:
    """A round under way: who has been heard, and the operation that waits for all."""

    round: Round[Any]
    task: Task
    heard: dict[Seat, Any] = field(default_factory=dict)
    pasts: list[Past] = field(default_factory=list)

    def missing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.round.speakers if seat not in self.heard)


class Rounds:
    """The operations under way, and the rounds they wait for.

    What has been heard decides alone how far every operation gets, never the order in which
    it was heard; so all peers agree, and a message for a round that is not open here was
    never allowed.
    """

    def __init__(self, seats: int) -> None:
        self._nothing: Past = (0,) * seats
        self._running: Task | None = None
        self._listening: dict[str, _Listening] = {}
        self._blocked: list[tuple[Until, Task]] = []

    def start(self, operation: Operation) -> Task:
        """Run ``operation`` until it has to wait; it rests on all that its starter rests on."""
        task = Task(operation, self._running.past if self._running else self._nothing)
        self._advance(task, None)
        return task

    def open(self) -> list[tuple[Round[Any], tuple[Seat, ...]]]:
        """The rounds that somebody waits for, with the seats that are still to speak in each."""
        wanted = [entry for entry in self._listening.values() if entry.task.wanted]
        return [(entry.round, entry.missing()) for entry in wanted]

    def asked(self, op: str) -> Round[Any] | None:
        """The round under way for the operation ``op``."""
        entry = self._listening.get(op)
        return entry.round if entry else None

    def hear(self, message: Message) -> None:
        """Take in what was said; raises ``Cheating`` if it was not due or does not convince."""
        seat, saying, seen = message.seat, message.saying, message.seen.counts
        entry = self._listening.get(saying.op)
        if entry is None or entry.round.kind != saying.kind:
            raise Cheating(seat, f"nobody was asked for {saying.kind!r} in {saying.op!r}")
        if seat not in entry.missing():
            raise Cheating(seat, f"spoke out of turn in {saying.op!r}")
        if any(map(int.__lt__, seen, entry.task.past)):
            raise Cheating(seat, f"spoke in {saying.op!r} before it could know that it was asked")
        try:
            entry.heard[seat] = entry.round.check(seat, saying.payload)
        except CryptoError as error:
            raise Cheating(seat, f"{saying.kind} in {saying.op}: {error}") from error
        entry.pasts.append((*seen[: seat - 1], message.seq + 1, *seen[seat:]))
        if not entry.missing():
            self._end(entry)

    def _end(self, entry: _Listening) -> None:
        del self._listening[entry.round.op]
        entry.task.rest_on(*entry.pasts)
        self._advance(entry.task, {seat: entry.heard[seat] for seat in entry.round.speakers})

    def _advance(self, task: Task, answer: Any) -> None:
        """Let ``task`` go on until it has to wait for somebody, and then those that wait for it."""
        while (waits_for := self._step(task, answer)) is not None:
            if isinstance(waits_for, Until):
                if not waits_for.over:
                    self._blocked.append((waits_for, task))
                    return
                task.rest_on(*(other.past for other in waits_for.tasks))
                answer = None
            elif waits_for.speakers:
                self._listening[waits_for.op] = _Listening(waits_for, task)
                return
            else:
                answer = {}
        task.done = True
        self._unblock()

    def _step(self, task: Task, answer: Any) -> Round[Any] | Until | None:
        """What ``task`` waits for next; None if it has ended."""
        starter, self._running = self._running, task
        try:
            waits_for: Round[Any] | Until = task.operation.send(answer)
        except StopIteration:
            return None
        finally:
            self._running = starter
        return waits_for

    def _unblock(self) -> None:
        while freed := [entry for entry in self._blocked if entry[0].over]:
            self._blocked = [entry for entry in self._blocked if entry not in freed]
            for until, task in freed:
                task.rest_on(*(other.past for other in until.tasks))
                self._advance(task, None)

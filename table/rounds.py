"""How a table asks everybody to speak: rounds of public messages, without any I/O.

Rules wait for requests; operations that fulfil them wait for rounds. Several operations may be
under way at once (a shuffle behind play), so a message names the operation it belongs to.

A message is judged by what its author had seen, not by what has reached us since: else a word
spoken too early would be a cheat's to one peer and an honest one's to the next.
"""

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from crypto.errors import CryptoError
from games.kit import Card, Seat
from table.errors import Cheating
from table.message import Message
from table.votes import FEWEST, Part, Past, past_of

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
    ``preset`` is what counts for a speaker whom all others vote late; one without a preset is
    waited for.
    """

    op: str
    kind: str
    speakers: tuple[Seat, ...]
    say: Callable[[], Said]
    check: Callable[[Seat, bytes], T]
    decision: bool = False
    about: Mapping[Seat, Sequence[Card[Any]]] = field(default_factory=dict)
    preset: Mapping[Seat, T] = field(default_factory=dict)

    def __await__(self) -> Generator["Round[T]", dict[Seat, T], dict[Seat, T]]:
        return (yield self)


Operation = Coroutine[Any, Any, None]


@dataclass(slots=True, eq=False)
class Task:
    """An operation under way, and the messages without which it would not be where it is.

    Also the answers it rests on while nothing in its past proves that they came in time.
    """

    operation: Operation
    past: Past
    unproved: tuple[Part, ...] = ()
    done: bool = False
    wanted: bool = True  # else nobody has to go on with it, though who does is heard

    def rest_on(self, pasts: Iterable[Past], answers: Iterable[Part] = ()) -> None:
        for past in pasts:
            self.past = tuple(map(max, self.past, past))
        parts = (*self.unproved, *answers)
        self.unproved = tuple(part for part in parts if not part.is_proved_by(self.past))

    def rest_on_all(self, tasks: Sequence["Task"]) -> None:
        answers = [part for task in tasks for part in task.unproved]
        self.rest_on([task.past for task in tasks], answers)


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
    """A round under way: who has been heard, and the operation that waits for all.

    ``parts`` are those of the speakers who may be voted late, ``past`` and ``unproved`` what one
    must know to have been asked.
    """

    round: Round[Any]
    task: Task
    past: Past
    unproved: tuple[Part, ...]
    parts: dict[Seat, Part] = field(default_factory=dict)
    heard: dict[Seat, Any] = field(default_factory=dict)
    pasts: list[Past] = field(default_factory=list)

    def missing(self) -> tuple[Seat, ...]:
        """Who is still to speak, as far as it is known here."""
        answered = [seat for seat, part in self.parts.items() if part.answer]
        return tuple(s for s in self.round.speakers if s not in self.heard and s not in answered)

    def may_speak(self, message: Message) -> bool:
        """Is its author still to speak, by all it had seen? Who has not seen all votes is."""
        part = self.parts.get(message.seat)
        if part is None or not part.is_late or part.answer:
            return message.seat in self.missing()
        return any(seen_less(message, vote) for vote in part.votes.values())

    def check_known_to(self, message: Message) -> None:
        """Its author must have seen that it was asked, and that nobody will be found late."""
        author, seen = message.seat, message.seen.counts
        certain = all(part.is_certain_to(author, seen) for part in self.unproved)
        if seen_less(message, self.past) or not certain:
            where = f"in {message.saying.op!r}"
            raise Cheating(author, f"spoke {where} before it could know that it was asked")

    def count(self, seat: Seat, value: Any, *pasts: Past) -> None:
        self.heard[seat] = value
        self.pasts += pasts


def seen_less(message: Message, past: Past) -> bool:
    return any(map(int.__lt__, message.seen.counts, past))


class Rounds:
    """The operations under way, and the rounds they wait for.

    What has been heard decides alone how far every operation gets, never the order in which
    it was heard; so all peers agree, and a message for a round that is not open here was
    never allowed. With ``votes``, seats may be found late; ``me`` is our own, if we have one.
    """

    def __init__(self, seats: int, me: Seat | None = None, *, votes: bool = False) -> None:
        self._seats = tuple(Seat(number) for number in range(1, seats + 1))
        self._nothing: Past = (0,) * seats
        self._me = me
        self._votes = votes and seats >= FEWEST
        self.judged: Round[Any] | None = None  # what the last message was heard or refused by
        self._running: Task | None = None
        self._listening: dict[str, _Listening] = {}
        self._blocked: list[tuple[Until, Task]] = []
        self._votable: dict[str, _Listening] = {}  # also those that are over
        self._told: list[Part] = []  # answered, but not everybody has been heard about it

    def start(self, operation: Operation) -> Task:
        """Run ``operation`` until it has to wait; it rests on all that its starter rests on."""
        task = Task(operation, self._nothing)
        if self._running:
            task.rest_on_all([self._running])
        self._advance(task, None)
        return task

    def open(self) -> list[tuple[Round[Any], tuple[Seat, ...]]]:
        """The rounds that somebody waits for, with the seats that are still to speak in each."""
        wanted = [entry for entry in self._listening.values() if entry.task.wanted]
        return [(entry.round, entry.missing()) for entry in wanted]

    def part(self, op: str, seat: Seat) -> Part | None:
        """What is known of a seat that may be found late in the operation ``op``."""
        entry = self._votable.get(op)
        return entry.parts.get(seat) if entry else None

    def hear(self, message: Message) -> None:
        """Take in what was said; raises ``Cheating`` if it was not due or does not convince."""
        self.judged = None
        self._notice(message)
        entry = self._entry(message.saying.op)
        self.judged = entry.round if entry else None
        match message.saying.kind:
            case "late":
                self._vote(message)
            case "heard":
                self._acknowledge(message)
            case _:
                self._answer(message)

    def _entry(self, op: str) -> _Listening | None:
        return self._listening.get(op) or self._votable.get(op)

    def _answer(self, message: Message) -> None:
        seat, saying = message.seat, message.saying
        entry = self._entry(saying.op)
        if entry is None or entry.round.kind != saying.kind:
            raise Cheating(seat, f"nobody was asked for {saying.kind!r} in {saying.op!r}")
        if not entry.may_speak(message):
            raise Cheating(seat, f"spoke out of turn in {saying.op!r}")
        entry.check_known_to(message)
        try:
            value = entry.round.check(seat, saying.payload)
        except CryptoError as error:
            raise Cheating(seat, f"{saying.kind} in {saying.op}: {error}") from error
        if part := entry.parts.get(seat):
            part.answer, part.value = message, value
            self._told.append(part)
            self._settle(part)
        else:
            entry.count(seat, value, past_of(message))
            self._end_if_all_spoke(entry)

    # Who is late

    def overdue(self) -> list[Part]:
        """The seats that are still to speak, and that may be voted late."""
        entries = [self._votable[op] for op in self._listening if op in self._votable]
        return [e.parts[seat] for e in entries for seat in e.missing() if seat in e.parts]

    def unheard(self) -> list[Part]:
        """The answers about which somebody waits for our word that we heard them."""
        me, asked = self._me, {op: entry.round.speakers for op, entry in self._votable.items()}
        return [p for p in self._told if me is not None and p.needs_to_hear_of(me, asked[p.op])]

    def untold(self) -> list[Part]:
        """The answers that we heard and nobody has spoken of yet, whosever part that would be."""
        me = self._me
        return [p for p in self._told if me is not None and not p.hearers and p.may_tell(me)]

    def _notice(self, message: Message) -> None:
        """Whatever it says, it may show that its author heard an answer in time."""
        for part in list(self._told):
            part.notice(message)
            self._settle(part)
        self._told = [part for part in self._told if not part.everybody_spoke]

    def _vote(self, message: Message) -> None:
        voter, op = message.seat, message.saying.op
        number = int.from_bytes(message.saying.payload, "big")
        part = self.part(op, Seat(number)) if len(message.saying.payload) == 1 else None
        if part is None or voter == part.seat:
            raise Cheating(voter, f"voted late in {op!r} who can't be")
        self._votable[op].check_known_to(message)
        if voter in part.votes:
            raise Cheating(voter, f"voted twice that seat {part.seat} is late in {op!r}")
        if part.was_heard_by(message):
            raise Cheating(
                voter, f"voted seat {part.seat} late, whose answer in {op!r} it had seen"
            )
        part.votes[voter] = past_of(message)
        self._settle(part)

    def _acknowledge(self, message: Message) -> None:
        """Only who shows by this very message that it heard an answer has to say so."""
        author, saying = message.seat, message.saying
        entry = self._votable.get(saying.op)
        parts = entry.parts.values() if entry else ()
        if saying.payload or all(part.hearers.get(author) != message.seq for part in parts):
            raise Cheating(author, f"nobody waited for its word in {saying.op!r}")

    def _settle(self, part: Part) -> None:
        """Go on if it is certain whether the answer counts, or what counts instead."""
        entry = self._votable[part.op]
        if part.seat in entry.heard:
            return
        if part.is_late:
            entry.count(part.seat, entry.round.preset[part.seat], *part.votes.values())
        elif part.answer and part.counts_at(self._me):
            entry.count(part.seat, part.value, past_of(part.answer))
        self._end_if_all_spoke(entry)

    # Operations go on

    def _end_if_all_spoke(self, entry: _Listening) -> None:
        if len(entry.heard) < len(entry.round.speakers):
            return
        del self._listening[entry.round.op]
        answers = [part for part in entry.parts.values() if not part.is_late]
        entry.task.rest_on(entry.pasts, answers)
        self._advance(entry.task, {seat: entry.heard[seat] for seat in entry.round.speakers})

    def _listen(self, asked: Round[Any], task: Task) -> None:
        entry = _Listening(asked, task, task.past, task.unproved)
        self._listening[asked.op] = entry
        if self._votes and asked.preset:
            self._votable[asked.op] = entry
            for seat in asked.preset:
                others = tuple(other for other in self._seats if other != seat)
                entry.parts[seat] = Part(asked.op, seat, others)

    def _advance(self, task: Task, answer: Any) -> None:
        """Let ``task`` go on until it has to wait for somebody, and then those that wait for it."""
        while (waits_for := self._step(task, answer)) is not None:
            if isinstance(waits_for, Until):
                if not waits_for.over:
                    self._blocked.append((waits_for, task))
                    return
                task.rest_on_all(waits_for.tasks)
                answer = None
            elif waits_for.speakers:
                self._listen(waits_for, task)
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
                task.rest_on_all(until.tasks)
                self._advance(task, None)

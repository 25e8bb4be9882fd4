"""The operations under way at a table: each goes on until it has to wait for somebody."""

from typing import Any

from games.kit import Seat, Seats
from table.absence.lateness import FEWEST, Part
from table.absence.presence import Presence
from table.log.op import Op
from table.rounds.open_round import OpenRound
from table.rounds.round import Operation, Round, Task, Until


class Scheduler:
    """All of them, and the rounds that they wait for; with ``votes``, seats may be found late."""

    def __init__(self, presence: Presence, *, votes: bool) -> None:
        self.presence = presence
        self.absent: dict[Op, Seats] = {}  # who was gone when an operation went on
        self._votes = votes and len(presence.seats) >= FEWEST
        self._running: Task | None = None
        self._blocked: list[tuple[Until, Task]] = []
        self._listening: dict[str, OpenRound] = {}  # by name, whatever a peer calls an operation
        self._votable: dict[str, OpenRound] = {}  # even those that are over

    def start(self, operation: Operation) -> Task:
        """Run ``operation`` until it has to wait; it rests on all that its starter rests on."""
        task = Task(operation, self.presence.companies[0].past)
        if self._running:
            task.rest_on_all([self._running])
        self._advance(task, None)
        return task

    def open(self) -> list[tuple[Round[Any], tuple[Seat, ...]]]:
        """The rounds that somebody waits for, with the seats that are still to speak in each."""
        wanted = [entry for entry in self._listening.values() if entry.task.wanted]
        return [(entry.round, entry.missing()) for entry in wanted]

    def listening(self) -> list[OpenRound]:
        """The rounds that are not over."""
        return list(self._listening.values())

    def find(self, op: str) -> OpenRound | None:
        """The round for ``op``, if it is open, or answers to it may still have to be judged."""
        return self._listening.get(op) or self._votable.get(op)

    @property
    def awaited(self) -> set[Seat]:
        """All who are still to speak in any round."""
        return {seat for _, missing in self.open() for seat in missing}

    # Seats that may be found late

    def part(self, op: str, seat: Seat) -> Part | None:
        """What is known of such a seat in the operation ``op``."""
        entry = self._votable.get(op)
        return entry.parts.get(seat) if entry else None

    def round_of(self, part: Part) -> OpenRound:
        return self._votable[part.op]

    def overdue(self) -> list[Part]:
        """The parts of those who are still to speak."""
        entries = self.listening()
        return [e.parts[seat] for e in entries for seat in e.missing() if seat in e.parts]

    def undecided(self) -> list[Part]:
        """The parts of which it is open whether an answer counts."""
        entries = self.listening()
        return [p for e in entries for p in e.parts.values() if p.seat not in e.heard]

    # Operations go on

    def have_left(self) -> Seats:
        """Who was gone at any time, as far as the operation that runs now rests on that."""
        past = self._running.past if self._running else self.presence.companies[0].past
        return self.presence.have_left(past)

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
                entry = self._listen(waits_for, task)
                if not entry.over:
                    return
                del self._listening[waits_for.op]
                answer = self._ended(entry)
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

    # Rounds begin and end

    def _listen(self, asked: Round[Any], task: Task) -> OpenRound:
        """Wait for everybody who was there when the round began, and has not left since."""
        entry = OpenRound(asked, task, task.past, task.unproved)
        begun = self.presence.at(task.past)
        there = [seat for seat in self.presence.seats if seat not in begun.gone]
        for seat in [s for s in asked.speakers if s in asked.without and s not in there]:
            entry.count_without(seat)
        for seat in [s for s in asked.preset if self._votes and s in there]:
            others = tuple(other for other in there if other != seat)
            entry.parts[seat] = Part(asked.op, seat, others)
        for company in self.presence.companies[begun.number + 1 :]:
            entry.go_on_without(company)
        self._listening[asked.op] = entry
        if entry.parts:
            self._votable[asked.op] = entry
        return entry

    def stop(self) -> None:
        """Nobody waits for anything any more."""
        self._listening.clear()

    def end_if_all_spoke(self, entry: OpenRound) -> None:
        """Let the operation go on that waited for ``entry``, if it waits no more."""
        if entry.over and entry.round.op in self._listening:
            del self._listening[entry.round.op]
            self._advance(entry.task, self._ended(entry))

    def _ended(self, entry: OpenRound) -> dict[Seat, Any]:
        """What everybody said, or what counts instead, on which the operation rests now."""
        answers = [part for part in entry.parts.values() if not part.is_late]
        entry.task.rest_on(entry.pasts, answers)
        if entry.absent:
            self.absent[entry.round.op] = frozenset(entry.absent)
        return {seat: entry.heard[seat] for seat in entry.round.speakers}

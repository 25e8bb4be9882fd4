"""The operations under way at a table: each goes on until it has to wait for somebody.

What has been heard decides alone how far every operation gets, never the order in which it was
heard; so all peers agree. Within an epoch the company stays the same, and a new one begins for
everybody at the same point: when all has been heard that counts of the one before.
"""

from typing import Any

from games.kit import NOBODY, Seat, Seats
from table.calls.roll import Company, Debt
from table.log.message import Message
from table.log.op import ACK, Op
from table.log.past import Past, past_of
from table.rounds.kinds import SHARES
from table.rounds.open_round import OpenRound
from table.rounds.round import Operation, Round, Task, Until


class Scheduler:
    """All of them, and the rounds that they wait for, at a table with ``seats`` seats."""

    def __init__(self, seats: int) -> None:
        self.gone, self.have_left = NOBODY, NOBODY  # now, and ever
        self.absent: dict[Op, Seats] = {}  # who was gone when an operation went on
        self.late: dict[str, Seats] = {}  # for whom the default counted in an operation
        self._nothing: Past = (0,) * seats
        # Of the answers in this epoch, by what each rests on.
        self._authors: dict[Past, Seat] = {}
        self._running: Task | None = None
        self._blocked: list[tuple[Until, Task]] = []
        self._listening: dict[str, OpenRound] = {}  # by name, whatever a peer calls an operation

    def start(self, operation: Operation) -> Task:
        """Run ``operation`` until it has to wait; it rests on all that its starter rests on."""
        task = Task(operation, self._running.past if self._running else self._nothing)
        self._advance(task, None)
        return task

    def open(self) -> list[tuple[Round[Any], tuple[Seat, ...]]]:
        """The rounds that somebody waits for, with the seats that are still to speak in each."""
        wanted = [entry for entry in self._listening.values() if entry.task.wanted]
        return [(entry.round, entry.missing()) for entry in wanted]

    def find(self, op: str) -> OpenRound | None:
        """The round for ``op``, if it is open."""
        return self._listening.get(op)

    def rests_on(self, op: str) -> Past:
        """What one must have seen to be asked in an open round."""
        entry = self._listening.get(op)
        return entry.past if entry else self._nothing

    def owes(self, seat: Seat, op: str) -> Debt | None:
        """What a seat still has to say in an operation, if that is waited for."""
        entry = self._listening.get(op)
        if entry is None or not entry.task.wanted or not entry.waits_for(seat):
            return None
        return Debt.DECISION if seat in entry.round.preset else Debt.DUTY

    def must_consent(self, seat: Seat, kind: str) -> bool:
        """Does a seat owe its consent, before it may give what is of this kind?"""
        consents = self._listening.get(ACK) if kind in SHARES else None
        return consents is not None and consents.waits_for(seat)

    # A new epoch

    def enter(self, company: Company, cut: Past) -> None:
        """Go on in this company; all within the ``cut`` has been heard."""
        self.gone, self.have_left = company.gone, self.have_left | company.gone
        self._authors.clear()
        for entry in list(self._listening.values()):
            for seat, op in company.late:
                if op == entry.round.op:
                    entry.count_default(seat, cut)
                    self.late[entry.round.op] = self.late.get(entry.round.op, NOBODY) | {seat}
            entry.go_on_without(company.gone, cut)
        for entry in list(self._listening.values()):
            self.end_if_all_spoke(entry)

    # Operations go on

    def heard(self, message: Message) -> None:
        """An answer, in the epoch under way."""
        self._authors[past_of(message)] = message.seat

    def last_word(self) -> Seat | None:
        """Whose answer has seen all else that the operation that runs now rests on, if one has.

        None after a roll: no answer from before has seen that.
        """
        return self._authors.get(self._running.past) if self._running else None

    def _advance(self, task: Task, answer: Any) -> None:
        """Let ``task`` go on until it has to wait for somebody, and then those that wait for it."""
        while (waits_for := self._step(task, answer)) is not None:
            if isinstance(waits_for, Until):
                if not waits_for.over:
                    self._blocked.append((waits_for, task))
                    return
                task.rest_on(other.past for other in waits_for.tasks)
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
                task.rest_on(other.past for other in until.tasks)
                self._advance(task, None)

    # Rounds begin and end

    def _listen(self, asked: Round[Any], task: Task) -> OpenRound:
        """Wait for everybody who is there when the round begins."""
        entry = OpenRound(asked, task, task.past)
        entry.go_on_without(self.gone)
        self._listening[asked.op] = entry
        return entry

    def end_if_all_spoke(self, entry: OpenRound) -> None:
        """Let the operation go on that waited for ``entry``, if it waits no more."""
        if entry.over and self._listening.get(entry.round.op) is entry:
            del self._listening[entry.round.op]
            self._advance(entry.task, self._ended(entry))

    def _ended(self, entry: OpenRound) -> dict[Seat, Any]:
        """What everybody said, or what counts instead, on which the operation rests now."""
        entry.task.rest_on(entry.pasts)
        if entry.absent:  # a turn that passes on is asked for under the same name
            op = entry.round.op
            self.absent[op] = self.absent.get(op, NOBODY) | entry.absent
        return {seat: entry.heard[seat] for seat in entry.round.speakers}

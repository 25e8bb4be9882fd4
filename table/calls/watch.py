"""Everything that was signed, held against each other: whoever lied is found in any order (E9)."""

from bisect import bisect_left, bisect_right, insort
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from crypto.errors import Malformed
from games.kit import Seat
from table.calls.offences import (
    LAST_WORD,
    LESS,
    LOCK,
    OATHS,
    SILENCE,
    TWICE,
    Ended,
    Known,
    Least,
    Pair,
    Perjured,
    Said,
    Spoke,
    Turned,
    perjured,
)
from table.calls.report import Report
from table.calls.roll import Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import NIL, read_ballot
from table.rules import Rule

Charge = tuple[Rule[Any], Any]  # a rule, and the case that it judges
Key = tuple[Seat, int]  # a seat, and a number or an epoch


class Watch:
    """At a table of ``n``. Tell it everything, even what is void or came twice."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._statements: dict[Place, Statement] = {}
        self._votes: dict[tuple[Key, Step], list[Statement]] = defaultdict(list)  # by round
        self._reports: dict[Key, Report] = {}
        self._named: dict[bytes, list[Report]] = defaultdict(list)  # by the ids they name
        self._following: dict[bytes, list[Report]] = defaultdict(list)  # by the roll before
        self._cuts: dict[bytes, Known] = {}  # by the roll
        self._messages: dict[Key, dict[bytes, Said]] = defaultdict(dict)
        self._ends: dict[Key, dict[bytes, Said]] = defaultdict(dict)  # which are few
        self._by_id: dict[bytes, Said] = {}

    def hear(self, statement: Statement) -> list[Perjured]:
        """A report or a vote, whose signature holds."""
        if (held := self._statements.get(statement.place)) is not None:
            return offences([(TWICE, Pair(held, statement))])
        self._statements[statement.place] = statement
        if statement.place.step is Step.CLAIM:
            return []
        if statement.place.step is Step.HALT:
            return self._hear_report(statement)
        return offences(self._hear_vote(statement))

    def take(self, message: Said) -> list[Perjured]:
        """A message in somebody's chain."""
        if message.id in self._by_id:
            return []
        self._by_id[message.id] = message
        said = self._messages[message.seat, message.epoch]
        said[message.id] = message
        said_before = said if message.is_end else self._ends[message.seat, message.epoch]
        if message.is_end:
            self._ends[message.seat, message.epoch][message.id] = message
        return offences(self._charges(message, [*said_before.values()]))

    def decide(self, roll: Roll) -> list[Perjured]:
        """What all have agreed on: whoever follows it has taken in all within its cut."""
        self._cuts[roll.digest] = known = Known(roll.cut, roll.digest)
        return offences((LESS, Least(r, known)) for r in self._following[roll.digest])

    # What is held against what

    def _hear_report(self, statement: Statement) -> list[Perjured]:
        try:
            report = Report.read(statement, self.n)
        except Malformed:
            return []
        self._reports[report.seat, report.number] = report
        self._following[report.roll].append(report)
        for id_ in report.seen.ids:
            self._named[id_].append(report)
        return offences(self._report_charges(report))

    def _report_charges(self, report: Report) -> Iterator[Charge]:
        if (known := self._cuts.get(report.roll)) is not None:
            yield LESS, Least(report, known)
        for message in self._messages[report.seat, report.number - 1].values():
            yield SILENCE, Spoke(report, message)
            yield LESS, Least(report, message)
        for id_ in report.seen.ids:
            if (named := self._by_id.get(id_)) is not None:
                yield LESS, Least(report, named)

    def _charges(self, message: Said, said: list[Said]) -> Iterator[Charge]:
        if (report := self._reports.get((message.seat, message.epoch + 1))) is not None:
            yield SILENCE, Spoke(report, message)
            yield LESS, Least(report, message)
        for report in self._named.get(message.id, ()):
            yield LESS, Least(report, message)
        for other in said:
            yield LAST_WORD, Ended(other, message)
            yield LAST_WORD, Ended(message, other)

    def _hear_vote(self, statement: Statement) -> Iterator[Charge]:
        """A call may take thousands of rounds: only votes that can contradict are looked at."""
        key, at = (statement.seat, statement.place.number), statement.place.round
        try:
            ballot = read_ballot(statement)
        except Malformed:
            return
        if ballot == NIL:
            return
        insort(self._votes[key, statement.place.step], statement, key=round_of)
        if statement.place.step is Step.PREVOTE:
            precommits = self._votes[key, Step.PRECOMMIT]
            first = bisect_right(precommits, ballot.vr, key=round_of)
            before = precommits[first : bisect_left(precommits, at, key=round_of)]
            yield from ((LOCK, Turned(precommit, statement)) for precommit in before)
        else:
            prevotes = self._votes[key, Step.PREVOTE]
            after = prevotes[bisect_right(prevotes, at, key=round_of) :]
            yield from ((LOCK, Turned(statement, prevote)) for prevote in after)


def round_of(statement: Statement) -> int:
    return statement.place.round


def offences(charges: Iterable[Charge]) -> list[Perjured]:
    broken = [(rule, case) for rule, case in charges if rule in OATHS.rows and rule.is_broken(case)]
    return [perjured(rule, case) for rule, case in broken]

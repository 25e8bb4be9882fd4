"""One message under the lamp: everything an explanation may speak of."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.kit import Choose, ChooseTogether, Decision, Event, Seat
from table import Op, Report, Step, Written, written
from ui.telling import Teller
from ui.telling.story import Fact, Sentence


@dataclass(frozen=True)
class Case:
    """A step of a match that has been checked, with the match around it."""

    step: Step
    report: Report
    teller: Teller

    @property
    def who(self) -> Seat:
        return self.step.seat

    @property
    def is_offence(self) -> bool:
        return self.step is self.report.offence

    @property
    def check(self) -> str:
        """The check that convicted somebody, if one did."""
        return self.report.convicted.check if self.report.convicted else ""

    @property
    def rule(self) -> str:
        """The number of the rule that was broken, if it is the offence and there is one."""
        convicted = self.report.convicted if self.is_offence else None
        return convicted.rule if convicted else ""

    @property
    def players(self) -> int:
        return len(self.report.founding.joins)

    @property
    def mixers(self) -> int:
        """How many seats mix a pile."""
        return self.report.table.mixers

    @property
    def quorum(self) -> int | None:
        return self.report.founding.terms.quorum

    @property
    def op(self) -> Op:
        """The operation in which this was asked for; ``LookupError`` if it was not."""
        if self.step.asked is None:
            raise LookupError(f"nobody was asked in {self.step.op!r}")
        return self.step.asked.op

    @property
    def payload(self) -> bytes:
        return self.step.payload

    @property
    def event(self) -> Event | None:
        """The event this message helped to bring about, once it had come about."""
        events, place = self.report.table.match.events, self.step.event
        return events[place] if place is not None and place < len(events) else None

    @property
    def mixed_under(self) -> str:
        """The key under which cards were mixed, as it is called in the formulas."""
        return next((proof.K for proof in self.written), "")

    @property
    def written(self) -> list[Written]:
        return written(self.step, self.report.founding.keys, self.report.X)

    def seat(self, number: int) -> Seat:
        """A seat that a message names; ``LookupError`` if nobody sits there."""
        if Seat(number) not in self.teller.names:
            raise LookupError(f"nobody sits in seat {number}")
        return Seat(number)

    def sentence(self, key: str, /, **facts: Fact) -> Sentence:
        return Sentence(key, {"who": self.who, **facts})

    @property
    def ask(self) -> str:
        request = self.step.request
        return self.teller.ask(request) if isinstance(request, Decision) else ""

    def option(self, answer: object) -> str:
        request = self.step.request
        if isinstance(request, Decision):
            return self.teller.choice(request, answer)
        return self.teller.option(None, answer)

    @property
    def among(self) -> Sequence[Any]:
        """The answers that this player could give."""
        match self.step.request:
            case Choose(_, among):
                return among
            case ChooseTogether(among):
                return among[self.who]
        return ()

    def answered(self, data: bytes) -> tuple[int, Any]:
        """The number of an answer, and what it means."""
        number = int.from_bytes(data, "big")
        return number, self.among[number]

    def said(self, op: str, kind: str, seat: Seat | None = None) -> list[Step]:
        """The messages in an operation, by everybody or by one seat."""
        return [
            step
            for step in self.report.steps
            if step.op == op and step.kind == kind and seat in (None, step.seat)
        ]


@dataclass(frozen=True)
class Explanation:
    """What a message was: one line for a list, and the parts of the whole story."""

    line: Sentence
    happened: tuple[Sentence, ...]
    proves: tuple[Sentence, ...] = ()
    checked: tuple[Sentence, ...] = ()
    after: tuple[Sentence, ...] = field(default=())

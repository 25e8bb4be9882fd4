"""What was promised by whom, and what became of it: a courtesy to memory, which binds nobody.

A promise of a slot is kept or broken by the next adviser of the other that its author receives or
turns away. What was promised in words of one's own, the other calls kept or broken, or lets be.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from games.intrigue.advisers import Adviser
from games.intrigue.rules import Ask, Placing, Turn
from games.intrigue.talks import VERDICTS, Matter, Say, Word
from games.kit import Choose, Event, Note, Seat, Speak


@dataclass(frozen=True)
class Promise:
    """``author`` promised ``other`` a slot, or said ``text`` to all."""

    round: int
    author: Seat
    other: Seat
    slot: int | None = None
    text: str = ""
    number: int | None = None  # of a remark, by which it is called kept or broken
    kept: bool | None = None  # None: it has not come to that


class Outcome(NamedTuple):
    """A host gave an adviser of ``owner`` a slot, or none at all."""

    host: Seat
    owner: Seat
    slot: int | None


def promises(events: Sequence[Event]) -> list[Promise]:
    """All promises of a match so far, the oldest first."""
    reader = Reader()
    for request, answer in events:
        match request:
            case Note(Turn(seat, number)):
                reader.host, reader.round = seat, number
            case Note(Matter() as matter):
                reader.matter = matter
            case Choose(seat, _, Ask.SPEAK):
                reader.speaker = seat
                reader.said(seat, answer)
            case Choose(seat, _, Ask.ANSWER):
                reader.said(seat, answer)
            case Speak(seat) if answer:
                reader.remarked(seat, answer)
            case Choose(_, _, Ask.PLACE | Ask.WINNER) if reader.matter:
                reader.found = judged(reader.found, outcomes(reader.matter, answer))
    return reader.found


class Reader:
    """Follows who speaks to whom."""

    def __init__(self) -> None:
        self.found: list[Promise] = []
        self.round = 1
        self.host = self.speaker = Seat(1)
        self.matter: Matter | None = None
        self.remarks = 0
        self.talking: Seat | None = None  # who has asked for words of its own

    def other(self, seat: Seat) -> Seat:
        return self.speaker if seat == self.host else self.host

    def said(self, seat: Seat, say: Say) -> None:
        self.talking = seat if say.word is Word.TALK else None
        if say.word is Word.PROMISE:
            self.found.append(Promise(self.round, seat, self.other(seat), say.number))
        if say.word in VERDICTS:
            kept = say.word is Word.KEPT
            self.found = [
                replace(p, kept=kept) if p.number == say.number else p for p in self.found
            ]

    def remarked(self, seat: Seat, text: str) -> None:
        """A bystander, who was not asked for a word to anybody, gets no number."""
        number = None
        if seat == self.talking:
            self.remarks += 1
            number = self.remarks
        self.found.append(Promise(self.round, seat, self.other(seat), None, text, number))


def outcomes(matter: Matter, answer: object) -> list[Outcome]:
    """What the host's choice meant for each owner; nothing is certain before a second conflict."""
    match answer:
        case Placing(owner, kind, slot):
            losers = [a.owner for a in matter.advisers if a.kind is kind and a.owner != owner]
            given = [Outcome(matter.host, owner, slot)]
        case Adviser(owner, _):
            losers = [a.owner for a in matter.advisers if a.owner != owner]
            given = []
        case _:
            return []
    return given + [Outcome(matter.host, loser, None) for loser in dict.fromkeys(losers)]


def judged(found: list[Promise], outcomes: Sequence[Outcome]) -> list[Promise]:
    """The same promises, those that these outcomes decide being kept or broken."""
    slots = {(outcome.host, outcome.owner): outcome.slot for outcome in outcomes}
    return [
        replace(promise, kept=(slots[promise.author, promise.other] or 0) >= promise.slot)
        if promise.kept is None and promise.slot and (promise.author, promise.other) in slots
        else promise
        for promise in found
    ]

"""What was promised by whom, and what became of it: a courtesy to memory, which binds nobody.

A promise of a slot is kept or broken by the next adviser of the other that its author receives or
turns away. What people promised in words of their own, only they can judge.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from games.intrigue import Ask, Placing, Turn
from games.intrigue_talks import Matter, Word
from games.intrigue_words import Adviser
from games.kit import Choose, Event, Note, Seat, Speak


@dataclass(frozen=True)
class Promise:
    """``author`` promised ``other`` a slot, or said ``text`` to all."""

    round: int
    author: Seat
    other: Seat
    slot: int | None = None
    text: str = ""
    kept: bool | None = None  # None: it has not come to that


class Outcome(NamedTuple):
    """A host gave an adviser of ``owner`` a slot, or none at all."""

    host: Seat
    owner: Seat
    slot: int | None


def promises(events: Sequence[Event]) -> list[Promise]:
    """All promises of a match so far, the oldest first."""
    found: list[Promise] = []
    number = 1
    host = speaker = Seat(1)
    matter: Matter | None = None
    for request, answer in events:
        match request:
            case Note(Turn(host, number)):
                pass
            case Note(Matter() as matter):
                pass
            case Choose(speaker, _, Ask.SPEAK) if answer.word is Word.PROMISE:
                found.append(Promise(number, speaker, host, answer.number))
            case Choose(speaker, _, Ask.SPEAK):
                pass
            case Choose(_, _, Ask.ANSWER) if answer.word is Word.PROMISE:
                found.append(Promise(number, host, speaker, answer.number))
            case Speak(seat) if answer:
                found.append(Promise(number, seat, host if seat != host else speaker, text=answer))
            case Choose(_, _, Ask.PLACE | Ask.WINNER) if matter:
                found = judged(found, outcomes(matter, answer))
    return found


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

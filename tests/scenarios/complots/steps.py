"""The steps of a scenario of Complots, from text to what somebody decides.

::

    P1 income | aid | duchess | ambassador | inqdraw
    P1 kill P2 (for 7 coins) | assassin P2 | captain P2 | inqlook P2
    doubt -            nobody doubts                 doubt P3        P3 does
    doubt P2,P3>P3     both would, P3 speaks         counter -       nobody counters
    counter P2 Co      P2 does, as the Countess      P1 concede
    P1 prove Ca>As     shows the Captain, draws an Assassin for it
    P2 lose Co         P2 show Ca         P1 back       P1 discard>Du  (the target draws a Duchess)
    P1 draw As,Co keep Du,Co              deal P1 Ca    P1 pick Co     (the draft of two players)
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from games.complots import Ask, Move, Play, Role
from games.kit import Seat
from tests.scenarios.scenario import Line, Malformed

CODES = {role.value[:2].title(): role for role in Role}

MOVES = {
    "income": Move.INCOME,
    "aid": Move.FOREIGN_AID,
    "kill": Move.ASSASSINATION,
    "duchess": Move.DUCHESS_TAX,
    "assassin": Move.ASSASSIN_KILL,
    "captain": Move.CAPTAIN_STEAL,
    "ambassador": Move.AMBASSADOR_EXCHANGE,
    "inqdraw": Move.INQUISITOR_EXCHANGE,
    "inqlook": Move.INQUISITOR_EXAMINE,
}


@dataclass(frozen=True)
class Step:
    """``seats`` answer ``ask`` with ``choice``, or with the cards that have the faces ``cards``.

    In a window the other seats pass, and ``speaker`` is who speaks for several. Without an
    ``ask`` it is a card that chance deals. ``draws`` are the faces chance then brings.
    """

    ask: Ask | None
    seats: tuple[Seat, ...]
    choice: Any = None
    cards: tuple[Role, ...] | None = None
    draws: tuple[Role, ...] = ()
    speaker: Seat | None = None
    text: str = ""
    refused: bool = False


class Unreadable(Exception):
    """Part of a line that means nothing here."""


def seat(text: str) -> Seat:
    if not re.fullmatch(r"P[1-9]\d*", text):
        raise Unreadable(f"{text!r} is not a player such as P1")
    return Seat(text[1:])


def roles(text: str) -> tuple[Role, ...]:
    """``Du,As`` or nothing at all."""
    return tuple(map(role, text.split(","))) if text else ()


def role(text: str) -> Role:
    if text not in CODES:
        raise Unreadable(f"{text!r} is not a character; they are {', '.join(CODES)}")
    return CODES[text]


def window(ask: Ask, who: str, choice: Any) -> Step:
    """``-``, ``P2`` or ``P2,P3>P3``."""
    if who == "-":
        return Step(ask, ())
    names, arrow, speaker = who.partition(">")
    seats = tuple(map(seat, names.split(",")))
    if len(set(seats)) < len(seats):
        raise Unreadable(f"{names!r} names a player twice")
    if arrow and seat(speaker) not in seats:
        raise Unreadable(f"{speaker} speaks for others without being among them")
    return Step(ask, seats, choice, speaker=seat(speaker) if arrow else None)


def replacing(ask: Ask, who: str, choice: Any, card: str, drawn: str | None) -> Step:
    draws = roles(drawn or "")
    return Step(ask, (seat(who),), choice, roles(card) or None, draws)


def announcing(who: str, verb: str, target: str | None) -> Step:
    return Step(Ask.ACTION, (seat(who),), Play(MOVES[verb], seat(target) if target else None))


GRAMMAR: tuple[tuple[str, Callable[..., Step]], ...] = (
    (r"doubt (\S+)", lambda who: window(Ask.DOUBT, who, True)),
    (r"counter -", lambda: window(Ask.COUNTER, "-", None)),
    (r"counter (\S+) (\w+)", lambda who, card: window(Ask.COUNTER, who, role(card))),
    (r"deal (\w+) (\w+)", lambda who, card: Step(None, (seat(who),), draws=(role(card),))),
    (r"(\w+) prove (\w+)(?:>(\w+))?", lambda w, c, d: replacing(Ask.PROVE, w, None, c, d)),
    (r"(\w+) concede", lambda who: Step(Ask.PROVE, (seat(who),), None)),
    (r"(\w+) (lose|show|pick) (\w+)", lambda w, v, c: Step(Ask(v), (seat(w),), cards=roles(c))),
    (
        r"(\w+) draw (\S+) keep (\S+)",
        lambda who, drawn, kept: Step(Ask.KEEP, (seat(who),), None, roles(kept), roles(drawn)),
    ),
    (r"(\w+) back", lambda who: Step(Ask.DISCARD, (seat(who),), False)),
    (r"(\w+) discard(?:>(\w+))?", lambda w, d: replacing(Ask.DISCARD, w, True, "", d)),
    (rf"(\w+) ({'|'.join(MOVES)})(?: (\w+))?", announcing),
)


def decision(text: str) -> Step:
    for pattern, make in GRAMMAR:
        if match := re.fullmatch(pattern, text):
            return make(*match.groups())
    raise Unreadable("not a step of Complots")


def step(text: str) -> Step:
    """One step; what chance brings must be said, unless the step is to be refused."""
    refused = text.startswith("!")
    words = " ".join(text.removeprefix("!").split())
    read = replace(decision(words), text=text, refused=refused)
    replaces = (read.ask is Ask.PROVE and read.cards) or (read.ask is Ask.DISCARD and read.choice)
    if replaces and not read.draws and not refused:
        raise Unreadable("one card must be drawn, as in prove Ca>As or discard>Du")
    if read.ask is None and refused:
        raise Unreadable("a deal can't be refused")
    return read


def steps(line: Line) -> list[Step]:
    """The steps of a ``do`` line; a draft in the order in which the game asks for it."""
    found = []
    for text in filter(None, map(str.strip, line.text.split(";"))):
        try:
            found.append(step(text))
        except Unreadable as problem:
            raise Malformed(line.number, f"step {text!r}: {problem}") from None
    draft = 0
    while draft < len(found) and is_draft(found[draft]):
        draft += 1
    return sorted(found[:draft], key=lambda s: (s.ask or "", s.seats)) + found[draft:]


def is_draft(step: Step) -> bool:
    return step.ask in (None, Ask.PICK) and not step.refused

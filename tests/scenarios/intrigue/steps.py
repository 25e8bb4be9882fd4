"""The steps of a scenario of Intrigue.

::

    O income 16                                    what the bank pays at that moment
    I / II ch / III 6                              the negotiation that begins
    B says any text                                a bystander, where they are heard
    G wish 6; O promise any text; G offer 3; G agree; G pass; O leave 0; O bank
    W accept; W reject; W demand 5; W recall O
    W place G.cl=1 K.ph=3; W choose K.ch slot 6; W choose K.ch; W keep; W replace
    W present W.ch>O W.wr>K
    !<step>                                        must be refused, and change nothing

A step is one decision or several in a row; refused is one of which any part is.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from games.intrigue.advisers import Adviser, Ask, Kind
from games.intrigue.rules import Placing, Recall, Verdict, Visit
from games.intrigue.talks import Say, Step, Word
from games.kit import Seat
from tests.scenarios.intrigue.names import Names, Unreadable, kind, number, pair

DECIDING = (Ask.PLACE, Ask.WINNER, Ask.VERDICT)


@dataclass(frozen=True)
class Choice:
    """``seat`` decides on one of ``asks``."""

    seat: Seat
    asks: tuple[Ask, ...]
    choice: Any


@dataclass(frozen=True)
class Taken:
    """A step: choices in a row, or something that must be so when it is its turn."""

    choices: tuple[Choice, ...] = ()
    income: tuple[Seat, int] | None = None
    begins: tuple[Step, Kind | int | None] | None = None
    text: str = ""
    refused: bool = False


def amount(text: str) -> Any:
    """Whole thousands, or something nobody can offer."""
    return int(text) if re.fullmatch(r"-?\d+", text) else float(text)


def says(names: Names, who: str, ask: Ask, said: Say, *more: Choice) -> Taken:
    return Taken((Choice(names.seat(who), (ask,), said), *more))


def offering(names: Names, who: str, offered: str) -> Taken:
    then = Choice(names.seat(who), (Ask.AMOUNT,), amount(offered))
    return says(names, who, Ask.SPEAK, Say(Word.OFFER), then)


def demanding(names: Names, who: str, wanted: str) -> Taken:
    then = Choice(names.seat(who), (Ask.DEMAND,), number(wanted))
    return says(names, who, Ask.ANSWER, Say(Word.DEMAND), then)


def talking(names: Names, who: str, text: str) -> Taken:
    then = Choice(names.seat(who), (Ask.TALK,), text)
    return says(names, who, Ask.SPEAK, Say(Word.TALK), then)


def placing(names: Names, who: str, text: str) -> Taken:
    host = names.seat(who)
    pairs = [pair(part, "=") for part in text.split()]
    advisers = sorted(
        [Placing(*names.adviser(adviser), number(slot)) for adviser, slot in pairs],
        key=lambda placed: (
            (placed.owner - host) % len(names.letters),
            list(Kind).index(placed.kind),
        ),
    )
    return Taken(tuple(Choice(host, (Ask.PLACE,), placed) for placed in advisers))


def choosing(names: Names, who: str, adviser: str, slot: str | None) -> Taken:
    winner: Adviser | Placing = names.adviser(adviser)
    if slot is not None:
        winner = Placing(*winner[:2], number(slot))
    return Taken((Choice(names.seat(who), (Ask.WINNER,), winner),))


def presenting(names: Names, who: str, text: str) -> Taken:
    choices = []
    for adviser, castle in [pair(part, ">") for part in text.split()]:
        owner, kind = names.adviser(adviser)
        visit = Visit(names.seat(castle), kind)
        choices.append(
            Choice(names.seat(who), (Ask.PRESENT,), visit if owner == names.seat(who) else None)
        )
    return Taken(tuple(choices))


def deciding(names: Names, who: str, verdict: str, slot: str | None) -> Taken:
    choice = (verdict, number(slot)) if slot else Verdict(verdict)
    return Taken((Choice(names.seat(who), (Ask.VERDICT,), choice),))


SPOKEN = {"agree": Word.AGREE, "pass": Word.DONE, "bank": Word.BANK}
ANSWERED = {"accept": Word.ACCEPT, "reject": Word.REFUSE}

GRAMMAR: tuple[tuple[str, Callable[..., Taken]], ...] = (
    (r"I", lambda _: Taken(begins=(Step.FREE, None))),
    (r"II (\w+)", lambda _, k: Taken(begins=(Step.EXTERNAL, kind(k)))),
    (r"III (\d+)", lambda _, slot: Taken(begins=(Step.INTERNAL, int(slot)))),
    (r"(\w) income (\d+)", lambda n, who, paid: Taken(income=(n.seat(who), int(paid)))),
    (r"(\w) wish (\d+)", lambda n, who, s: says(n, who, Ask.SPEAK, Say(Word.WISH, int(s)))),
    (r"(\w) promise (.+)", talking),
    (r"(\w) says (.+)", lambda n, who, text: Taken((Choice(n.seat(who), (Ask.TALK,), text),))),
    (r"(\w) offer (\S+)", offering),
    (r"(\w) leave (\d+)", lambda n, who, x: Taken((Choice(n.seat(who), (Ask.AMOUNT,), int(x)),))),
    (r"(\w) (agree|pass|bank)", lambda n, who, w: says(n, who, Ask.SPEAK, Say(SPOKEN[w]))),
    (r"(\w) (accept|reject)", lambda n, who, w: says(n, who, Ask.ANSWER, Say(ANSWERED[w]))),
    (r"(\w) demand (\d+)", demanding),
    (
        r"(\w) recall (\w)",
        lambda n, who, s: Taken((Choice(n.seat(who), DECIDING, Recall(n.seat(s))),)),
    ),
    (r"(\w) place (.+)", placing),
    (r"(\w) choose (\S+)(?: slot (\d+))?", choosing),
    (r"(\w) (keep|replace)(?: (\d+))?", deciding),
    (r"(\w) present (.+)", presenting),
)


def step(names: Names, text: str) -> Taken:
    words = " ".join(text.removeprefix("!").split())
    for pattern, make in GRAMMAR:
        if found := re.fullmatch(pattern, words):
            taken = make(names, *found.groups())
            return replace(taken, text=text, refused=text.startswith("!"))
    raise Unreadable("not a step of Intrigue")

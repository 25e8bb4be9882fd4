"""The steps of a scenario of Shadow Blades, from text to what somebody decides.

::

    P1 recruit | P1 keep | P1 skip | P1 end | P1 pass
    P1 deploy a2+w1 a [via falcon|raven|duo] | P1 deploy i2 P2.a       P1 mission Ma1|none a
    P1 pick P2.a.0 [P2.v.0] | P1 pick P2.a | P1 pick pile2 | P1 pick none
    P2 discard P2.a.0          P1 take Mv3 return r4 a1 w2             P1 spy P2 | P1 spy P2.a
    P1 throw w1/w2 move P2.v.0 | P1 throw none
    P1 swap Ma3 for w1 | P1 swap none    P1 return Ma3    P1 move P1.a.0 v | P1 move none
    P1 deceive P2.v.0 w1/w2    P1 fatal a2 P2.v.0         P1 shadow Mv3
    !P1 end                    the game must refuse it
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from games.kit import Seat
from games.shadow_blades.board import Column
from games.shadow_blades.plays import Via
from tests.scenarios.fields import Unreadable
from tests.scenarios.shadow_blades import names


@dataclass(frozen=True)
class Step:
    """``seat`` does what ``verb`` says, with what the step names."""

    verb: str
    seat: Seat
    what: tuple[Any, ...] = ()
    text: str = ""
    refused: bool = False


def deploying(who: Seat, cards: str, where: str, via: str | None) -> Step:
    column = names.column(where) if "." in where else Column(who, names.zone(where))
    agent, *weapons = names.cards(cards)
    return Step("deploy", who, (agent, tuple(weapons), column, Via(via or "normal")))


def picking(who: Seat, words: str) -> Step:
    """One or two agents, a column or a pile; what is asked for tells them apart."""
    return Step("pick", who, tuple(map(target, words.split())))


def target(word: str) -> Any:
    if word == "none":
        return None
    if word.startswith("pile"):
        return names.pile(word)
    return names.spot(word) if word.count(".") == 2 else names.column(word)


def taking(who: Seat, kept: str, back: str) -> Step:
    return Step("take", who, (names.card(kept), *map(names.card, re.split("[ /]", back))))


def spying(who: Seat, where: str) -> Step:
    return Step("spy", who, (names.column(where) if "." in where else names.seat(where),))


def killing(who: Seat, one: str, other: str) -> Step:
    """The card and its victim, in either order."""
    killer, victim = (other, one) if one.startswith("P") else (one, other)
    return Step("fatal", who, (names.card(killer), names.spot(victim)))


def deceiving(who: Seat, one: str, other: str) -> Step:
    victim, weapons = (one, other) if one.startswith("P") else (other, one)
    return Step("deceive", who, (names.spot(victim), names.cards(weapons)))


def bare(verb: str) -> tuple[str, Callable[..., Step]]:
    return verb, lambda who: Step(verb, who)


NOTHING = "none|no|nothing|-"
GRAMMAR: tuple[tuple[str, Callable[..., Step]], ...] = (
    *map(bare, ("recruit", "keep", "skip", "end", "pass")),
    (r"deploy (\S+) (\S+)(?: via (falcon|raven|duo))?", deploying),
    (r"mission none (\S+)", lambda who, zone: Step("mission", who, (None, names.zone(zone)))),
    (r"mission (\S+) (\S+)", lambda w, c, z: Step("mission", w, (names.card(c), names.zone(z)))),
    (r"pick (.+)", picking),
    (r"discard (\S+)", lambda who, agent: Step("discard", who, (names.spot(agent),))),
    (r"take (\S+) return (.+)", taking),
    (rf"throw (?:{NOTHING})", lambda who: Step("throw", who)),
    (r"throw (\S+) move (\S+)", lambda w, c, a: Step("throw", w, (names.cards(c), names.spot(a)))),
    (r"spy (\S+)", spying),
    (rf"swap (?:{NOTHING})", lambda who: Step("swap", who)),
    (r"swap (\S+) for (\S+)", lambda w, a, b: Step("swap", w, (names.card(a), names.card(b)))),
    (r"return (\S+)", lambda who, card: Step("return", who, (names.card(card),))),
    (rf"move (?:{NOTHING})", lambda who: Step("move", who)),
    (r"move (\S+) (\w)", lambda w, a, z: Step("move", w, (names.spot(a), names.zone(z)))),
    (r"deceive (\S+) (\S+)", deceiving),
    (r"fatal (\S+) (\S+)", killing),
    (r"shadow (\S+)", lambda who, card: Step("shadow", who, (names.card(card),))),
)


def step(text: Any) -> Step:
    who, _, words = " ".join(str(text).removeprefix("!").split()).partition(" ")
    for pattern, make in GRAMMAR:
        if match := re.fullmatch(pattern, words):
            try:
                read = make(names.seat(who), *match.groups())
            except Unreadable as problem:
                raise Unreadable(f"step {text!r}: {problem}") from None
            return replace(read, text=str(text), refused=str(text).startswith("!"))
    raise Unreadable(f"step {text!r}: not a step of Shadow Blades")

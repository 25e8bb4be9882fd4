"""The steps of a scenario of Mascarade, from text to what somebody decides.

::

    A swap B yes | A swap c0 no | A swap A.L B.R yes       two and three players name both cards
    A look | A look A.P             A announce King | A announce King with A.L
    B contest | B contest with B.P  B pass                 rest pass    (all who are still asked)
    A bishop C    A fool B C yes | A fool yes (two players: nothing to choose)
    A witch C | A witch nobody
    A spy c0      A exchange no     A question C           C guess Queen
    !A look       the game must refuse it
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from games.kit import Seat
from games.mascarade.rules import Ask, Move, Play, Slot
from tests.scenarios.fields import Unreadable
from tests.scenarios.mascarade.names import Names, character


@dataclass(frozen=True)
class Step:
    """``seat`` answers ``ask`` with ``choice``, and then swaps two cards if ``swap``, or not.

    No seat: everybody who is still asked. ``pair`` are the cards for it, where a step names them.
    """

    ask: Ask | None
    seat: Seat | None
    choice: Any = None
    swap: bool | None = None
    pair: tuple[Slot, ...] = ()
    text: str = ""
    refused: bool = False


def swapping(names: Names, who: str, one: str, other: str | None, yes: str) -> Step:
    seat = names.seat(who)
    pair = (one, other) if other else (who, one)
    slots = tuple(map(names.slot, pair))
    return Step(Ask.ACTION, seat, Play(Move.SWAP, slots), yes == "yes", slots)


def looking(names: Names, who: str, slot: str | None) -> Step:
    return Step(Ask.ACTION, names.seat(who), Play(Move.LOOK, (names.slot(slot or who),)))


def announcing(names: Names, who: str, name: str, slot: str | None) -> Step:
    play = Play(Move.ANNOUNCE, (names.slot(slot or who),), character(name))
    return Step(Ask.ACTION, names.seat(who), play)


def contesting(names: Names, who: str, slot: str | None) -> Step:
    return Step(Ask.CONTEST, names.seat(who), names.slot(slot or who))


def fooling(names: Names, who: str, one: str | None, other: str | None, yes: str) -> Step:
    pair = (names.slot(one), names.slot(other)) if one else ()
    return Step(Ask.FOOL, names.seat(who), pair, yes == "yes", pair)


def naming(names: Names, who: str, verb: str, target: str) -> Step:
    return Step(Ask(verb), names.seat(who), names.seat(target))


NOBODY = "nobody|none|no|nothing|-"
GRAMMAR: tuple[tuple[str, Callable[..., Step]], ...] = (
    (r"rest pass", lambda _: Step(Ask.CONTEST, None)),
    (r"(\w+) pass", lambda names, who: Step(Ask.CONTEST, names.seat(who))),
    (r"(\w+) swap (\S+)(?: (\S+))? (yes|no)", swapping),
    (r"(\w+) look(?: (\S+))?", looking),
    (r"(\w+) announce (\w+)(?: with (\S+))?", announcing),
    (r"(\w+) contest(?: with (\S+))?", contesting),
    (r"(\w+) fool(?: (\S+) (\S+))? (yes|no)", fooling),
    (rf"(\w+) witch (?:{NOBODY})", lambda names, who: Step(Ask.WITCH, names.seat(who))),
    (r"(\w+) (bishop|witch|question) (\w+)", naming),
    (r"(\w+) spy (\S+)", lambda names, who, s: Step(Ask.SPY, names.seat(who), names.slot(s))),
    (r"(\w+) exchange (yes|no)", lambda n, who, y: Step(None, n.seat(who), swap=y == "yes")),
    (r"(\w+) guess (\w+)", lambda n, who, name: Step(Ask.GUESS, n.seat(who), character(name))),
)


def step(names: Names, text: Any) -> Step:
    words = " ".join(str(text).removeprefix("!").split())
    for pattern, make in GRAMMAR:
        if match := re.fullmatch(pattern, words):
            try:
                read = make(names, *match.groups())
            except Unreadable as problem:
                raise Unreadable(f"step {text!r}: {problem}") from None
            return replace(read, text=str(text), refused=str(text).startswith("!"))
    raise Unreadable(f"step {text!r}: not a step of Mascarade")

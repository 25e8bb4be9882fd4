"""How scenarios of Shadow Blades name players, zones, cards, agents and piles.

::

    P2   a   a1*   Mav   w1        P2.a: a column    P2.a.0: the oldest agent there    pile2
    a2+w1: an armed agent          -i2: one that counts against its column
"""

import re
from typing import Any, NamedTuple

from games.kit import Seat
from games.shadow_blades.board import Column
from games.shadow_blades.cards import Name, Zone
from games.shadow_blades.state import Pile
from tests.scenarios.fields import Unreadable

ZONES = dict(zip("avri", Zone, strict=False))
PILES = dict(zip(("pile1", "pile2", "pile3"), Pile, strict=True))
SKILLED = ("ruby claw yaksha", "looter sapphire beast", "falcon raven mist", "ear forger shade")


def agent_codes() -> list[str]:
    plain = ("1*", "1", "2", "3", "4")
    codes = []
    for zone, skilled in zip(ZONES, SKILLED, strict=True):
        codes += [zone + strength for strength in plain]
        codes += [f"{zone}.{name}" for name in skilled.split()]
    return [*codes, "m2", "m3"]


def mission_codes() -> list[str]:
    own = [f"M{zone}{bounty}" for zone in ZONES for bounty in (1, 2, 3)]
    return [*own, "Mav", "Mar", "Mai", "Mvr", "Mvi", "Mri", "Mm1", "Mm3"]


CODES = dict(zip([*agent_codes(), *mission_codes(), "w1", "w2"], Name, strict=True))
CODE_OF = {name: code for code, name in CODES.items()}


class Stand(NamedTuple):
    """An agent as a scenario writes it."""

    agent: Name
    weapons: tuple[Name, ...]
    subtracts: bool


class Spot(NamedTuple):
    """Where an agent stands."""

    column: Column
    place: int


def card(text: Any) -> Name:
    if text not in CODES:
        raise Unreadable(f"{text!r} is not a card")
    return CODES[text]


def cards(text: Any) -> tuple[Name, ...]:
    """Several in one word: ``w1/w2``."""
    return tuple(map(card, re.split("[/+,]", str(text))))


def zone(text: Any) -> Zone:
    if text not in ZONES:
        raise Unreadable(f"{text!r} is not a zone; they are {', '.join(ZONES)}")
    return ZONES[text]


def seat(text: Any) -> Seat:
    if not re.fullmatch("P[1-4]", str(text)):
        raise Unreadable(f"{text!r} is not a player; they are P1 to P4")
    return Seat(str(text)[1])


def column(text: Any) -> Column:
    who, dot, where = str(text).partition(".")
    if not dot:
        raise Unreadable(f"{text!r} is not a zone of somebody's, such as P2.a")
    return Column(seat(who), zone(where))


def spot(text: Any) -> Spot:
    where, dot, place = str(text).rpartition(".")
    if not dot or not place.isdecimal():
        raise Unreadable(f"{text!r} is not an agent, such as P2.a.0")
    return Spot(column(where), int(place))


def pile(text: Any) -> Pile:
    if text not in PILES:
        raise Unreadable(f"{text!r} is not a pile; they are {', '.join(PILES)}")
    return PILES[text]


def stand(text: Any) -> Stand:
    agent, *weapons = cards(str(text).removeprefix("-"))
    return Stand(agent, tuple(weapons), str(text).startswith("-"))


def written(names: Any) -> str:
    """Cards as a scenario writes them."""
    return "[" + ", ".join(CODE_OF[name] for name in names) + "]"

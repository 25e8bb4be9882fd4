"""The kinds of walks that there are, each from a seed."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.search.ballots import random_ballots
from tests.search.plan import (
    Plan,
    quiet_plan,
    random_plan,
    ring_plan,
    two_worlds,
    withheld_plan,
)
from tests.search.promises import Broken
from tests.search.world import walk

Make = Callable[[int], Plan]


@dataclass(frozen=True)
class Kind:
    """Whole matches by a plan, or the agreement alone."""

    name: str
    make: Make | None
    take: Callable[[int], None]


def match(name: str, make: Make) -> Kind:
    def take(seed: int) -> None:
        walk(make(seed))

    return Kind(name, make, take)


def troubled(n: int, q: int, hostile: int = 0, *, twins: bool = False, deaf: bool = False) -> Kind:
    faces = f", {hostile} hostile" * bool(hostile) + " with two faces" * twins
    name = f"{n} seats, {q} go on{faces}" + ", evidence hidden" * deaf
    return match(name, lambda seed: random_plan(seed, n, q, hostile, twins=twins, deaf=deaf))


def polite(n: int, q: int, hostile: int = 0, *, twins: bool = False) -> Kind:
    """The same, and those who leave say goodbye; so do liars, who stay (K8)."""

    def make(seed: int) -> Plan:
        return replace(random_plan(seed, n, q, hostile, twins=twins), polite=True)

    return match(f"{troubled(n, q, hostile, twins=twins).name}, with goodbyes", make)


def quiet(n: int, q: int, *habits: str) -> Kind:
    name = f"{n} seats, {q} go on, {n - q} hostile: {' and '.join(habits)}"
    return match(name, lambda seed: quiet_plan(seed, n, q, *habits))


def withheld(n: int, q: int) -> Kind:
    name = f"{n} seats, {q} go on, consents withheld"
    return match(name, lambda seed: withheld_plan(seed, n, q))


def worlds(n: int, q: int) -> Kind:
    return match(f"{n} seats, {q} go on, in two worlds", lambda seed: two_worlds(seed, n, q))


def votes(n: int, q: int, cheats: int, *, hasty: bool = False) -> Kind:
    def take(seed: int) -> None:
        random_ballots(seed, n, q, cheats, hasty=hasty).check()

    name = f"votes alone, {n} seats, {q} decide, {cheats} cheats" + ", in haste" * hasty
    return Kind(name, None, take)


KINDS = (
    troubled(4, 3),
    troubled(4, 3, 1),
    troubled(4, 3, 1, twins=True),
    troubled(4, 3, 1, twins=True, deaf=True),
    troubled(3, 2),
    troubled(5, 4, 1),
    troubled(6, 5, 1, twins=True),
    troubled(7, 5, 2),
    troubled(7, 5, 2, twins=True),
    quiet(4, 3, "hasty", "caller"),
    quiet(4, 3, "dreamer", "caller", "accuser"),
    quiet(7, 5, "drip", "accuser", "forger"),
    match("5 seats in a ring, 4 go on", lambda seed: ring_plan(seed, 5, 4)),
    *(withheld(n, q) for n, q in ((4, 3), (5, 4), (6, 5), (7, 5))),
    worlds(4, 3),
    worlds(5, 4),
    worlds(7, 5),
    votes(4, 3, 1),
    votes(4, 3, 2),
    votes(5, 4, 2),
    votes(5, 4, 3),
    votes(7, 5, 2),
    polite(4, 3),
    polite(4, 3, 1, twins=True),
    polite(7, 5, 2),
    votes(4, 3, 1, hasty=True),
    votes(5, 4, 2, hasty=True),
)
LARGE = (troubled(10, 7, 3), troubled(13, 9, 4), worlds(10, 7), votes(10, 7, 3), votes(13, 9, 4))


def shortened(kind: Kind, seed: int) -> Plan | None:
    """The plan without whatever it also fails without."""
    if kind.make is None:
        return None
    plan, at = kind.make(seed), 0
    while at < len(plan.deeds):
        shorter = plan.without(at)
        if plan.deeds[at].what not in {"heal", "mend"} and is_broken(shorter):
            plan = shorter
        else:
            at += 1
    return plan


def is_broken(plan: Plan) -> bool:
    try:
        walk(plan)
    except Broken:
        return True
    return False

"""What the enemy does in one walk, as lines that can be kept, replayed and shortened.

table 4 3          four seats, any three may go on
seed 17            for the game, for delays, and for whatever liars draw
rounds 8           of the game
face 4a caller     seat 4 is hostile; each face is a program with its key, and its habits
slow 2             its program takes its time
away 3             its person does not answer
begins             with keys, consents and a coin
deaf               nobody stops at a conviction, as if evidence never arrived
polite             whoever leaves may say goodbye; and liars do, to some, and stay
dead 1             never speaks again after its first crash
5.0 cut 1 2b       between two programs; ``join`` makes it whole again
9.5 crash 3        and ``start`` from disk
20.0 freeze 1      until ``start``: it does not run, and forgets nothing
30.0 rate 2 1.5    of its clock
80.0 heal          all lines, clocks and programs, but not those who are dead
80.0 mend          the same without the lines
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import NamedTuple

HABITS = (
    *("mute", "voteless", "caller", "talker", "accuser", "hider", "forger", "hasty", "forgetful"),
    *("hoarder", "drip", "dreamer"),  # and "heir", if it has a twin; "withholder", in the beginning
)
HEAL = 80.0


class Deed(NamedTuple):
    """Something that the enemy does at some time."""

    at: float
    what: str
    args: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((f"{self.at:.2f}", self.what, *self.args))


@dataclass
class Plan:
    """A walk. The same plan always takes the same course."""

    n: int
    q: int
    seed: int = 0
    rounds: int = 8
    faces: dict[str, tuple[str, ...]] = field(default_factory=dict)  # with their habits
    slow: set[int] = field(default_factory=set)
    away: set[int] = field(default_factory=set)
    dead: set[int] = field(default_factory=set)
    deaf: bool = False
    begins: bool = False
    polite: bool = False
    deeds: list[Deed] = field(default_factory=list)

    @property
    def hostile(self) -> set[int]:
        return {int(name.rstrip("ab")) for name in self.faces}

    @property
    def names(self) -> list[str]:
        honest = [str(i) for i in range(1, self.n + 1) if i not in self.hostile]
        return [*honest, *self.faces]

    def __str__(self) -> str:
        lines = [f"table {self.n} {self.q}", f"seed {self.seed}", f"rounds {self.rounds}"]
        lines += [" ".join(("face", name, *habits)) for name, habits in self.faces.items()]
        for word in ("slow", "away", "dead"):
            lines += [f"{word} {seat}" for seat in sorted(getattr(self, word))]
        lines += [word for word in ("begins", "deaf", "polite") if getattr(self, word)]
        return "\n".join([*lines, *map(str, self.deeds)])

    @classmethod
    def read(cls, lines: Iterable[str]) -> "Plan":
        plan = cls(0, 0)
        for line in lines:
            words = line.partition("#")[0].split()
            if words:
                plan.take(words)
        return plan

    def take(self, words: Sequence[str]) -> None:
        first, *rest = words
        if first == "table":
            self.n, self.q = map(int, rest)
        elif first in {"seed", "rounds"}:
            setattr(self, first, int(rest[0]))
        elif first in {"begins", "deaf", "polite"}:
            setattr(self, first, True)
        elif first == "face":
            self.faces[rest[0]] = tuple(rest[1:])
        elif first in {"slow", "away", "dead"}:
            getattr(self, first).add(int(rest[0]))
        else:
            self.deeds.append(Deed(float(first), rest[0], tuple(rest[1:])))

    def without(self, deed: int) -> "Plan":
        shorter = Plan.read(str(self).splitlines())
        del shorter.deeds[deed]
        return shorter


def random_plan(
    seed: int, n: int, q: int, hostile: int = 0, *, twins: bool = False, deaf: bool = False
) -> Plan:
    """``hostile`` seats and dead ones together are never more than may be silent."""
    rng = Random(f"{seed} {n} {q} {hostile} {twins}")
    plan = Plan(n, q, seed, rng.choice([6, 12, 20]), deaf=deaf)
    seats = rng.sample(range(1, n + 1), n)
    for seat in seats[:hostile]:
        for face in ("a", "b") if twins else ("a",):
            plan.faces[f"{seat}{face}"] = tuple(rng.sample(HABITS, rng.randint(1, 3)))
    honest, spare = seats[hostile:], n - q - hostile
    plan.dead = set(rng.sample(honest, rng.randint(0, max(0, spare))))
    plan.slow = set(rng.sample(honest, rng.choice([0, 0, 1])))
    plan.away = set(rng.sample(honest, rng.choice([0, 0, 1])))
    for trouble in rng.sample([cuts, split, crashes, clocks, freezes], rng.randint(1, 3)):
        plan.deeds += trouble(rng, plan)
    plan.deeds += [Deed(rng.uniform(0, HEAL), "crash", (str(seat),)) for seat in plan.dead]
    plan.deeds.append(Deed(HEAL, "heal", ()))
    plan.deeds.sort()
    return plan


def quiet_plan(seed: int, n: int, q: int, *habits: str) -> Plan:
    """Everything works; but as many seats as may be silent have these habits."""
    rng = Random(f"{seed} {n} {q} {habits}")
    seats = rng.sample(range(1, n + 1), n - q)
    plan = Plan(n, q, seed, 20, {f"{seat}a": habits for seat in seats})
    plan.deeds = [Deed(0.0, "heal", ())]
    return plan


def ring_plan(seed: int, n: int, q: int) -> Plan:
    """Everybody has a line to two others alone, and one seat never speaks."""
    plan = quiet_plan(seed, n, q, "mute")
    plan.faces = dict([*plan.faces.items()][:1])
    ring = sorted(plan.names)
    near = {frozenset((a, b)) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)}
    apart = [pair for pair in combinations(ring, 2) if frozenset(pair) not in near]
    plan.deeds = [*(Deed(0.0, "cut", pair) for pair in apart), Deed(1.0, "mend", ())]
    return plan


def parting_plan(seed: int) -> Plan:
    """One of four goes away with a cheat, whose twin then speaks to the others in its place."""
    rng = Random(f"{seed} parting")
    plan = Plan(4, 3, seed, 6, {"4a": (), "4b": ("heir",)})
    at = round(rng.uniform(5.0, 60.0), 2)
    pairs = [(a, b) for a in ("1", "4a") for b in ("2", "3")]
    apart = [Deed(0.0, "cut", (name, "4b")) for name in ("1", "4a")]
    parting = [Deed(at, "cut", pair) for pair in pairs]
    plan.deeds = [*apart, Deed(0.0, "crash", ("4b",)), *parting, Deed(at + 1.0, "start", ("4b",))]
    plan.deeds.append(Deed(at + 200.0, "heal", ()))
    return plan


def interrupted_plan(seed: int) -> Plan:
    """While three of four decide, the fourth comes back, and one of them is cut off instead."""
    rng = Random(f"{seed} interrupted")
    plan, at = Plan(4, 3, seed, 6), round(rng.uniform(60.0, 75.0), 2)
    first = [Deed(0.0, "cut", ("4", other)) for other in "123"]
    then = [Deed(at, "join", ("4", other)) for other in "12"]
    then += [Deed(at, "cut", ("3", other)) for other in "124"]
    plan.deeds = [*first, *then, Deed(at + 20.0, "heal", ())]
    return plan


def withheld_plan(seed: int, n: int, q: int) -> Plan:
    """Some leave between key and consent: who dislikes the coin, and who is cut off just then.

    Then others do, so that those who are back have to help.
    """
    rng = Random(f"{seed} {n} {q} withheld")
    plan = Plan(n, q, seed, 6, begins=True)
    cheats = rng.sample(range(1, n + 1), rng.randint(0, n - q))
    plan.faces = {f"{seat}a": ("withholder",) for seat in cheats}
    leaving = rng.sample([name for name in plan.names if name not in plan.faces], n - q + 1)
    plan.slow = {int(leaving[0])}  # so that its line is cut when all keys are there, or nearly
    times = [11.0 + 22.0 * i for i in range(len(leaving))]
    for name, first in zip(leaving, times, strict=True):
        begin = round(rng.uniform(first, first + 6.0), 2)
        at = round(rng.uniform(begin + 5.0, begin + 25.0), 2)
        others = [(name, other) for other in plan.names if other != name]
        plan.deeds += [Deed(begin, "cut", pair) for pair in others]
        plan.deeds += [Deed(at, "join", pair) for pair in others]
    plan.deeds.append(Deed(HEAL, "heal", ()))
    plan.deeds.sort()
    return plan


def two_worlds(seed: int, n: int, q: int) -> Plan:
    """As many cheats as two quorums share play two matches, with half of the others each."""
    rng, cheats = Random(f"{seed} {n} {q} worlds"), 2 * q - n
    seats = rng.sample(range(1, n + 1), n)
    plan = Plan(n, q, seed, rng.choice([6, 12]))
    plan.faces = {f"{seat}{face}": () for seat in seats[:cheats] for face in "ab"}
    half = {str(seat) for seat in seats[cheats:][: n - q]}
    left = {name for name in plan.names if name.endswith("a")} | half
    pairs = [(a, b) for a in sorted(left) for b in plan.names if b not in left]
    plan.deeds = [*(Deed(0.0, "cut", pair) for pair in pairs), Deed(1.0, "mend", ())]
    return plan


def span(rng: Random, longest: float = 40.0) -> tuple[float, float]:
    begin = round(rng.uniform(0, HEAL - 1), 2)
    return begin, round(min(HEAL - 0.5, begin + rng.uniform(0.5, longest)), 2)


def between(rng: Random, what: str, back: str, *args: str) -> list[Deed]:
    begin, end = span(rng)
    return [Deed(begin, what, args), Deed(end, back, args[:2])]


def cuts(rng: Random, plan: Plan) -> list[Deed]:
    pairs = [rng.sample(plan.names, 2) for _ in range(rng.randint(1, 3 * plan.n))]
    return [deed for pair in pairs for deed in between(rng, "cut", "join", *pair)]


def split(rng: Random, plan: Plan) -> list[Deed]:
    """Some are cut off together, and come back together."""
    deeds = []
    for _ in range(rng.randint(1, 3)):
        side = set(rng.sample(plan.names, rng.randint(1, len(plan.names) - 1)))
        begin, end = span(rng, 70.0)
        pairs = [(a, b) for a in sorted(side) for b in plan.names if b not in side]
        deeds += [Deed(begin, "cut", pair) for pair in pairs]
        deeds += [Deed(end, "join", pair) for pair in pairs]
    return deeds


def crashes(rng: Random, plan: Plan) -> list[Deed]:
    names = [name for name in plan.names if name not in plan.faces]
    chosen = [rng.choice(names) for _ in range(rng.randint(1, plan.n))]
    return [deed for name in chosen for deed in between(rng, "crash", "start", name)]


def freezes(rng: Random, plan: Plan) -> list[Deed]:
    names = [name for name in plan.names if name not in plan.faces]
    chosen = [rng.choice(names) for _ in range(rng.randint(1, 3))]
    return [deed for name in chosen for deed in between(rng, "freeze", "start", name)]


def clocks(rng: Random, plan: Plan) -> list[Deed]:
    chosen = [rng.choice(plan.names) for _ in range(rng.randint(1, plan.n))]
    return [Deed(span(rng)[0], "rate", (n, f"{rng.uniform(0.3, 3.0):.2f}")) for n in chosen]

"""How many are enough: what a table bears by its quorum, S1 to S4 of docs/protocol.md.

``n`` seats, of whom ``q`` decide who is at the table and could stand in for the others. Any two
such groups share at least ``t = 2q − n`` seats, and everything rests on an honest one among these.
So ``t`` is the number that tells how safe a table is, and not ``q``.
"""

from dataclasses import dataclass

from table.errors import Forbidden, cited
from table.rules import Rule, Rules

FOUR = 4  # seats at which one may be away and another may cheat; below, nobody stands in (S3)
FRIENDS = (3, 2)  # seats and quorum of the one table that bears nobody who cheats


def usual_quorum(n: int) -> int | None:
    """All but a third, so that at least as many may cheat as may be away (S3)."""
    return n - (n - 1) // 3 if n >= FOUR else None


@dataclass(frozen=True, slots=True)
class Strength:
    """How many players a table can spare, and how many of them in league it withstands."""

    players: int
    quorum: int | None = None
    clock: bool = False

    @property
    def spares(self) -> int:
        """How many may be gone, while the others go on."""
        return 0 if self.quorum is None else self.players - self.quorum

    @property
    def shared(self) -> int | None:
        """How many seats any two quorums have in common, at least (S1); None without recovery."""
        return None if self.quorum is None else 2 * self.quorum - self.players

    @property
    def withstands(self) -> int | None:
        """How many in league neither read a card nor make two results (S4)."""
        return None if self.shared is None else self.shared - 1

    @property
    def among_friends(self) -> bool:
        """One of three can do both, if it carries what the other two say to each other."""
        return (self.players, self.quorum) == FRIENDS

    @property
    def usual(self) -> int | None:
        """How many in league such a table withstands if nobody asks for less (S3)."""
        return Strength(self.players, usual_quorum(self.players)).withstands

    @property
    def is_weak(self) -> bool:
        """Does it withstand fewer than it could? Then its players have to agree to that (S4)."""
        usual = usual_quorum(self.players)
        return self.quorum is not None and (usual is None or self.quorum < usual)


def has_no_clock(case: Strength) -> bool:
    return case.quorum is not None and not case.clock


def could_split(case: Strength) -> bool:
    """Could two quorums have nobody in common but one cheat?"""
    return case.shared is not None and case.shared < 2 and not case.among_friends


def spares_nobody(case: Strength) -> bool:
    return case.quorum is not None and case.spares < 1


def forbidden(rule: Rule[Strength], case: Strength) -> Exception:
    return Forbidden("quorum", cited(rule.told(case), rule.number), rule.number)


LEGAL = Rules(
    Rule("S2", has_no_clock, "nobody is gone without a clock, so nobody can stand in", forbidden),
    Rule(
        "S2",
        could_split,
        "{case.quorum} of {case.players} are too few: one cheat could play with two such groups",
        forbidden,
    ),
    Rule("S2", spares_nobody, "{case.quorum} of {case.players} can't spare anybody", forbidden),
)


def check_strength(strength: Strength) -> None:
    """Return if honest programs sign such terms; ``Forbidden`` says why they don't."""
    LEGAL.check(strength)

"""JOINs told in lines (J1, J2): for one match, by players with a name and a real key.

join Ada            -> ok    the first of Ada; "join Ada again" is the same bytes once more
join Ada anew       -> J1    with another key for the match
join Bob elsewhere  -> J2    for other terms
"""

from crypto.identity import Identity
from crypto.keys import KeyPair
from table.founding import Join, Terms
from table.joins import Arrived, Disagreement, check_join

TERMS = Terms("complots", 1, 3, occasion=b"occasion")
OTHER = Terms("complots", 1, 3, (("concede", "no"),), occasion=b"occasion")


class Doorstep:
    """What was shown there so far."""

    def __init__(self) -> None:
        self.held: dict[str, Join] = {}
        self.players: dict[str, Identity] = {}

    def join(self, name: str, how: str = "anew") -> str:
        who = self.players.setdefault(name, Identity.generate())
        terms = OTHER if how == "elsewhere" else TERMS
        join = (
            self.held[name] if how == "again" else Join.sign(who, name, terms, KeyPair.generate().X)
        )
        try:
            check_join(Arrived(join, TERMS, self.held.get(name)))
        except Disagreement as found:
            return found.rule
        self.held[name] = join
        return "ok"

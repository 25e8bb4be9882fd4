"""What Intrigue speaks of: advisers, the slots of a castle, and all that may be asked."""

from enum import StrEnum
from typing import NamedTuple

from games.kit import Seat

SLOTS = (1, 3, 6, 10)  # what each pays, in thousands


class Kind(StrEnum):
    """The professions, in the order in which defaults are taken."""

    CHEMIST = "chemist"
    WRITER = "writer"
    PHYSICIAN = "physician"
    CLERIC = "cleric"


SUPPLY = tuple(kind for kind in Kind for _ in range(2))  # of every player


class Adviser(NamedTuple):
    owner: Seat
    kind: Kind

    def __str__(self) -> str:
        return f"{self.owner}.{self.kind}"


class Ask(StrEnum):
    """What somebody has to decide."""

    PRESENT = "present"
    SPEAK = "speak"  # in a negotiation, to the host
    AMOUNT = "amount"
    EMPTY = "empty"  # whether to show an empty purse
    TALK = "talk"
    ANSWER = "answer"  # as the host
    DEMAND = "demand"
    PLACE = "place"
    KIND = "kind"  # which conflict comes next
    WINNER = "winner"
    VERDICT = "verdict"

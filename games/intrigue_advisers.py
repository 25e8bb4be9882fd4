"""The advisers of Intrigue, and the slots of a castle."""

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

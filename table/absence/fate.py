"""What became of a message about who is at the table, or of one whose author had left it."""

from dataclasses import dataclass

from games.kit import Seats
from table.absence.company import Company, Vote


@dataclass(frozen=True, slots=True)
class Void:
    """Nobody heard it: its author had left in the company ``since``, and did not know better."""

    since: Company


@dataclass(frozen=True, slots=True)
class Voted:
    """A vote on who is at the table."""

    vote: Vote
    back: Seats  # those who were gone before, and would be there again
    agreed: Company | None = None  # the company that it was the last vote for


@dataclass(frozen=True, slots=True)
class Freed:
    """A word of having heard more of ``whom`` than the authors of some ``votes`` had.

    So its author never votes the same; all the votes were among what it had seen.
    """

    votes: tuple[Vote, ...]
    whom: Seats

"""What a table makes of a message, as a value: for others to word, not to find out again."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from games.kit import Seat
from table.absence.fate import Freed, Void, Voted
from table.log.message import Message
from table.rounds.round import Round


@dataclass(frozen=True, slots=True)
class Answered:
    """It convinced. Whether it came in time as well may be open still."""

    value: Any  # in the form that the operation can use


@dataclass(frozen=True, slots=True)
class Noted:
    """A word on the time of somebody's answer: that it is late, or was heard."""


Fate = Answered | Noted | Void | Voted | Freed


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one message.

    ``round`` is the one that it answers or is about. A message that was refused has no fate,
    unless it is about who is at the table: then that is what it says of it.
    """

    message: Message
    round: Round[Any] | None = None
    fate: Fate | None = None


class Late(NamedTuple):
    """What counts for a seat is its default, as all others who had not left voted."""

    voters: tuple[Seat, ...]
    left: tuple[Seat, ...]

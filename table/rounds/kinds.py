"""The kinds of messages that rounds wait for, and what counts when the author of one is gone.

G1 to G12 of docs/protocol.md. A round itself has the values, as it is opened in ``fulfil``; it
can't be opened with others than its kind has here.
"""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from games.kit import Seat


class Instead(Enum):
    """What counts for a seat that is gone, as far as a round is concerned."""

    DEFAULT = "what the rules give to a seat that is late"  # the round's ``preset``
    VALUE = "something that the rules or the operation know"  # its ``absent``
    NOTHING = "None: the operation goes on without it, or makes up for it"  # its ``absent``, too
    WAIT = "it is waited for"
    OWED = "None for now; it owes that when it is back"  # its ``absent``, and then nothing


class Kind(NamedTuple):
    """``rule`` is the number on the page."""

    rule: str
    instead: Instead

    def allows(self, preset: Mapping[Seat, object], absent: Mapping[Seat, object]) -> bool:
        """Are these the values of a round of this kind?"""
        match self.instead:
            case Instead.DEFAULT:
                return bool(preset) and not absent
            case Instead.VALUE:
                return bool(absent)
            case Instead.NOTHING:
                return not preset and set(absent.values()) == {None}
            case Instead.WAIT:
                return not preset and not absent
            case Instead.OWED:
                return not preset and set(absent.values()) <= {None}


# What shows something hidden, or ends the match: said only when all it rests on is certain (R5).
REVEALING = {
    *("open", "play", "lay", "show", "pass", "prove", "offer", "empty", "purse", "end"),
}

# What takes a key off something: not given by a seat that still owes its consent (D4).
SHARES = {"shares", "beacon", "recover"}

KINDS = {
    "choose": Kind("G1", Instead.DEFAULT),
    "commit": Kind("G1", Instead.DEFAULT),  # no envelope, and what that stands for
    "open": Kind("G1", Instead.VALUE),
    "speak": Kind("G1", Instead.DEFAULT),
    "play": Kind("G1", Instead.DEFAULT),
    "lay": Kind("G1", Instead.DEFAULT),
    "offer": Kind("G1", Instead.DEFAULT),
    "empty": Kind("G1", Instead.DEFAULT),
    "prove": Kind("G2", Instead.VALUE),  # the same as being late, where one may concede
    "arrange": Kind("G3", Instead.NOTHING),
    "shares": Kind("G4", Instead.NOTHING),
    "beacon": Kind("G4", Instead.NOTHING),
    "recover": Kind("G4", Instead.NOTHING),
    "shuffle": Kind("G5", Instead.NOTHING),
    "ahead": Kind("G5", Instead.NOTHING),
    "lift": Kind("G6", Instead.NOTHING),
    "show": Kind("G7", Instead.NOTHING),
    "pass": Kind("G7", Instead.NOTHING),
    "look": Kind("G8", Instead.NOTHING),
    "purse": Kind("G9", Instead.VALUE),
    "agree": Kind("G10", Instead.NOTHING),
    "key": Kind("G11", Instead.WAIT),
    "end": Kind("G11", Instead.WAIT),  # but q of them are enough
    "ack": Kind("G12", Instead.OWED),
}

"""What a table of Shadow Blades agrees on before a game, and the eight plots."""

from dataclasses import dataclass
from enum import StrEnum

from games.kit import Options, Source, YesNo, option


class Plot(StrEnum):
    """A rule for the whole game, one of eight."""

    ARROGANCE = "arrogance"  # no agent into a zone that one dominates
    DECEIT = "deceit"  # weapons buy an agent of exactly their strength
    DOUBLE = "double"  # an empty pile gets two cards
    DUO = "duo"  # a second agent, as strong as the first, of another zone
    FATAL = "fatal"  # an Assassin from the hand takes one along
    ARMS = "arms"  # Thieves serve as weapons
    SUPPORT = "support"  # Messengers go anywhere
    ESPIONAGE = "espionage"  # Spies go into others' zones, and count against them


class Opening(StrEnum):
    STAMPED = "stamped"  # one of the four start cards for each
    DRAFT = "draft"  # any card, picked from what the neighbour leaves


class Skills(StrEnum):
    COMPULSORY = "compulsory"  # R7: unless the card says "may"
    OPTIONAL = "optional"


class Length(StrEnum):
    FULL = "full"
    SHORT = "short"  # of our own: most of the deck stays in the box, unseen


SHORT_DECK = 24


@dataclass(frozen=True)
class BladesOptions(Options):
    plots: YesNo = option(YesNo.NO, Source.VARIANT)
    alliance: YesNo = option(YesNo.NO, Source.VARIANT)  # four players, two against two
    opening: Opening = option(Opening.STAMPED, Source.VARIANT)
    skills: Skills = option(Skills.COMPULSORY, Source.RULING)
    length: Length = option(Length.FULL, Source.PRINTED)

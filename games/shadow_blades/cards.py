"""The cards of Shadow Blades, one table of each kind.

A page of the only rulebook we have is lost, so some lines are our own: ``HOUSE``. Whoever owns
the game can put the true ones here, and nothing else has to change; docs/shadow_blades.md.
"""

from enum import StrEnum
from typing import NamedTuple


class Zone(StrEnum):
    """The four zones of every player, and the mercenaries, who have none."""

    ASSASSINATION = "assassination"
    THEFT = "theft"
    REINFORCEMENTS = "reinforcements"
    INFILTRATION = "infiltration"
    MERCENARIES = "mercenaries"


A, V, R, IN, M = Zone
ZONES = (A, V, R, IN)


class Name(StrEnum):
    """What is printed on a card."""

    ASSASSIN_START = "assassin_start"
    ASSASSIN_1 = "assassin_1"
    ASSASSIN_2 = "assassin_2"
    ASSASSIN_3 = "assassin_3"
    ASSASSIN_4 = "assassin_4"
    RUBY_TRACKER = "ruby_tracker"
    SHADOW_CLAW = "shadow_claw"
    YAKSHA = "yaksha"
    THIEF_START = "thief_start"
    THIEF_1 = "thief_1"
    THIEF_2 = "thief_2"
    THIEF_3 = "thief_3"
    THIEF_4 = "thief_4"
    LOOTER = "looter"
    ILLUSIONIST = "illusionist"
    BEAST = "beast"
    MESSENGER_START = "messenger_start"
    MESSENGER_1 = "messenger_1"
    MESSENGER_2 = "messenger_2"
    MESSENGER_3 = "messenger_3"
    MESSENGER_4 = "messenger_4"
    FALCON = "falcon"
    RAVEN = "raven"
    MISTRUNNER = "mistrunner"
    SPY_START = "spy_start"
    SPY_1 = "spy_1"
    SPY_2 = "spy_2"
    SPY_3 = "spy_3"
    SPY_4 = "spy_4"
    EAR = "ear"
    FORGER = "forger"
    WALL_WALKER = "wall_walker"
    MERCENARY_2 = "mercenary_2"
    MERCENARY_3 = "mercenary_3"
    SUDDEN_ATTACK = "sudden_attack"
    BRUTAL_STRIKE = "brutal_strike"
    BLOODY_SAGA = "bloody_saga"
    INTRUSION = "intrusion"
    PLUNDER = "plunder"
    MOONLIGHT_SPECTRES = "moonlight_spectres"
    NEW_ORDER = "new_order"
    JOINT_ASSAULT = "joint_assault"
    ACOLYTES = "acolytes"
    SHADOWING = "shadowing"
    DOUBLE_GAME = "double_game"
    CRIME_SYNDICATE = "crime_syndicate"
    BLOOD_MONEY = "blood_money"
    KILL_ON_ORDER = "kill_on_order"
    SILENT_DEATH = "silent_death"
    SMUGGLERS_RUN = "smugglers_run"
    STOLEN_SECRETS = "stolen_secrets"
    FALSE_MESSAGE = "false_message"
    ODD_JOB = "odd_job"
    GRAND_CONTRACT = "grand_contract"
    ORDINARY_WEAPON = "ordinary_weapon"
    PRODIGIOUS_WEAPON = "prodigious_weapon"


class Source(StrEnum):
    """Where a line of the tables comes from."""

    BOOK = "book"  # the rulebook says so
    INFERRED = "inferred"  # by counting, or from the other three zones
    HOUSE = "house"  # our own, and says nothing about the published game


BOOK, INFERRED, HOUSE = Source


class Agent(NamedTuple):
    zone: Zone
    strength: int
    skilled: bool = False
    source: Source = BOOK


AGENTS = {
    Name.ASSASSIN_START: Agent(A, 1),
    Name.ASSASSIN_1: Agent(A, 1),
    Name.ASSASSIN_2: Agent(A, 2),
    Name.ASSASSIN_3: Agent(A, 3),
    Name.ASSASSIN_4: Agent(A, 4),
    Name.RUBY_TRACKER: Agent(A, 1, skilled=True),
    Name.SHADOW_CLAW: Agent(A, 1, skilled=True),
    Name.YAKSHA: Agent(A, 2, skilled=True),
    Name.THIEF_START: Agent(V, 1),
    Name.THIEF_1: Agent(V, 1),
    Name.THIEF_2: Agent(V, 2),
    Name.THIEF_3: Agent(V, 3),
    Name.THIEF_4: Agent(V, 4),
    Name.LOOTER: Agent(V, 1, skilled=True),
    Name.ILLUSIONIST: Agent(V, 1, skilled=True),
    Name.BEAST: Agent(V, 2, skilled=True),
    Name.MESSENGER_START: Agent(R, 1),
    Name.MESSENGER_1: Agent(R, 1),
    Name.MESSENGER_2: Agent(R, 2),
    Name.MESSENGER_3: Agent(R, 3),
    Name.MESSENGER_4: Agent(R, 4),
    Name.FALCON: Agent(R, 1, skilled=True),
    Name.RAVEN: Agent(R, 1, skilled=True),
    Name.MISTRUNNER: Agent(R, 2, skilled=True),
    Name.SPY_START: Agent(IN, 1),
    Name.SPY_1: Agent(IN, 1, source=INFERRED),
    Name.SPY_2: Agent(IN, 2, source=INFERRED),
    Name.SPY_3: Agent(IN, 3, source=INFERRED),
    Name.SPY_4: Agent(IN, 4, source=INFERRED),
    Name.EAR: Agent(IN, 1, skilled=True, source=HOUSE),
    Name.FORGER: Agent(IN, 1, skilled=True, source=HOUSE),
    Name.WALL_WALKER: Agent(IN, 2, skilled=True, source=HOUSE),
    Name.MERCENARY_2: Agent(M, 2, source=HOUSE),
    Name.MERCENARY_3: Agent(M, 3, source=HOUSE),
}


class Condition(StrEnum):
    """What must hold for the owner of a mission at the end, or it brings nothing."""

    NONE = "none"
    ITS_ZONE = "its_zone"  # dominates the mission's own zone
    TWO_ZONES = "two_zones"  # dominates at least two


class Mission(NamedTuple):
    zones: tuple[Zone, ...]
    bounty: int
    copies: int = 1
    condition: Condition = Condition.NONE
    source: Source = BOOK


MISSIONS = {
    Name.SUDDEN_ATTACK: Mission((A,), 1, copies=3),
    Name.BRUTAL_STRIKE: Mission((A,), 2, copies=2),
    Name.BLOODY_SAGA: Mission((A,), 3, condition=Condition.ITS_ZONE),
    Name.INTRUSION: Mission((V,), 1, copies=3),
    Name.PLUNDER: Mission((V,), 2, copies=2),
    Name.MOONLIGHT_SPECTRES: Mission((V,), 3, condition=Condition.ITS_ZONE),
    Name.NEW_ORDER: Mission((R,), 1, copies=3),
    Name.JOINT_ASSAULT: Mission((R,), 2, copies=2),
    Name.ACOLYTES: Mission((R,), 3, condition=Condition.ITS_ZONE),
    Name.SHADOWING: Mission((IN,), 1, copies=3, source=HOUSE),
    Name.DOUBLE_GAME: Mission((IN,), 2, copies=2, source=HOUSE),
    Name.CRIME_SYNDICATE: Mission((IN,), 3, condition=Condition.ITS_ZONE, source=INFERRED),
    Name.BLOOD_MONEY: Mission((A, V), 2, source=HOUSE),
    Name.KILL_ON_ORDER: Mission((A, R), 2, source=HOUSE),
    Name.SILENT_DEATH: Mission((A, IN), 2, source=HOUSE),
    Name.SMUGGLERS_RUN: Mission((V, R), 2, source=HOUSE),
    Name.STOLEN_SECRETS: Mission((V, IN), 2, source=HOUSE),
    Name.FALSE_MESSAGE: Mission((R, IN), 2, source=HOUSE),
    Name.ODD_JOB: Mission(ZONES, 1, source=HOUSE),
    Name.GRAND_CONTRACT: Mission(ZONES, 3, condition=Condition.TWO_ZONES, source=HOUSE),
}


class Weapon(NamedTuple):
    strength: int
    copies: int
    source: Source  # of the copies; names and strengths are the book's


WEAPONS = {
    Name.ORDINARY_WEAPON: Weapon(1, 6, HOUSE),
    Name.PRODIGIOUS_WEAPON: Weapon(2, 4, HOUSE),
}

START_CARDS = (Name.ASSASSIN_START, Name.THIEF_START, Name.MESSENGER_START, Name.SPY_START)


ALL_CARDS = (
    *AGENTS,
    *(name for name in MISSIONS for _ in range(MISSIONS[name].copies)),
    *(name for name in WEAPONS for _ in range(WEAPONS[name].copies)),
)
OTHER_CARDS = tuple(name for name in ALL_CARDS if name not in START_CARDS)


def missions_for(zone: Zone) -> tuple[Name, ...]:
    """All that may lie face down in ``zone``."""
    return tuple(name for name, mission in MISSIONS.items() if zone in mission.zones)


def strength(name: Name) -> int:
    """What is printed on an agent or a weapon."""
    return AGENTS[name].strength if name in AGENTS else WEAPONS[name].strength

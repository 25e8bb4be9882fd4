"""How people usually play Complots, as chances: to read what others did, and to think ahead.

The same figures say how likely somebody with a given hand does something, which is what beliefs
are made of, and draw the choices of everybody in an imagined match. They are guesses at what
people do, not measured on anybody.
"""

from functools import cache
from typing import NamedTuple

from games.complots import MUST_ASSASSINATE, ROLES, RULES, Move, Role, Variant
from games.kit import Face

Hand = tuple[Face, ...]  # characters face down, sorted


class Taste(NamedTuple):
    """How much something is liked by players with the character for it, and by those without."""

    honest: float
    bluff: float


ACTING = {
    Move.INCOME: Taste(0.5, 0.5),
    Move.FOREIGN_AID: Taste(1.0, 1.0),
    Move.ASSASSINATION: Taste(40.0, 40.0),
    Move.DUCHESS_TAX: Taste(6.0, 0.8),
    Move.ASSASSIN_KILL: Taste(6.0, 0.4),
    Move.CAPTAIN_STEAL: Taste(4.0, 0.5),
    Move.AMBASSADOR_EXCHANGE: Taste(1.5, 0.3),
    Move.INQUISITOR_EXCHANGE: Taste(1.0, 0.2),
    Move.INQUISITOR_EXAMINE: Taste(0.8, 0.2),
}

# How often somebody who may counter does so.
COUNTERING = {
    Move.FOREIGN_AID: Taste(0.85, 0.08),
    Move.CAPTAIN_STEAL: Taste(0.95, 0.15),
    Move.ASSASSIN_KILL: Taste(0.97, 0.25),
}
DESPERATE = 0.6  # a false Countess who saves the last card
SLIP = 0.01  # a counter as one character by a player who has the other

# How often somebody doubts, by the number of copies that they don't see.
DOUBTING = (1.0, 0.25, 0.08, 0.04, 0.03)
HIT = 3.0  # so much more often if it is they who will pay for the claim
STRAINED = 2.0  # so much more often for each character claimed beyond the cards one has

# Which cards people like to keep.
LIKED: dict[Face, float] = {
    Role.DUCHESS: 3.0,
    Role.ASSASSIN: 2.8,
    Role.CAPTAIN: 2.6,
    Role.COUNTESS: 2.2,
    Role.INQUISITOR: 1.9,
    Role.AMBASSADOR: 1.8,
}


@cache
def moves(variant: Variant, coins: int) -> tuple[Move, ...]:
    """What somebody with so many coins may do."""
    if coins >= MUST_ASSASSINATE:
        return (Move.ASSASSINATION,)
    claims = (None, *ROLES[variant])
    return tuple([m for m, rule in RULES.items() if rule.cost <= coins and rule.claim in claims])


@cache
def acting(moves: tuple[Move, ...], hand: Hand) -> dict[Move, float]:
    """How likely somebody with ``hand`` chooses each of ``moves``."""
    liking = {
        move: ACTING[move].honest if RULES[move].claim in hand else ACTING[move].bluff
        for move in moves
    }
    return {move: value / sum(liking.values()) for move, value in liking.items()}


@cache
def countering(move: Move, roles: tuple[Role | None, ...], hand: Hand) -> dict[Role | None, float]:
    """How likely somebody with ``hand`` counters ``move`` as each of ``roles``, or lets it pass."""
    held = [role for role in roles if role in hand]
    liked = held or [role for role in roles if role]
    taste = COUNTERING[move]
    does = taste.honest if held else taste.bluff
    if not held and move is Move.ASSASSIN_KILL and len(hand) == 1:
        does = DESPERATE
    liking = dict.fromkeys(roles, SLIP) | dict.fromkeys(liked, does / len(liked)) | {None: 1 - does}
    return {role: value / sum(liking.values()) for role, value in liking.items()}


@cache
def doubting(unseen: int, hit: bool, strain: int) -> float:
    """How likely somebody doubts who does not see ``unseen`` copies of what is claimed.

    ``hit``: the doubter pays for the action. ``strain``: how many more characters than cards the
    claimant claims to have.
    """
    chance = DOUBTING[max(unseen, 0)] * (HIT if hit else 1.0) * STRAINED ** max(strain, 0)
    return min(1.0, chance)

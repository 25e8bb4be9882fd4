"""What a position is worth to a player: the chance to win, judged by what lies on the table.

Everybody gets points for what they have, and e to the points is their share of the chances. The
points are those of ``python -m players.complots.fit``, which looks at matches among regulars.
While many are left, cards and coins say little, because all turn on whoever leads; between the
last two they nearly decide.
"""

from collections.abc import Iterator, Mapping
from math import exp

from games.complots import RULES, Complots, Move
from games.kit import AnyCard, Face, Seat

SECOND = "second card"
COIN = "coin"
ENOUGH = "enough coins"  # for an assassination
WAIT = "wait"  # until it is one's turn: 0 for the seat that plays now, nearly 1 for the last
COUNTED = 9  # coins beyond are of no use

# By the number of players left, 4 standing for more. "alone" is the character of an only card,
# "with" that of each of two.
POINTS: dict[int, dict[str, float]] = {
    2: {
        "second card": 0.86,
        "coin": 0.33,
        "enough coins": 0.32,
        "wait": -0.89,
        "alone duchess": -0.89,
        "alone assassin": -0.6,
        "alone countess": -0.81,
        "alone captain": -0.16,
        "alone ambassador": -0.45,
        "alone inquisitor": -0.4,
        "with duchess": 0.61,
        "with assassin": 0.48,
        "with countess": 1.14,
        "with captain": 0.42,
        "with ambassador": 0.48,
        "with inquisitor": 0.54,
    },
    3: {
        "second card": 0.41,
        "coin": 0.04,
        "enough coins": 0.19,
        "wait": -0.09,
        "alone duchess": -0.35,
        "alone assassin": -0.38,
        "alone countess": -0.22,
        "alone captain": -0.18,
        "alone ambassador": 0.13,
        "alone inquisitor": -0.45,
        "with duchess": 0.44,
        "with assassin": 0.27,
        "with countess": 0.44,
        "with captain": 0.17,
        "with ambassador": 0.29,
        "with inquisitor": 0.15,
    },
    4: {
        "second card": 0.33,
        "coin": 0.0,
        "enough coins": 0.22,
        "wait": -0.04,
        "alone duchess": -0.47,
        "alone assassin": -0.18,
        "alone countess": 0.35,
        "alone captain": -0.19,
        "alone ambassador": 0.29,
        "alone inquisitor": 0.1,
        "with duchess": 0.1,
        "with assassin": 0.16,
        "with countess": 0.4,
        "with captain": -0.02,
        "with ambassador": 0.24,
        "with inquisitor": -0.09,
    },
}


def features(
    game: Complots, faces: Mapping[AnyCard, Face], seat: Seat
) -> Iterator[tuple[str, float]]:
    """What counts in favour of ``seat`` when a turn begins, and how many of it there are."""
    hand, coins = game.hands[seat], game.coins[seat]
    left = [game.active, *game.others(game.active)]
    yield WAIT, left.index(seat) / len(left)
    yield COIN, min(coins, COUNTED)
    if coins >= RULES[Move.ASSASSINATION].cost:
        yield ENOUGH, 1
    if len(hand) == 2:
        yield SECOND, 1
    for card in hand:
        yield f"{'with' if len(hand) == 2 else 'alone'} {faces[card]}", 1


def worth(game: Complots, faces: Mapping[AnyCard, Face], me: Seat) -> float:
    """How likely ``me`` wins from the beginning of this turn, all cards being known."""
    if game.winners or not game.hands[me]:
        return float(me in game.winners)
    points = POINTS[min(len(game.living), 4)]
    shares = {
        seat: exp(sum([points[name] * amount for name, amount in features(game, faces, seat)]))
        for seat in game.living
    }
    return shares[me] / sum(shares.values())

"""What a position is worth to a player: the chance to win, judged by what lies on the table.

Everybody gets points for what they have, and e to the points is their share of the chances. The
points are those of ``python -m players.complots.fit``, which looks at matches among regulars.
While many are left, cards and coins say little, because all turn on whoever leads; between the
last two they nearly decide.
"""

from collections.abc import Iterator, Mapping
from math import exp

from games.complots import RULES, Complots, Move
from games.kit import Face, Seat
from table.knowledge import AnyCard

SECOND = "second card"
COIN = "coin"
ENOUGH = "enough coins"  # for an assassination
WAIT = "wait"  # until it is one's turn: 0 for who plays now, nearly 1 for who plays last
COUNTED = 9  # coins beyond are of no use

# By the number of players left, 4 standing for more. "alone" is the character of an only card,
# "with" that of each of two.
POINTS: dict[int, dict[str, float]] = {
    2: {
        "second card": 0.94,
        "coin": 0.37,
        "enough coins": 0.4,
        "wait": -0.92,
        "alone duchess": -0.75,
        "alone assassin": -0.87,
        "alone countess": -0.73,
        "alone captain": -0.29,
        "alone ambassador": -0.55,
        "alone inquisitor": -0.17,
        "with duchess": 1.06,
        "with assassin": 0.52,
        "with countess": 0.96,
        "with captain": 0.59,
        "with ambassador": 0.65,
        "with inquisitor": 0.54,
    },
    3: {
        "second card": 0.46,
        "coin": 0.04,
        "enough coins": 0.09,
        "wait": -0.08,
        "alone duchess": -0.09,
        "alone assassin": -0.57,
        "alone countess": -0.18,
        "alone captain": -0.02,
        "alone ambassador": 0.26,
        "alone inquisitor": 0.07,
        "with duchess": 0.55,
        "with assassin": 0.14,
        "with countess": 0.44,
        "with captain": 0.22,
        "with ambassador": 0.1,
        "with inquisitor": 0.0,
    },
    4: {
        "second card": 0.3,
        "coin": 0.0,
        "enough coins": 0.22,
        "wait": -0.07,
        "alone duchess": -0.19,
        "alone assassin": -0.3,
        "alone countess": -0.11,
        "alone captain": -0.05,
        "alone ambassador": -0.26,
        "alone inquisitor": -0.05,
        "with duchess": 0.26,
        "with assassin": 0.14,
        "with countess": 0.32,
        "with captain": 0.17,
        "with ambassador": 0.12,
        "with inquisitor": 0.13,
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

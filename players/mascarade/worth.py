"""What gold is worth: how likely somebody with so much wins, while others have so much."""

from collections.abc import Iterable, Mapping
from math import exp

from games.kit import Seat
from games.mascarade.characters import Character
from games.mascarade.rules import (
    BISHOPS_GOLD,
    CHEATS_GOLD,
    FINE,
    FORTUNE,
    FROM_BANK,
    INQUISITORS_GOLD,
    WIDOWS_GOLD,
    Mascarade,
)

STEEPNESS = 0.25  # of the chance to win, per coin
WRONG = 0.4  # how often the Inquisitor's victim does not know who it is

Gold = dict[Seat, float]


def is_over(gold: Mapping[Seat, float]) -> bool:
    return max(gold.values()) >= FORTUNE or min(gold.values()) <= 0


def worth(gold: Mapping[Seat, float], me: Seat) -> float:
    """The chance that ``me`` wins: certain if it is over, else by how rich everybody is."""
    most = max(gold.values())
    if most >= FORTUNE:
        return float(gold[me] >= FORTUNE)
    if min(gold.values()) <= 0:
        return float(gold[me] == most)
    weights = {seat: exp(STEEPNESS * coins) for seat, coins in gold.items()}
    return weights[me] / sum(weights.values())


class Prospects:
    """What becomes of everybody's gold, and what that is worth to one seat."""

    def __init__(self, game: Mascarade, me: Seat) -> None:
        self.game, self.me = game, me
        self.gold: Gold = {seat: float(coins) for seat, coins in game.gold.items()}
        self._settled: dict[tuple[Character, Seat | None, tuple[Seat, ...]], float] = {}

    def settled(self, character: Character, user: Seat | None, liars: Iterable[Seat]) -> float:
        """After ``user`` has used the power of ``character``, and ``liars`` have paid."""
        case = character, user, tuple(liars)
        if case not in self._settled:
            self._settled[case] = self._settle(*case)
        return self._settled[case]

    def _settle(self, character: Character, user: Seat | None, liars: Iterable[Seat]) -> float:
        gold = self.used(character, user) if user else dict(self.gold)
        if not is_over(gold):
            for seat in liars:
                gold[seat] -= FINE
        return worth(gold, self.me)

    def used(self, character: Character, user: Seat) -> Gold:
        gold = dict(self.gold)
        gold[user] += FROM_BANK.get(character, 0)
        others = self.game.clockwise(user)
        richest = max(others, key=gold.__getitem__)
        match character:
            case Character.JUDGE:
                gold[user] += self.game.court
            case Character.BISHOP:
                take(gold, user, richest, BISHOPS_GOLD)
            case Character.THIEF:
                take(gold, user, others[0], 1)
                take(gold, user, others[-1], 1)
            case Character.WITCH if gold[richest] > gold[user]:
                gold[user], gold[richest] = gold[richest], gold[user]
            case Character.WIDOW:
                gold[user] = max(gold[user], WIDOWS_GOLD)
            case Character.CHEAT if gold[user] >= CHEATS_GOLD:
                gold[user] = FORTUNE
            case Character.INQUISITOR:
                take(gold, user, richest, WRONG * INQUISITORS_GOLD)
        return gold


def take(gold: Gold, user: Seat, victim: Seat, coins: float) -> None:
    coins = min(coins, gold[victim])
    gold[user] += coins
    gold[victim] -= coins

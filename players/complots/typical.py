"""Everybody at an imagined table of Complots, playing by habit and as fast as we can."""

from random import Random
from typing import Any, TypeVar

from games.complots import RULES, Ask, Complots, Play, Role
from games.kit import Decision, Seat
from players.complots.facts import Claims
from players.complots.habits import LIKED, Hand, acting, countering, doubting, moves
from table import PlainTable

T = TypeVar("T")


class Typical:
    """Chooses for any seat what people of its habits would, who see their own cards only.

    The one who imagines all this, ``me``, is no gambler: it doubts only what is impossible.
    """

    def __init__(
        self, table: PlainTable[Complots], claims: Claims, me: Seat, random: Random
    ) -> None:
        self.table = table
        self.game = table.game
        self.claims = claims
        self.me = me
        self.draw = random.random

    def choose(self, seat: Seat) -> Any:
        pending = self.table.match.pending
        match pending.ask if isinstance(pending, Decision) else None:
            case Ask.DOUBT:
                return self.doubts(seat)
            case Ask.ACTION:
                return self.act(seat)
            case Ask.COUNTER:
                return self.counter(seat)
            case Ask.PROVE:
                return self.table.options(seat)[0]
            case Ask.LOSE | Ask.SHOW:
                faces = self.table.faces
                return min(self.table.options(seat), key=lambda card: LIKED[faces[card]])
            case Ask.DISCARD:
                return self.draw() < 0.5
            case _:
                return max(self.table.options(seat), key=self.liking)

    def hand(self, seat: Seat) -> Hand:
        faces = self.table.faces
        return tuple(sorted([faces[card] for card in self.game.hands[seat]]))

    def liking(self, cards: tuple[Any, ...]) -> float:
        faces = self.table.faces
        return sum([LIKED[face] for face in dict.fromkeys([faces[card] for card in cards])])

    def act(self, seat: Seat) -> Play:
        legal = moves(self.game.options.variant, self.game.coins[seat])
        move = drawn(acting(legal, self.hand(seat)), self.draw())
        if not RULES[move].targeted:
            return Play(move)
        return Play(move, max(self.game.others(seat), key=self.threat))

    def threat(self, seat: Seat) -> float:
        """The richest are hit first, roughly."""
        return len(self.game.hands[seat]) * 4 + self.game.coins[seat] + 4 * self.draw()

    def doubts(self, seat: Seat) -> bool:
        game = self.game
        claim = game.claims[-1]
        unseen = self.unseen(seat, claim.role)
        if seat == self.me:
            return not unseen
        target = game.announced.target if game.announced else None
        before = self.claims[claim.seat]
        strain = len(before) + (claim.role not in before) - len(game.hands[claim.seat])
        hit = target == seat and claim.seat == game.active
        return self.draw() < doubting(unseen, hit, strain)

    def unseen(self, seat: Seat, role: Role) -> int:
        """How many copies of ``role`` are neither face up nor in the hand of ``seat``."""
        faces, game = self.table.faces, self.game
        copies = 3 if game.players <= 6 else 4
        for card in game.hands[seat]:
            if faces[card] is role:
                copies -= 1
        for lost in game.lost.values():
            copies -= lost.count(role)
        return copies

    def counter(self, seat: Seat) -> Role | None:
        if self.game.announced is None:
            return None
        options = self.table.options(seat)
        chances = countering(self.game.announced.move, tuple(options), self.hand(seat))
        return drawn(chances, self.draw())


def drawn(chances: dict[T, float], luck: float) -> T:
    """The choice on which ``luck``, a number from 0 to 1, falls."""
    for choice, chance in chances.items():
        luck -= chance
        if luck < 0:
            return choice
    return next(reversed(chances))  # a sum of floats may be a little less than 1

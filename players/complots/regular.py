"""A regular: counts the cards, weighs gain against risk, bluffs where it is likely to work.

Everything is valued in coins; a life is worth what it costs to take, and more to its owner.
"""

from collections.abc import Iterable
from math import exp, prod

from games.complots import RULES, Move, Play, Role
from games.kit import Card, Seat, Show
from players.complots.bot import Bot, Cards, Moment

LIFE = 7.0  # what a life is worth to its owner, who has one more
LAST_LIFE = 12.0
TAKEN = 4.5  # what the life of one opponent is worth, more when few are left
HONESTY = 5.0  # how much more often people claim what they have than what they have not
DESPERATE = 1.5  # the same for a Countess who saves the last card
ALERT = 0.07  # how often somebody doubts an ordinary claim
NERVE = 0.35  # how widely the noise on a value scatters

# How useful a card is to have, in coins.
USE = {
    Role.DUCHESS: 3.0,
    Role.ASSASSIN: 2.8,
    Role.CAPTAIN: 2.6,
    Role.COUNTESS: 2.0,
    Role.AMBASSADOR: 1.6,
    Role.INQUISITOR: 1.8,
}


class Regular(Bot):
    # Actions

    def act(self, moment: Moment) -> Play:
        plays: list[Play] = list(moment.options)
        values = [self.value(moment, play) + moment.random.gauss(0, NERVE) for play in plays]
        return plays[values.index(max(values))]

    def value(self, moment: Moment, play: Play) -> float:
        """What ``play`` should bring, in coins, the danger of being doubted included."""
        gain = self.gain(moment, play) * (1 - countered(moment, play))
        role = RULES[play.move].claim
        if role is None or role in moment.hand:
            return gain
        caught = 1 - (1 - doubted(moment, role)) ** len(moment.others)
        return (1 - caught) * gain - caught * own_life(moment)

    def gain(self, moment: Moment, play: Play) -> float:
        match play:
            case Play(Move.ASSASSINATION, Seat() as target):
                return 6.0 + taken(moment, target)
            case Play(Move.ASSASSIN_KILL, Seat() as target):
                return taken(moment, target) - 0.5
            case Play(Move.CAPTAIN_STEAL, Seat() as target):
                booty = min(2, moment.game.coins[target])
                return booty * 2.3 + 0.04 * moment.threat(target)
            case Play(Move.INQUISITOR_EXAMINE, Seat() as target):
                return 0.9 + 0.04 * moment.threat(target)
            case Play(Move.AMBASSADOR_EXCHANGE | Move.INQUISITOR_EXCHANGE):
                return 3.2 - 0.5 * worth(moment.hand) if len(moment.hand) == 2 else 2.2
            case Play(move):
                return float(RULES[move].takes)

    # Claims of others

    def doubts(self, moment: Moment) -> bool:
        claim = moment.game.claims[-1]
        lie = 1 - honest(moment, claim.seat, claim.role)
        if lie > 0.99:
            return True
        stake = self.stake(moment)
        right = taken(moment, claim.seat) + stake
        wrong = own_life(moment)
        edge = lie * right - (1 - lie) * wrong
        return moment.happens(1 / (1 + exp(-4.0 * edge)))

    def stake(self, moment: Moment) -> float:
        """What it costs this seat if the claim stands."""
        claim, announced = moment.game.claims[-1], moment.game.announced
        if announced is None:
            return 0.0
        if claim.seat != moment.game.active:
            return self.gain(moment, announced) if moment.me == moment.game.active else 0.0
        if announced.target != moment.me:
            return 0.5
        if any(role in moment.hand for role in RULES[announced.move].counters):
            return 0.0
        if announced.move is Move.ASSASSIN_KILL:
            return 0.6 * own_life(moment)
        return 1.5

    def counter(self, moment: Moment) -> Role | None:
        roles: list[Role] = list(moment.options[1:])
        held = [role for role in roles if role in moment.hand]
        if held:
            return held[0]
        role = max(roles, key=lambda role: moment.unseen[role])
        announced = moment.game.announced
        caught = 1 - (1 - doubted(moment, role)) ** len(moment.others)
        loss = own_life(moment)
        if announced and announced.move is Move.ASSASSIN_KILL:
            if moment.lives(moment.me) == 1:
                return role  # there is nothing to lose
            # Taking the loss costs a life for certain; a bluff that is caught costs both.
            bluffs = 1.3 * caught * (LIFE + LAST_LIFE) < loss
        else:
            saved = 2.2 if announced and announced.target else 0.6
            bluffs = caught * loss < (1 - caught) * saved
        return role if bluffs and moment.happens(0.7) else None

    # Cards

    def give_up(self, moment: Moment) -> Card[Role]:
        """The less useful card; of two alike, either."""
        cards: list[Card[Role]] = list(moment.options)
        return min(cards, key=lambda card: USE[Role(moment.known[card])])

    def keep(self, moment: Moment) -> Cards:
        hands: list[Cards] = list(moment.options)
        return max(hands, key=lambda cards: worth(moment.after(cards)))

    def discards(self, moment: Moment) -> bool:
        """Make them put back what is better than a card drawn by chance."""
        for request, _ in reversed(moment.view.events):
            if isinstance(request, Show):
                return USE[Role(moment.known[request.cards[0]])] > 2.3
        return False


def worth(roles: Iterable[Role]) -> float:
    """How useful a hand is; a second copy adds nothing."""
    return sum(USE[role] for role in dict.fromkeys(roles))


def own_life(moment: Moment) -> float:
    return LIFE if moment.lives(moment.me) > 1 else LAST_LIFE


def taken(moment: Moment, seat: Seat) -> float:
    """What it is worth that ``seat`` loses a life: all of it with one opponent, less with many."""
    share = 2.0 / (1 + len(moment.others))
    return TAKEN * share + 0.12 * moment.threat(seat)


def honest(moment: Moment, seat: Seat, role: Role) -> float:
    """How likely a claim is true: cards counted, and people lie less than they could."""
    held = moment.chance(seat, role)
    if held in (0.0, 1.0):
        return held
    before = moment.claims[seat]
    last_hope = role is Role.COUNTESS and moment.lives(seat) == 1
    trust = DESPERATE if last_hope else HONESTY * (1.5 if before[role] > 1 else 1.0)
    trust *= 0.5 ** max(0, len(+before) - moment.lives(seat))  # more claims than cards
    odds = trust * held / (1 - held)
    return odds / (1 + odds)


def doubted(moment: Moment, role: Role) -> float:
    """How likely any one opponent would doubt that this seat has ``role``."""
    out = sum(lost.count(role) for lost in moment.game.lost.values())
    trust = 0.7 if moment.claims[moment.me][role] else 1.0
    return min(0.9, ALERT * trust * 2.2**out * (1.5 if len(moment.others) == 1 else 1.0))


def countered(moment: Moment, play: Play) -> float:
    """How likely ``play`` is stopped by a counter."""
    roles = [role for role in RULES[play.move].counters if role in moment.game.roles]
    if not roles:
        return 0.0
    entitled = [play.target] if play.target else moment.others
    return 1 - prod(1 - counters(moment, seat, roles) for seat in entitled)


def counters(moment: Moment, seat: Seat, roles: Iterable[Role]) -> float:
    if any(moment.claims[seat][role] for role in roles):
        return 0.8
    return 0.15 + 0.5 * (1 - prod(1 - moment.chance(seat, role) for role in roles))

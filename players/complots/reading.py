"""Reading people: how well each hand a seat could have explains what it did.

Only ratios count. What a seat does weighs its hands by how likely people with them do so; when
its cards change, hands inherit the weight of those they may have come from.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement

from games.complots import RULES, Ask, Complots, Move, Play, Role
from games.kit import Arrange, Choose, ChooseTogether, Event, Face, Prove, Reveal, Seat
from players.complots.habits import Hand, acting, countering, doubting

FORGET = 0.5  # how much of what we read in a hand is void when it may have been exchanged
STUBBORN = 0.02  # how often somebody concedes who could have shown the card
SURE = 0.9  # people see a certainty only so often


class Reading:
    """``hands[seat][hand]`` is how well ``hand`` explains ``seat``; the best of each is 1."""

    def __init__(self, game: Complots, events: Iterable[Event]) -> None:
        self.copies = 3 if game.players <= 6 else 4
        pairs = [tuple(pair) for pair in combinations_with_replacement(sorted(game.roles), 2)]
        self.hands: dict[Seat, dict[Hand, float]] = {
            seat: dict.fromkeys(pairs, 1.0) for seat in game.seats
        }
        self.lost: list[Role] = []
        self.actor: Seat | None = None
        self.play = Play(Move.INCOME)
        self.claim: tuple[Seat, Role] | None = None
        self.loser: Seat | None = None
        for event in events:
            self.take_in(event)

    def take_in(self, event: Event) -> None:
        match event:
            case (Choose(seat, among, Ask.ACTION), Play() as play):
                self.acted(seat, among, play)
            case (ChooseTogether(_, Ask.DOUBT), answers):
                self.doubted(answers)
            case (ChooseTogether(among, Ask.COUNTER), answers):
                self.countered(among, answers)
            case (Prove(seat, _, role), None):
                self.conceded(seat, role)
            case (Prove(seat, _, role), _):
                self.replaced(seat, role)
            case (Choose(seat, _, Ask.LOSE), _):
                self.loser = seat
            case (Reveal(), (role,)) if self.loser:
                self.turned_up(self.loser, role)
            case (Arrange(seat, _, _, Ask.KEEP), _):
                self.exchanged(seat)
            case (Choose(_, _, Ask.DISCARD), True) if self.play.target:
                self.exchanged(self.play.target)

    # What people did

    def acted(self, seat: Seat, among: Sequence[Play], play: Play) -> None:
        self.actor, self.play = seat, play
        role = RULES[play.move].claim
        self.claim = (seat, role) if role else None
        legal = tuple(dict.fromkeys([option.move for option in among]))
        self.weigh(seat, {hand: acting(legal, hand)[play.move] for hand in self.hands[seat]})

    def countered(
        self, among: Mapping[Seat, Sequence[Role | None]], answers: Mapping[Seat, Role | None]
    ) -> None:
        move = self.play.move
        for seat, role in answers.items():
            roles = tuple(among[seat])
            self.weigh(
                seat, {hand: countering(move, roles, hand)[role] for hand in self.hands[seat]}
            )
            if role:
                self.claim = (seat, role)

    def doubted(self, answers: Mapping[Seat, bool]) -> None:
        if self.claim is None:
            return
        claimant, role = self.claim
        left = self.copies - self.lost.count(role)
        for seat, doubts in answers.items():
            hit = seat == self.play.target and claimant == self.actor
            yes = [min(SURE, doubting(left - held, hit, 0)) for held in range(3)]
            chances = yes if doubts else [1 - chance for chance in yes]
            self.weigh(seat, {hand: chances[hand.count(role)] for hand in self.hands[seat]})

    def conceded(self, seat: Seat, role: Role) -> None:
        self.weigh(seat, {hand: STUBBORN if role in hand else 1.0 for hand in self.hands[seat]})

    # What became of their cards

    def replaced(self, seat: Seat, role: Role) -> None:
        """``seat`` showed ``role`` and drew another card: what it did before tells of the rest."""
        before = self.hands[seat]
        self.set(
            seat,
            {hand: sum(before[with_(rest, role)] for rest in all_but_one(hand)) for hand in before},
        )

    def turned_up(self, seat: Seat, role: Role) -> None:
        self.lost.append(role)
        before = self.hands[seat]
        rests = dict.fromkeys(rest for hand in before for rest in all_but_one(hand))
        self.set(seat, {rest: before[with_(rest, role)] for rest in rests})

    def exchanged(self, seat: Seat) -> None:
        before = self.hands[seat]
        mean = sum(before.values()) / len(before)
        self.set(
            seat,
            {hand: FORGET * mean + (1 - FORGET) * value for hand, value in before.items()},
        )

    def weigh(self, seat: Seat, chances: Mapping[Hand, float]) -> None:
        """``seat`` did what those with each hand do with these ``chances``."""
        self.set(seat, {hand: value * chances[hand] for hand, value in self.hands[seat].items()})

    def set(self, seat: Seat, hands: dict[Hand, float]) -> None:
        best = max(hands.values())
        self.hands[seat] = {hand: value / best for hand, value in hands.items()}


def all_but_one(hand: Hand) -> list[Hand]:
    return [hand[:place] + hand[place + 1 :] for place in range(len(hand))]


def with_(hand: Hand, face: Face) -> Hand:
    return tuple(sorted((*hand, face)))

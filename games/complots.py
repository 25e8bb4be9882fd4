"""Complots: claim any character you like, and be the last with a card face down.

2 to 8 players; Rikki Tahta's game as the French rulebooks print it, with the Ambassador or the
Inquisitor. R1, R2 and so on are the rulings where the rulebooks are silent: docs/complots.md.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, NamedTuple, TypeVar

from games.kit import (
    Arrange,
    Card,
    Choose,
    ChooseTogether,
    Coin,
    Deck,
    Game,
    Look,
    Options,
    Prove,
    Reveal,
    Seat,
    Show,
    Shuffle,
    Source,
    YesNo,
    option,
)

T = TypeVar("T")


class Role(StrEnum):
    DUCHESS = "duchess"
    ASSASSIN = "assassin"
    COUNTESS = "countess"
    CAPTAIN = "captain"
    AMBASSADOR = "ambassador"
    INQUISITOR = "inquisitor"


class Move(StrEnum):
    INCOME = "income"
    FOREIGN_AID = "foreign_aid"
    ASSASSINATION = "assassination"
    DUCHESS_TAX = "duchess_tax"
    ASSASSIN_KILL = "assassin_kill"
    CAPTAIN_STEAL = "captain_steal"
    AMBASSADOR_EXCHANGE = "ambassador_exchange"
    INQUISITOR_EXCHANGE = "inquisitor_exchange"
    INQUISITOR_EXAMINE = "inquisitor_examine"


class Ask(StrEnum):
    """What somebody has to decide."""

    ACTION = "action"
    DOUBT = "doubt"
    COUNTER = "counter"
    PROVE = "prove"
    LOSE = "lose"
    KEEP = "keep"
    SHOW = "show"
    DISCARD = "discard"
    PICK = "pick"


class Rule(NamedTuple):
    """One line of the table of actions."""

    claim: Role | None = None
    cost: int = 0
    takes: int = 0
    draws: int = 0
    targeted: bool = False
    counters: tuple[Role, ...] = ()


BLOCKERS = (Role.CAPTAIN, Role.AMBASSADOR, Role.INQUISITOR)

RULES = {
    Move.INCOME: Rule(takes=1),
    Move.FOREIGN_AID: Rule(takes=2, counters=(Role.DUCHESS,)),
    Move.ASSASSINATION: Rule(cost=7, targeted=True),
    Move.DUCHESS_TAX: Rule(Role.DUCHESS, takes=3),
    Move.ASSASSIN_KILL: Rule(Role.ASSASSIN, cost=3, targeted=True, counters=(Role.COUNTESS,)),
    Move.CAPTAIN_STEAL: Rule(Role.CAPTAIN, targeted=True, counters=BLOCKERS),
    Move.AMBASSADOR_EXCHANGE: Rule(Role.AMBASSADOR, draws=2),
    Move.INQUISITOR_EXCHANGE: Rule(Role.INQUISITOR, draws=1),
    Move.INQUISITOR_EXAMINE: Rule(Role.INQUISITOR, targeted=True),
}

COINS = 54  # 24 of silver, 6 of gold worth 5
MUST_ASSASSINATE = 10  # from this many coins on, nothing else is allowed
BOOTY = 2


class Variant(StrEnum):
    AMBASSADOR = "ambassador"
    INQUISITOR = "inquisitor"


FOUR = (Role.DUCHESS, Role.ASSASSIN, Role.COUNTESS, Role.CAPTAIN)
ROLES = {
    Variant.AMBASSADOR: (*FOUR, Role.AMBASSADOR),
    Variant.INQUISITOR: (*FOUR, Role.INQUISITOR),
}


class Treasury(StrEnum):
    BOUNDED = "bounded"
    UNLIMITED = "unlimited"


class Race(StrEnum):
    COIN = "coin"
    CLOCKWISE = "clockwise"


@dataclass(frozen=True)
class ComplotsOptions(Options):
    variant: Variant = option(Variant.AMBASSADOR, Source.VARIANT)
    # R5: an empty Treasury pays nothing, or substitutes
    treasury: Treasury = option(Treasury.BOUNDED, Source.RULING)
    concede: YesNo = option(YesNo.NO, Source.PRINTED)  # R2: may a holder refuse to show the card
    # R1: may a target who doubted and lost still counter
    selfcounter: YesNo = option(YesNo.YES, Source.RULING)
    race: Race = option(Race.COIN, Source.OURS)  # who speaks for several volunteers


class Play(NamedTuple):
    """An action as announced, its target included (R12)."""

    move: Move
    target: Seat | None = None

    def __str__(self) -> str:
        return f"{self.move}({self.target})" if self.target else str(self.move)


@dataclass
class Claim:
    """``seat`` says it has ``role``, to act or to counter; at most one doubts it (R9)."""

    seat: Seat
    role: Role
    doubter: Seat | None = None


class GameOver(Exception):
    """One player is left; whatever was still to happen does not (R25)."""


@dataclass
class Complots(Game):
    options: ComplotsOptions = field(default_factory=ComplotsOptions)
    active: Seat = field(default=Seat(1), init=False)
    coins: dict[Seat, int] = field(init=False)
    treasury: int = field(default=COINS, init=False)
    hands: dict[Seat, list[Card[Role]]] = field(init=False)
    lost: dict[Seat, list[Role]] = field(init=False)
    court: list[Card[Role]] = field(default_factory=list, init=False)
    removed: list[Card[Role]] = field(default_factory=list, init=False)
    announced: Play | None = field(default=None, init=False)
    claims: list[Claim] = field(default_factory=list, init=False)  # of this turn

    key: ClassVar[str] = "complots"
    edition: ClassVar[int] = 3
    counts: ClassVar[range] = range(2, 9)
    option_type: ClassVar[type[Options]] = ComplotsOptions

    def __post_init__(self) -> None:
        super().__post_init__()
        self.coins = dict.fromkeys(self.seats, 0)
        self.hands = {seat: [] for seat in self.seats}
        self.lost = {seat: [] for seat in self.seats}

    @property
    def roles(self) -> tuple[Role, ...]:
        """The five characters in this game: the sixth stays in the box."""
        return ROLES[self.options.variant]

    @property
    def living(self) -> list[Seat]:
        return [seat for seat in self.seats if self.hands[seat]]

    def others(self, seat: Seat) -> list[Seat]:
        """The living opponents of ``seat`` in the order of play."""
        return [other for other in self.clockwise(seat) if self.hands[other]]

    def next_start(self, present: Sequence[Seat]) -> Seat:
        """Who starts the next game: the winner, or whoever sits next if it has left (R28)."""
        (winner,) = self.winners
        return next(seat for seat in (winner, *self.clockwise(winner)) if seat in present)

    # The game

    async def play(self) -> None:
        await self.set_up()
        with suppress(GameOver):
            while True:
                await self.turn(self.active)
                self.active = self.others(self.active)[0]
        self.winners = tuple(self.living)

    async def set_up(self) -> None:
        await (self.draft() if self.players == 2 else self.deal())

    async def first_player(self) -> None:
        """Who it is, and everybody's first coins.

        Asked for after the shuffle: chance decides while the cards are mixed.
        """
        self.active = self.start or self.seats[await Coin(self.players)]
        for seat in self.seats:
            self.take(seat, 1 if self.players == 2 and seat == self.active else 2)

    async def deal(self) -> None:
        copies = 3 if self.players <= 6 else 4
        deck = await Shuffle(await Deck(self.roles * copies))
        hands = {seat: deck[2 * seat - 2 : 2 * seat] for seat in self.seats}
        await self.first_player()
        await Look(hands)
        self.hands = {seat: list(hand) for seat, hand in hands.items()}
        self.court = list(deck[2 * self.players :])

    async def draft(self) -> None:
        """Two players: a card by chance, and one picked from a pack of one's own."""
        packs = {seat: await Deck(self.roles) for seat in self.seats}
        first, second, *court = await Shuffle(await Deck(self.roles))
        await self.first_player()
        self.hands = dict(zip(self.seats, ([first], [second]), strict=True))
        self.court = court
        await Look({seat: tuple(hand) for seat, hand in self.hands.items()})
        for seat, pack in packs.items():
            picked, *rest = await Arrange(seat, pack, 1, Ask.PICK, pack[:1])
            self.removed += rest  # R17: unseen
            await Look({seat: (picked,)})
            await self.hold(seat, [*self.hands[seat], picked])

    async def turn(self, seat: Seat) -> None:
        self.announced, self.claims = None, []
        play = await Choose(seat, self.plays(seat), Ask.ACTION, self.quiet_play(seat))
        self.announced, rule = play, RULES[play.move]
        if rule.claim and not await self.claim_stands(Claim(seat, rule.claim)):
            return
        self.pay(seat, rule.cost)  # R4: not before the claim stands
        if self.is_dead(play.target):
            return  # R3
        if rule.counters and await self.is_countered(seat, play):
            return
        if self.is_dead(play.target):
            return  # of its own counter
        await self.carry_out(seat, play)

    def plays(self, seat: Seat) -> tuple[Play, ...]:
        """What ``seat`` can announce; whether a claim is true is nobody's business (R20)."""
        coins, others, plays = self.coins[seat], self.others(seat), []
        for move, rule in RULES.items():
            if rule.cost > coins or (rule.claim and rule.claim not in self.roles):
                continue
            if move is not Move.ASSASSINATION and coins >= MUST_ASSASSINATE:
                continue
            plays += [Play(move, other) for other in others] if rule.targeted else [Play(move)]
        return tuple(plays)

    def quiet_play(self, seat: Seat) -> Play:
        """What an absent player does."""
        if self.coins[seat] >= MUST_ASSASSINATE:
            return Play(Move.ASSASSINATION, self.others(seat)[0])
        return Play(Move.INCOME)

    async def carry_out(self, seat: Seat, play: Play) -> None:
        match play:
            case Play(Move.CAPTAIN_STEAL, Seat() as target):
                booty = min(BOOTY, self.coins[target])  # R6: even nothing
                self.coins[target] -= booty
                self.coins[seat] += booty
            case Play(Move.INQUISITOR_EXAMINE, Seat() as target):
                await self.examine(seat, target)
            case Play(_, Seat() as target):
                await self.lose_life(target)
            case Play(Move.AMBASSADOR_EXCHANGE | Move.INQUISITOR_EXCHANGE as move):
                await self.exchange(seat, RULES[move].draws)
            case Play(move):
                self.take(seat, RULES[move].takes)

    # Claims, doubts and counters

    async def claim_stands(self, claim: Claim) -> bool:
        """Let the others doubt ``claim``; does it survive?"""
        self.claims.append(claim)
        others = self.others(claim.seat)
        doubts = await ChooseTogether(dict.fromkeys(others, (False, True)), Ask.DOUBT, False)
        claim.doubter = await self.fastest([other for other in others if doubts[other]])
        if claim.doubter is None:
            return True
        hand, may_concede = tuple(self.hands[claim.seat]), self.options.concede is YesNo.YES
        court = tuple(self.court)
        shown = await Prove(claim.seat, hand, claim.role, may_concede, Ask.PROVE, into=court)
        if shown is None:
            await self.lose_life(claim.seat)
            return False
        await self.replace(claim.seat, shown)
        await self.lose_life(claim.doubter)  # R24: before anything takes effect
        return True

    async def is_countered(self, seat: Seat, play: Play) -> bool:
        """Does somebody who may counter ``play`` do so, and does the counter stand?"""
        target, counters = play.target, RULES[play.move].counters
        if target and self.claims[0].doubter == target and self.options.selfcounter is YesNo.NO:
            return False  # R1
        entitled = [target] if target else self.others(seat)  # R33
        options = (None, *[role for role in counters if role in self.roles])
        answers = await ChooseTogether(dict.fromkeys(entitled, options), Ask.COUNTER, None)
        claims = [Claim(other, role) for other in entitled if (role := answers[other])]
        counter = await self.fastest(claims)  # R8: one counter, whatever becomes of it
        return counter is not None and await self.claim_stands(counter)

    async def fastest(self, volunteers: Sequence[T]) -> T | None:
        """The one who speaks for all ``volunteers``, instead of the first to shout."""
        if not volunteers:
            return None
        if len(volunteers) == 1 or self.options.race is Race.CLOCKWISE:
            return volunteers[0]
        return volunteers[await Coin(len(volunteers))]

    # Cards

    async def lose_life(self, seat: Seat) -> None:
        """``seat`` turns up a card of its choice, even the only one left (R26)."""
        hand = self.hands[seat]
        card = await Choose(seat, tuple(hand), Ask.LOSE, hand[0])
        self.lost[seat] += await Reveal((card,))
        hand.remove(card)
        if not hand:
            self.pay(seat, self.coins[seat])
        if len(self.living) == 1:
            raise GameOver

    async def replace(self, seat: Seat, card: Card[Role]) -> None:
        """``card`` goes into the Court before its owner draws another (R19, R31)."""
        self.hands[seat].remove(card)
        self.court = list(await Shuffle((*self.court, card)))
        await self.hold(seat, [*self.hands[seat], *await self.draw(seat, 1)])

    async def exchange(self, seat: Seat, draws: int) -> None:
        """Draw, keep as many as before, return the others (R13)."""
        hand = tuple(self.hands[seat])
        pool = hand + await self.draw(seat, draws)
        cards = await Arrange(seat, pool, len(hand), Ask.KEEP, hand)
        self.hands[seat] = list(cards[: len(hand)])
        self.court = list(await Shuffle((*self.court, *cards[len(hand) :])))

    async def examine(self, seat: Seat, target: Seat) -> None:
        """``target`` shows ``seat`` a card, which may have to be replaced."""
        hand = self.hands[target]
        card = await Choose(target, tuple(hand), Ask.SHOW, hand[0])
        await Show(target, (card,), to=seat)
        if await Choose(seat, (False, True), Ask.DISCARD, False):
            await self.replace(target, card)
        else:
            await self.hold(target, hand)

    async def draw(self, seat: Seat, number: int) -> tuple[Card[Role], ...]:
        drawn = tuple(self.court[:number])
        del self.court[:number]
        await Look({seat: drawn})
        return drawn

    async def hold(self, seat: Seat, cards: list[Card[Role]]) -> None:
        """The hand of ``seat``, mixed: a position must not tell where its card came from (R23)."""
        mixed = await Arrange(seat, tuple(cards)) if len(cards) > 1 else cards
        self.hands[seat] = list(mixed)

    # Coins

    def take(self, seat: Seat, coins: int) -> None:
        if self.options.treasury is Treasury.BOUNDED:
            coins = min(coins, self.treasury)
        self.treasury -= coins
        self.coins[seat] += coins

    def pay(self, seat: Seat, coins: int) -> None:
        self.coins[seat] -= coins
        self.treasury += coins

    def is_dead(self, target: Seat | None) -> bool:
        return target is not None and not self.hands[target]

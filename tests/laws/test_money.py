"""Money that only its owner can count: the same as at the plain table, and as secret as there."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, cast

import pytest

from crypto.group import POINT_SIZE, G, O, Point, public_product
from games.kit import Offer, OpenPurses, ProveEmpty, Purses, Seat, Settle, Speak
from table.audit.verify import verify_record
from table.participant import Player
from tests.laws.test_late import agreed
from tests.laws.test_mental import compare, played
from tests.mental.algebra import PRIME, Form, Monomial, beyond, plus, times
from tests.mental.audit import Audit
from tests.mental.bazaar import bazaar
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of
from tests.mental.vanishing import Impatient, clocked
from tests.table.told import ANN, BOB, CAT, Ask, Told

SEEDS = pytest.mark.parametrize("seed", range(8))
ONE: Monomial = ("one", None)
Coalition = frozenset[Seat]


@SEEDS
def test_a_market_is_told_to_everybody_as_the_plain_table_tells_it(seed: int) -> None:
    party, hub = played(terms_of("bazaar", 2 + seed % 4, seed=str(seed)), seed, bazaar)
    compare(party, hub)

    plain = Audit(party, hub.players).replayed()
    for peer in hub.peers:
        accounts = peer.table.desk.accounts
        purses = zip(party.keys, accounts.purses.items(), strict=True)
        counted = {seat: accounts.read(key, purse.balance) for key, (seat, purse) in purses}
        assert counted == plain.funds.purses
    assert verify_record(hub.players[0].record(), bazaar).complete


@pytest.mark.parametrize("seed", range(3))
def test_all_agree_on_the_money_whoever_is_late(seed: int) -> None:
    with luck(seed):
        party = Party.of(clocked("bazaar", 3, seed=str(seed)), bazaar)
        hub = Impatient(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    agreed(hub, bazaar)
    for peer in hub.peers:
        assert peer.table.desk.accounts == hub.players[0].table.desk.accounts


async def waiting_for_ann() -> object:
    await Purses({ANN: 0, BOB: 0, CAT: 0}, 4)
    offered = await Offer(ANN, BOB, Ask.ANY), await Offer(ANN, BOB, Ask.ANY, exactly=0)
    return *offered, await ProveEmpty(ANN, Ask.ANY), await Speak(ANN, Ask.ANY)


class AnnSleeps(Impatient):
    asleep = frozenset({ANN})


def test_whoever_is_late_has_made_no_offer_shown_no_purse_and_said_nothing() -> None:
    with luck(1):
        party = Party.of(clocked("told", 3), lambda _: Told(3, rules=waiting_for_ann))
        hub = AnnSleeps(party.players(), 1)
        hub.run()
    for player in hub.players:
        assert player.table.match.game.answer == (False, False, False, "")


# What coalitions can work out
#
# Points under a key are linear forms over masks r and products x·r, as in tests/mental/algebra.py;
# what is hidden, the amounts, takes the place of faces there. Commitments to bits are left out:
# each has a blinding that occurs nowhere else.


class Insight:
    """What a coalition holds of a market that it has watched, and what it may know by rights."""

    def __init__(self, player: Player[Any], coalition: Coalition, careless: bool = False) -> None:
        self.random = Random(0)
        self.keys = {seat: self.random.randrange(1, PRIME) for seat in coalition}
        self.careless = careless  # does everybody mask every payment alike?
        self.coalition = coalition
        self.held: list[Form] = [{ONE: 1}]
        self.entitled: list[Form] = []
        self.masks: dict[Seat, Form] = {}  # of every purse
        self.amounts: dict[Seat, Form] = {}  # what was put into every purse
        self.paid: dict[int, Form] = {}  # the mask of every offer
        self.c1: dict[Monomial, Point] = {ONE: G}
        self.watch(player)

    def watch(self, player: Player[Any]) -> None:
        said = {m.saying.op: m.saying.payload for m in player.log.ordered()}
        standing = None
        for number, (request, answer) in enumerate(player.table.match.events):
            match request:
                case Purses(amounts):
                    self.held += [{("key", seat): 1} for seat in amounts]
                    self.masks = {seat: {ONE: 1} for seat in amounts}
                    self.amounts = {seat: {} for seat in amounts}
                case Offer() if answer:
                    standing = number
                    self.offer(number, request, said[str(number)])
                case Settle(payer, payee, paid) if paid:
                    assert standing is not None
                    self.settle(standing, payer, payee)
                case ProveEmpty(seat) if answer:
                    self.open(seat)
                case OpenPurses(seats):
                    for seat in seats:
                        self.open(seat)

    def offer(self, number: int, request: Offer, payload: bytes) -> None:
        mask, amount = self.mask(number, request.payer), amount_of(number)
        self.paid[number] = mask
        self.c1[next(iter(mask))] = Point.decode(payload[:POINT_SIZE])
        self.held.append(mask)
        for party in (request.payer, request.payee):
            self.held.append(plus(amount, self.by_key(party, mask)))
        if request.exactly is not None:
            self.held.append(self.by_key(request.payer, mask))
        if request.exactly is not None or self.coalition & {request.payer, request.payee}:
            self.entitled.append(amount)

    def mask(self, number: int, payer: Seat) -> Form:
        """A number to the seat that chose it, a symbol to the others."""
        if payer in self.keys:
            return {ONE: self.random.randrange(1, PRIME)}
        return {("mask", 0 if self.careless else number): 1}

    def settle(self, number: int, payer: Seat, payee: Seat) -> None:
        for seat, sign in ((payer, -1), (payee, 1)):
            self.masks[seat] = plus(self.masks[seat], times(sign, self.paid[number]))
            self.amounts[seat] = plus(self.amounts[seat], times(sign, amount_of(number)))

    def open(self, seat: Seat) -> None:
        self.held.append(self.by_key(seat, self.masks[seat]))
        self.entitled.append(self.amounts[seat])

    def by_key(self, seat: Seat, mask: Form) -> Form:
        """The mask under the key of ``seat``."""
        if seat in self.keys:
            return times(self.keys[seat], mask)
        return {
            ("key", seat) if monomial == ONE else ("shared", (seat, monomial)): number
            for monomial, number in mask.items()
        }

    @property
    def leaks(self) -> int:
        """Facts about amounts beyond those that follow by reckoning."""
        return beyond(self.held, [form for form in self.entitled if form])


def amount_of(number: int) -> Form:
    return {("face", number): 1}


def coalitions(seats: tuple[Seat, ...]) -> Iterator[Coalition]:
    """All of them, the spectator's included, who has no member."""
    for size in range(len(seats)):
        yield from map(frozenset, combinations(seats, size))


def a_long_market(seed: int) -> Player[Any]:
    terms = terms_of("bazaar", 3 + seed % 2, seed=str(seed), steps="20")
    return played(terms, seed, bazaar)[1].players[0]


def sealed_bribes(seed: int) -> Player[Any]:
    terms = terms_of("intrigue", 3, bribes="sealed", mustoffer="yes")
    return played(terms, seed, game_of)[1].players[0]


MARKETS = [(a_long_market, 100), (a_long_market, 101), (a_long_market, 102), (sealed_bribes, 103)]


@pytest.fixture(scope="module", params=MARKETS, ids=lambda pair: f"{pair[0].__name__}-{pair[1]}")
def market(request: pytest.FixtureRequest) -> Player[Any]:
    """A match with hidden money, as one of its players saw it."""
    play, seed = request.param
    return cast("Player[Any]", play(seed))


def test_no_coalition_learns_an_amount_that_does_not_follow_by_reckoning(
    market: Player[Any],
) -> None:
    for coalition in coalitions(market.table.desk.seats):
        assert Insight(market, coalition).leaks == 0, coalition


def test_with_one_mask_for_all_payments_spectators_would_learn_amounts(market: Player[Any]) -> None:
    """The search must be able to find something."""
    assert Insight(market, frozenset(), careless=True).leaks > 0


def test_the_masks_that_are_searched_are_those_of_the_purses(market: Player[Any]) -> None:
    searched = Insight(market, frozenset())
    for seat, purse in market.table.desk.accounts.purses.items():
        total = O
        for monomial, number in searched.masks[seat].items():
            sign = number if number < PRIME // 2 else number - PRIME
            total = total + public_product(sign, searched.c1[monomial])
        assert total == purse.balance.a

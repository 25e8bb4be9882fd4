"""What holds in every match of Complots, watched over thousands of random ones."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from games.complots import COINS, RULES, Ask, Complots, Move, Play, Role, Treasury, Variant
from games.kit import Arrange, Decision, Prove, Reveal, Seat
from table.plain import PlainTable
from tests.laws.matches import SETUPS, Setup, decide_at_random

SEEDS = range(10)  # for each of the 224 set-ups
QUIET = (0.0, 0.6, 0.9)  # wild matches, tame ones, and some where little is risked
COURT = {2: 3, 3: 9, 4: 7, 5: 5, 6: 3, 7: 6, 8: 4}


@dataclass
class Watch:
    """The beginning of the turn, to compare with."""

    active: Seat | None = None
    lost: dict[Seat, int] = field(default_factory=dict)

    def see(self, table: PlainTable[Complots]) -> None:
        game, pending = table.game, table.match.pending
        if isinstance(pending, Arrange) and pending.ask is Ask.PICK:
            return  # still being set up
        self.coins(game)
        self.cards(game)
        for seat in table.deciders:
            assert game.hands[seat], "the dead decide nothing"
        if not isinstance(pending, Decision) or pending.ask is Ask.ACTION:
            self.turn_end(table)

    def coins(self, game: Complots) -> None:
        assert game.treasury + sum(game.coins.values()) == COINS
        assert min(game.coins.values()) >= 0
        assert max(game.coins.values()) <= 12
        if game.options.treasury is Treasury.BOUNDED:
            assert game.treasury >= 0
        if len(game.living) <= 4:
            assert game.treasury >= 6 or game.options.treasury is Treasury.UNLIMITED

    def cards(self, game: Complots) -> None:
        for seat in game.seats:
            assert len(game.hands[seat]) + len(game.lost[seat]) <= 2
            if not game.hands[seat]:
                assert game.coins[seat] == 0

    def turn_end(self, table: PlainTable[Complots]) -> None:
        game = table.game
        lost = {seat: len(cards) for seat, cards in game.lost.items()}
        if table.deciders:
            assert table.deciders == (game.active,) != (self.active,)
            assert len(game.court) == COURT[game.players]
            assert all(len(game.hands[seat]) + lost[seat] == 2 for seat in game.seats)
            self.options(table, game.active)
        if self.active:
            losses = {seat: lost[seat] - self.lost[seat] for seat in game.seats}
            assert sum(losses.values()) <= 3
            assert max(losses.values()) <= 2
            assert losses[self.active] <= 1
        self.active, self.lost = game.active, lost

    def options(self, table: PlainTable[Complots], seat: Seat) -> None:
        game, options = table.game, table.options(seat)
        if game.coins[seat] >= 10:
            targets = [Play(Move.ASSASSINATION, other) for other in game.others(seat)]
            assert list(options) == targets
        claimable = {RULES[play.move].claim for play in options} - {None}
        absent = ({Role.AMBASSADOR, Role.INQUISITOR} - {Role(game.options.variant)}).pop()
        assert absent not in claimable
        assert all(play.target in (None, *game.others(seat)) for play in options)


def check_end(table: PlainTable[Complots]) -> None:
    game = table.game
    assert game.winners == tuple(game.living)
    assert len(game.winners) == 1
    # The transcript holds no face of a card that stayed face down.
    shown = [
        face
        for event in table.match.events
        if isinstance(event.request, Reveal)
        for face in event.answer
    ]
    assert Counter(shown) == Counter(face for cards in game.lost.values() for face in cards)
    for event in table.match.events:
        if isinstance(event.request, Prove | Arrange):
            assert not isinstance(event.answer, Role)


@pytest.mark.parametrize("setup", [s for s in SETUPS if s.game == "complots"], ids=str)
def test_every_random_match_keeps_the_invariants(setup: Setup) -> None:
    for seed in SEEDS:
        print(f"seed {seed}")
        table: PlainTable[Any] = setup.table(seed)
        watch, random = Watch(), Random(seed)
        while table.deciders:
            watch.see(table)
            decide_at_random(table, random, QUIET[seed % 3])
        watch.see(table)
        check_end(table)


def test_forced_assassinations_and_an_empty_treasury_are_among_the_random_matches() -> None:
    forced, empty = 0, 0
    for seed in SEEDS:
        table, random = PlainTable(Complots(8), seed), Random(seed)
        while table.deciders:
            forced += max(table.game.coins.values()) >= 10
            empty += table.game.treasury == 0
            decide_at_random(table, random, QUIET[seed % 3])
    assert forced > 0
    assert empty > 0


def test_all_player_counts_variants_and_options_are_among_the_random_matches() -> None:
    setups = [setup for setup in SETUPS if setup.game == "complots"]
    assert len(setups) * len(SEEDS) == 7 * 2**5 * 10
    assert {setup.players for setup in setups} == set(Complots.counts)
    assert {f"variant={variant}" for variant in Variant} <= {w for s in setups for w in s.words}

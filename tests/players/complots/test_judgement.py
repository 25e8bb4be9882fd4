"""What bots for Complots take for likely, and for good."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from games.complots import ROLES, Move, Role, Variant
from games.kit import Seat
from players.complots.facts import Facts
from players.complots.fit import Example, fit
from players.complots.habits import acting, countering, doubting, moves
from players.complots.worth import COIN, POINTS, worth
from table.knowledge.imagine import imagined_faces
from tests.laws.matches import few_setups
from tests.players.complots.seen import seen
from tests.players.positions import decisions

ONE, TWO, THREE = map(Seat, (1, 2, 3))
HANDS = [
    hand
    for variant in Variant
    for cards in (1, 2)
    for hand in combinations_with_replacement(sorted(ROLES[variant]), cards)
]


@pytest.mark.parametrize("variant", Variant)
def test_the_chances_of_all_moves_sum_to_one(variant: Variant) -> None:
    for coins in range(13):
        for hand in HANDS:
            chances = acting(moves(variant, coins), hand)
            assert sum(chances.values()) == pytest.approx(1)
            assert min(chances.values()) > 0


def test_the_moves_by_habit_are_the_legal_ones() -> None:
    for setup in (setup for setup in few_setups() if setup.game == "complots"):
        for shown in decisions(setup, 2):
            game = shown.game
            for seat in game.living:
                legal = dict.fromkeys(play.move for play in game.plays(seat))
                assert moves(game.options.variant, game.coins[seat]) == tuple(legal)


@pytest.mark.parametrize("move", [Move.FOREIGN_AID, Move.ASSASSIN_KILL, Move.CAPTAIN_STEAL])
def test_the_chances_of_all_counters_sum_to_one(move: Move) -> None:
    roles = (None, Role.CAPTAIN, Role.AMBASSADOR)
    for hand in HANDS:
        assert sum(countering(move, roles, hand).values()) == pytest.approx(1)


def test_the_fewer_copies_are_unseen_the_more_is_doubted() -> None:
    chances = [doubting(unseen, hit=False, strain=0) for unseen in range(5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1


def test_cards_are_counted_as_a_player_can() -> None:
    # P1 can't read 13 cards, three of them Duchesses; two of the 13 are with P2.
    facts = Facts(seen(ONE, "n=3 v=am act=P1 | P1 2$ Ca As | P2 2$ Du Co | P3 2$ Du Am"))
    assert facts.chance(TWO, Role.DUCHESS) == pytest.approx(1 - 10 / 13 * 9 / 12)
    assert facts.unseen[Role.CAPTAIN] == 2


def test_a_card_that_is_face_up_three_times_is_nowhere_else() -> None:
    facts = Facts(seen(ONE, "n=3 v=am act=P1 | P1 2$ Ca xDu | P2 2$ Co xDu | P3 2$ Am xDu"))
    assert facts.chance(TWO, Role.DUCHESS) == 0


def test_claims_stand_until_the_card_is_shown_lost_or_exchanged() -> None:
    pre = "n=3 v=am act=P1 | P1 2$ Du Ca | P2 2$ As Co | P3 2$ Du Am"
    first = "P1 duchess; doubt -; P2 duchess; doubt -; P3 income; P1 duchess; doubt -"
    claims = Facts(seen(THREE, pre, first)).claims
    assert (claims[ONE][Role.DUCHESS], claims[TWO][Role.DUCHESS]) == (2, 1)
    caught = "; P2 duchess; doubt P3; P2 concede; P2 lose As"
    assert not Facts(seen(THREE, pre, first + caught)).claims[TWO]
    shown = "; P2 income; P3 income; P1 duchess; doubt P2; P1 prove Du>Am; P2 lose As"
    assert not Facts(seen(THREE, pre, first + shown)).claims[ONE]


def test_the_chances_of_all_players_sum_to_one() -> None:
    for setup in (setup for setup in few_setups() if setup.game == "complots"):
        for shown in decisions(setup, 6):
            if shown.game.announced is None and shown.game.court:
                faces = imagined_faces(shown.knowledge, Random(6))
                total = sum(worth(shown.game, faces, seat) for seat in shown.game.seats)
                assert total == pytest.approx(1)


def test_more_of_anything_is_worth_more_between_the_last_two() -> None:
    assert min(POINTS[2][name] for name in (COIN, "enough coins", "second card")) > 0


def test_a_fit_finds_what_winners_had_more_of() -> None:
    """Of 100 who had a coin more, 75 won: odds of 3 for e to the points of a coin."""
    rich, poor = [(COIN, 1.0)], [("nothing", 1.0)]
    sample = [Example([rich, poor])] * 75 + [Example([poor, rich])] * 25
    points = fit(sample)
    assert points[COIN] - points["nothing"] == pytest.approx(1.0986, abs=0.05)

"""The expert thinks at tables that could be the real one, and finds what there is to find."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.complots import Ask, Complots, Move, Play, Role
from games.kit import Decision, Seat
from players.complots.dreams import Stage
from players.complots.expert import Expert, different
from players.view import View
from table.knowledge.imagine import imagined_faces
from tests.laws.matches import SETUPS, Setup, few_setups
from tests.players.complots.seen import seen
from tests.players.positions import decisions

ONE, TWO, THREE = map(Seat, (1, 2, 3))
FEW = [setup for setup in few_setups() if setup.game == "complots"]
HASTY = 1  # the least effort: a few looks at every option


def some(setup: Setup, seed: int, every: int) -> Iterator[View[Any]]:
    for number, shown in enumerate(decisions(setup, seed)):
        if number % every == seed % every:
            yield shown


@pytest.mark.parametrize("players", Complots.counts)
def test_an_expert_chooses_among_its_options_in_every_setup(players: int) -> None:
    setups = [s for s in SETUPS if (s.game, s.players) == ("complots", players)]
    for seed, setup in enumerate(setups):
        for shown in some(setup, seed, every=20):
            assert Expert(seed, HASTY)(shown) in shown.options


@pytest.mark.parametrize("setup", FEW, ids=str)
def test_the_same_view_and_seed_give_the_same_answer(setup: Setup) -> None:
    for shown in some(setup, 7, every=12):
        assert Expert(3, 300)(shown) == Expert(3, 300)(shown)


@pytest.mark.parametrize("setup", FEW, ids=str)
def test_a_table_in_its_thoughts_stands_where_the_real_one_does(setup: Setup) -> None:
    for shown in decisions(setup, 4):
        if shown.ask is Ask.PICK:
            continue  # before the first turn it does not think ahead
        dream = Stage(shown).table(imagined_faces(shown.knowledge, Random(1)), 1)
        assert isinstance(shown.pending, Decision)
        assert vars(dream.game) == vars(shown.game)
        assert (dream.match.pending, dream.deciders) == (shown.pending, shown.pending.deciders())
        assert dream.match.cards == 1 + max(shown.knowledge.cards)


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_the_last_card_of_the_last_opponent(seed: int) -> None:
    shown = seen(ONE, "n=3 v=am act=P1 | P1 8$ Ca xDu | P2 8$ As xCo | P3 0$ xAm xDu")
    assert Expert(seed)(shown) == Play(Move.ASSASSINATION, TWO)


@pytest.mark.parametrize("seed", range(5))
def test_it_doubts_what_is_impossible(seed: int) -> None:
    pre = "n=3 v=am act=P1 | P1 2$ Ca Am | P2 2$ Du Du | P3 2$ Co xDu"
    assert Expert(seed)(seen(TWO, pre, "P1 duchess")) is True


@pytest.mark.parametrize("seed", range(5))
def test_it_saves_its_last_card_by_any_lie(seed: int) -> None:
    pre = "n=3 v=am act=P1 | P1 3$ As Du | P2 2$ Ca xAm | P3 2$ Du Co"
    assert Expert(seed)(seen(TWO, pre, "P1 assassin P2; doubt -")) is Role.COUNTESS


@pytest.mark.parametrize("seed", range(5))
def test_it_shows_the_card_it_is_doubted_for(seed: int) -> None:
    pre = "n=3 v=am act=P1 | P1 2$ Ca Du | P2 2$ As Co | P3 2$ Du Am"
    shown = seen(ONE, pre, "P1 duchess; doubt P2")
    assert shown.face(Expert(seed)(shown)) is Role.DUCHESS


def test_of_cards_alike_it_considers_one() -> None:
    pre = "n=3 v=am act=P1 | P1 7$ Ca Du | P2 2$ As As | P3 2$ Du Am"
    assert len(different(seen(TWO, pre, "P1 kill P2"))) == 1
    pre = "n=3 v=am act=P1 | P1 7$ Am Du | P2 2$ As As | P3 2$ Du Am"
    shown = seen(ONE, pre, "P1 ambassador; doubt -")
    faces = [sorted(str(shown.face(card)) for card in cards) for cards in different(shown)]
    assert len(shown.options) == 6
    assert sorted(faces) == sorted({tuple(hand): hand for hand in faces}.values())

"""Shuffles prepared ahead of need: used when their time comes, once, and for nothing else."""

from typing import Any

import pytest

from crypto.errors import Spent
from crypto.keys import KeyPair
from crypto.shuffle.prover import Preparation
from games.kit import Seat
from table.fulfil.desk import Desk
from table.participant import Listener, Player
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.mental.solo import Solo


def at_home(solo: Solo) -> Desk:
    solo.desk.home = solo.homes[Seat(1)]
    return solo.desk


def test_what_was_foreseen_is_prepared_once_and_then_used() -> None:
    desk = at_home(Solo(3))
    desk.expect_turn(desk.X, 4)

    assert desk.prepare()
    assert not desk.prepare()
    prepared = desk.mine.prepared[desk.X, 4]
    assert desk.preparation(desk.X, 4) is prepared
    assert desk.preparation(desk.X, 4) is not prepared


def test_a_preparation_serves_no_other_key_and_no_other_size() -> None:
    desk = at_home(Solo(3))
    desk.expect_turn(desk.X, 4)
    desk.prepare()
    prepared, other = desk.mine.prepared[desk.X, 4], KeyPair.generate().X

    assert desk.preparation(desk.X, 5) is not prepared
    assert desk.preparation(other, 4) is not prepared
    assert (desk.preparation(other, 4).K, desk.preparation(desk.X, 5).k) == (other, 5)
    assert desk.preparation(desk.X, 4) is prepared


def test_a_preparation_can_not_be_used_twice() -> None:
    solo = Solo(3)
    pile = [solo.desk.cards.joint(solo.desk.cards[card]).e for card in solo.deck(4)]
    prepared = Preparation(solo.desk.X, 4)
    prepared.shuffle(pile, b"once")

    with pytest.raises(Spent):
        prepared.shuffle(pile, b"twice")


def test_spectators_and_small_piles_prepare_nothing() -> None:
    desk = Solo(3).desk
    desk.expect_turn(desk.X, 4)
    assert not desk.prepare()

    home = at_home(Solo(3))
    home.expect_turn(home.X, 2)
    assert not home.prepare()


class Idle(Hub):
    """Players who have nothing to say prepare what they foresee."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.prepared = 0

    def rested(self, peer: Listener[Any]) -> None:
        while isinstance(peer, Player) and peer.table.desk.prepare():
            self.prepared += 1


def test_in_a_match_whoever_waits_for_its_turn_to_shuffle_has_prepared_it() -> None:
    """All but the first, who shuffles at once; and what was prepared is used."""
    made = []
    with luck(4), pytest.MonkeyPatch.context() as patch:
        make = Desk.preparation

        def watched(desk: Desk, K: Any, k: int) -> Preparation:
            ready = (K, k) in desk.mine.prepared
            made.append((desk.mine.seat, ready))
            return make(desk, K, k)

        patch.setattr(Desk, "preparation", watched)
        hub = Idle(Party.of(terms_of("complots", 4)).players(), 4)
        hub.run()

    assert hub.errors == []
    assert all(ready for seat, ready in made if seat != 1)
    assert hub.prepared >= sum(ready for _, ready in made) > 0

"""Who knows which card of Complots, after every kind of event that moves or shows one."""

from typing import Any

import pytest

from games.complots import Complots, Role
from games.kit import Card, Seat
from table.plain import PlainTable
from tests.scenarios.complots import read

ONE, TWO, THREE = map(Seat, (1, 2, 3))
REST = "P3 2$ Ca {0} | P4 2$ Du Co | P5 2$ As Ca | P6 2$ Co {0}"  # so the Court is Du As Ca


def after(steps: str, variant: str = "Am", second: str = "As Co") -> PlainTable[Complots]:
    """Six players, the first acts, and then these steps."""
    hands = f"P1 2$ {variant} Du | P2 2$ {second} | {REST.format(variant)}"
    pre = f"n=6 v={variant.lower()} act=P1 | {hands}"
    post = f"{hands} | T=0 | next=P1"  # of no interest here
    (scenario,) = read(f"S1 | test | secrecy\npre: {pre}\ndo: {steps}\npost: {post}\n")
    return scenario.play().table


def known(table: PlainTable[Complots], seat: Seat | None, cards: list[Card[Role]]) -> list[Any]:
    """The faces of ``cards`` that ``seat`` knows."""
    faces = table.knowledge(seat).faces
    return sorted(faces[card] for card in cards if card in faces)


def faces(table: PlainTable[Complots], cards: list[Card[Role]]) -> list[Any]:
    return sorted(table.faces[card] for card in cards)


def spread(table: PlainTable[Complots], seat: Seat, cards: list[Card[Role]]) -> list[Any]:
    """The faces that ``seat`` knows to be among ``cards``, not where."""
    groups = table.knowledge(seat).groups
    return [face for group in groups if set(group.cards) == set(cards) for face in group.faces]


ANYTHING = pytest.mark.parametrize(
    ("steps", "variant"),
    [
        ("", "Am"),
        ("P1 duchess; doubt P2; P1 prove Du>Ca; P2 lose As", "Am"),
        ("P1 duchess; doubt P2; P1 concede; P1 lose Am; P2 income", "Am"),
        ("P1 ambassador; doubt -; P1 draw As,Ca keep As,Am", "Am"),
        ("P1 inqdraw; doubt -; P1 draw As keep As,Du", "In"),
        ("P1 inqlook P2; doubt -; P2 show As; P1 back", "In"),
        ("P1 inqlook P2; doubt -; P2 show As; P1 discard>Ca", "In"),
        ("P1 inqlook P2; doubt -; P2 show As; P1 discard>As", "In"),
    ],
)


@ANYTHING
def test_players_always_know_their_own_hand(steps: str, variant: str) -> None:
    table = after(steps, variant)
    for seat, hand in table.game.hands.items():
        assert known(table, seat, hand) == faces(table, hand)


@ANYTHING
def test_nobody_knows_a_card_of_another_hand_nor_of_the_court(steps: str, variant: str) -> None:
    table = after(steps, variant)
    for seat in (*table.game.seats, None):
        others = [hand for owner, hand in table.game.hands.items() if owner != seat]
        for cards in (*others, table.game.court):
            assert known(table, seat, cards) == []


def test_all_see_the_card_that_wins_a_challenge_before_it_goes_into_the_court() -> None:
    table = after("P1 duchess; doubt P2; P1 prove Du>Du")
    assert spread(table, ONE, table.game.court) == [], "its own again"
    table = after("P1 duchess; doubt P2; P1 prove Du>Ca")
    assert spread(table, ONE, table.game.court) == [Role.DUCHESS]
    everything = table.game.court + table.game.hands[ONE]
    assert spread(table, THREE, everything) == [Role.DUCHESS], "drawn again, for all they know"


def test_an_exchange_tells_the_others_nothing_and_its_player_what_went_back() -> None:
    table = after("P1 ambassador; doubt -; P1 draw As,Ca keep As,Am")
    assert spread(table, ONE, table.game.court) == [Role.CAPTAIN, Role.DUCHESS]
    for seat in (TWO, THREE):
        assert spread(table, seat, table.game.court + table.game.hands[ONE]) == []


def test_a_card_shown_to_the_inquisitor_is_one_of_two_as_soon_as_it_is_back() -> None:
    table = after("P1 inqlook P2; doubt -; P2 show As; P1 back", "In")
    assert spread(table, ONE, table.game.hands[TWO]) == [Role.ASSASSIN]
    assert spread(table, THREE, table.game.hands[TWO]) == []


def test_an_only_card_given_back_stays_known_to_the_inquisitor() -> None:
    table = after("P1 inqlook P2; doubt -; P2 show As; P1 back", "In", "As xCo")
    assert known(table, ONE, table.game.hands[TWO]) == [Role.ASSASSIN]
    assert known(table, THREE, table.game.hands[TWO]) == []


def test_the_inquisitor_does_not_see_what_is_drawn_for_a_card_it_dismissed() -> None:
    table = after("P1 inqlook P2; doubt -; P2 show As; P1 discard>Ca", "In", "As xCo")
    assert known(table, ONE, table.game.hands[TWO]) == []
    assert spread(table, ONE, table.game.court + table.game.hands[TWO]) == [Role.ASSASSIN]
    assert spread(table, TWO, table.game.court) == [Role.ASSASSIN]
    assert table.knowledge(THREE).groups == table.knowledge(None).groups


def test_who_drafts_alone_knows_its_pick_and_the_cards_it_left() -> None:
    table = PlainTable(Complots(2, ONE), 3)
    for seat in (ONE, TWO):
        table.decide(seat, table.options(seat)[3])
    game = table.game
    assert known(table, ONE, game.hands[ONE]) == faces(table, game.hands[ONE])
    assert known(table, ONE, game.hands[TWO] + game.court) == []
    assert known(table, ONE, game.removed[:4]) == faces(table, game.removed[:4])
    assert known(table, ONE, game.removed[4:]) == []
    assert known(table, TWO, game.removed[:4]) == []

"""What the expert believes agrees with what its seat knows, and follows from what others did."""

from collections import Counter
from random import Random

import pytest

from games.complots import Complots, ComplotsOptions, Move, Play, Role, Variant
from games.kit import Seat
from players.complots.beliefs import Beliefs, World
from players.complots.facts import Facts
from players.complots.reading import Reading
from players.view import View, view
from table.plain import PlainTable
from tests.laws.matches import Setup, few_setups
from tests.players.positions import decisions

ONE, TWO, THREE = map(Seat, (1, 2, 3))
SETUPS = [setup for setup in few_setups() if setup.game == "complots"]


def assert_possible(world: World, shown: View[Complots]) -> None:
    known = shown.knowledge
    assert world.keys() == known.cards.keys()
    assert known.faces.items() <= world.items()
    assert Counter(world.values()) == Counter([*known.faces.values(), *known.pool])
    for group in known.groups:
        assert Counter(group.faces) <= Counter(world[card] for card in group.cards)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_beliefs_are_chances_of_worlds_that_agree_with_what_the_seat_knows(
    setup: Setup, seed: int
) -> None:
    for shown in decisions(setup, seed):
        beliefs = Beliefs(shown, Random(seed), worlds=10)
        assert sum(beliefs.weights) == pytest.approx(1)
        assert min(beliefs.weights) > 0
        for world in beliefs.worlds:
            assert_possible(world, shown)
        for seat, hand in beliefs.hands.items():
            chances = [beliefs.chance(seat, role) for role in shown.game.roles]
            assert max(chances) <= 1 + 1e-9
            assert sum(chances) <= len(hand) + 1e-9


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_hand_a_seat_can_have_is_read_and_the_best_explanation_counts_as_one(
    setup: Setup,
) -> None:
    for shown in decisions(setup, 3):
        reading = Reading(shown.game, shown.events)
        for seat, hands in reading.hands.items():
            cards = len(shown.game.hands[seat])
            assert max(hands.values()) == 1
            if cards or seat not in shown.game.living:
                roles = len(shown.game.roles)
                assert len(hands) in (1, roles, roles * (roles + 1) // 2)


def believed(table: PlainTable[Complots], who: Seat, seat: Seat, role: Role) -> float:
    return Beliefs(view(table, who), Random(1), worlds=2000).chance(seat, role)


def counted(table: PlainTable[Complots], who: Seat, seat: Seat, role: Role) -> float:
    return Facts(view(table, who)).chance(seat, role)


def start(seed: int = 1, variant: Variant = Variant.AMBASSADOR) -> PlainTable[Complots]:
    return PlainTable(Complots(3, ONE, ComplotsOptions(variant=variant)), seed)


def hand(table: PlainTable[Complots], seat: Seat) -> list[object]:
    return [table.faces[card] for card in table.game.hands[seat]]


def nobody_doubts(table: PlainTable[Complots]) -> None:
    for seat in table.deciders:
        table.decide(seat, False)


def test_before_anything_happens_beliefs_are_counts() -> None:
    table = start()
    for role in table.game.roles:
        assert believed(table, TWO, ONE, role) == pytest.approx(
            counted(table, TWO, ONE, role), abs=0.05
        )


def test_who_takes_the_tax_is_believed_to_have_the_duchess() -> None:
    table = start()
    table.decide(ONE, Play(Move.DUCHESS_TAX))
    before = counted(table, TWO, ONE, Role.DUCHESS)
    assert before + 0.2 < believed(table, TWO, ONE, Role.DUCHESS) < 1


def test_who_takes_a_mere_income_is_believed_to_have_no_duchess() -> None:
    table = start()
    table.decide(ONE, Play(Move.INCOME))
    assert believed(table, TWO, ONE, Role.DUCHESS) < counted(table, TWO, ONE, Role.DUCHESS) - 0.1


def test_who_lets_itself_be_robbed_is_believed_to_have_no_guard() -> None:
    table = start()
    table.decide(ONE, Play(Move.CAPTAIN_STEAL, TWO))
    nobody_doubts(table)
    table.decide(TWO, None)
    for guard in (Role.CAPTAIN, Role.AMBASSADOR):
        assert believed(table, THREE, TWO, guard) < counted(table, THREE, TWO, guard) - 0.15


def test_a_card_that_was_shown_and_replaced_is_no_longer_believed_in() -> None:
    deals = (start(seed) for seed in range(100))
    table = next(deal for deal in deals if Role.DUCHESS in hand(deal, ONE))
    table.decide(ONE, Play(Move.DUCHESS_TAX))
    claimed = believed(table, TWO, ONE, Role.DUCHESS)
    table.decide(TWO, False)
    table.decide(THREE, True)
    table.decide(ONE, table.options(ONE)[0])
    assert believed(table, TWO, ONE, Role.DUCHESS) < claimed - 0.1

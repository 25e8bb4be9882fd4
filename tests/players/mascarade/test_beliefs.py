"""What a bot makes of swaps, looks and words: chances that always add up."""

from collections import Counter
from random import Random

import pytest

from games.catalogue import set_up
from games.kit import Arrange, Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Mascarade, Move, Play, Slot
from players.mascarade.beliefs import Beliefs, Evidence
from players.view import view
from table.plain import PlainTable
from tests.laws.matches import SETUPS, Setup, decide_at_random

ONE, TWO, THREE, FOUR = map(Seat, (1, 2, 3, 4))
TRUSTING = Evidence(claims=10.0, guesses=3.0, passes=0.1, shrugs=0.5)


def begun(*words: str) -> PlainTable[Mascarade]:
    """Four players, the first on turn, nothing moved yet."""
    game = set_up("mascarade", 4, ["start=1", *(words or ("memory=perfect",))])
    assert isinstance(game, Mascarade)
    return PlainTable(game, 3)


def swap_or_not(table: PlainTable[Mascarade], partner: Seat, swap: bool) -> None:
    seat = table.game.active
    table.decide(seat, Play(Move.SWAP, (Slot(seat), Slot(partner))))
    pair = table.match.pending
    assert isinstance(pair, Arrange)
    table.decide(seat, (pair.cards[swap],))


def prepared() -> PlainTable[Mascarade]:
    """The first two and the last two players have swapped or not among themselves, twice."""
    table = begun()
    for partner in (TWO, ONE, FOUR, THREE):
        swap_or_not(table, partner, swap=False)
    return table


def face(table: PlainTable[Mascarade], seat: Seat) -> Character:
    return Character(table.faces[table.game.cards[Slot(seat)]])


def believed(
    table: PlainTable[Mascarade], seat: Seat | None, evidence: Evidence | None = None
) -> Beliefs:
    return Beliefs(view(table, seat), evidence)


def test_the_deal_is_certain() -> None:
    table = begun()
    for seat in (ONE, None):
        for slot in table.game.slots:
            card = Character(table.faces[table.game.cards[slot]])
            assert believed(table, seat).chance(slot, card) == 1


@pytest.mark.parametrize("swap", [False, True])
def test_a_swap_or_not_of_somebody_else_is_one_half_each(swap: bool) -> None:
    table = begun()
    cards = [face(table, ONE), face(table, TWO)]
    swap_or_not(table, TWO, swap)
    for place in (ONE, TWO):
        chances = [believed(table, THREE).chance(Slot(place), card) for card in cards]
        assert chances == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("swap", [False, True])
def test_ones_own_swap_is_no_secret_to_oneself(swap: bool) -> None:
    table = begun()
    swap_or_not(table, TWO, swap)
    beliefs = believed(table, ONE)
    assert beliefs.chance(Slot(ONE), face(table, ONE)) == 1
    assert beliefs.chance(Slot(TWO), face(table, TWO)) == 1
    assert beliefs.knows(ONE, Slot(TWO))
    assert not beliefs.knows(TWO, Slot(TWO))


def test_who_sees_one_of_two_cards_knows_the_other() -> None:
    table = prepared()
    table.decide(ONE, Play(Move.LOOK, (Slot(ONE),)))
    mine = believed(table, ONE)
    assert mine.chance(Slot(ONE), face(table, ONE)) == 1
    assert mine.chance(Slot(TWO), face(table, TWO)) == pytest.approx(1)
    others = believed(table, THREE)
    assert others.chance(Slot(ONE), face(table, ONE)) == pytest.approx(0.5)
    assert others.knows(ONE, Slot(ONE)), "all saw that it looked"


def test_words_are_evidence_for_those_who_trust_them() -> None:
    table = prepared()
    claimed, other = face(table, ONE), face(table, TWO)
    table.decide(ONE, Play(Move.ANNOUNCE, (Slot(ONE),), claimed))
    assert believed(table, THREE, TRUSTING).chance(Slot(ONE), claimed) > 0.6
    assert believed(table, THREE).chance(Slot(ONE), claimed) == pytest.approx(0.5)
    before = believed(table, THREE, TRUSTING).chance(Slot(TWO), claimed)
    table.decide(TWO, None)
    after = believed(table, THREE, TRUSTING)
    assert after.chance(Slot(TWO), claimed) < before
    assert after.chance(Slot(TWO), other) > 0.6


def test_what_all_have_seen_ends_every_doubt() -> None:
    table = prepared()
    table.decide(ONE, Play(Move.ANNOUNCE, (Slot(ONE),), face(table, TWO)))
    for seat, claim in ((TWO, Slot(TWO)), (THREE, None), (FOUR, None)):
        table.decide(seat, claim)
    beliefs = believed(table, THREE, TRUSTING)
    assert beliefs.chance(Slot(ONE), face(table, ONE)) == pytest.approx(1)
    assert beliefs.chance(Slot(TWO), face(table, TWO)) == pytest.approx(1)


def test_at_a_table_with_human_memory_the_deal_is_forgotten() -> None:
    table = begun("memory=human")
    for partner in (TWO, ONE, FOUR, THREE):
        swap_or_not(table, partner, swap=False)
    table.decide(ONE, Play(Move.LOOK, (Slot(ONE),)))
    beliefs = believed(table, THREE)
    assert max(beliefs.row(Slot(ONE))) < 0.4
    assert beliefs.knows(ONE, Slot(ONE))


@pytest.mark.parametrize("setup", [s for s in SETUPS if s.game == "mascarade"][::9], ids=str)
def test_chances_add_up_and_nothing_true_is_impossible(setup: Setup) -> None:
    table = setup.table(2)
    random = Random(2)
    for _ in range(60):
        if not table.deciders:
            break
        decide_at_random(table, random)
        copies = Counter(table.game.characters)
        beliefs = believed(table, Seat(1 + random.randrange(table.game.players)), TRUSTING)
        for slot, card in table.game.cards.items():
            assert sum(beliefs.row(slot)) == pytest.approx(1)
            assert beliefs.chance(slot, Character(table.faces[card])) > 0
        for name in table.game.names():
            total = sum(beliefs.chance(slot, name) for slot in table.game.slots)
            assert total == pytest.approx(copies[name], abs=0.2)

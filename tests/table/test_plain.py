"""The plain table is the specification of secrecy: what each request tells to whom."""

from collections.abc import Sequence
from enum import StrEnum

import pytest

from games.kit import (
    Arrange,
    Card,
    Choose,
    ChooseTogether,
    Coin,
    Deck,
    Face,
    IllegalAnswer,
    Look,
    Prove,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from table.plain import Chance, PlainTable
from tests.table.told import ANN, BOB, CAT, EVERYBODY, Ask, Rules, Told


class Fruit(StrEnum):
    APPLE = "apple"
    LEMON = "lemon"
    PEAR = "pear"


APPLE, LEMON, PEAR = Fruit
Cards = tuple[Card[Fruit], ...]


class InOrder(Chance):
    """Shuffles turn the pile around, mixes leave it, coins show their last side."""

    def shuffle(self, faces: Sequence[Face]) -> list[int]:
        return list(reversed(range(len(faces))))

    def mix(self, number: int) -> list[int]:
        return list(range(number))

    def coin(self, sides: int) -> int:
        return sides - 1


def table(rules: Rules) -> PlainTable[Told]:
    return PlainTable(Told(3, rules=rules), InOrder(0))


def known(table: PlainTable[Told], seat: Seat | None) -> dict[int, Fruit]:
    return {int(card): Fruit(face) for card, face in table.knowledge(seat).faces.items()}


def groups(table: PlainTable[Told], seat: Seat | None) -> list[tuple[set[int], tuple[Face, ...]]]:
    return [(set(group.cards), group.faces) for group in table.knowledge(seat).groups]


async def some_cards() -> Cards:
    """Half of a shuffled deck: the cards 6, 7 and 8, which are pear, lemon and apple."""
    deck = await Shuffle(await Deck((APPLE, LEMON, PEAR) * 2))
    return deck[:3]


def test_a_new_deck_is_known_to_everybody() -> None:
    async def rules() -> Cards:
        return await Deck((APPLE, LEMON, PEAR))

    t = table(rules)
    for seat in EVERYBODY:
        assert known(t, seat) == {0: APPLE, 1: LEMON, 2: PEAR}


def test_a_shuffle_leaves_everybody_with_the_faces_but_not_their_places() -> None:
    t = table(some_cards)
    assert [t.faces[Card(number)] for number in (6, 7, 8)] == [PEAR, LEMON, APPLE]
    for seat in EVERYBODY:
        assert known(t, seat) == {}
        assert sorted(t.knowledge(seat).pool) == sorted((APPLE, LEMON, PEAR) * 2)


def test_a_card_that_all_know_is_somewhere_in_the_pile_it_was_shuffled_into() -> None:
    async def rules() -> Cards:
        cards = await some_cards()
        await Reveal(cards[:1])
        return await Shuffle(cards)

    t = table(rules)
    for seat in EVERYBODY:
        assert known(t, seat) == {}
        assert groups(t, seat) == [({12, 13, 14}, (PEAR,))]


def test_an_only_card_cannot_be_lost_sight_of() -> None:
    async def rules() -> Cards:
        return await Shuffle(await Arrange(ANN, (await Deck((APPLE, LEMON)))[:1]))

    assert known(table(rules), BOB) == {1: LEMON, 3: APPLE}


def test_all_that_was_known_of_a_pile_adds_up_when_more_goes_into_it() -> None:
    async def rules() -> Cards:
        cards = await Shuffle(await Deck((APPLE,) * 3 + (PEAR,) * 6))
        await Reveal(cards[:2])
        pile = await Shuffle(cards[1:4])
        return await Shuffle((cards[0], *pile))

    assert groups(table(rules), BOB) == [({21, 22, 23, 24}, (PEAR, PEAR))]


def test_the_same_face_may_be_known_in_two_hands() -> None:
    async def rules() -> None:
        cards = await Shuffle(await Deck((APPLE, LEMON, PEAR) * 4))
        await Look({ANN: cards[0:3:2], CAT: cards[3:6:2]})
        await Show(ANN, (cards[0],), BOB)
        await Show(CAT, (cards[3],), BOB)
        await Arrange(ANN, cards[0:3:2])
        await Arrange(CAT, cards[3:6:2])

    assert groups(table(rules), BOB) == [({26, 27}, (PEAR,)), ({24, 25}, (PEAR,))]


def test_a_look_tells_the_one_who_looks_and_nobody_else() -> None:
    async def rules() -> None:
        pile = await some_cards()
        await Look({BOB: pile[:1]})

    t = table(rules)
    assert known(t, BOB) == {6: PEAR}
    for seat in (ANN, CAT, None):
        assert known(t, seat) == {}
    assert [groups(t, seat) for seat in EVERYBODY] == [[]] * 4


def test_the_one_who_arranges_can_follow_its_cards_and_nobody_else_can() -> None:
    async def rules() -> Cards:
        pile = await some_cards()
        await Look({ANN: pile[:2]})
        return await Arrange(ANN, pile[:2], 1, Ask.ANY, pile[:1])

    t = table(rules)
    t.decide(ANN, (Card(7),))
    assert t.game.answer == (12, 13)
    assert (t.faces[Card(12)], t.faces[Card(13)]) == (LEMON, PEAR)
    assert known(t, ANN) == {12: LEMON, 13: PEAR}
    for seat in (BOB, CAT, None):
        assert known(t, seat) == {}
        assert groups(t, seat) == []


def test_swap_or_not_moves_what_one_knows_and_hides_it_from_the_others() -> None:
    async def rules() -> None:
        await some_cards()
        deck = await Deck((APPLE, LEMON, PEAR))
        await Arrange(ANN, deck[:2], 1, Ask.ANY, deck[:1])

    t = table(rules)
    t.decide(ANN, (Card(13),))
    assert known(t, ANN) == {14: PEAR, 15: LEMON, 16: APPLE}
    for seat in (BOB, CAT, None):
        assert known(t, seat) == {14: PEAR}
        assert groups(t, seat) == [({15, 16}, (APPLE, LEMON))]


def test_who_moves_unread_cards_still_does_not_know_them() -> None:
    async def rules() -> None:
        pile = await some_cards()
        await Arrange(ANN, pile, 3, Ask.ANY, pile, ordered=True)

    t = table(rules)
    t.decide(ANN, (Card(8), Card(6), Card(7)))
    assert [t.faces[Card(number)] for number in (12, 13, 14)] == [APPLE, PEAR, LEMON]
    assert known(t, ANN) == {}


class Backwards(InOrder):
    """Mixes turn cards around, too."""

    def mix(self, number: int) -> list[int]:
        return list(reversed(range(number)))


@pytest.mark.parametrize(("ordered", "front"), [(True, [APPLE, LEMON]), (False, [LEMON, APPLE])])
def test_only_an_ordered_choice_lies_as_it_was_chosen(ordered: bool, front: list[Fruit]) -> None:
    async def rules() -> None:
        deck = await Deck((APPLE, LEMON, APPLE, PEAR))
        await Arrange(ANN, deck, 2, Ask.ANY, deck[:2], ordered)

    t = PlainTable(Told(3, rules=rules), Backwards(0))
    t.decide(ANN, (Card(0), Card(1)))
    assert [t.faces[card] for card in sorted(t.faces)] == [*front, PEAR, APPLE]


def test_the_order_in_which_a_choice_is_named_means_nothing_unless_asked_for() -> None:
    async def rules() -> None:
        deck = await Deck((APPLE, LEMON, PEAR))
        await Arrange(ANN, deck, 2, Ask.ANY, deck[:2])

    t = table(rules)
    zero, one, two, nine = map(Card[Fruit], (0, 1, 2, 9))
    for wrong in ((zero,), (zero, zero), (zero, one, two), (zero, nine), (zero, one, nine)):
        with pytest.raises(IllegalAnswer):
            t.decide(ANN, wrong)
    t.decide(ANN, (Card(2), Card(0)))
    assert [t.faces[card] for card in sorted(t.faces)] == [APPLE, PEAR, LEMON]


def test_a_reveal_tells_everybody_at_once() -> None:
    async def rules() -> tuple[Fruit, ...]:
        pile = await some_cards()
        return await Reveal(pile[:2])

    t = table(rules)
    assert t.game.answer == (PEAR, LEMON)
    for seat in EVERYBODY:
        assert known(t, seat) == {6: PEAR, 7: LEMON}


def test_a_card_shown_is_known_to_its_owner_and_to_the_other_alone() -> None:
    async def rules() -> None:
        pile = await some_cards()
        await Look({ANN: pile[:1]})
        await Show(ANN, (pile[0],), BOB)

    t = table(rules)
    assert known(t, ANN) == known(t, BOB) == {6: PEAR}
    assert known(t, CAT) == known(t, None) == {}


def test_what_was_shown_is_blurred_when_its_owner_mixes_the_hand() -> None:
    async def rules() -> None:
        pile = await some_cards()
        await Look({ANN: pile[:2]})
        await Show(ANN, (pile[0],), BOB)
        await Arrange(ANN, pile[:2])

    t = table(rules)
    assert known(t, ANN) == {12: PEAR, 13: LEMON}
    assert known(t, BOB) == {}
    assert groups(t, BOB) == [({12, 13}, (PEAR,))]
    assert groups(t, CAT) == []


def test_what_was_blurred_is_clear_again_when_the_other_card_is_seen() -> None:
    async def rules() -> None:
        pile = await some_cards()
        await Look({ANN: pile[:2]})
        await Show(ANN, (pile[0],), BOB)
        hand = await Arrange(ANN, pile[:2])
        await Reveal((hand[1],))

    t = table(rules)
    assert known(t, BOB) == {12: PEAR, 13: LEMON}
    assert known(t, CAT) == {13: LEMON}


def test_a_proof_tells_everybody_that_one_card_and_no_other() -> None:
    async def rules() -> Card[Fruit] | None:
        pile = await some_cards()
        await Look({ANN: pile[:2]})
        return await Prove(ANN, pile[:2], PEAR, True, Ask.ANY)

    t = table(rules)
    assert list(t.options(ANN)) == [Card(6), None]
    t.decide(ANN, Card(6))
    assert t.game.answer == 6
    for seat in (BOB, CAT, None):
        assert known(t, seat) == {6: PEAR}


def test_only_the_card_claimed_can_be_shown() -> None:
    async def rules() -> Card[Fruit] | None:
        deck = await Deck((APPLE, LEMON, PEAR))
        return await Prove(ANN, deck[:2], LEMON, False, Ask.ANY)

    t = table(rules)
    attempts: tuple[Card[Fruit] | None, ...] = (Card(0), Card(2), None)
    for wrong in attempts:
        with pytest.raises(IllegalAnswer, match=r"legal: card 1$"):
            t.decide(ANN, wrong)
    t.decide(ANN, Card(1))
    assert t.game.answer == 1


def test_a_coin_and_an_open_choice_are_public() -> None:
    async def rules() -> tuple[int, str]:
        return await Coin(3), await Choose(ANN, ("yes", "no"), Ask.ANY, "no")

    t = table(rules)
    t.decide(ANN, "yes")
    assert t.game.answer == (2, "yes")


def test_simultaneous_choices_are_open_when_all_are_fixed() -> None:
    async def rules() -> object:
        return await ChooseTogether({ANN: (0, 1), CAT: (0, 2)}, Ask.ANY, 0)

    t = table(rules)
    waiting = [t.deciders]
    t.decide(CAT, 2)
    waiting += [t.deciders]
    assert waiting == [(ANN, CAT), (ANN,)]
    assert len(t.match.events) == 0
    with pytest.raises(IllegalAnswer, match="it is for seat 1 to decide"):
        t.decide(CAT, 0)
    t.decide(ANN, 1)
    assert t.game.answer == {ANN: 1, CAT: 2}


def test_an_answer_after_the_end_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="the game is over"):
        table(some_cards).decide(ANN, None)


def test_the_same_seed_gives_the_same_luck() -> None:
    async def rules() -> Cards:
        return await Shuffle(await Deck((APPLE, LEMON, PEAR) * 9))

    def faces(seed: int) -> list[Face]:
        return list(PlainTable(Told(3, rules=rules), seed).faces.values())

    assert faces(1) == faces(1) != faces(2)

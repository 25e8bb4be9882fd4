"""What is played from a hand, openly or not, tells everybody exactly what the rules say."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import pytest

from games.kit import Arrange, Card, Deck, Give, IllegalAnswer, Lay, Look, Play, Played, Seat, Show
from players.imagine import imagine
from players.view import view
from table.knowledge.imagine import imagined_faces
from table.plain import PlainTable
from tests.table.test_plain import (
    APPLE,
    LEMON,
    PEAR,
    Cards,
    Fruit,
    groups,
    known,
    some_cards,
    table,
)
from tests.table.told import ANN, BOB, CAT, EVERYBODY, Ask, Told


class Snack(NamedTuple):
    shows: tuple[Fruit, ...]
    needs: tuple[Fruit, ...] = ()


NOTHING, SECRET = Snack(()), Snack((), (LEMON, PEAR))


@dataclass(frozen=True)
class Snacks:
    """Any fruit alone, or an apple with any number of pears; nothing; or one unseen."""

    def options(self, hand: Sequence[object]) -> Sequence[Snack]:
        alone = [Snack((fruit,)) for fruit in Fruit if fruit in hand]
        pears = range(1, hand.count(PEAR) + 1) if APPLE in hand else ()
        return (NOTHING, SECRET, *alone, *(Snack((APPLE, *[PEAR] * n)) for n in pears))


def playing(*faces: Fruit) -> PlainTable[Told]:
    """Ann has cards with these faces, and may play."""

    async def rules() -> Played[Snack]:
        hand = await Arrange(ANN, await Deck(faces))
        return await Play(ANN, hand, Snacks(), Ask.ANY, NOTHING)

    return table(rules)


# Open plays


def test_a_hand_may_play_what_its_faces_allow_and_cards_alike_are_one_option() -> None:
    t = playing(PEAR, APPLE, PEAR)

    assert list(t.options(ANN)) == [
        NOTHING,
        SECRET,
        Snack((APPLE,)),
        Snack((PEAR,)),
        Snack((APPLE, PEAR)),
        Snack((APPLE, PEAR, PEAR)),
    ]


def test_who_has_nothing_to_play_unseen_is_not_offered_to() -> None:
    assert list(playing(APPLE, APPLE).options(ANN)) == [NOTHING, Snack((APPLE,))]


def test_what_is_played_openly_is_seen_by_all_and_nothing_else_is() -> None:
    t = playing(PEAR, APPLE, LEMON)
    t.decide(ANN, Snack((APPLE, PEAR)))

    assert t.game.answer == Played(Snack((APPLE, PEAR)), (Card(4), Card(3)))
    for seat in (BOB, CAT, None):
        assert known(t, seat) == {3: PEAR, 4: APPLE}


@pytest.mark.parametrize(
    "wrong", [Snack((LEMON,)), Snack((PEAR, APPLE)), Snack((PEAR, PEAR)), None]
)
def test_nothing_else_can_be_played(wrong: Snack | None) -> None:
    t = playing(PEAR, APPLE, PEAR)
    with pytest.raises(IllegalAnswer, match="may not answer"):
        t.decide(ANN, wrong)


@pytest.mark.parametrize(
    "answer",
    [
        None,
        NOTHING,
        Played(Snack((LEMON, LEMON)), (Card(3), Card(4))),
        Played(Snack((PEAR,)), ()),
        Played(Snack((PEAR,)), (Card(2),)),
        Played(Snack((PEAR,)), (Card(3), Card(4))),
        Played(Snack((APPLE, PEAR)), (Card(3), Card(3))),
    ],
)
def test_rules_take_no_answer_that_no_hand_could_give(answer: object) -> None:
    match = playing(PEAR, APPLE, LEMON).match
    with pytest.raises(IllegalAnswer):
        match.answer(answer)


# Hidden plays


def laying(*faces: Fruit) -> PlainTable[Told]:
    """Ann has these cards of a larger deck, and may lay a lemon or a pear."""

    async def rules() -> Cards | None:
        deck = await Deck((*faces, APPLE, LEMON, PEAR))
        hand = await Arrange(ANN, deck[: len(faces)])
        rest = await Arrange(BOB, deck[len(faces) :])
        assert rest
        return await Lay(ANN, hand, (LEMON, PEAR), Ask.ANY)

    return table(rules)


def test_a_card_laid_face_down_is_one_of_the_faces_and_nobody_else_knows_which() -> None:
    t = laying(PEAR, APPLE, LEMON)
    assert list(t.options(ANN)) == [Card(8), Card(6), None]
    t.decide(ANN, Card(8))

    assert t.game.answer == (Card(12), Card(13), Card(14))
    assert known(t, ANN) == {12: LEMON, 13: PEAR, 14: APPLE}
    for seat in (BOB, CAT, None):
        assert known(t, seat).keys().isdisjoint({12, 13, 14})
        assert t.knowledge(seat).kinds == {Card(12): (LEMON, PEAR)}


def test_nothing_laid_moves_and_tells_nothing() -> None:
    t = laying(PEAR, APPLE, LEMON)
    before = {seat: known(t, seat) for seat in EVERYBODY}
    t.decide(ANN, None)

    assert t.game.answer is None
    assert {seat: known(t, seat) for seat in EVERYBODY} == before


@pytest.mark.parametrize("wrong", [Card[Fruit](7), Card[Fruit](9)])
def test_neither_another_face_nor_a_card_outside_the_hand_can_be_laid(wrong: Card[Fruit]) -> None:
    t = laying(PEAR, APPLE, LEMON)
    with pytest.raises(IllegalAnswer):
        t.decide(ANN, wrong)


def test_a_card_of_the_only_face_allowed_is_known_to_all() -> None:
    async def rules() -> Cards | None:
        hand = await Arrange(ANN, await Deck((PEAR, APPLE, LEMON, PEAR)))
        return await Lay(ANN, hand, (PEAR,), Ask.ANY)

    t = table(rules)
    t.decide(ANN, t.options(ANN)[0])
    for seat in EVERYBODY:
        assert known(t, seat)[8] is PEAR


def test_who_saw_a_card_in_a_pile_does_not_recognise_it_when_it_is_laid() -> None:
    """Bob and Cat look at the pile that Ann takes and lays a card from."""

    async def rules() -> Cards | None:
        pile = await some_cards()
        for seat in (BOB, CAT, ANN):
            await Look({seat: pile})
        return await Lay(ANN, pile, (LEMON, PEAR), Ask.ANY)

    t = table(rules)
    t.decide(ANN, Card(6))
    for seat in (BOB, CAT):
        assert known(t, seat) == {}
        assert groups(t, seat) == [({12, 13, 14}, (APPLE, LEMON, PEAR))]
    assert known(t, ANN) == {12: PEAR, 13: LEMON, 14: APPLE}


# Gifts and shows


def test_a_gift_is_known_to_both_and_to_who_saw_it_before() -> None:
    async def rules() -> None:
        pile = await some_cards()
        await Look({ANN: pile[:2]})
        await Look({CAT: pile[:1]})
        await Give(ANN, pile[:2], BOB)

    t = table(rules)
    assert known(t, ANN) == known(t, BOB) == {6: PEAR, 7: LEMON}
    assert known(t, CAT) == {6: PEAR}
    assert known(t, None) == {}


def test_a_whole_hand_can_be_shown_to_one() -> None:
    async def rules() -> None:
        pile = await some_cards()
        await Look({ANN: pile})
        await Show(ANN, await Arrange(ANN, pile), BOB)

    t = table(rules)
    assert known(t, BOB) == known(t, ANN) == {12: PEAR, 13: LEMON, 14: APPLE}
    assert known(t, CAT) == {}


# Imagined tables


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_card_is_of_the_kind_it_was_laid_as(seed: int) -> None:
    t = laying(PEAR, APPLE, LEMON, APPLE, APPLE)
    t.decide(ANN, Random(seed).choice([Card(10), Card(8)]))
    new = t.match.events[-1].answer
    for seat in (BOB, CAT):
        dream = imagine(view(t, seat), seed)
        assert Fruit(dream.faces[new[0]]) in (LEMON, PEAR)
        assert Counter(dream.faces.values()) == Counter(t.faces.values())
        assert dream.knowledge(ANN).faces.keys() >= set(new)
        assert view(dream, seat).knowledge.kinds == view(t, seat).knowledge.kinds


def test_imagined_cards_use_up_the_kinds_there_are() -> None:
    """One lemon and one pear for two cards that may be either: each has one of them."""

    async def rules() -> None:
        hand = await Arrange(ANN, await Deck((LEMON, PEAR, APPLE, APPLE)))
        for _ in range(2):
            hand = (await Lay(ANN, hand, (LEMON, PEAR), Ask.ANY) or hand)[1:]

    t = table(rules)
    for _ in range(2):
        t.decide(ANN, t.options(ANN)[0])
    laid = list(t.knowledge(BOB).kinds)
    assert len(laid) == 2
    for seed in range(10):
        faces = imagined_faces(t.knowledge(BOB), Random(seed))
        assert sorted(faces[card] for card in laid) == [LEMON, PEAR]


def test_a_seat_that_never_laid_a_card_may_not_lay_another_s() -> None:
    t = laying(PEAR, APPLE, LEMON)
    with pytest.raises(IllegalAnswer, match="nothing to decide"):
        t.decide(Seat(BOB), Card(8))

"""The plain table is the specification of secrecy: what each request tells to whom."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

import pytest

from games.kit import (
    Arrange,
    Card,
    Choose,
    ChooseTogether,
    Coin,
    Deck,
    Game,
    IllegalAnswer,
    Look,
    Prove,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from table.knowledge import Group
from table.plain import Chance, PlainTable

ANN, BOB, CAT = map(Seat, (1, 2, 3))


class Fruit(StrEnum):
    APPLE = "apple"
    LEMON = "lemon"
    PEAR = "pear"


class Ask(StrEnum):
    ANY = "any"


APPLE, LEMON, PEAR = Fruit
Cards = tuple[Card[Fruit], ...]


@dataclass
class Told(Game):
    """A game that asks what it is told to, one request made from the answers before it."""

    requests: tuple[Any, ...] = ()
    answers: list[Any] = field(default_factory=list, init=False)
    key: ClassVar[str] = "told"
    counts: ClassVar[range] = range(3, 4)

    async def play(self) -> None:
        for request in self.requests:
            step = request(*self.answers) if callable(request) else request
            self.answers.append(await step)


class InOrder(Chance):
    """Shuffles turn the pile around, mixes leave it, coins show their last side."""

    def shuffle(self, faces: Any) -> list[int]:
        return list(reversed(range(len(faces))))

    def mix(self, number: int) -> list[int]:
        return list(range(number))

    def coin(self, sides: int) -> int:
        return sides - 1


def table(*requests: Any) -> PlainTable[Told]:
    return PlainTable(Told(3, requests=requests), InOrder(0))


def group(cards: range, *faces: Fruit) -> Group:
    return Group(tuple(map(Card[Fruit], cards)), faces)


def known(table: PlainTable[Told], seat: Seat | None) -> dict[int, Fruit]:
    return {int(card): Fruit(face) for card, face in table.knowledge(seat).faces.items()}


DECK = Deck((APPLE, LEMON, PEAR))


def test_a_new_deck_is_known_to_everybody() -> None:
    t = table(DECK)
    for seat in (ANN, BOB, CAT, None):
        assert known(t, seat) == {0: APPLE, 1: LEMON, 2: PEAR}


def test_a_shuffle_leaves_everybody_with_the_faces_but_not_their_places() -> None:
    t = table(DECK, lambda deck: Shuffle(deck))
    assert t.faces == {3: PEAR, 4: LEMON, 5: APPLE}
    for seat in (ANN, BOB, CAT, None):
        assert known(t, seat) == {}
        assert t.knowledge(seat).groups == [group(range(3, 6), APPLE, LEMON, PEAR)]


def test_a_look_tells_the_one_who_looks_and_nobody_else() -> None:
    t = table(DECK, lambda deck: Shuffle(deck), lambda _, pile: Look({BOB: pile[:1]}))
    assert known(t, BOB) == {3: PEAR}
    assert t.knowledge(BOB).groups == [group(range(4, 6), APPLE, LEMON)]
    for seat in (ANN, CAT, None):
        assert known(t, seat) == {}
        assert t.knowledge(seat).groups == [group(range(3, 6), APPLE, LEMON, PEAR)]


def test_the_one_who_arranges_can_follow_its_cards_and_nobody_else_can() -> None:
    t = table(
        DECK,
        lambda deck: Shuffle(deck),
        lambda _, pile: Look({ANN: pile[:2]}),
        lambda _, pile, __: Arrange(ANN, pile[:2], 1, Ask.ANY, pile[:1]),
    )
    t.decide(ANN, (Card(4),))
    assert t.faces == {5: APPLE, 6: LEMON, 7: PEAR}
    assert known(t, ANN) == {5: APPLE, 6: LEMON, 7: PEAR}
    for seat in (BOB, CAT, None):
        assert known(t, seat) == {}
        assert [set(spread.cards) for spread in t.knowledge(seat).groups] == [{5, 6, 7}]


def test_swap_or_not_moves_what_one_knows_and_hides_it_from_the_others() -> None:
    t = table(DECK, lambda deck: Arrange(ANN, deck[:2], 1, Ask.ANY, deck[:1]))
    t.decide(ANN, (Card(1),))
    assert known(t, ANN) == {2: PEAR, 3: LEMON, 4: APPLE}
    assert known(t, BOB) == {2: PEAR}
    assert t.knowledge(BOB).groups == [group(range(3, 5), APPLE, LEMON)]


def test_who_moves_unread_cards_still_does_not_know_them() -> None:
    t = table(
        DECK,
        lambda deck: Shuffle(deck),
        lambda _, pile: Arrange(ANN, pile, 3, Ask.ANY, pile, ordered=True),
    )
    t.decide(ANN, (Card(5), Card(3), Card(4)))
    assert t.faces == {6: APPLE, 7: PEAR, 8: LEMON}
    assert known(t, ANN) == {}


def test_a_reveal_tells_everybody_at_once() -> None:
    t = table(DECK, lambda deck: Shuffle(deck), lambda _, pile: Reveal(pile[:2]))
    assert t.game.answers[-1] == (PEAR, LEMON)
    for seat in (ANN, BOB, CAT, None):
        assert known(t, seat) == {3: PEAR, 4: LEMON, 5: APPLE}, "the last one follows"


def test_a_card_shown_is_known_to_its_owner_and_to_the_other_alone() -> None:
    t = table(
        DECK,
        lambda deck: Shuffle(deck),
        lambda _, pile: Look({ANN: pile[:1]}),
        lambda _, pile, __: Show(ANN, pile[0], BOB),
    )
    assert known(t, ANN) == known(t, BOB) == {3: PEAR}
    assert known(t, CAT) == known(t, None) == {}


def test_what_was_shown_is_blurred_when_its_owner_mixes_the_hand() -> None:
    t = table(
        Deck((APPLE, LEMON, PEAR, PEAR)),
        lambda deck: Shuffle(deck),
        lambda _, pile: Look({ANN: pile[:2]}),
        lambda _, pile, __: Show(ANN, pile[0], BOB),
        lambda _, pile, *__: Arrange(ANN, pile[:2]),
        lambda _, __, ___, ____, hand: Reveal((hand[1],)),
    )
    assert t.game.answers[-1] == (PEAR,)
    assert known(t, ANN) == {8: PEAR, 9: PEAR}
    assert known(t, BOB) == {9: PEAR}, "the other one is not the card that was shown, maybe"


def test_a_proof_tells_everybody_that_one_card_and_no_other() -> None:
    t = table(
        DECK,
        lambda deck: Shuffle(deck),
        lambda _, pile: Look({ANN: pile[:2]}),
        lambda _, pile, __: Prove(ANN, pile[:2], PEAR, True, Ask.ANY),
    )
    assert list(t.options(ANN)) == [Card(3), None]
    t.decide(ANN, Card(3))
    assert known(t, BOB) == known(t, None) == {3: PEAR}


def test_only_the_card_claimed_can_be_shown() -> None:
    t = table(DECK, lambda deck: Prove(ANN, deck[:2], LEMON, False, Ask.ANY))
    attempts: tuple[Card[Fruit] | None, ...] = (Card(0), Card(2), None)
    for wrong in attempts:
        with pytest.raises(IllegalAnswer, match=r"legal: card 1$"):
            t.decide(ANN, wrong)
    t.decide(ANN, Card(1))
    assert t.game.answers[-1] == 1


def test_a_coin_and_an_open_choice_are_public() -> None:
    t = table(Coin(3), Choose(ANN, ("yes", "no"), Ask.ANY, "no"))
    t.decide(ANN, "yes")
    assert t.game.answers == [2, "yes"]


def test_simultaneous_choices_are_open_when_all_are_fixed() -> None:
    t = table(ChooseTogether({ANN: (0, 1), CAT: (0, 2)}, Ask.ANY, 0))
    waiting = [t.deciders]
    t.decide(CAT, 2)
    waiting += [t.deciders]
    assert waiting == [(ANN, CAT), (ANN,)]
    assert t.game.answers == []
    with pytest.raises(IllegalAnswer, match="it is for seat 1 to decide"):
        t.decide(CAT, 0)
    t.decide(ANN, 1)
    assert t.game.answers == [{ANN: 1, CAT: 2}]


def test_an_answer_after_the_end_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="the game is over"):
        table(DECK).decide(ANN, None)


def test_the_same_seed_gives_the_same_luck() -> None:
    def faces(seed: int) -> list[Any]:
        pile = PlainTable(Told(3, requests=(Deck(tuple(Fruit) * 9), Shuffle)), seed).faces
        return list(pile.values())

    assert faces(1) == faces(1) != faces(2)

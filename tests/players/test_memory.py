"""A table may agree that screens forget, as people do."""

from random import Random
from typing import Any

import pytest

from games.catalogue import set_up
from games.kit import Arrange, Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Mascarade, Move, Play, Slot
from players.imagine import imagine
from players.play import play_at_random
from players.view import View, view
from table.knowledge.imagine import imagined_faces
from table.plain import PlainTable
from tests.laws.matches import decide_at_random

ONE, TWO, THREE, FOUR = map(Seat, (1, 2, 3, 4))


def begun(memory: str) -> PlainTable[Mascarade]:
    """Four players, the preparatory turns behind them, everybody having kept its card."""
    game = set_up("mascarade", 4, [f"memory={memory}", "start=1"])
    assert isinstance(game, Mascarade)
    table = PlainTable(game, 3)
    for _ in range(4):
        swap_or_not(table, swap=False)
    return table


def swap_or_not(table: PlainTable[Mascarade], swap: bool) -> None:
    """Whoever is on turn, with the next player."""
    seat = table.game.active
    table.decide(seat, Play(Move.SWAP, (Slot(seat), Slot(table.game.clockwise(seat)[0]))))
    pair = table.match.pending
    assert isinstance(pair, Arrange)
    table.decide(seat, (pair.cards[swap],))


def look(table: PlainTable[Mascarade]) -> None:
    table.decide(table.game.active, Play(Move.LOOK, (Slot(table.game.active),)))


def known(table: PlainTable[Mascarade], seat: Seat | None) -> list[Slot]:
    """The places whose card the view of ``seat`` shows."""
    shown = view(table, seat)
    return [slot for slot, card in table.game.cards.items() if shown.face(card)]


def test_a_look_is_remembered_until_one_has_had_another_turn() -> None:
    table = begun("human")
    look(table)
    for _ in (TWO, THREE, FOUR):
        assert Slot(ONE) in known(table, ONE)
        look(table)
    assert Slot(ONE) in known(table, ONE), "it is its turn again"
    swap_or_not(table, swap=False)
    assert known(table, ONE) == []


def test_with_perfect_memory_it_is_remembered_for_ever() -> None:
    table = begun("perfect")
    for _ in range(12):
        look(table)
    assert Slot(ONE) in known(table, ONE)
    assert view(table, ONE).since == 0


def test_what_one_saw_in_the_last_turn_is_there_to_decide_this_one() -> None:
    table = begun("human")
    for _ in range(4):
        look(table)
    table.decide(ONE, Play(Move.SWAP, (Slot(ONE), Slot(TWO))))
    assert view(table, ONE).ask is Ask.SWAP
    assert Slot(ONE) in known(table, ONE)


@pytest.mark.parametrize("swap", [False, True])
def test_where_one_moved_a_card_is_remembered_as_long_as_the_card_itself(swap: bool) -> None:
    table = begun("human")
    for _ in (ONE, TWO, THREE):
        look(table)
    table.decide(FOUR, Play(Move.ANNOUNCE, (Slot(FOUR),), Character.QUEEN))
    for seat, claim in ((ONE, Slot(ONE)), (TWO, None), (THREE, None)):
        table.decide(seat, claim)
    assert Slot(ONE) in known(table, THREE), "all have seen it"
    swap_or_not(table, swap)
    assert Slot(TWO if swap else ONE) in known(table, ONE)
    assert not {Slot(ONE), Slot(TWO)} & set(known(table, THREE))
    for _ in (TWO, THREE, FOUR):
        look(table)
    assert Slot(TWO) not in known(table, ONE), "the card was shown more than a round ago"


def test_the_open_deal_is_forgotten_after_a_round() -> None:
    table = begun("human")
    assert len(known(table, None)) == 2, "the centre, which nobody touched"
    look(table)
    assert known(table, None) == []


def test_the_screen_shows_events_of_the_last_round_only() -> None:
    table = begun("human")
    for _ in range(9):
        look(table)
    shown: View[Any] = view(table, ONE)
    recent = shown.events[shown.since :]
    actions = [e for e in recent if getattr(e.request, "ask", None) is Ask.ACTION]
    assert len(actions) == 4


@pytest.mark.parametrize("players", [2, 3, 4, 7, 13])
def test_human_memory_holds_nothing_that_perfect_memory_does_not(players: int) -> None:
    forgotten = sum(compared(players, seed) for seed in range(3))
    assert forgotten > 0


def compared(players: int, seed: int) -> int:
    """How many faces people forgot in a match that others remember perfectly."""
    print(f"seed {seed}")
    tables = [
        PlainTable(set_up("mascarade", players, [f"memory={memory}"]), seed)
        for memory in ("human", "perfect")
    ]
    randoms, forgotten = [Random(seed), Random(seed)], 0
    while tables[0].deciders:
        for seat in (*tables[0].game.seats, None):
            human, perfect = [view(table, seat).knowledge for table in tables]
            assert human.faces.items() <= imagined_faces(perfect, Random(seed)).items()
            assert list(human.cards) == list(perfect.cards)
            assert (human.read, human.seat) == (perfect.read, perfect.seat)
            forgotten += len(perfect.faces.keys() - human.faces.keys())
        for table, random in zip(tables, randoms, strict=True):
            decide_at_random(table, random)
    return forgotten


def test_on_an_imagined_table_people_forget_too() -> None:
    table = begun("human")
    for _ in range(6):
        look(table)
    dream = imagine(view(table, ONE), 1)
    for seat in (ONE, TWO):
        assert set(view(dream, seat).knowledge.faces) <= set(view(table, seat).knowledge.faces)
    play_at_random(dream, Random(1))
    assert view(dream, TWO).knowledge.read == len(dream.match.events)

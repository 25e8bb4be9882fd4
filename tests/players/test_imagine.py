"""A player who thinks ahead plays on at a table such as the real one could be."""

from collections import Counter
from random import Random

import pytest

from games.complots import Complots, ComplotsOptions, Variant
from games.kit import Seat
from players.imagine import imagine
from players.play import play_at_random
from players.view import view
from table.plain import PlainTable


def positions(players: int, seed: int) -> PlainTable[Complots]:
    """A table in the middle of a match."""
    options = ComplotsOptions(variant=tuple(Variant)[seed % 2])
    table = PlainTable(Complots(players, options=options), seed)
    random = Random(seed)
    for _ in range(random.randrange(40)):
        for seat in table.deciders:
            table.decide(seat, random.choice(table.options(seat)))
    return table


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_table_agrees_with_all_the_player_knows(players: int, seed: int) -> None:
    table = positions(players, seed)
    for seat in table.game.seats:
        real = view(table, seat)
        dream = imagine(real, seed)
        shown = view(dream, seat)
        assert shown.game == real.game
        assert (shown.events, shown.pending) == (real.events, real.pending)
        assert shown.knowledge.faces == real.knowledge.faces
        assert shown.knowledge.groups == real.knowledge.groups
        assert shown.knowledge.faces.items() <= dream.faces.items()
        assert Counter(dream.faces.values()) == Counter(table.faces.values())
        for group in real.knowledge.groups:
            assert Counter(group.faces) <= Counter(dream.faces[card] for card in group.cards)


@pytest.mark.parametrize("seed", range(20))
def test_on_an_imagined_table_every_seat_reads_the_cards_it_could_read(seed: int) -> None:
    table = positions(4, seed)
    dream = imagine(view(table, Seat(1)), seed)
    for seat in table.game.seats:
        known = dream.knowledge(seat).faces
        assert known.keys() <= table.knowledge(seat).faces.keys(), "and no other"
        hand = table.game.hands[seat]
        assert {card: dream.faces[card] for card in hand} == {card: known[card] for card in hand}


def test_hidden_faces_differ_from_one_imagined_table_to_the_next() -> None:
    real = view(PlainTable(Complots(4), 1), Seat(1))
    worlds = {tuple(imagine(real, seed).faces.items()) for seed in range(20)}
    assert len(worlds) > 10
    assert imagine(real, 3).faces == imagine(real, 3).faces


def test_an_imagined_match_can_be_played_to_its_end_and_leaves_the_real_one_alone() -> None:
    table = positions(4, 3)
    before = (repr(table.game), repr(table.match.events), dict(table.faces))
    for seed in range(20):
        dream = imagine(view(table, Seat(2)), seed)
        play_at_random(dream, Random(seed))
        assert len(dream.game.winners) == 1
    assert (repr(table.game), repr(table.match.events), dict(table.faces)) == before

"""A view shows what its seat may know, and leads nowhere else."""

import gc
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from games.complots import Ask, Complots, ComplotsOptions, Move, Play, Role
from games.kit import Seat, YesNo
from players.play import play_at_random
from players.view import View, view
from table.plain import PlainTable

ONE, TWO, THREE = map(Seat, (1, 2, 3))


def reachable(root: object) -> list[object]:
    """Every object one can get to from ``root`` without going through code."""
    seen = {id(root): root}
    queue = [root]
    while queue:
        for item in gc.get_referents(queue.pop()):
            if id(item) not in seen and not isinstance(item, type | ModuleType | FunctionType):
                seen[id(item)] = item
                queue.append(item)
    return list(seen.values())


def a_claim_of(role: Role, seed: int, strict: bool = False) -> PlainTable[Complots]:
    """Seat 1 acts as ``role`` and seat 2 doubts it."""
    options = ComplotsOptions(concede=YesNo.NO if strict else YesNo.YES)
    table = PlainTable(Complots(3, start=ONE, options=options), seed)
    move = {Role.DUCHESS: Move.DUCHESS_TAX, Role.AMBASSADOR: Move.AMBASSADOR_EXCHANGE}[role]
    table.decide(ONE, Play(move))
    table.decide(TWO, True)
    table.decide(THREE, False)
    return table


def hand(table: PlainTable[Complots], seat: Seat) -> list[Any]:
    return [table.faces[card] for card in table.game.hands[seat]]


def test_a_player_reads_its_own_hand_and_no_other_hidden_card() -> None:
    table = PlainTable(Complots(4), 5)
    game = table.game
    for seat in game.seats:
        shown = view(table, seat)
        assert [shown.face(card) for card in game.hands[seat]] == hand(table, seat)
        others = [card for other in game.clockwise(seat) for card in game.hands[other]]
        assert {shown.face(card) for card in others + game.court} == {None}


def test_a_spectator_reads_nothing_hidden_and_decides_nothing() -> None:
    table = PlainTable(Complots(4), 5)
    shown = view(table, None)
    assert {shown.face(card) for card in table.faces} == {None}
    assert (shown.decision, shown.options) == (None, ())


def test_no_way_leads_from_a_view_to_the_table_or_to_other_secrets() -> None:
    table = PlainTable(Complots(3), 5)
    play_some(table, 60)
    for seat in (*table.game.seats, None):
        found = reachable(view(table, seat))
        assert not any(isinstance(item, PlainTable) for item in found)
        assert not any(item is table.faces or item is table.match for item in found)
        others = [table.knowledge(other) for other in table.game.seats if other != seat]
        assert not any(item is other or item is other.faces for item in found for other in others)


def play_some(table: PlainTable[Any], decisions: int) -> None:
    random = Random(7)
    for _ in range(decisions):
        if table.deciders:
            seat = table.deciders[0]
            table.decide(seat, random.choice(table.options(seat)))


@pytest.mark.parametrize("seed", range(20))
def test_only_provable_cards_are_offered(seed: int) -> None:
    table = a_claim_of(Role.DUCHESS, seed)
    shown = view(table, ONE)
    assert shown.ask is Ask.PROVE
    proofs = [card for card in shown.game.hands[ONE] if shown.face(card) is Role.DUCHESS]
    assert list(shown.options) == [*proofs, None]


@pytest.mark.parametrize("seed", range(20))
def test_in_a_strict_game_conceding_is_offered_to_those_who_have_no_proof(seed: int) -> None:
    table = a_claim_of(Role.DUCHESS, seed, strict=True)
    assert (None in view(table, ONE).options) == (Role.DUCHESS not in hand(table, ONE))


def test_a_choice_that_is_fixed_but_not_open_shows_in_no_view() -> None:
    table = PlainTable(Complots(3, start=ONE), 1)
    table.decide(ONE, Play(Move.DUCHESS_TAX))
    before = view(table, THREE)
    table.decide(TWO, True)
    after = view(table, THREE)
    assert after.options == before.options == (False, True)
    assert (after.events, after.game, after.pending) == (before.events, before.game, before.pending)
    assert view(table, TWO).decision is None, "it has chosen"


def test_the_options_of_a_view_are_those_of_the_table() -> None:
    table = PlainTable(Complots(5), 3)
    random = Random(3)
    asked = set()
    while table.deciders:
        seat = table.deciders[0]
        shown: View[Complots] = view(table, seat)
        assert list(shown.options) == list(table.options(seat))
        asked.add(shown.ask)
        table.decide(seat, random.choice(shown.options))
    assert asked >= {Ask.ACTION, Ask.DOUBT, Ask.PROVE, Ask.LOSE}


def test_a_view_stays_as_it_was_while_others_learn() -> None:
    table = PlainTable(Complots(3), 2)
    shown = view(table, ONE)
    faces = dict(shown.knowledge.faces)
    events = list(shown.events)
    play_at_random(table, Random(1))
    assert view(table, ONE).knowledge.faces != faces
    assert shown.knowledge.faces == faces
    assert list(shown.events) == events

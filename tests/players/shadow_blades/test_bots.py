"""What the bots of Shadow Blades do where there is little doubt, and who beats whom."""

from typing import Any

import pytest

from games.kit import Seat
from games.shadow_blades.board import Column
from games.shadow_blades.cards import Name, Zone
from games.shadow_blades.plays import Move, Part
from games.shadow_blades.rules import Recruit
from games.shadow_blades.state import Pile
from players.bots import bot_maker
from players.results import add_up
from players.simulate import Plan, simulate
from players.view import view
from table.plain import PlainTable
from tests.scenarios.shadow_blades.place import after
from tests.scenarios.shadow_blades.playing import Placed

P1, P2, P3, P4 = map(Seat, (1, 2, 3, 4))
THINKING = pytest.mark.parametrize("level", ["regular", "expert"])
LAST_TURN = "phase: showdown, left: 1, deck: []"


def choice(table: PlainTable[Placed], level: str) -> Any:
    (seat,) = table.deciders
    return bot_maker("shadow_blades", level)(1)(view(table, seat))


@THINKING
def test_a_zone_that_is_ruled_gets_its_mission(level: str) -> None:
    table = after(f"{LAST_TURN}, hands: {{P1: [Ma2, w1]}}, board: {{P1: {{a: [a2]}}}}")
    assert choice(table, level) == Part(Move.MISSION, column=Column(P1, Zone.ASSASSINATION))


@THINKING
def test_the_mission_that_pays_most_is_laid(level: str) -> None:
    table = after("hands: {P1: [Ma1, Ma2]}, board: {P1: {a: [a4]}}")
    table.decide(P1, Part(Move.MISSION, column=Column(P1, Zone.ASSASSINATION)))
    assert table.faces[choice(table, level)] is Name.BRUTAL_STRIKE


@THINKING
def test_in_the_last_turn_an_agent_makes_room_for_the_best_mission(level: str) -> None:
    table = after(f"{LAST_TURN}, hands: {{P1: [Ma1, Mv2, a1, v1]}}")
    part = choice(table, level)
    assert (part.move, part.agent) == (Move.DEPLOY, Name.THIEF_1)


@THINKING
def test_a_weapon_is_spent_where_it_wins_the_zone(level: str) -> None:
    table = after(f"{LAST_TURN}, hands: {{P1: [Ma2, a1, w2]}}, board: {{P2: {{a: [a2]}}}}")
    part = choice(table, level)
    assert (part.agent, part.weapons) == (Name.ASSASSIN_1, (Name.PRODIGIOUS_WEAPON,))


@THINKING
def test_with_nothing_to_play_for_one_recruits(level: str) -> None:
    table = after("hands: {P1: [w1]}, piles: [[Ma2], [a4], [w2]]")
    assert choice(table, level) == Part(Move.RECRUIT)


@THINKING
def test_a_rich_pile_is_kept(level: str) -> None:
    table = after("piles: [[a4, Ma2, Ma3], [w1], [w1]]", "P1 recruit")
    assert choice(table, level) is Recruit.KEEP


def test_an_expert_remembers_that_a_better_pile_comes() -> None:
    table = after("piles: [[w1], [a4, Ma2, Ma3], [w1]], hands: {P1: [a3]}", "P1 recruit")
    assert choice(table, "expert") is Recruit.SKIP


@THINKING
def test_the_shadow_claw_spares_one_s_own_and_frees_a_zone(level: str) -> None:
    table = after(
        "hands: {P1: [a.claw, Mv2]}, board: {P1: {v: [v2], r: [r1]}, P2: {v: [v3], i: [i1]}}",
        "P1 deploy a.claw a",
    )
    post = choice(table, level)
    assert (post.seat, post.agent) == (P2, Name.THIEF_3)


@THINKING
def test_the_victim_of_the_tracker_gives_up_the_lesser_agent(level: str) -> None:
    table = after(
        "hands: {P1: [a.ruby], P2: [Ma2]}, board: {P2: {a: [a4], v: [v1]}, P1: {v: [v3]}}",
        "P1 deploy a.ruby a, P1 pick P2.a.0 P2.v.0",
    )
    assert choice(table, level).agent is Name.THIEF_1


@THINKING
def test_the_looter_takes_the_pile_it_knows_to_be_best(level: str) -> None:
    table = after(
        "hands: {P1: [v.looter]}, piles: [[w1], [a4, Mv2, Mv3], [w1]]", "P1 deploy v.looter v"
    )
    assert choice(table, level) is Pile.SECOND


@THINKING
def test_allies_don_t_pass_one_card_to_and_fro(level: str) -> None:
    plan = Plan("shadow_blades", (level,) * 4, ("alliance=yes", "length=short"), seed=3)
    for chunk in simulate(plan, 2):
        assert all(played.winners is not None and played.decisions < 500 for played in chunk)


def least_rate(bots: tuple[str, ...], matches: int) -> float:
    """The least plausible win rate of the first bot."""
    plan = Plan("shadow_blades", bots, seed=1)
    played = [match for chunk in simulate(plan, matches) for match in chunk]
    return add_up(plan, played).scores[0].interval.low


def test_a_novice_beats_three_players_who_draw_lots() -> None:
    assert least_rate(("novice", "random", "random", "random"), 16) > 0.25


def test_a_regular_beats_three_novices() -> None:
    assert least_rate(("regular", "novice", "novice", "novice"), 16) > 0.3


@pytest.mark.long
def test_an_expert_beats_three_regulars() -> None:
    assert least_rate(("expert", "regular", "regular", "regular"), 200) > 0.35

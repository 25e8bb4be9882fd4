"""What must hold in every match of Shadow Blades, and of its cards."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from games.catalogue import set_up
from games.kit import BadSetup, Choose, Coins, Decision, Lay, Look, Play, Seat
from games.shadow_blades import ShadowBlades
from games.shadow_blades.cards import (
    AGENTS,
    ALL_CARDS,
    MISSIONS,
    OTHER_CARDS,
    START_CARDS,
    WEAPONS,
    ZONES,
    Condition,
    Name,
    Source,
    Zone,
    missions_for,
)
from games.shadow_blades.options import SHORT_DECK, BladesOptions, Opening, Plot
from games.shadow_blades.plays import Parts, selections
from games.shadow_blades.skills import SKILLS, Ask
from games.shadow_blades.state import Phase, Pile
from table.plain import PlainTable
from tests.laws.matches import decide_at_random

SEED = Random().getrandbits(32)
TABLES = [
    (2, ("plots=yes",)),
    (3, ("opening=draft", "skills=optional")),
    (4, ("length=short",)),
    (4, ("alliance=yes", "plots=yes")),
]
EACH = pytest.mark.parametrize(("players", "words"), TABLES, ids=str)


# The cards


def test_there_are_76_cards_as_the_box_says() -> None:
    assert len(ALL_CARDS) == 76
    assert len(AGENTS) == 34
    assert sum(mission.copies for mission in MISSIONS.values()) == 32
    assert sum(weapon.copies for weapon in WEAPONS.values()) == 10
    assert sum(m.bounty * m.copies for m in MISSIONS.values()) == 56
    assert Counter(ALL_CARDS) == Counter(START_CARDS) + Counter(OTHER_CARDS)


def test_the_four_zones_are_alike() -> None:
    for zone in ZONES:
        agents = [agent for agent in AGENTS.values() if agent.zone is zone]
        plain = [agent.strength for agent in agents if not agent.skilled]
        skilled = [agent.strength for agent in agents if agent.skilled]
        assert (plain, skilled) == ([1, 1, 2, 3, 4], [1, 1, 2])
        own = [mission for mission in MISSIONS.values() if mission.zones == (zone,)]
        assert [(m.bounty, m.copies) for m in own] == [(1, 3), (2, 2), (3, 1)]
        assert [m.condition for m in own if m.bounty == 3] == [Condition.ITS_ZONE]


def test_eleven_cards_of_eight_kinds_may_lie_in_a_zone() -> None:
    for zone in ZONES:
        assert len(missions_for(zone)) == 8
        assert sum(MISSIONS[name].copies for name in missions_for(zone)) == 11


def test_every_card_is_in_one_table_and_every_skill_has_its_rule() -> None:
    assert Counter([*AGENTS, *MISSIONS, *WEAPONS]) == Counter(list(Name))
    assert set(SKILLS) == {name for name, agent in AGENTS.items() if agent.skilled}


def test_what_is_our_own_is_marked() -> None:
    ours = {name for name, agent in AGENTS.items() if agent.source is Source.HOUSE}
    ours |= {name for name, mission in MISSIONS.items() if mission.source is Source.HOUSE}
    assert {Name.EAR, Name.FORGER, Name.WALL_WALKER, Name.ODD_JOB, Name.BLOOD_MONEY} <= ours
    assert not ours & {Name.RUBY_TRACKER, Name.BEAST, Name.RAVEN, Name.BLOODY_SAGA}


# The set-up


@pytest.mark.parametrize(("players", "deck"), [(2, 71), (3, 70), (4, 69)])
def test_everybody_has_a_start_card_and_the_rest_is_in_the_deck(players: int, deck: int) -> None:
    table = PlainTable(ShadowBlades(players), SEED)
    hands = [table.faces[card] for hand in table.game.hands.values() for card in hand]
    assert len(hands) == players
    assert set(hands) <= set(START_CARDS)
    assert len(table.game.deck) == deck
    assert [len(pile) for pile in table.game.piles.values()] == [1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_draft_takes_a_card_each_from_the_whole_deck(players: int) -> None:
    options = BladesOptions(opening=Opening.DRAFT)
    table = PlainTable(ShadowBlades(players, options=options), SEED)
    choosers = []
    while (request := table.match.pending) and isinstance(request, Choose):
        assert request.ask is Ask.DRAFT
        choosers.append(len(request.among))
        table.decide(request.seat, request.among[0])
    assert choosers == list(range(players, 1, -1))
    assert len(table.game.deck) == 73 - players


def test_a_short_game_leaves_most_of_the_deck_in_the_box() -> None:
    game = PlainTable(set_up("shadow_blades", 2, ["length=short"]), SEED).game
    assert isinstance(game, ShadowBlades)
    assert len(game.deck) == SHORT_DECK - len(Pile)
    assert len(game.box) == 74 - SHORT_DECK


def test_every_plot_can_be_drawn() -> None:
    drawn = set()
    for seed in range(100):
        table = PlainTable(set_up("shadow_blades", 2, ["plots=yes", "start=1"]), seed)
        assert [e.request for e in table.match.events if isinstance(e.request, Coins)] == [
            Coins((8,))
        ]
        assert isinstance(table.game, ShadowBlades)
        drawn.add(table.game.plot)
    assert drawn == set(Plot)


@pytest.mark.parametrize("players", [2, 3])
def test_an_alliance_takes_four(players: int) -> None:
    with pytest.raises(BadSetup, match=f"for 4 players, not {players}"):
        set_up("shadow_blades", players, ["alliance=yes"])


# Whole matches


def positions(
    players: int, words: tuple[str, ...], seed: int
) -> Iterator[PlainTable[ShadowBlades]]:
    """A random match, wherever somebody has to decide, and its end."""
    game = set_up("shadow_blades", players, list(words))
    assert isinstance(game, ShadowBlades)
    table, random = PlainTable(game, seed), Random(seed)
    while table.deciders:
        yield table
        decide_at_random(table, random)
    yield table


def lying(game: ShadowBlades) -> list[int]:
    """All cards by where they lie, those that everybody sees included."""
    places = [*game.hands.values(), *game.missions.values(), *game.piles.values()]
    hidden = [card for place in (*places, game.deck, game.box) for card in place]
    agents = [deployed for column in game.board.values() for deployed in column]
    pieces = [piece for deployed in agents for piece in deployed.pieces] + game.graveyard
    return [*hidden, *(piece.card for piece in pieces)]


def is_between_parts(table: PlainTable[ShadowBlades]) -> bool:
    request = table.match.pending
    return isinstance(request, Play) and request.ask in (Ask.ACTION, Ask.PART)


@EACH
def test_all_76_cards_lie_somewhere_once(players: int, words: tuple[str, ...]) -> None:
    for table in positions(players, words, SEED):
        if is_between_parts(table) or not table.deciders:
            cards = lying(table.game)
            assert len(cards) == len(set(cards)) == 76, SEED
            assert set(cards) == set(table.faces)


@EACH
def test_a_card_that_lies_open_is_what_it_is_said_to_be(
    players: int, words: tuple[str, ...]
) -> None:
    for table in positions(players, words, SEED):
        agents = [agent for column in table.game.board.values() for agent in column]
        pieces = [piece for agent in agents for piece in agent.pieces]
        for card, name in (*pieces, *table.game.graveyard):
            assert table.faces[card] is name, SEED


@EACH
def test_before_the_showdown_a_turn_begins_with_cards_in_the_deck_and_in_every_pile(
    players: int, words: tuple[str, ...]
) -> None:
    for table in positions(players, words, SEED):
        request = table.match.pending
        begins = isinstance(request, Play) and request.ask is Ask.ACTION
        if begins and table.game.phase is Phase.NORMAL:
            assert table.game.deck, SEED
            assert all(table.game.piles.values())


@EACH
def test_nobody_rules_what_another_rules_but_an_ally(players: int, words: tuple[str, ...]) -> None:
    for table in positions(players, words, SEED):
        game = table.game
        for zone in ZONES:
            rulers = [seat for seat in game.seats if game.dominates(seat, zone)]
            assert len(rulers) <= (2 if game.allied else 1), SEED
            assert not rulers or set(rulers) <= set(game.team(rulers[0]))
            assert all(game.strength(seat, zone) > 0 for seat in rulers)


@EACH
def test_missions_lie_only_where_they_may_and_all_are_paid_by_the_rules(
    players: int, words: tuple[str, ...]
) -> None:
    for table in positions(players, words, SEED):
        for (_, zone), cards in table.game.missions.items():
            assert all(zone in MISSIONS[Name(table.faces[card])].zones for card in cards), SEED
    assert table.game.phase is Phase.OVER
    assert 0 <= sum(table.game.bounties.values()) <= 56


@EACH
def test_a_skill_is_used_once_at_most(players: int, words: tuple[str, ...]) -> None:
    for table in positions(players, words, SEED):
        assert max(Counter(table.game.spent).values(), default=0) <= 1, SEED


@EACH
def test_everybody_has_one_last_turn(players: int, words: tuple[str, ...]) -> None:
    turns: list[Seat] = []
    for table in positions(players, words, SEED):
        request = table.match.pending
        last = table.game.phase is Phase.SHOWDOWN
        if last and isinstance(request, Play) and request.ask is Ask.ACTION:
            turns.append(request.seat)
    assert len(turns) == players, SEED
    assert sorted(turns) == list(table.game.seats)


# Hidden cards


@EACH
def test_a_hand_is_mixed_whenever_a_card_comes_to_it(players: int, words: tuple[str, ...]) -> None:
    """Whoever saw a card in a pile can't follow it through a hand of two or more."""
    for table in positions(players, words, SEED):
        if not isinstance(table.match.pending, Play):
            continue
        for seat, hand in table.game.hands.items():
            seen = {
                card
                for request, _ in table.match.events
                if isinstance(request, Look)
                for looker, cards in request.cards.items()
                if looker != seat
                for card in cards
            }
            assert len(hand) == 1 or not seen & set(hand), SEED


def test_a_mission_gets_a_handle_that_nobody_has_seen() -> None:
    laid = 0
    for seed in range(SEED, SEED + 10):
        for table in positions(2, ("length=short",), seed):
            request, answer = table.match.events[-1]
            if isinstance(request, Lay) and answer is not None:
                laid += 1
                assert min(answer) > max(request.hand), seed
                assert len(answer) == len(request.hand)
    assert laid, SEED


# What may be played


def test_a_selection_is_some_of_the_cards_and_each_comes_once() -> None:
    one, two = Name.ORDINARY_WEAPON, Name.PRODIGIOUS_WEAPON
    found = selections([one, two, one])
    assert found[0] == ()
    assert len(found) == len(set(found)) == 6
    assert (one, one, two) in found


@EACH
def test_what_may_be_played_depends_on_the_cards_shown_alone(
    players: int, words: tuple[str, ...]
) -> None:
    """Else nobody could check a play without seeing the rest of the hand."""
    random = Random(SEED)
    for table in positions(players, words, SEED):
        request = table.match.pending
        if isinstance(request, Decision) and isinstance(request, Play) and random.random() < 0.2:
            assert isinstance(request.plays, Parts)
            for option in table.options(request.seat):
                alone = request.plays.options(sorted(option.shows))
                assert option in alone, SEED


def test_a_mercenary_is_of_no_zone() -> None:
    assert Zone.MERCENARIES not in ZONES

"""Set-up, options and invariants of Mascarade; the rest is in its scenarios."""

from collections import Counter
from itertools import pairwise, permutations
from random import Random

import pytest

from games.catalogue import set_up
from games.kit import Arrange, BadSetup, Choose, Coins, Decision, Reveal, Seat
from games.mascarade.characters import BOX, Character, MascaradeOptions, basic_set, check_set
from games.mascarade.rules import Ask, Ending, Mascarade, Move, Place, Play, Slot, dealt, orders
from players.play import play_at_random
from table.plain import PlainTable

BASIC = {
    2: "judge bishop king fool queen witch",
    3: "judge bishop king fool queen witch",
    4: "judge bishop king queen thief cheat",
    5: "judge bishop king queen witch cheat",
    6: "judge bishop king queen witch cheat",
    7: "judge bishop king fool queen thief witch",
    8: "judge bishop king fool queen witch peasant peasant",
    9: "judge bishop king fool queen witch peasant peasant cheat",
    10: "judge bishop king fool queen witch spy peasant peasant cheat",
    11: "judge bishop king fool queen witch spy peasant peasant cheat inquisitor",
    12: "judge bishop king fool queen witch spy peasant peasant cheat inquisitor widow",
    13: "judge bishop king fool queen thief witch spy peasant peasant cheat inquisitor widow",
}
CARDS_BEFORE_EACH = {2: 3, 3: 2}
CENTRE = {4: 2, 5: 1}


def game(players: int, *words: str) -> Mascarade:
    found = set_up("mascarade", players, list(words))
    assert isinstance(found, Mascarade)
    return found


@pytest.mark.parametrize("players", BASIC)
def test_the_basic_set_and_the_places_for_the_number_of_players(players: int) -> None:
    table = PlainTable(game(players))
    cards = table.game.cards
    assert list(table.game.characters) == BASIC[players].split()
    assert Counter(table.faces.values()) == Counter(table.game.characters)
    assert len(cards) == len(table.game.characters)
    for seat in table.game.seats:
        assert sum(slot.seat == seat for slot in cards) == CARDS_BEFORE_EACH.get(players, 1)
    assert sum(slot.seat is None for slot in cards) == CENTRE.get(players, 0)
    assert table.game.gold == dict.fromkeys(table.game.seats, 6)


@pytest.mark.parametrize("players", BASIC)
def test_every_basic_set_keeps_the_rules_for_sets(players: int) -> None:
    check_set(players, CENTRE.get(players, 0), basic_set(players))


@pytest.mark.parametrize("players", [0, 1, 14])
def test_one_player_or_fourteen_cannot_play(players: int) -> None:
    with pytest.raises(BadSetup, match=f"mascarade is for 2 to 13 players, not {players}"):
        Mascarade(players)


def test_everybody_sees_the_deal() -> None:
    table = PlainTable(game(6), 5)
    for seat in (*table.game.seats, None):
        assert table.knowledge(seat).faces == table.faces


def test_every_deal_is_possible_and_has_one_number() -> None:
    for cards in (list(Character)[:4], [*list(Character)[7:10], Character.PEASANT]):
        deals = [dealt(cards, number) for number in range(orders(cards))]
        assert len(set(deals)) == len(deals)
        assert set(deals) == set(permutations(cards))


@pytest.mark.parametrize(
    ("players", "words", "characters"),
    [
        (4, ["thief=out", "spy=in"], "judge bishop king queen spy cheat"),
        (7, ["basic7=spy"], "judge bishop king queen thief witch spy"),
        (6, ["basic7=spy"], BASIC[6]),
        (6, ["centre=1", "fool=in"], "judge bishop king fool queen witch cheat"),
        (6, ["centre=2", "fool=in", "spy=in"], "judge bishop king fool queen witch spy cheat"),
        (8, ["peasant=out", "cheat=in", "spy=in"], "judge bishop king fool queen witch spy cheat"),
        (3, ["bishop=out", "thief=in"], "judge king fool queen thief witch"),
        (5, ["king=in"], BASIC[5]),
    ],
)
def test_characters_are_put_in_and_left_out_by_words(
    players: int, words: list[str], characters: str
) -> None:
    table = PlainTable(game(players, *words))
    assert list(table.game.characters) == characters.split()
    assert len(table.game.cards) == len(table.game.characters)


@pytest.mark.parametrize(
    ("players", "words", "problem"),
    [
        (4, ["spy=in"], "6 cards are needed, not 7"),
        (4, ["judge=out"], "no option 'judge'"),
        (4, ["king=out", "spy=in"], "a third of 6 cards must bring gold from the bank"),
        (6, ["centre=1"], "7 cards are needed, not 6"),
        (6, ["centre=3"], "centre can't be '3'"),
        (4, ["centre=1"], "with 4 players, 1 cards can't lie in the centre"),
        (13, ["centre=1"], "with 13 players, 1 cards can't lie in the centre"),
        (7, ["peasant=in", "fool=out", "thief=out"], "the peasant needs 8 players, not 7"),
        (7, ["fool=out", "spy=in"], "a third of 7 cards must bring gold"),
        (5, ["memory=none"], "memory can't be 'none'; it is one of human, perfect"),
    ],
)
def test_a_set_that_breaks_a_rule_is_one_clear_line(
    players: int, words: list[str], problem: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        game(players, *words)
    assert str(caught.value).startswith(problem)


def test_the_start_may_be_agreed_on_and_else_a_coin_decides() -> None:
    assert PlainTable(game(5, "start=4")).deciders == (Seat(4),)
    coins = [event.request for event in PlainTable(game(5)).match.events]
    assert isinstance(coins[0], Coins)
    assert coins[0].sides[:-1] == (5,)


def test_whoever_never_answers_leaves_everything_as_it_is() -> None:
    table = PlainTable(game(4, "start=1"), 1)
    asked = table.match.pending
    assert isinstance(asked, Choose)
    assert asked.preset == Play(Move.SWAP, (Slot(Seat(1)), Slot(Seat(2))))
    table.decide(Seat(1), asked.preset)
    arranged = table.match.pending
    assert isinstance(arranged, Arrange)
    before = dict(table.faces)
    table.decide(Seat(1), arranged.preset)
    cards = table.game.cards
    assert [table.faces[cards[Slot(Seat(seat))]] for seat in (1, 2)] == [
        before[card] for card in arranged.cards
    ]


def test_of_two_players_who_never_answers_is_still_able_to_move_a_protected_card() -> None:
    table = PlainTable(game(2, "start=1"))
    table.game.shown_before = [Slot(Seat(1), Place.PROTECTED)]
    own = [Slot(Seat(1), place) for place in (Place.LEFT, Place.PROTECTED)]
    assert table.game.plays(Seat(1))[0] == Play(Move.SWAP, tuple(own))


def a_random_set(random: Random, players: int) -> MascaradeOptions:
    """Options for a legal set, found by trying."""
    while True:
        words = {str(name): random.choice(["basic", "in", "out"]) for name in list(BOX)[1:]}
        if players > 5:
            words["centre"] = random.choice(["basic", "1", "2"])
        try:
            options = MascaradeOptions.parse(words)
            Mascarade(players, options=options)
        except BadSetup:
            continue
        return options


@pytest.mark.parametrize("players", range(2, 14))
def test_what_holds_in_every_match(players: int) -> None:
    """200 random matches: basic sets and sets of one's own."""
    endings = Counter[Ending | None]()
    for seed in range(200):
        print(f"players {players}, seed {seed}")
        random = Random(f"{players} {seed}")
        custom = seed % 2 and players < 12  # beyond, nearly every set is the basic one
        options = a_random_set(random, players) if custom else MascaradeOptions()
        table = PlainTable(Mascarade(players, options=options), seed)
        watch(table, random)
        endings[table.game.ending] += 1
    assert set(endings) >= {Ending.FORTUNE, Ending.RUIN}


def watch(table: PlainTable[Mascarade], random: Random) -> None:
    """Play at random, and look at everything on the way."""
    rules, turns = table.game, []
    cards, gold = Counter(rules.characters), dict(rules.gold)
    while table.deciders:
        assert Counter(table.faces.values()) == cards
        assert list(rules.cards) == rules.slots
        (seat,) = table.deciders
        decision = table.match.pending
        assert isinstance(decision, Decision)
        assert decision.preset in table.options(seat)
        if decision.ask is Ask.ACTION:
            turns.append((seat, rules.turns))
            assert all(1 <= coins <= 12 for coins in rules.gold.values())
        elif decision.ask in (Ask.SWAP, Ask.CONTEST) and rules.announced is None:
            assert rules.gold == gold
        gold = dict(rules.gold)
        table.decide(seat, random.choice(table.options(seat)))
        assert rules.court >= 0
    for (seat, turn), (after, next_turn) in pairwise(turns):
        assert (after, next_turn) == (rules.clockwise(seat)[0], turn + 1)
    check_end(rules)


def check_end(rules: Mascarade) -> None:
    gold = [rules.gold[seat] for seat in rules.winners]
    match rules.ending:
        case Ending.CHEAT:
            assert len(gold) == 1
            assert gold[0] >= 10
        case Ending.FORTUNE:
            assert gold == [coins for coins in rules.gold.values() if coins >= 13] != []
        case Ending.RUIN:
            assert 0 in rules.gold.values()
            assert set(gold) == {max(rules.gold.values())}
            assert max(gold) < 13
        case None:
            raise AssertionError("it never ended")


def test_cards_are_shown_by_claimants_and_victims_and_nobody_else() -> None:
    for seed in range(50):
        table = PlainTable(game(11), seed)
        play_at_random(table, Random(seed))
        for event, answered in pairwise(table.match.events):
            match answered.request:
                case Reveal(cards) if len(cards) == 1:
                    assert isinstance(event.request, Choose)
                    assert event.request.ask is Ask.GUESS
                case Reveal():
                    assert isinstance(event.request, Choose)
                    assert event.request.ask is Ask.CONTEST

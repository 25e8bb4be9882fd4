"""What always holds in Intrigue, and the tables of its rulebook."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from games.catalogue import set_up
from games.intrigue.advisers import SLOTS, SUPPLY, Adviser, Kind
from games.intrigue.money import ALL_MONEY, Earned, OpenBooks
from games.intrigue.rules import ROUNDS, Ask, Intrigue, Placing, Turn, Verdict, Visit
from games.intrigue.talks import Matter, Say, Word
from games.kit import BadSetup, Choose, Match, Note, Offer, ProveEmpty, Seat, Settle
from table.plain import PlainTable
from tests.laws.matches import decide_at_random
from tests.scenarios.intrigue import read

MODES = (("offers=1",), ("bribes=sealed", "offers=1"), ("bank=automatic", "offers=3"))
EACH = pytest.mark.parametrize("words", MODES, ids="-".join)
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])
SEEDS = range(3)


def tables(players: int, words: tuple[str, ...]) -> Iterator[PlainTable[Intrigue]]:
    """Random matches, decision by decision."""
    for seed in SEEDS:
        game = set_up("intrigue", players, list(words))
        assert isinstance(game, Intrigue)
        table: PlainTable[Intrigue] = PlainTable(game, seed)
        random = Random(seed)
        while table.deciders:
            yield table
            decide_at_random(table, random)
        yield table


def purses(table: PlainTable[Intrigue]) -> dict[Seat, int]:
    money = table.game.money
    return money.purses if isinstance(money, OpenBooks) else table.funds.purses


@PLAYERS
def test_the_box(players: int) -> None:
    table = PlainTable(Intrigue(players))
    assert table.game.money.bank == {3: 704, 4: 672, 5: 640}[players]
    assert set(purses(table).values()) == {32}
    assert all(Counter(supply) == Counter(SUPPLY) for supply in table.game.supply.values())


@pytest.mark.parametrize("players", [2, 6])
def test_it_is_for_three_to_five(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        Intrigue(players)


@pytest.mark.parametrize(
    "words",
    [
        ["bribes=sealed", "bank=automatic"],
        ["bribes=sealed", "mustoffer=yes", "bank=optional"],
        ["mustoffer=yes"],
        ["offers=0"],
    ],
)
def test_options_that_make_no_sense_together_are_refused(words: list[str]) -> None:
    with pytest.raises(BadSetup):
        set_up("intrigue", 3, words)


@PLAYERS
@EACH
def test_every_adviser_is_in_one_place(players: int, words: tuple[str, ...]) -> None:
    for table in tables(players, words):
        game = table.game
        found = Counter(game.island)
        for guests in game.waiting.values():
            found.update(guests)
        for castle in game.castles.values():
            found.update(castle.values())
        for seat, supply in game.supply.items():
            found.update(Adviser(seat, kind) for kind in supply)
        assert found == {Adviser(seat, kind): 2 for seat in game.seats for kind in SUPPLY}


@PLAYERS
@EACH
def test_castles_keep_the_golden_rules(players: int, words: tuple[str, ...]) -> None:
    for table in tables(players, words):
        for host, castle in table.game.castles.items():
            kinds = [resident.kind for resident in castle.values()]
            assert set(castle) <= set(SLOTS)
            assert len(set(kinds)) == len(kinds)
            everybody = [*castle.values(), *table.game.waiting[host]]
            assert host not in {adviser.owner for adviser in everybody}


@PLAYERS
@EACH
def test_residents_leave_only_when_replaced_and_nobody_leaves_the_island(
    players: int, words: tuple[str, ...]
) -> None:
    seen = 0
    castles: dict[Seat, dict[int, Adviser]] = {}
    island: list[Adviser] = []
    for table in tables(players, words):
        game, events = table.game, table.match.events
        if len(events) > seen > 0:
            assert game.island[: len(island)] == island
            changed = [
                slot
                for host, castle in castles.items()
                for slot, resident in castle.items()
                if game.castles[host][slot] != resident
            ]
            replaced = [event for event in events[seen:] if event.answer is Verdict.REPLACE]
            assert len(changed) <= len(replaced)  # one of a kind may replace its twin (R13)
        seen = len(events) if table.deciders else 0
        castles, island = deepcopy(game.castles), list(game.island)


@PLAYERS
@EACH
def test_money_is_neither_made_nor_lost_and_the_bank_never_runs_dry(
    players: int, words: tuple[str, ...]
) -> None:
    for table in tables(players, words):
        held = purses(table)
        assert table.game.money.bank + sum(held.values()) == ALL_MONEY
        assert min(held.values()) >= 0
        assert table.game.money.bank >= 16


@PLAYERS
@EACH
def test_turns_go_round_five_times_and_everybody_is_dealt_with(
    players: int, words: tuple[str, ...]
) -> None:
    for table in tables(players, words):
        if table.match.pending is not None:
            continue
        game = table.game
        notes = [e.request.about for e in table.match.events if isinstance(e.request, Note)]
        turns = [note for note in notes if isinstance(note, Turn)]
        first = turns[0].seat
        order = [first, *game.clockwise(first)]
        assert turns == [Turn(s, r) for r in range(1, ROUNDS + 1) for s in order]
        incomes = [note for note in notes if isinstance(note, Earned) and not note.instead_of]
        assert len(incomes) == players * (ROUNDS + 1)
        assert all(note.amount == 0 for note in incomes[:players])
        assert not any(game.waiting.values())
        assert not any(game.supply.values())


@PLAYERS
def test_in_public_mode_whoever_keeps_books_knows_all_purses(players: int) -> None:
    for table in tables(players, ("offers=3",)):
        assert kept_books(table) == purses(table)


def kept_books(table: PlainTable[Intrigue]) -> dict[Seat, int]:
    """From what was announced alone."""
    books = dict.fromkeys(table.game.seats, 32)
    host = payer = Seat(1)
    offered = 0
    for request, answer in table.match.events:
        match request:
            case Note(Turn(host)):
                pass
            case Note(Earned(seat, amount)):
                books[seat] += amount
            case Choose(_, _, Ask.AMOUNT):
                offered, payer = answer or 0, request.seat
            case Choose(seat, _, Ask.SPEAK) if answer.word is Word.AGREE:
                books[seat] -= answer.number
                books[host] += answer.number
            case Choose(seat, _, Ask.SPEAK) if answer.word is Word.BANK:
                offered = 0
            case Choose(_, _, Ask.ANSWER) if answer == Say(Word.ACCEPT) and offered:
                books[payer] -= offered
                books[host] += offered
    return books


def test_a_seat_on_ten_from_the_first_reception_on_brings_fifty() -> None:
    """The greatest income one adviser can have: five times."""

    def choice(request: Choose[object]) -> object:
        best = [o for o in request.among if isinstance(o, Placing) and o.slot == 10]
        return best[0] if best else request.preset

    match = Match(Intrigue(3, Seat(1)))
    while match.pending is not None:
        request = match.pending
        silence = getattr(request, "preset", None)
        match.answer(choice(request) if isinstance(request, Choose) else silence)
    earned = [e.request.about for e in match.events if isinstance(e.request, Note)]
    paid = [n.amount for n in earned if isinstance(n, Earned) and n.seat == 1]
    assert paid[0] == 0
    assert all(amount >= 10 for amount in paid[1:])
    assert len(paid) == 6


@PLAYERS
def test_where_all_must_offer_everybody_pays_once_whatever_it_is(players: int) -> None:
    """So whether it was anything is nowhere to be seen: no refusal, demand or purse tells."""
    for table in tables(players, ("bribes=sealed", "mustoffer=yes", "offers=1")):
        assert not isinstance(table.match.pending, ProveEmpty)
        if table.match.pending is None:
            paid = payments(table)
            assert paid
            for matter, payers in paid:
                assert sorted(payers) == sorted(matter.owners)


def payments(table: PlainTable[Intrigue]) -> list[tuple[Matter, list[Seat]]]:
    """Who paid in each negotiation, as far as anybody can see."""
    found: list[tuple[Matter, list[Seat]]] = []
    for request, _ in table.match.events:
        match request:
            case Note(Matter() as matter):
                found.append((matter, []))
            case Settle(payer, _, True):
                found[-1][1].append(payer)
            case Offer():
                assert request.compulsory
                assert request.exactly is None
    return found


@pytest.mark.parametrize(
    ("words", "bank"),
    [
        ([], "automatic"),
        (["bribes=sealed"], "optional"),
        (["bribes=sealed", "mustoffer=yes"], "none"),
        (["bribes=sealed", "bank=none"], "none"),
    ],
)
def test_the_bank_pays_as_far_as_others_may_see_an_empty_purse(words: list[str], bank: str) -> None:
    assert set_up("intrigue", 3, words).options.words["bank"] == bank


@PLAYERS
def test_sealed_rules_see_no_amount_but_those_said_aloud(players: int) -> None:
    """All that rules get to know of an offer is whether it stands."""
    for table in tables(players, ("bribes=sealed", "mustoffer=yes", "offers=1")):
        if table.match.pending is None:
            offers = [e for e in table.match.events if isinstance(e.request, Offer)]
            assert {type(event.answer) for event in offers} == {bool}
            settled = [e for e in table.match.events if isinstance(e.request, Settle)]
            assert len(settled) == sum(event.answer for event in offers)


def test_who_never_answers_presents_at_the_next_castles_gives_low_slots_and_pays_nothing() -> None:
    match = Match(Intrigue(3, Seat(1)))
    while match.pending is not None:
        match.answer(getattr(match.pending, "preset", None))
    chosen = [(e.request.seat, e.answer) for e in match.events if isinstance(e.request, Choose)]
    assert chosen[:7] == [
        (1, Visit(Seat(2), Kind.CHEMIST)),
        (1, Visit(Seat(3), Kind.CHEMIST)),
        (1, Say(Word.DONE)),
        (2, Placing(Seat(1), Kind.CHEMIST, 1)),
        (2, Visit(Seat(3), Kind.CHEMIST)),
        (2, Visit(Seat(1), Kind.CHEMIST)),
        (1, Say(Word.DONE)),  # rivals at the third castle
    ]
    assert chosen[8] == (3, Placing(Seat(1), Kind.CHEMIST, 1))
    assert Verdict.REPLACE not in [answer for _, answer in chosen]


def test_a_bystander_learns_no_sealed_amount_but_those_said_aloud() -> None:
    """Green's cleric alone, then two rivals: Blue hears a demand of 5, and nothing else."""
    (scenario,) = read(
        """
N99 | test | sealed
pre:  seats=W,O,K,B,G act=W round=3 from=reception bribes=sealed | wait W G.cl O.ch K.ch
do:   I; G offer 3; W demand 5; G agree; W place G.cl=1;
      II ch; O offer 1; W accept; K offer 3; W accept; W choose K.ch slot 6
post: money W=41 O=31 K=29 B=32 G=27 | at=W/present
"""
    )
    run = scenario.play(len(scenario.steps))
    run.compare(scenario.outcome)
    white, orange, black, blue, green = run.game.seats
    known = {seat: run.table.knowledge(seat).money.purses for seat in run.game.seats}
    assert known[blue] == {
        white: (37, 101),
        orange: (0, 32),
        black: (0, 32),
        blue: (32, 32),
        green: (27, 27),
    }
    assert known[white][orange] == (31, 31)
    assert known[white][white] == (41, 41)
    assert sum(run.purses.values()) == 160

"""Intrigue told in sentences."""

import re
from random import Random
from typing import Any

import pytest

from games.catalogue import set_up
from games.intrigue.advisers import Adviser, Kind
from games.intrigue.money import Earned, Fortunes
from games.intrigue.rules import (
    Ask,
    Intrigue,
    Placing,
    Recall,
    Turn,
    Verdict,
    Visit,
)
from games.intrigue.talks import Matter, Say, Step, Word
from games.kit import Choose, Coin, Decision, Event, Note, Seat, Speak
from players.play import play_at_random
from players.view import view
from table.plain import PlainTable
from tests.players.intrigue.playing import SEALED, Script
from ui.screen.offered import offered
from ui.telling import Teller
from ui.telling.intrigue import aside, board, turn
from ui.words import LANGUAGES

ALICE, BOB, CAROL = map(Seat, (1, 2, 3))
NAMES = {ALICE: "Alice", BOB: "Bob", CAROL: "Carol"}
SEED = Random().getrandbits(32)
CHEMIST = Kind.CHEMIST
FREE = Event(Note(Matter(Step.FREE, ALICE, (Adviser(BOB, CHEMIST),))), None)
RIVALS = (Adviser(BOB, CHEMIST), Adviser(CAROL, CHEMIST))
INTERNAL = Event(Note(Matter(Step.INTERNAL, ALICE, RIVALS, 6)), None)


def choose(seat: Seat, ask: Ask, answer: Any) -> Event:
    return Event(Choose(seat, (answer,), ask, answer), answer)


def note(about: Any) -> Event:
    return Event(Note(about), None)


REMARK = [
    note(Turn(ALICE, 1)),
    FREE,
    choose(BOB, Ask.SPEAK, Say(Word.OFFER)),
    choose(ALICE, Ask.ANSWER, Say(Word.TALK)),
    Event(Speak(ALICE, Ask.TALK), "soon"),
]
CONFLICT = (
    "A conflict in Alice’s castle: Bob’s chemist wants the place of Carol’s chemist, "
    "worth 6,000 ducats."
)

# The last event of each list, as a spectator is told, and a part of what Bob is told.
TOLD = [
    ([Event(Coin(3), 1)], "Bob begins, by the draw.", "You begin"),
    ([note(Turn(BOB, 2))], "Round 2 of 5.", "Round 2"),
    ([note(Earned(BOB, 16))], "Bob earns 16,000 ducats.", "You earn"),
    (
        [note(Earned(ALICE, 1, BOB))],
        "Bob has nothing: the bank pays 1,000 ducats to Alice.",
        "You have nothing",
    ),
    ([FREE], "At Alice’s gate, uncontested: Bob’s chemist.", "your chemist"),
    (
        [INTERNAL],
        CONFLICT,
        "your chemist wants",
    ),
    (
        [FREE, choose(BOB, Ask.SPEAK, Say(Word.OFFER)), choose(BOB, Ask.AMOUNT, 3)],
        "Bob offers Alice 3,000 ducats.",
        "You offer",
    ),
    ([FREE, choose(BOB, Ask.AMOUNT, None)], "Bob offers nothing after all.", "You offer"),
    ([FREE, choose(ALICE, Ask.DEMAND, 5)], "Alice demands 5,000 ducats.", "Alice"),
    ([choose(BOB, Ask.SPEAK, Say(Word.AGREE, 5))], "Bob agrees to 5,000 ducats.", "You agree"),
    (
        [choose(BOB, Ask.SPEAK, Say(Word.PROMISE, 10))],
        "Bob promises a place worth 10,000 ducats.",
        "You promise",
    ),
    (
        [*REMARK, choose(BOB, Ask.SPEAK, Say(Word.BROKEN, 1))],
        "Bob says that Alice broke their word: “soon”",
        "You say that Alice",
    ),
    ([choose(BOB, Ask.SPEAK, Say(Word.DONE))], "Bob says no more.", "You say"),
    ([choose(ALICE, Ask.ANSWER, Say(Word.ACCEPT))], "Alice accepts: it is paid.", "Alice"),
    (
        [choose(ALICE, Ask.PLACE, Placing(BOB, CHEMIST, 6))],
        "Alice gives Bob’s chemist the place worth 6,000 ducats.",
        "your chemist",
    ),
    ([choose(ALICE, Ask.PLACE, Recall(BOB))], "Alice hears Bob again.", "you again"),
    (
        [INTERNAL, choose(ALICE, Ask.VERDICT, Verdict.REPLACE)],
        "Alice replaces Carol’s chemist with Bob’s chemist.",
        "with your chemist",
    ),
    (
        [choose(ALICE, Ask.PRESENT, Visit(BOB, CHEMIST))],
        "Alice presents a chemist to Bob.",
        "to you",
    ),
    (
        [note(Fortunes(((ALICE, 40), (BOB, 0))))],
        "The purses are opened: Alice 40,000 and Bob nothing.",
        "you nothing",
    ),
]


@pytest.mark.parametrize(("events", "told", "to_bob"), TOLD, ids=[told for _, told, _ in TOLD])
def test_intrigue_is_told_in_plain_sentences(events: list[Event], told: str, to_bob: str) -> None:
    *before, event = events
    assert Teller("intrigue", "en", NAMES).describe(event, before) == told
    assert to_bob in str(Teller("intrigue", "en", NAMES, viewer=BOB).describe(event, before))


@pytest.mark.parametrize(
    "event", [note(Earned(BOB, 0)), choose(BOB, Ask.SPEAK, Say(Word.OFFER))], ids=["0", "offer"]
)
def test_what_would_only_be_noise_is_not_told(event: Event) -> None:
    assert Teller("intrigue", "en", NAMES).describe(event, [FREE]) is None


def test_a_turn_begins_with_its_note() -> None:
    assert turn(Note(Turn(BOB, 1))) == BOB
    assert turn(Note(Earned(BOB, 1))) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["public", "sealed"])
def test_all_that_happens_is_told_and_all_that_is_asked_has_words(mode: str, language: str) -> None:
    print("seed", SEED)
    game = set_up("intrigue", 3, [f"bribes={mode}", "offers=3"])
    table: PlainTable[Any] = PlainTable(game, SEED)
    teller = Teller("intrigue", language, NAMES, BOB)
    random = Random(SEED)
    while table.deciders:
        (seat,) = table.deciders
        request, options = table.match.pending, table.options(seat)
        assert isinstance(request, Decision)
        labels = teller.choices(request, options)
        assert not any(re.search(r"[{}$=]|Seat", label) for label in labels), labels
        for sentence in (*aside(view(table, BOB)), *board(table.game).middle):
            assert teller.say(sentence)
        table.decide(seat, options[int(random.random() * len(options))])
    for place, event in enumerate(table.match.events):
        told = teller.describe(event, table.match.events[:place])
        assert told is None or not set("{}$") & set(told), f"{event} is told: {told}"


def test_everybody_sees_its_own_purse_and_no_other() -> None:
    table: PlainTable[Intrigue] = PlainTable(Intrigue(3), 1)
    play_at_random(table, Random(1))
    teller = Teller("intrigue", "en", NAMES, BOB)
    told = " ".join(teller.say(sentence) for sentence in aside(view(table, BOB)))
    assert "In your purse: " in told
    assert told.count("purse") == 1
    cells = [cell for row in board(table.game).rows for cell in row.cells]
    notes = [teller.say(note) for cell in cells for note in cell]
    assert notes
    assert not any("ducats" in note for note in notes)
    assert [place.coins for place in board(table.game).places] == [None] * 3


def test_who_is_asked_knows_its_purse_the_sealed_offer_and_what_was_promised() -> None:
    script = Script(SEALED).decide(
        Visit(BOB, CHEMIST), Visit(BOB, Kind.WRITER), Say(Word.PROMISE, 10), Say(Word.OFFER)
    )
    script.table.decide(ALICE, 7)
    promise = "Alice promised { } a place worth 10,000 ducats in round 1 (still open)."
    told = {
        seat: [
            Teller("intrigue", "en", NAMES, seat).say(a) for a in aside(view(script.table, seat))
        ]
        for seat in (BOB, CAROL)
    }
    assert told == {
        BOB: [
            "In your purse: 32,000 ducats.",
            "Alice offers you 7,000 ducats.",
            promise.replace("{ }", "you"),
        ],
        CAROL: ["In your purse: 32,000 ducats.", promise.replace("{ }", "Bob")],
    }


@pytest.mark.parametrize(("amount", "there"), [(7, False), (32, True)])
def test_the_bank_is_offered_to_nobody_who_has_money(amount: int, there: bool) -> None:
    script = Script(SEALED).decide(Visit(BOB, Kind.WRITER), Visit(CAROL, Kind.WRITER))
    script.decide(Say(Word.OFFER), amount, Say(Word.ACCEPT))
    script.until(ALICE, Ask.SPEAK)
    seen, asked = view(script.table, ALICE), script.pending
    assert Say(Word.BANK) in seen.options
    options, _ = offered(Teller("intrigue", "en", NAMES, ALICE), seen, asked)
    assert (Say(Word.BANK) in options) is there

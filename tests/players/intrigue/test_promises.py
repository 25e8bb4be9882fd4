"""What was promised, and whether it was kept: nobody enforces it, but nobody has to forget it."""

import pytest

from games.intrigue.advisers import Adviser, Kind
from games.intrigue.rules import Ask, Bystanders, IntrigueOptions, Placing, Visit
from games.intrigue.talks import VERDICTS, Say, Word
from games.kit import Event
from players.intrigue.promises import Promise, promises
from tests.players.intrigue.playing import ONE, THREE, TWO, Script

CHEMIST, WRITER, CLERIC = Kind.CHEMIST, Kind.WRITER, Kind.CLERIC


def promised(slot: int) -> Script:
    """Seat 1 has a chemist and a writer with seat 2, and promises a slot for it."""
    script = Script().decide(Visit(TWO, CHEMIST), Visit(TWO, WRITER))
    return script.decide(Say(Word.PROMISE, slot))


def test_a_promise_is_open_until_it_comes_to_it() -> None:
    script = promised(6)
    assert promises(script.table.match.events) == [Promise(1, ONE, TWO, 6)]


@pytest.mark.parametrize(("given", "kept"), [(1, False), (3, False), (6, True), (10, True)])
def test_it_is_kept_by_that_slot_or_a_better_one(given: int, kept: bool) -> None:
    script = promised(6).until(TWO, Ask.PRESENT).decide(Visit(ONE, CLERIC), Visit(THREE, WRITER))
    script.until(ONE, Ask.PLACE).decide(Placing(TWO, CLERIC, given))
    assert promises(script.table.match.events) == [Promise(1, ONE, TWO, 6, kept=kept)]


def test_it_is_broken_by_choosing_a_rival() -> None:
    script = promised(1).until(TWO, Ask.PRESENT).decide(Visit(ONE, CHEMIST), Visit(THREE, WRITER))
    script.until(THREE, Ask.PRESENT).decide(Visit(ONE, CHEMIST), Visit(TWO, WRITER))
    script.until(ONE, Ask.WINNER).decide(Placing(THREE, CHEMIST, 10))
    assert [promise.kept for promise in promises(script.table.match.events)] == [False]


def test_others_can_neither_keep_nor_break_it() -> None:
    script = promised(10).until(TWO, Ask.PLACE).decide(Placing(ONE, CHEMIST, 1))
    assert [promise.kept for promise in promises(script.table.match.events)] == [None]


def test_a_host_may_promise_too_and_is_soon_put_to_the_test() -> None:
    script = Script().decide(Visit(TWO, CHEMIST), Visit(TWO, WRITER), Say(Word.OFFER), 3)
    script.decide(Say(Word.PROMISE, 10), Say(Word.ACCEPT)).decide(Placing(ONE, CHEMIST, 3))
    assert promises(script.table.match.events) == [Promise(1, TWO, ONE, 10, kept=False)]


WORDS = "a fine place for yours, soon"


def remarked() -> Script:
    """Seat 1 says something to seat 2, which presents an adviser to it."""
    script = Script().decide(Visit(TWO, CHEMIST), Visit(TWO, WRITER), Say(Word.TALK))
    script.table.decide(ONE, WORDS)
    return script.until(TWO, Ask.PRESENT).decide(Visit(ONE, CLERIC), Visit(THREE, WRITER))


def test_words_of_ones_own_are_quoted_and_not_judged() -> None:
    script = remarked().until(ONE, Ask.PLACE).decide(Placing(TWO, CLERIC, 10))
    assert promises(script.table.match.events) == [Promise(1, ONE, TWO, None, WORDS, 1)]


@pytest.mark.parametrize("word", VERDICTS)
def test_whom_they_were_said_to_may_call_them_kept_or_broken_once(word: Word) -> None:
    script = remarked().until(TWO, Ask.SPEAK).decide(Say(Word.DONE))  # to seat 3
    script.until(TWO, Ask.SPEAK)
    assert set(VERDICTS) <= {say.word for say in script.pending.among}
    script.decide(Say(word, 1))
    assert [promise.kept for promise in promises(script.table.match.events)] == [word is Word.KEPT]
    assert not set(VERDICTS) & {say.word for say in script.pending.among}


def test_nobody_else_may_call_them_anything() -> None:
    script = remarked()
    while script.table.deciders:
        if script.ask in (Ask.SPEAK, Ask.ANSWER) and script.seat != TWO:
            assert not set(VERDICTS) & {say.word for say in script.pending.among}
        script.decide(script.pending.preset)


def test_a_bystander_is_quoted_but_has_given_nobody_its_word() -> None:
    heard = IntrigueOptions(bystanders=Bystanders.HEARD)
    script = Script(heard).decide(Visit(TWO, CHEMIST), Visit(TWO, WRITER))
    script.table.decide(THREE, "shame")
    assert promises(script.table.match.events) == [Promise(1, THREE, TWO, text="shame")]
    assert script.table.game.remarks.open == {}


def test_a_rival_named_to_challenge_a_resident_has_no_slot_yet() -> None:
    """And whoever is not even named has none for certain."""
    script = Script().until(TWO, Ask.PRESENT).decide(Visit(ONE, CLERIC), Visit(THREE, WRITER))
    script.until(ONE, Ask.PRESENT).decide(Visit(TWO, WRITER), Visit(THREE, WRITER))
    script.until(ONE, Ask.SPEAK).decide(Say(Word.PROMISE, 6))
    script.until(TWO, Ask.PRESENT).decide(Visit(ONE, CLERIC), Visit(THREE, WRITER))
    script.until(THREE, Ask.PRESENT).decide(Visit(ONE, CLERIC), Visit(TWO, CLERIC))
    script.until(ONE, Ask.WINNER)
    named = {
        owner: [promise.kept for promise in judged_by(script, Adviser(owner, CLERIC))]
        for owner in (TWO, THREE)
    }
    assert named == {TWO: [None], THREE: [False]}


def judged_by(script: Script, winner: Adviser) -> list[Promise]:
    """What becomes of all promises if this one is chosen."""
    request = script.pending
    assert winner in request.among
    return promises([*script.table.match.events, Event(request, winner)])

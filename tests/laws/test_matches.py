"""Laws of every game: a new one inherits them by being in the catalogue."""

import dataclasses
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.kit import Card, Decision, Deck, Game, IllegalAnswer, Match, Play, Prove, Seat
from players.play import play_at_random
from table.plain import PlainTable
from tests.laws.matches import MONEY, SETUPS, Setup, decide_at_random, few_setups
from tests.snapshot import snapshot

EACH = pytest.mark.parametrize("setup", few_setups(), ids=str)
ROOT = Path(__file__).parent.parent.parent


@EACH
@pytest.mark.parametrize("seed", range(5))
def test_a_match_replays_from_its_answers(setup: Setup, seed: int) -> None:
    table = setup.table(seed)
    play_at_random(table, Random(seed))
    match = Match(table.game.fresh(), [event.answer for event in table.match.events])
    assert match.pending is None
    assert match.events == table.match.events
    assert match.game == table.game


def test_matches_are_the_same_whatever_the_order_of_a_set() -> None:
    def transcript(hash_seed: str) -> str:
        command = [sys.executable, "-m", "tests.laws.transcript", "11"]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
        return run.stdout

    first = transcript("1")
    assert first.count("True\n") == len(few_setups())
    assert first == transcript("2") == transcript("77")


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_a_match_can_be_taken_up_anywhere(setup: Setup, seed: int) -> None:
    table = setup.table(seed)
    random = Random(seed)
    for decision in count():
        if not table.deciders:
            break
        if decision < 50 or decision % 10 == seed:  # each is a match played again
            match = Match(table.game.fresh(), [event.answer for event in table.match.events])
            assert (match.game, match.pending) == (table.game, table.match.pending)
        decide_at_random(table, random)


def mentioned(value: object) -> Iterator[Card[Any]]:
    """The cards that the fields of a game mention."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from mentioned(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from mentioned(item)


def cards_of(game: Game) -> list[Card[Any]]:
    parts = [getattr(game, part.name) for part in dataclasses.fields(game)]
    return [card for part in parts for card in mentioned(part)]


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_made_lost_or_in_two_places(setup: Setup, seed: int) -> None:
    table = setup.table(seed)
    random = Random(seed)
    while table.deciders:
        decks = [event.request for event in table.match.events if isinstance(event.request, Deck)]
        assert Counter(table.faces.values()) == Counter(
            face for deck in decks for face in deck.faces
        )
        cards = cards_of(table.game)
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(table.faces)
        decide_at_random(table, random)


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_no_coin_is_made_or_lost(setup: Setup, seed: int) -> None:
    table = setup.table(seed)
    random = Random(seed)

    def money() -> int:
        return MONEY[setup.game](table.game) + sum(table.funds.purses.values())

    before = money()
    while table.deciders:
        assert money() == before
        decide_at_random(table, random)
    assert money() == before


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_knows_is_true(setup: Setup, seed: int) -> None:
    table = setup.table(seed)
    random = Random(seed)
    while table.deciders:
        for seat in (*table.game.seats, None):
            book = table.knowledge(seat)
            assert list(book.cards) == sorted(table.faces)
            assert book.faces.items() <= table.faces.items()
            unread = [face for card, face in table.faces.items() if card not in book.faces]
            assert sorted(book.pool) == sorted(unread)
            for group in book.groups:
                assert group.cards <= book.cards.keys() - book.faces.keys()
                assert Counter(group.faces) <= Counter(table.faces[card] for card in group.cards)
            for owner, (least, most) in book.money.purses.items():
                assert least <= table.funds.purses[owner] <= most
        decide_at_random(table, random)


class Nonsense(StrEnum):
    NONE = "nonsense"


def wrong_choices(table: PlainTable[Any], seat: Seat) -> Iterator[object]:
    legal = table.options(seat)
    odd: list[object] = [Nonsense.NONE, object(), -1, 999, None, (), (Card(0),), Card(10**6)]
    for choice in (*odd, *table.faces, tuple(table.faces)):
        if choice not in legal:
            yield choice
    for option in legal:
        if isinstance(option, Card):
            yield int(option)


@EACH
def test_an_illegal_choice_names_what_is_legal_and_changes_nothing(setup: Setup) -> None:
    table = setup.table(3)
    random = Random(3)
    for _ in range(25):
        if not table.deciders:
            break
        before = snapshot(table)
        seat = table.deciders[0]
        legal = table.options(seat)
        for choice in wrong_choices(table, seat):
            with pytest.raises(IllegalAnswer) as caught:
                table.decide(seat, choice)
            assert all(str(option) in str(caught.value) for option in legal)
        assert snapshot(table) == before
        decide_at_random(table, random)


@EACH
def test_a_seat_that_is_not_asked_is_told_who_is_and_nothing_changes(setup: Setup) -> None:
    table = setup.table(4)
    random = Random(4)
    for _ in range(25):
        if not table.deciders:
            break
        before = snapshot(table)
        asked = table.deciders
        for stranger in (*table.game.seats, Seat(0), Seat(99)):
            if stranger not in asked:
                with pytest.raises(IllegalAnswer) as caught:
                    table.decide(stranger, table.options(asked[0])[0])
                assert all(f"seat {seat}" in str(caught.value) for seat in asked)
        assert snapshot(table) == before
        decide_at_random(table, random)


def position(match: Match[Any]) -> tuple[object, ...]:
    return repr(match.game), tuple(match.events), match.pending, match.cards


@EACH
def test_a_public_answer_that_cannot_be_is_refused_and_changes_nothing(setup: Setup) -> None:
    table = setup.table(5)
    play_at_random(table, Random(5))
    match = Match(table.game.fresh())
    for event in table.match.events:
        before = position(match)
        wrong: list[object] = [object(), -1, 10**12, (Card(10**6),), {Seat(99): True}, "\x07"]
        if event.request.makes and event.answer is not None:
            others = {event.answer[::-1], tuple([Card(card + 1) for card in event.answer])}
            wrong += others - {event.answer}
        for answer in wrong:
            with pytest.raises(IllegalAnswer):
                match.answer(answer)
        assert position(match) == before
        match.answer(event.answer)
    assert match.game == table.game
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.answer(None)


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_every_decision_has_options_a_key_and_a_default_that_is_one_of_them(
    setup: Setup, seed: int
) -> None:
    table = setup.table(seed)
    random = Random(seed)
    while table.deciders:
        request = table.match.pending
        assert isinstance(request, Decision)
        assert request.ask is not None
        for seat in table.deciders:
            assert seat in table.game.seats
            legal = table.options(seat)
            assert request.preset in legal or (
                isinstance(request, Prove) and request.preset is None
            )
        decide_at_random(table, random)


@EACH
def test_the_defaults_are_enough_to_go_on(setup: Setup) -> None:
    """Nobody ever answers, and still every decision can be taken for them."""
    table = setup.table(1)
    decisions = 0
    while isinstance(request := table.match.pending, Decision) and decisions < 500:
        for seat in table.deciders:
            must_prove = isinstance(request, Prove) and None not in table.options(seat)
            table.decide(seat, table.options(seat)[0] if must_prove else request.preset)
        decisions += 1
    assert decisions == 500 or table.game.winners


@EACH
def test_what_may_be_played_depends_on_the_cards_it_shows_and_on_no_other(setup: Setup) -> None:
    """And nobody can make the rules stumble by turning up cards that don't belong together."""
    table, random = setup.table(2), Random(2)
    while table.deciders:
        request = table.match.pending
        if isinstance(request, Play):
            assert request.preset.shows == request.preset.needs == ()
            for option in table.options(request.seat):
                assert request.legal(option) == option
            turned_up = random.sample(list(table.faces.values()), random.randint(0, 9))
            for option in request.with_only(turned_up):
                assert Counter(option.shows) <= Counter(turned_up)
        decide_at_random(table, random)


def test_the_setups_cover_every_option_and_player_count() -> None:
    for setup in SETUPS:
        assert setup.table(0).match.pending is not None

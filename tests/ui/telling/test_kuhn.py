"""Kuhn's poker has words of its own for all there is in it."""

import pytest

from games.kit import Card, Choose, Coin, Deck, Event, Seat
from games.kuhn import Ask, Kuhn, Rank
from table.plain import PlainTable
from ui.telling import Teller, story_of
from ui.words import LANGUAGES

ADA, BOB = Seat(1), Seat(2)
NAMES = {ADA: "Ada", BOB: "Bob"}


def said(ask: Ask, yes: bool) -> Event:
    return Event(Choose(BOB, (False, True), ask, False), yes)


@pytest.mark.parametrize(
    ("event", "told", "to_bob"),
    [
        (said(Ask.BET, True), "Bob bets a chip.", "You bet a chip."),
        (said(Ask.BET, False), "Bob checks.", "You check."),
        (said(Ask.CALL, True), "Bob calls.", "You call."),
        (said(Ask.CALL, False), "Bob folds.", "You fold."),
        (Event(Coin(2), 1), "Bob speaks first, by the draw.", "You speak first, by the draw."),
        (Event(Deck((Rank.ACE,)), (Card(0),)), None, None),
    ],
)
def test_it_is_told_in_plain_sentences(event: Event, told: str | None, to_bob: str | None) -> None:
    assert Teller("kuhn", "en", NAMES).describe(event, []) == told
    assert Teller("kuhn", "en", NAMES, BOB).describe(event, []) == to_bob


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_and_card_has_words(language: str) -> None:
    teller = Teller("kuhn", language, NAMES)
    for ask in Ask:
        assert f"ask-{ask}" in teller.words
        assert f"option-{ask}-yes" in teller.words
        assert f"option-{ask}-no" in teller.words
    for rank in Rank:
        assert rank in teller.words


def test_everybody_sees_the_chips_the_pot_and_who_still_has_a_card() -> None:
    table = PlainTable(Kuhn(2, ADA), 1)
    table.decide(ADA, True)
    board = story_of("kuhn").board(table.game)
    assert [(place.coins, len(place.hidden)) for place in board.places] == [(18, 1), (19, 1)]
    assert Teller("kuhn", "en", NAMES).say(board.middle[0]) == "Pot: 3 chips"

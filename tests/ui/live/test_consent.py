"""What a person reads of a table's terms before anything is signed, and has to say (S4)."""

import io
from typing import cast

import pytest
import trio
from msgspec.structs import replace
from rich.console import Console
from trio.testing import MockClock

from games.catalogue import set_up
from table.founding import Clock, Terms
from table.quorum import Strength
from tests.sample import terms
from tests.ui.live.test_person import Typed
from ui.desk.line_reader import Lines as TypedLines
from ui.live.reporter import Lines
from ui.live.screen import Screen
from ui.live.terms_told import terms_told
from ui.telling.strength import strength_told
from ui.terms import terms_for
from ui.words import LANGUAGES, Words

YES = {"en": "yes", "fr": "oui", "nl": "ja"}


def table(players: int, quorum: int | None) -> Terms:
    return replace(terms("complots", players), quorum=quorum, clock=Clock(90, 30))


async def agreed(asked: Terms, *typed: str | None, language: str = "en") -> tuple[str | None, str]:
    """Why somebody who types this does not agree, and what they read."""
    file = io.StringIO()
    screen = Screen(language, Console(file=file, width=1000))
    screen._person._lines = cast("TypedLines", Typed(True, list(typed)))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(screen._person.listen)
        answer = await screen.agree(asked)
        nursery.cancel_scope.cancel()
    return answer, file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_usual_table_is_told_by_its_numbers_and_asks_nothing(language: str) -> None:
    asked = table(7, 5)
    answer, text = await agreed(asked, language=language)
    assert answer is None
    text = text.partition(terms_told(asked, language)[-1])[2]
    assert text.count("2") >= 3  # two may drop out, two may cheat, more than two stop it
    assert "5" not in text, "the quorum promises too much"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_less_than_usual_needs_a_yes_to_just_that(language: str) -> None:
    asked = table(6, 4)
    answer, text = await agreed(asked, YES[language], language=language)
    assert answer is None
    assert Words(language, "screen").say("strength-weak", players=6, usual=3) in text
    refused, _ = await agreed(
        asked, {"en": "no", "fr": "non", "nl": "nee"}[language], language=language
    )
    assert refused == Words(language, "screen").say("not-signed")


async def test_whoever_says_nothing_has_not_agreed() -> None:
    refused, _ = await agreed(table(6, 4), None)
    assert refused is not None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_friends_are_warned_of_each_other(language: str) -> None:
    answer, text = await agreed(table(3, 2), YES[language], language=language)
    assert answer is None
    assert Words(language, "common").say("strength-friends") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_recovery_nobody_else_opens_your_cards(language: str) -> None:
    words = Words(language, "common")
    assert strength_told(words, Strength(3, clock=True)) == [words.say("strength-alone")]


async def opens(*typed: str | None, language: str = "en") -> tuple[bool, str]:
    file = io.StringIO()
    screen = Screen(language, Console(file=file, width=1000))
    screen._person._lines = cast("TypedLines", Typed(True, list(typed)))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(screen._person.listen)
        answer = await screen.open_cards()
        nursery.cancel_scope.cancel()
    return answer, file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_cards_are_opened_by_a_yes_alone(language: str) -> None:
    """O11: whoever is asked reads first what that means."""
    yes, text = await opens("perhaps", YES[language], language=language)
    assert yes
    assert Words(language, "screen").say("open-cards-what") in text
    assert not (await opens({"en": "no", "fr": "non", "nl": "nee"}[language], language=language))[0]


async def test_no_answer_within_a_minute_is_a_no(autojump_clock: MockClock) -> None:
    began = trio.current_time()
    yes, text = await opens()
    assert not yes
    assert trio.current_time() == began + 60
    assert "Your cards stay closed." in text


async def test_a_program_that_reads_our_lines_agrees_to_the_usual_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert await Lines().agree(table(4, 3)) is None
    assert capsys.readouterr().out == '{"spares": 1, "withstands": 1, "weak": false}\n'
    assert "S4" in str(await Lines().agree(table(3, 2)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["complots", "mascarade", "intrigue", "shadow_blades"])
def test_before_one_sits_down_the_terms_are_told_in_plain_words(game: str, language: str) -> None:
    agreed_on = terms_for(set_up(game, 4, []), clock=Clock(180, 45), quorum=None)
    words = Words(language, game, "screen", "common")
    title, *options, clock = terms_told(agreed_on, language)
    assert words.say("title") in title
    assert "4" in title
    assert "180" in clock
    assert "45" in clock
    for option, _ in agreed_on.options:
        assert words.say(f"option-name-{option}") in " ".join(options)
    without = terms_for(set_up(game, 4, []), clock=None, quorum=None)
    assert terms_told(without, language)[-1] == words.say("terms-no-clock")

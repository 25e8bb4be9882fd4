"""Whole matches through the real thing: our program, its page, other players, every proof."""

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.seats import Person, node

pytestmark = pytest.mark.browser

FAST = ("--pace", "fast")
GAMES = {
    "complots": ("--players", "3", *FAST),
    "mascarade": ("--players", "4", *FAST),
    "intrigue": ("--players", "3", "--option", "offers=1", *FAST),
    "shadow_blades": ("--players", "2", "--option", "length=short", *FAST),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_clicking(game: str, opened: Opened) -> None:
    with node("demo", game, *GAMES[game]) as address:
        page = opened(address)
        assert Person(page, seed=1).play() > 0
        expect(page.locator("body[data-phase=over] #tray-title")).not_to_be_empty()


def test_a_match_is_played_by_keyboard_alone_and_in_dutch(opened: Opened) -> None:
    with node("demo", "complots", "--lang", "nl", *GAMES["complots"]) as address:
        page = opened(address)
        expect(page.locator("html")).to_have_attribute("lang", "nl")
        assert Person(page, seed=2, by_keys=True).play() > 0
        expect(page.locator("[data-tab=log]")).to_have_text("Logboek")


def test_a_match_is_played_on_a_phone_in_french_and_a_reload_loses_nothing(opened: Opened) -> None:
    with node("demo", "mascarade", *GAMES["mascarade"]) as address:
        page = opened(address, width=360, height=740, has_touch=True)
        page.click("[data-settings]")
        page.click("[data-setting=lang-fr]")
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", "fr")

        # In mid-question everything is there again: the same is asked, in the same language.
        page.wait_for_selector("[data-question]", timeout=60_000)
        before = page.locator("[data-question]").get_attribute("data-question")
        page.reload()
        page.wait_for_selector("[data-question]")
        assert page.locator("[data-question]").get_attribute("data-question") == before
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        assert Person(page, seed=3).play() > 0
        expect(page.locator("[data-tab=log]")).to_have_text("Journal")


def test_two_people_play_each_other_and_a_third_watches(opened: Opened) -> None:
    """Three programs, three pages; whoever is asked answers, and nobody waits for its turn."""
    host_words = ("host", "complots", "--players", "2", "--name", "Ada", "--bind", "127.0.0.1")
    with node(*host_words) as host:
        ada = opened(host)
        link = ada.locator("[data-link]").input_value(timeout=60_000)
        watch, join = ("watch", link), ("join", link, "--name", "Blaise", "--bind", "127.0.0.1")
        with node(*watch) as gallery, node(*join) as guest:
            third, people = opened(gallery), [Person(ada, 6), Person(opened(guest), 7)]
            play_each_other(people)
            assert all(person.answered > 0 for person in people)
            won = [page.locator("#tray-title") for page in (ada, people[1].page, third)]
            for title in won:
                expect(title).not_to_be_empty()
            assert third.locator("[data-option]").count() == 0


def play_each_other(people: list[Person]) -> None:
    """Until all of them see the end; a round in which nobody is asked takes a moment."""
    for _ in range(3000):
        if all(person.is_over for person in people):
            return
        asked = [person for person in people if person.is_asked]
        for person in asked:
            person.answer()
        if not asked:
            people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody has won, and nobody is asked any more")

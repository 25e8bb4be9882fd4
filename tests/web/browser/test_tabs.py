"""Tabs come and go, and the program dies: nothing of the match is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opened
from tests.web.browser.seats import Person, node, program

pytestmark = pytest.mark.browser

DEMO = ("demo", "complots", "--players", "3", "--pace", "fast")


def question_of(page: Page) -> str | None:
    page.wait_for_selector("[data-question]", timeout=60_000)
    return page.locator("[data-question]").get_attribute("data-question")


def test_a_second_tab_shows_the_same_and_a_closed_one_takes_nothing_with_it(opened: Opened) -> None:
    with node(*DEMO) as address:
        first = opened(address)
        number = question_of(first)
        second = opened(address)
        assert question_of(second) == number

        # Answered in one, it is answered in both.
        Person(second, seed=3).answer()
        expect(first.locator(f"[data-question='{number}']")).to_have_count(0)

        first.close()
        second.close()
        assert Person(opened(address), seed=4).play() > 0


def test_the_newest_three_tabs_live_and_an_older_one_can_take_over(opened: Opened) -> None:
    with node(*DEMO) as address:
        first = opened(address)
        number = question_of(first)
        others = [opened(address) for _ in range(3)]
        take_over = first.get_by_role("button", name="Show it here")
        expect(take_over).to_be_visible()
        assert first.locator("[data-option]").count() == 0
        take_over.click()
        assert question_of(first) == number
        expect(others[0].get_by_role("button", name="Show it here")).to_be_visible()


def test_a_node_that_is_killed_is_missed_and_goes_on_where_it_was(
    tmp_path: Path, opened: Opened
) -> None:
    with program(str(tmp_path), *DEMO) as (address, process):
        page = opened(address)
        question_of(page)
        asked = page.locator("#tray-title").text_content()
        told = page.locator("[data-line]").all_text_contents()
        process.kill()
        expect(page.locator(".bar-line")).to_be_visible()
    with program(str(tmp_path), "resume", "--pace", "fast") as (address, _):
        again = opened(address)
        question_of(again)
        assert again.locator("#tray-title").text_content() == asked
        assert again.locator("[data-line]").all_text_contents() == told
        assert Person(again, seed=5).play() > 0

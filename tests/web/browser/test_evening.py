"""From the start page on: a table is opened or joined, left and gone on with, played again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.p2p.entry.test_beacon import NETWORKS
from tests.web.browser.conftest import Opened
from tests.web.browser.seats import PATIENCE, Person, node, program

pytestmark = pytest.mark.browser


def phase(page: Page, name: str) -> None:
    page.wait_for_selector(f"body[data-phase={name}]", timeout=PATIENCE)


def open_table(page: Page, game: str, players: int) -> None:
    page.click(f"[data-game={game}]")
    page.fill("[name=players]", str(players))
    page.click("button[data-host]")
    phase(page, "lobby")


def test_an_evening_at_one_page(tmp_path: Path, opened: Opened) -> None:
    with program(str(tmp_path)) as (address, _):
        page = opened(address)
        phase(page, "start")
        page.fill("[data-name]", "Zoë")

        # Options say what they decide; the table is opened with a chair for a bot.
        open_table(page, "kuhn", 2)
        expect(page.locator("[data-link]")).to_have_value(re.compile(r"undertable:\S+"))
        expect(page.locator("[data-code]")).not_to_be_empty()
        expect(page.locator("img.qr")).to_be_visible()
        expect(page.locator(".chair.is-taken")).to_contain_text("Zoë")
        page.click("[data-bot]")

        # It begins as soon as it is full; left in the middle, it can be gone on with.
        page.wait_for_selector("[data-question]", timeout=PATIENCE)
        page.click("[data-settings]")
        page.click("[data-leave]")
        phase(page, "start")
        page.click("[data-resume]")
        assert Person(page, seed=6).play() > 0

        # What was hidden stays so, and a double click is no answer to the next question.
        page.locator("[data-consent^=open] [data-yes=false]").dblclick()

        # Another match, at the same table; and then enough.
        page.click("[data-consent^=another] [data-yes=true]")
        page.wait_for_selector("body:not([data-phase=over])", timeout=PATIENCE)
        assert Person(page, seed=7).play() > 0
        page.click("[data-consent^=open] [data-yes=false]")
        page.click("[data-consent^=another] [data-yes=false]")
        expect(page.locator(".proved li").first).to_be_visible()
        with page.expect_download() as kept:
            page.click("[data-record]")
        record = kept.value.path()
        page.wait_for_selector("[data-consent]", state="detached")
        page.click("[data-start]")
        phase(page, "start")
        look_at_record(page, record)


def look_at_record(page: Page, record: Path) -> None:
    """Dropped or chosen, it is checked and can be looked at event by event."""
    page.set_input_files("input[data-record]", record)
    phase(page, "replay")
    slider = page.locator("input.slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Forward", exact=True).click()
    expect(slider).to_have_value("1")
    slider.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.click("[data-why] >> nth=-1")
    expect(page.locator("[data-equations]").first).to_be_attached()


def test_what_can_not_be_begun_is_told_and_the_page_stays(opened: Opened) -> None:
    with node() as address:
        page = opened(address, expects="status of 400")
        phase(page, "start")
        page.fill("input[data-join]", "no such thing")
        page.get_by_role("button", name="Join", exact=True).click()
        expect(page.get_by_role("alert").first).not_to_be_empty()
        phase(page, "start")


def test_a_link_leads_to_the_table_of_another(opened: Opened) -> None:
    host_words = ("host", "kuhn", "--players", "2", "--name", "Ada", "--bind", "127.0.0.1")
    with node(*host_words) as host, node() as alone:
        ada = opened(host)
        link = ada.locator("[data-link]").input_value(timeout=PATIENCE)
        page = opened(alone)
        phase(page, "start")
        page.fill("[data-name]", "Blaise")
        page.fill("input[data-join]", link)
        page.get_by_role("button", name="Join", exact=True).click()
        page.wait_for_selector("body[data-phase=table] [data-seat]", timeout=PATIENCE)
        expect(ada.locator("#felt")).to_contain_text("Blaise")


@pytest.mark.parametrize("network", NETWORKS)
def test_a_table_nearby_is_listed_and_joined_by_its_code(network: str, opened: Opened) -> None:
    with node("host", "kuhn", "--players", "2", "--name", f"Ada by {network}") as host:
        ada = opened(host)
        code = ada.locator("[data-code]").text_content(timeout=PATIENCE) or ""
        with node() as alone:
            page = opened(alone)
            row = page.locator(".nearby li", has_text=f"Ada by {network}")
            expect(row).to_be_visible(timeout=PATIENCE)
            page.fill("input[data-join]", code.strip())
            page.get_by_role("button", name="Join", exact=True).click()
            page.wait_for_selector("body[data-phase=table]", timeout=PATIENCE)
